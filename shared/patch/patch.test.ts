import { applyPatch as applyElsewhere } from 'rfc6902';

import { fc, runs } from '../testing/properties';
import { applyPatch, PatchError } from './apply';
import { diff, diffs } from './diff';
import { noted, patchIn } from './notation';

/** What a value is after a trip over the wire. */
const sent = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

/** Two JSON values that have much in common. */
const pairs = fc
  .tuple(fc.jsonValue({ maxDepth: 5 }), fc.infiniteStream(fc.nat(5)), fc.jsonValue({ maxDepth: 2 }))
  .map(([value, dice, other]) => {
    const throwDice = (): number => Number(dice.next().value);
    const mutate = (part: unknown): unknown => {
      const roll = throwDice();
      if (roll === 0) return other;
      if (Array.isArray(part)) {
        const list = (part as unknown[]).map(mutate);
        if (roll === 1) list.splice(throwDice(), 1);
        if (roll === 2) list.splice(throwDice(), 0, other);
        return list;
      }
      if (typeof part !== 'object' || part === null) return part;
      const entries = Object.entries(part).map(([key, field]) => [key, mutate(field)] as const);
      if (roll === 1) entries.pop();
      if (roll === 2) entries.push(['a/b~', other]);
      return Object.fromEntries(entries);
    };
    return [sent(value), sent(mutate(value))] as const;
  });

test('a patch, sent as JSON, makes the one value of the other', () => {
  fc.assert(
    fc.property(pairs, ([before, after]) => {
      expect(applyPatch(before, sent(diff(before, after)))).toEqual(after);
    }),
    runs(1000),
  );
});

test('a patch that was noted is read as the same', () => {
  fc.assert(
    fc.property(pairs, ([before, after]) => {
      const patch = sent(diff(before, after));
      expect(patchIn(sent(noted(patch)))).toEqual(patch);
    }),
    runs(500),
  );
});

/** Applies the patch from one value to another with the library that boardgame.io's clients use. */
function expectElsewhere(before: unknown, after: unknown): void {
  const copy = { root: sent(before) };
  const failed = applyElsewhere(copy, sent(diff({ root: before }, { root: after })) as never);
  expect(failed.every((error) => error === null)).toBe(true);
  expect(copy.root).toEqual(after);
}

test('other libraries apply it the same way', () => {
  fc.assert(
    fc.property(pairs, ([before, after]) => {
      // The other library loses a field of this name.
      fc.pre(!JSON.stringify([before, after]).includes('__proto__'));
      expectElsewhere(before, after);
    }),
    runs(500),
  );
});

// Property above, seed 1117727062, path 186:27:1:93:0:89:89:89:91:96:99:99:99.
test.each(['prototype', 'constructor'])('other libraries apply a change inside a field named %s', (name) => {
  expectElsewhere({ [name]: { x: 1, y: 'long enough to stay' } }, { [name]: { x: 2, y: 'long enough to stay' } });
  expectElsewhere({ [name]: [1], a: 'long enough to stay' }, { [name]: [1, 2], a: 'long enough to stay' });
  expectElsewhere({ [name]: [1, [2]] }, { [name]: [1, [3]] });
  expectElsewhere({ [name]: 1, b: 'long enough to stay' }, { b: 'long enough to stay' });
});

test('several patches made together are those made one by one, whatever the pairs have in common', () => {
  fc.assert(
    fc.property(pairs, pairs, ([before, after], [otherBefore, otherAfter]) => {
      const together = [
        [
          { a: before, b: otherBefore },
          { a: after, b: otherAfter },
        ],
        [
          { a: before, b: otherAfter, c: 1 },
          { a: after, b: otherAfter },
        ],
        [
          { a: otherBefore, b: otherBefore },
          { a: after, b: otherAfter },
        ],
        [{ b: before }, { a: 1, b: after }],
        [before, after],
      ] as const;
      expect(diffs(together)).toEqual(together.map(([from, to]) => diff(sent(from), sent(to))));
    }),
    runs(500),
  );
});

test('equal values need no operation', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => expect(diff(value, sent(value))).toEqual([])),
    runs(100),
  );
});

test('what did not change is shared, and the old value is left as it was', () => {
  const before = { a: { b: [1, { c: 2 }] }, d: { e: 3 } };
  const frozen = sent(before);
  const after = applyPatch(before, [{ op: 'replace', path: '/a/b/0', value: 9 }]);
  expect(after).toEqual({ a: { b: [9, { c: 2 }] }, d: { e: 3 } });
  expect(after.d).toBe(before.d);
  expect(after.a.b[1]).toBe(before.a.b[1]);
  expect(before).toEqual(frozen);
});

test('one more at the end of a list, one less at its head, cost one operation each', () => {
  const list = [{ x: 1 }, { x: 2 }, { x: 3 }];
  expect(diff(list, [...list, { x: 4 }])).toEqual([{ op: 'add', path: '/3', value: { x: 4 } }]);
  expect(diff(list, list.slice(1))).toEqual([{ op: 'remove', path: '/0' }]);
});

test('a thing that is another altogether is said anew', () => {
  const before = { ask: { a: 'one', b: 'two', c: 'three', d: 'four' } };
  const after = { ask: { a: 'eins', b: 'zwei', c: 'drei', d: 'vier' } };
  expect(diff(before, after)).toEqual([{ op: 'replace', path: '/ask', value: after.ask }]);
});

test('fields that are undefined are not there', () => {
  expect(diff({ a: undefined, b: 1 }, { b: 1 })).toEqual([]);
  expect(diff({ a: 1 }, { a: undefined })).toEqual([{ op: 'remove', path: '/a' }]);
  expect(diff({ a: undefined }, { a: 1 })).toEqual([{ op: 'add', path: '/a', value: 1 }]);
});

test('names of prototypes are names like others', () => {
  const after = JSON.parse('{"__proto__":{"x":1},"constructor":2}') as object;
  const made = applyPatch({}, sent(diff({}, after)));
  expect(JSON.stringify(made)).toBe(JSON.stringify(after));
  expect(({} as { readonly x?: number }).x).toBeUndefined();
});

test.each([
  [{ a: 1 }, { op: 'replace', path: '/b', value: 1 }],
  [{ a: 1 }, { op: 'remove', path: '/b' }],
  [{ a: 1 }, { op: 'add', path: '/a/b', value: 1 }],
  [[1], { op: 'add', path: '/2', value: 1 }],
  [[1], { op: 'replace', path: '/1', value: 1 }],
  [[1], { op: 'replace', path: '/x', value: 1 }],
  [{}, { op: 'replace', path: '/toString/x', value: 1 }],
] as const)('on %j, %j does not fit', (value, operation) => {
  expect(() => applyPatch<unknown>(value, [operation])).toThrow(PatchError);
});
