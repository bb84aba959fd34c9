/** @jest-environment ./client/testing/environment.ts */
import { act, renderHook } from '@testing-library/react';

import { askId } from '../../../shared/engine/ask';
import { ALL } from '../prompt/Prompt';
import { type Glance, type Opened, useLooking } from './useLooking';

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
  expect([...result.current[0].emphasis]).toEqual(['space:paris']);
  act(() => result.current[1]({ emphasis: null }));
  expect([...result.current[0].emphasis]).toEqual([]);
});

test('the same again is the same to look at', () => {
  const { result } = looking();
  const emphasis = new Set(['space:paris']);
  const narrow = { kind: 'space', id: 'paris' };
  act(() => result.current[1]({ emphasis, narrow }));
  const [before] = result.current;
  act(() => result.current[1]({ emphasis, narrow }));
  act(() => result.current[1]({ narrow }));
  expect(result.current[0]).toBe(before);
});

test('each thing that is looked at stays while another changes', () => {
  const { result } = looking();
  const look = (change: Glance) => act(() => result.current[1](change));
  const opened: Opened = { ask: askId('q1'), key: 'pass', from: null };
  look({ emphasis: new Set(['space:paris']) });
  look({ narrow: { kind: 'space', id: 'paris' } });
  look({ list: ALL });
  look({ opened });
  expect(result.current[0]).toEqual({
    emphasis: new Set(['space:paris']),
    narrow: { kind: 'space', id: 'paris' },
    list: ALL,
    opened,
  });
});

test('what is looked at is forgotten with the questions', () => {
  const { result, rerender } = looking();
  act(() => result.current[1]({ narrow: { kind: 'space', id: 'paris' } }));
  expect(result.current[0].narrow).toEqual({ kind: 'space', id: 'paris' });
  rerender({ asks: 'q2' });
  expect(result.current[0].narrow).toBeNull();
  // For good, and the new question is looked at like the one before.
  act(() => result.current[1]({ emphasis: new Set(['space:berlin']) }));
  expect(result.current[0]).toMatchObject({ narrow: null, emphasis: new Set(['space:berlin']) });
  rerender({ asks: 'q1' });
  expect(result.current[0]).toMatchObject({ narrow: null, emphasis: new Set() });
});
