import { notPlainJson } from './plain-json';

test.each([
  [{ a: [1, { b: undefined }] }, '.a.1.b'],
  [{ a: NaN }, '.a'],
  [[0, -0], '.1'],
  [{ a: new Map() }, '.a'],
  [{ a: new Date(0) }, '.a'],
  [{ a: () => 1 }, '.a'],
  [{ a: 1n }, '.a'],
  [{ a: new Array(2) }, '.a'],
  [{ a: { [Symbol('s')]: 1 } }, '.a'],
  [{ a: Object.assign([1], { b: 2 }) }, '.a'],
])('in %p, what JSON would not bring back is at %s', (value, path) => {
  expect(notPlainJson(value, new WeakSet())).toBe(path);
});

test('what is plain is remembered, and what is new beside it is looked at', () => {
  const known = new WeakSet<object>();
  const part = { list: [1, 'two', null, true] };
  expect(notPlainJson({ part }, known)).toBeNull();
  expect(known.has(part)).toBe(true);
  expect(notPlainJson({ part, more: { x: undefined } }, known)).toBe('.more.x');
});
