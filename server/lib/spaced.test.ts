import { Spaced } from './spaced';

const MS = 100;

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

test('the first time is at once; what is wanted soon afterwards is done once, when the time is over', () => {
  const later: string[] = [];
  const spaced = new Spaced(MS, (key) => later.push(key));
  expect(['a', 'a', 'b', 'a'].map((key) => spaced.ask(key))).toEqual(['now', 'later', 'now', 'later']);
  jest.advanceTimersByTime(MS - 1);
  expect(later).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(later).toEqual(['a']);
  // Work done at that time also starts a pause.
  expect([spaced.ask('a'), spaced.ask('b')]).toEqual(['later', 'now']);
  jest.advanceTimersByTime(MS);
  expect(later).toEqual(['a', 'a']);
  jest.advanceTimersByTime(MS);
  expect(jest.getTimerCount()).toBe(0);
});

test('what was done without asking is not wanted any more, and nothing is after the end', () => {
  const later: string[] = [];
  const spaced = new Spaced(MS, (key) => later.push(key));
  spaced.ask('a');
  spaced.ask('a');
  spaced.done('a');
  jest.advanceTimersByTime(MS);
  expect(later).toEqual([]);
  spaced.ask('a');
  spaced.ask('a');
  spaced.close();
  jest.advanceTimersByTime(MS);
  expect(later).toEqual([]);
});
