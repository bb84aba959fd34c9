import { median, quantile } from './statistics';

test('quantile is the nearest rank, whatever the order', () => {
  const hundred = Array.from({ length: 100 }, (_, i) => 100 - i);
  expect(quantile(hundred, 0.99)).toBe(99);
  expect(quantile(hundred, 0.5)).toBe(50);
  expect(quantile(hundred, 1)).toBe(100);
  expect(quantile(hundred, 0)).toBe(1);
  expect(quantile([7], 0.99)).toBe(7);
  expect(quantile([], 0.5)).toBeNaN();
});

test('median is the middle, or the mean of the two in the middle', () => {
  expect(median([10, 9, 100])).toBe(10);
  expect(median([1, 4, 2, 100])).toBe(3);
  expect(median([])).toBeNaN();
});
