/** @jest-environment ./client/testing/environment.ts */
import { act, renderHook } from '@testing-library/react';

import { isQuestion } from '../../../shared/engine/ask';
import { Scenario } from '../../../shared/games/black-orchestra/testing/scenario';
import { blackOrchestraIn } from '../../games/black-orchestra/testing/game';
import { useStory } from './useStory';

test('an option whose card opened was not answered: what ends its question later is not told as the reader’s doing (bug)', () => {
  const before = Scenario.turn().view('beck');
  const game = blackOrchestraIn('en');
  const [ask] = before.asks.filter(isQuestion);
  if (ask === undefined) throw new Error('nothing is asked');
  const later = { ...before, log: [...before.log, { text: { m: 'log.hitler-delayed' } }] };
  const ended = { ...later, asks: [], log: [...later.log, { text: { m: 'log.hitler-delayed' } }] };
  /** From which line on something is new once the question has ended, in a story that was told so of an answer. */
  const freshAfter = (how: 'answered' | 'opened'): number => {
    const { result, rerender } = renderHook((view: typeof before) => useStory(view, game, 'ABCDE', 'asked'), {
      initialProps: before,
    });
    act(() => result.current.acted(ask.id));
    if (how === 'opened') act(() => result.current.withheld(ask.id));
    rerender(later);
    rerender(ended);
    return result.current.freshFrom;
  };
  expect(freshAfter('opened')).toBe(before.log.length);
  expect(freshAfter('answered')).toBe(later.log.length);
});
