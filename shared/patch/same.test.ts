import { fc, runs } from '../testing/properties';
import { sameJson } from './same';

test('says what comparing the JSON texts would say, whatever the order of keys', () => {
  const sorted = (value: unknown): unknown =>
    Array.isArray(value)
      ? value.map(sorted)
      : typeof value === 'object' && value !== null
        ? Object.fromEntries(
            Object.entries(value)
              .sort(([a], [b]) => (a < b ? -1 : 1))
              .map(([k, v]) => [k, sorted(v)]),
          )
        : value;
  const text = (value: unknown): string => JSON.stringify(sorted(value));
  const json = fc.jsonValue({ maxDepth: 3 }).map((value) => JSON.parse(JSON.stringify(value)) as unknown);
  fc.assert(
    fc.property(json, json, (a, b) => sameJson(a, b) === (text(a) === text(b))),
    runs(100),
  );
  fc.assert(
    fc.property(json, (a) => sameJson(a, JSON.parse(JSON.stringify(a)))),
    runs(100),
  );
});

test.each([
  [{ a: 1 }, { a: 2 }],
  [{ a: 1 }, { b: 1 }],
  [{ a: 1 }, { a: 1, b: 1 }],
  [[1], [1, 2]],
  [[], {}],
  [null, {}],
  [{ a: [{ b: 1 }] }, { a: [{ b: 2 }] }],
])('tells %j from %j', (a, b) => {
  expect(sameJson(a, b)).toBe(false);
  expect(sameJson(b, a)).toBe(false);
});

test('takes a field without a value for one that is not there', () => {
  expect(sameJson({ a: 1, b: undefined }, { a: 1 })).toBe(true);
});
