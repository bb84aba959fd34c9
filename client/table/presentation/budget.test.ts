import { cardTiming, LINE, sceneTiming } from '../contract/timing';
import { paced, paces } from './budget';

const lines = (n: number) => Array.from({ length: n }, () => LINE);

test('a few lines are told at their speed, and more of nothing but lines quickly, so that a fast game is not far behind', () => {
  expect(paces(lines(3), 0, 'question')).toEqual(['normal', 'normal', 'normal']);
  expect(paces(lines(4), 0, 'question')).toEqual(['quick', 'quick', 'quick', 'quick']);
});

test('one’s own arrest in a raid is told at its speed while others decide, and keeps three seconds of it before an own question (found: it was gone in 1.8 s)', () => {
  const raid = sceneTiming(4_200, 'engine');
  const arrest = sceneTiming(6_500, 'door', 'always');
  const told = [raid, LINE, LINE, arrest];
  expect(paces(told, 0, 'others')).toEqual(told.map(() => 'normal'));
  expect(paces(told, 0, 'question')).toEqual(['quick', 'quick', 'quick', 'quick']);
  expect(paced(arrest, 'quick').lasts).toBe(2_925);
  expect(paced(raid, 'quick').lasts).toBe(1_800);
});

test('what has ended a match is told at its speed', () => {
  expect(paces(lines(4), 0, 'end')).toEqual(['normal', 'normal', 'normal', 'normal']);
});

test('a new stage is shown beside the newest event before a question of one’s own (found: it passed as a line)', () => {
  const stage = sceneTiming(5_000, 'paper');
  const told = [...lines(12), stage, cardTiming(2, null, 'new'), LINE];
  expect(paces(told, 0, 'question').slice(12)).toEqual(['quick', 'read', 'folded']);
});
