import { Looks } from '../testing/looks';
import {
  fields,
  isSmall,
  json,
  knownFields,
  list,
  mapped,
  nullable,
  oneOf,
  optional,
  record,
  shaped,
  text,
  tuple,
  whole,
} from './bounded';

const many = Array.from({ length: 5000 }, (_, i) => i);
const wide = Object.fromEntries(many.map((i) => [`k${i}`, 'v']));
const word = text(8);

describe('what is too large is refused without a look inside', () => {
  it.each([
    ['a list', list(word, 16), many],
    ['a list as a tuple', tuple(word, word), many],
    ['a map', record(word, word, 16), wide],
    ['an object of fields', fields({ a: word }), wide],
    ['an object in an object', fields({ options: record(word, word, 16) }), { options: wide }],
    ['anything', json({ levels: 3, values: 16 }), wide],
    ['anything, in a list', json({ levels: 3, values: 16 }), many],
    ['one of several', oneOf(tuple(word), tuple(word, word), list(word, 16)), many],
  ])('%s', (_, schema, value) => {
    const looks = new Looks();
    expect(schema.safeParse(looks.at(value)).success).toBe(false);
    expect(looks.count).toBeLessThan(100);
  });

  it('fields nobody knows, where they are dropped', () => {
    const looks = new Looks();
    expect(knownFields({ a: optional(word) }).safeParse(looks.at({ ...wide, a: 'x' }))).toEqual({
      success: true,
      data: { a: 'x' },
    });
    expect(looks.count).toBeLessThan(100);
  });
});

describe('what fits is read', () => {
  it.each([
    [text(3), 'abc', 'abc'],
    [shaped(/^a+$/, 3), 'aa', 'aa'],
    [list(word, 2), ['a', 'b'], ['a', 'b']],
    [tuple(word, whole), ['a', 1], ['a', 1]],
    [record(word, word, 1), { a: 'b' }, { a: 'b' }],
    [fields({ a: word, b: optional(word) }), { a: 'x' }, { a: 'x' }],
    [nullable(word), null, null],
    [mapped(shaped(/^\d$/, 1), Number), '7', 7],
    [json({ levels: 2, values: 4 }), [{ a: 1 }, 2], [{ a: 1 }, 2]],
  ])('%#', (schema, value, read) => {
    expect(schema.safeParse(value)).toEqual({ success: true, data: read });
  });

  it.each([
    [text(3), 'abcd'],
    [text(3), 5],
    [text(3), { length: 1 }],
    [shaped(/^a+$/, 3), 'aaaa'],
    [shaped(/^a+$/, 3), 'ab'],
    [list(word, 2), ['a', 'b', 'c']],
    [list(word, 2), { length: 1, 0: 'a' }],
    [tuple(word, whole), ['a']],
    [tuple(word, whole), ['a', 1, 2]],
    [record(word, word, 1), { a: 'b', c: 'd' }],
    [record(word, word, 1), ['a']],
    [record(word, word, 1), null],
    [record(word, word, 2), { 'longer than eight': 'x' }],
    [fields({ a: word }), { a: 'x', b: 'y' }],
    [fields({ a: word }), {}],
    [fields({ a: optional(word) }), JSON.parse('{"__proto__":{}}') as unknown],
    [whole, 1.5],
    [json({ levels: 1, values: 9 }), [[1]]],
    [json({ levels: 9, values: 3 }), [1, 2, 3]],
  ])('%# is refused', (schema, value) => {
    expect(schema.safeParse(value).success).toBe(false);
  });
});

describe('how much is looked at to see that a value is small', () => {
  it('is bounded, however deep it is', () => {
    let deep: unknown = 1;
    for (let i = 0; i < 100_000; i++) deep = [deep];
    expect(isSmall(deep, { levels: 8, values: 100 })).toBe(false);
    expect(isSmall([[1]], { levels: 2, values: 3 })).toBe(true);
  });
});
