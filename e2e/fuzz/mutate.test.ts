import { Dice } from '../lib/dice';
import { isLawful } from '../lib/wire';
import { mutated } from './mutate';
import { changePart, partsOf, treeOf, writeTree } from './tree';

const value = { ask: '0.1', list: [1, { deep: null }], text: 'é\u0000"' };

describe('documents', () => {
  it('are written as JSON does', () => {
    expect(JSON.parse(writeTree(treeOf(value)))).toEqual(value);
  });

  it('can hold what JSON values cannot', () => {
    const tree = { fields: [['__proto__', { verbatim: '1e999' }] as const, ['__proto__', []] as const] };
    expect(writeTree(tree)).toBe('{"__proto__":1e999,"__proto__":[]}');
  });

  it('can be changed in each of their parts', () => {
    const tree = treeOf(value);
    const changed = Array.from({ length: partsOf(tree) }, (_, i) => writeTree(changePart(tree, i, () => 'X')));
    expect(changed).toHaveLength(7);
    expect(new Set(changed).size).toBe(7);
    expect(() => changePart(tree, 7, () => null)).toThrow(RangeError);
  });

  it('mutate the same way for the same seed, and nearly always into something else', () => {
    const run = (seed: number): readonly string[] => {
      const dice = new Dice(seed);
      return Array.from({ length: 500 }, () => writeTree(mutated(treeOf(value), dice, ['known'])));
    };
    expect(run(1)).toEqual(run(1));
    expect(run(1)).not.toEqual(run(2));
    expect(run(1).filter((text) => text === writeTree(treeOf(value))).length).toBeLessThan(50);
  });
});

describe('packets that must be answered', () => {
  it.each(['["create",{}]', '[5]', '["__proto__"]', '["x",1e999,{"__proto__":{}}]'])('%s', (text) => {
    expect(isLawful(text)).toBe(true);
  });

  it.each(['', '[]', '{}', '[null]', '["disconnect"]', '["x",NaN]', `["${'é'.repeat(40_000)}"]`])(
    'not %s: socket.io itself hangs up on it',
    (text) => {
      expect(isLawful(text)).toBe(false);
    },
  );
});
