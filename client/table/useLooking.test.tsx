/** @jest-environment ./client/testing/environment.ts */
import { act, renderHook } from '@testing-library/react';

import { useLooking } from './useLooking';

/** What is looked at, and how often it has been drawn. */
function looking() {
  let drawn = 0;
  const { result, rerender } = renderHook(
    ({ asks }: { readonly asks: string }) => {
      drawn++;
      return useLooking(asks);
    },
    { initialProps: { asks: 'q1' } },
  );
  return { result, rerender, drawn: () => drawn };
}

test('whatever is left draws nothing again where nothing was pointed at (bug: each press drew the whole map anew)', () => {
  const { result, drawn } = looking();
  const before = drawn();
  act(() => result.current[1]({ emphasis: null }));
  expect(drawn()).toBe(before);
  act(() => result.current[1]({ emphasis: new Set(['space:paris']) }));
  act(() => result.current[1]({ emphasis: null }));
  expect([...result.current[0].emphasis]).toEqual([]);
});

test('what is looked at is forgotten with the questions', () => {
  const { result, rerender } = looking();
  act(() => result.current[1]({ narrow: { kind: 'space', id: 'paris' } }));
  expect(result.current[0].narrow).toEqual({ kind: 'space', id: 'paris' });
  rerender({ asks: 'q2' });
  expect(result.current[0].narrow).toBeNull();
});
