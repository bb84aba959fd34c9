import { clockTime } from './clock-time';

test.each([
  [-5, '0:00'],
  [12_900, '0:12'],
  [61_000, '1:01'],
  [3_599_000, '59:59'],
  [3_600_000, '1:00:00'],
])('%i milliseconds read %s', (milliseconds, text) => {
  expect(clockTime(milliseconds)).toBe(text);
});
