import { chanceOfTold } from './noise';

test('matches that are told otherwise count when they are mostly those of the other world', () => {
  expect(chanceOfTold(0, 5)).toBe(1);
  expect(chanceOfTold(1, 0)).toBeCloseTo(1 / 3);
  expect(chanceOfTold(3, 6)).toBeGreaterThan(0.4);
  expect(chanceOfTold(9, 1)).toBeLessThan(0.001);
});
