import { cardTiming, LINE, sceneTiming } from '../contract/timing';
import { paced, paces } from './budget';

const lines = (n: number) => Array.from({ length: n }, () => LINE);

test('a few lines are told at their speed, and more of nothing but lines quickly, so that a fast game is not far behind', () => {
  expect(paces(lines(3), 0, 'question')).toEqual([1, 1, 1]);
  expect(paces(lines(4), 0, 'question')).toEqual(['quick', 'quick', 'quick', 'quick']);
});

test('one’s own arrest in a raid is told at its speed while others decide, and keeps three seconds of it before an own question (found: it was gone in 1.8 s)', () => {
  const raid = sceneTiming(4_200, 'engine');
  const arrest = sceneTiming(6_500, 'door', 'always');
  const told = [raid, LINE, LINE, arrest];
  expect(paces(told, 0, 'others')).toEqual([1, 1, 1, 1]);
  expect(paces(told, 0, 'question')).toEqual(['quick', 'quick', 'quick', 'quick']);
  expect(paced(arrest, 'quick').lasts).toBe(2_925);
  expect(paced(raid, 'quick').lasts).toBe(1_800);
});

test('what has ended a match is told at its speed', () => {
  expect(paces(lines(4), 0, 'end')).toEqual([1, 1, 1, 1]);
});

test('a new stage is shown beside the newest event before a question of one’s own (found: it passed as a line)', () => {
  const stage = sceneTiming(5_000, 'paper');
  const told = [...lines(12), stage, cardTiming(2, null, 'new'), LINE];
  expect(paces(told, 0, 'question').slice(12)).toEqual(['quick', 'read', 'folded']);
});

test('the last scene before a question of one’s own has the time to say what was left out (found: two eagles of a mate were in the log alone)', () => {
  const turn = { ...sceneTiming(2_400, 'your-turn'), says: 'left-out' as const };
  const told = [...Array.from({ length: 5 }, () => cardTiming(2, null, 'new')), turn];
  const speeds = paces(told, 0, 'question');
  expect(speeds.slice(0, 4)).toEqual(['folded', 'folded', 'folded', 'folded']);
  expect(speeds.map((pace, i) => paced(told[i] ?? LINE, pace).lasts).slice(4)).toEqual([2_800, 1_800 + 1_400]);
  expect(paced(turn, paces([turn], 0, 'question')[0] ?? 0).lasts).toBe(2_400);
  // With less time it is shown without (found in review: it was left out itself).
  const late = paces(told, 3_500, 'question')[5];
  expect(paced(turn, late ?? 0).lasts).toBe(2_500);
});

test('a new stage, its raid and one’s own arrest in it are told a little faster, not each in two seconds (found: all three were gone in seven)', () => {
  const told = [sceneTiming(5_000, 'paper'), sceneTiming(5_500, 'engine'), sceneTiming(6_500, 'door', 'always')];
  const lengths = paces(told, 0, 'others').map((pace, i) => paced(told[i] ?? LINE, pace).lasts);
  expect(lengths).toEqual([4_706, 5_176, 6_118]);
  expect(paces([...told, ...told], 0, 'others')).toContain('quick');
});
