/** @jest-environment ./client/testing/environment.ts */
import { act, renderHook } from '@testing-library/react';

import { usePending } from './usePending';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** What is pending, and how often that was drawn. */
function kept() {
  let drawn = 0;
  const { result } = renderHook(() => {
    drawn += 1;
    return usePending();
  });
  const tell = (event: Parameters<ReturnType<typeof usePending>['tell']>[0]) => act(() => result.current.tell(event));
  return {
    tell,
    pass: (ms: number) => act(() => jest.advanceTimersByTime(ms)),
    shown: () => Object.keys(result.current.pending.answering),
    busy: () => Object.keys(result.current.current.current.answering),
    error: () => result.current.pending.error,
    drawn: () => drawn,
  };
}

const SENT = { type: 'sent', ask: 'a', key: 'k', stateID: 1 } as const;
const SHOWN = { type: 'shown', stateID: 2, open: ['b'] } as const;

test('an answer that is done at once draws nothing of its own, and its question is busy all the same', () => {
  const { tell, pass, busy, drawn } = kept();
  tell(SENT);
  expect(busy()).toEqual(['a']);
  tell({ type: 'accepted', ask: 'a', stateID: 1 });
  tell(SHOWN);
  expect(busy()).toEqual([]);
  pass(5_000);
  tell({ type: 'settled', ask: 'a' });
  expect(drawn()).toBe(1);
});

test('an answer that takes its time is shown to be under way until something comes of it', () => {
  const { tell, pass, shown } = kept();
  tell(SENT);
  pass(99);
  expect(shown()).toEqual([]);
  pass(1);
  expect(shown()).toEqual(['a']);
  tell(SHOWN);
  expect(shown()).toEqual([]);
});

test('an answer that is refused says so at once, and the next answer says it no more', () => {
  const { tell, error } = kept();
  tell(SENT);
  tell({ type: 'refused', ask: 'a', error: 'no-answer' });
  expect(error()).toBe('no-answer');
  tell(SENT);
  expect(error()).toBeNull();
});
