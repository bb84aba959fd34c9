import { LINE } from '../contract/timing';
import { paces } from './budget';

const lines = (n: number) => Array.from({ length: n }, () => LINE);

test('a few lines are told at their speed, and more of nothing but lines quickly, so that a fast game is not far behind', () => {
  expect(paces(lines(3), 0, 'question')).toEqual(['normal', 'normal', 'normal']);
  expect(paces(lines(4), 0, 'question')).toEqual(['quick', 'quick', 'quick', 'quick']);
});

test('what has ended a match is told at its speed', () => {
  expect(paces(lines(4), 0, 'end')).toEqual(['normal', 'normal', 'normal', 'normal']);
});
