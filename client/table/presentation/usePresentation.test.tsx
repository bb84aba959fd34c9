/** @jest-environment ./client/testing/environment.ts */
import { act, renderHook } from '@testing-library/react';

import { askId, seat } from '../../../shared/engine/ask';
import type { MatchView } from '../../../shared/engine/match';
import type { Game } from '../contract/game';
import { sceneTiming } from '../contract/timing';
import { usePresentation } from './usePresentation';

const LASTS_MS = 4_000;

/** A game that tells each line of the log as a scene. */
const game = {
  client: {
    story: {
      kinds: {},
      lines: 'each',
      brief: () => [],
      people: () => [],
      place: () => null,
      about: () => null,
      timing: () => sceneTiming(LASTS_MS, 'engine'),
    },
    choosing: { scenes: [], unhurried: ['turn'] },
  },
} satisfies {
  readonly client: Pick<Game['client'], 'story'> & {
    readonly choosing: Pick<Game['client']['choosing'], 'scenes' | 'unhurried'>;
  };
};

/** A view with so many lines in its log. */
function after(lines: number): MatchView {
  const log = Array.from({ length: lines }, () => ({ text: { m: 'line' } }));
  return { rules: 'toy-1', you: null, asks: [], waiting: [], keepers: {}, table: lines, log, over: null };
}

/** A reader to whom a scene is presented from now on. */
function watching() {
  const { result, rerender } = renderHook(({ view }) => usePresentation(view, game as unknown as Game, null), {
    initialProps: { view: after(0) },
  });
  rerender({ view: after(1) });
  return () => result.current.staged.moment;
}

beforeEach(() => jest.useFakeTimers({ doNotFake: ['queueMicrotask'] }));
afterEach(() => jest.useRealTimers());

test('a moment is over in its time', () => {
  const presented = watching();
  act(() => jest.advanceTimersByTime(LASTS_MS - 1));
  expect(presented()).not.toBeNull();
  act(() => jest.advanceTimersByTime(1));
  expect(presented()).toBeNull();
});

test.each([
  ['turn', 'turn'],
  ['choice', 'reader'],
  [null, 'others'],
] as const)('a question of the kind %s awaits: %s (found: “then you decide” of a turn)', (kind, awaits) => {
  const { result, rerender } = renderHook(({ view }) => usePresentation(view, game as unknown as Game, null), {
    initialProps: { view: after(0) },
  });
  const prompt = { m: 'prompt' };
  const asks = kind === null ? [] : [{ id: askId('1.0.0'), seat: seat(0), kind, prompt, options: [] }];
  rerender({ view: { ...after(1), asks } });
  act(() => result.current.staged.next());
  expect(result.current.staged.count('result') > 0 ? result.current.staged.awaits : null).toBe(awaits);
});

test('a moment is over in its time though the time of the day is set back (found: it stayed on the stage)', () => {
  const presented = watching();
  jest.setSystemTime(Date.now() - 60_000);
  act(() => jest.advanceTimersByTime(LASTS_MS));
  expect(presented()).toBeNull();
});

test('a moment is over though its timer goes off a little early', () => {
  const presented = watching();
  const now = performance.now.bind(performance);
  const late = jest.spyOn(performance, 'now').mockImplementation(() => now() - 1);
  act(() => jest.advanceTimersByTime(LASTS_MS));
  expect(presented()).not.toBeNull();
  act(() => jest.advanceTimersByTime(1));
  expect(presented()).toBeNull();
  late.mockRestore();
});
