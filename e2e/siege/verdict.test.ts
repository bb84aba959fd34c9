import type { ErrorCode } from '../../shared/protocol/rooms';
import { type Evidence, slownessOf, troublesOf } from './verdict';

const bounds = { rssMb: 512, diskMb: 400 };
const good: Evidence = {
  died: null,
  looks: [{ peakRssMb: 300, diskMb: 100 }],
  refused: new Map(),
  turnedAway: [],
  lost: [],
  found: [],
  answers: 1,
};

test('a server that has withstood has no troubles', () => {
  expect(troublesOf(good, bounds)).toEqual([]);
});

test('an answer that came too late because somebody else was faster is no trouble', () => {
  expect(troublesOf({ ...good, refused: new Map<ErrorCode, number>([['no-such-ask', 3]]) }, bounds)).toEqual([]);
});

test.each([
  ['the end of the process', { died: 'the process ended' }, 'the process ended'],
  ['too much memory', { looks: [{ peakRssMb: 513, diskMb: 0 }] }, 'RSS was 513 MB, more than 512'],
  ['too much on disk', { looks: [{ peakRssMb: 1, diskMb: 401 }] }, 'the data on disk was 401 MB, more than 400'],
  [
    'an honest player who is refused',
    { refused: new Map<ErrorCode, number>([['server-full', 2]]) },
    'honest players were refused 2 times with server-full',
  ],
  ['an honest player who is turned away', { turnedAway: ['no room'] }, 'no room'],
  ['what is lost', { lost: ['lost: a line'] }, 'lost: a line'],
  ['what attackers found', { found: ['a leak'] }, 'a leak'],
  ['that nobody could play', { answers: 0 }, 'no honest player could play'],
])('%s is a trouble', (_, change, trouble) => {
  expect(troublesOf({ ...good, ...change }, bounds)).toEqual([trouble]);
});

test('the slowest honest answers of a hundred may take less than twice what they take alone', () => {
  const alone = [...Array<number>(95).fill(5), 10, 10, 10, 10, 10];
  expect(slownessOf(alone, [...Array<number>(95).fill(15), 19, 19, 19, 19, 19])).toEqual([]);
  expect(slownessOf(alone, [...Array<number>(95).fill(5), 30, 30, 30, 30, 30])).toEqual([
    'p99 of honest answers was 30.0 ms, 3.00 times what it was alone',
  ]);
});
