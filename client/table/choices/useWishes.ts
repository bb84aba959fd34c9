import { useCallback, useEffect, useMemo, useRef, useState } from 'react';

import type { AskId } from '../../../shared/engine/ask';
import type { MatchView } from '../../../shared/engine/match';
import { useEvent } from '../../base/ui/useEvent';
import type { Wish, Wishing } from '../contract/wishes';
import type { Choose } from './useAnswers';
import { NOTHING_WISHED, stillWished, type Wished, wishedAnswer } from './wishes';

/** A wished answer is given so long after its question has opened, in milliseconds: at random, as people are. */
const SOONEST_MS = 1_000;
const LATEST_MS = 4_000;

/** What can be wished for at a table, what is wished, and the ways to change that. */
export interface FollowedWishes {
  readonly offered: readonly Wish[];
  readonly wished: readonly Wish[];
  /** Whether what is not aimed at the reader passes by itself; `never` where the game has no such wish. */
  readonly passing: 'never' | Wished['passes'];
  readonly wish: (wish: Wish) => void;
  readonly drop: (id: string) => void;
  readonly pass: (passes: Wished['passes']) => void;
}

const NO_WISHES: readonly Wish[] = [];
const nothing = () => undefined;

/** At a table at which nothing can be wished for. */
export const noWishes: FollowedWishes = {
  offered: NO_WISHES,
  wished: NO_WISHES,
  passing: 'never',
  wish: nothing,
  drop: nothing,
  pass: nothing,
};

/**
 * Whether somebody presses what answers a question: then they decide for themselves.
 * @param given the question that was answered with a wish: a second tap on it changes nothing
 */
function isAnswering({ target }: Event, given: AskId | null): boolean {
  const pressed = target instanceof Element ? target.closest<HTMLElement>('[data-testid=ask], [data-urgent]') : null;
  return pressed !== null && (given === null || pressed.dataset['ask'] !== given);
}

/**
 * Keeps what the reader wishes, and gives the answers they have wished for as if they had pressed them. Any touch of the question drops
 * it all.
 * @param wishing null where the reader can wish for nothing
 * @param answers `none` while no answer is taken
 */
export function useWishes(
  view: MatchView,
  facts: unknown,
  wishing: Wishing<unknown, unknown> | null,
  choose: Choose,
  answers: 'taken' | 'none',
): FollowedWishes {
  const [before, setWished] = useState(NOTHING_WISHED);
  const wished = wishing === null ? NOTHING_WISHED : stillWished(before, view, facts, wishing);
  useEffect(() => setWished(wished), [wished]);
  const next = wishing === null || answers === 'none' ? null : wishedAnswer(wished, view, wishing);
  const [ask, key, fulfils] = [next?.ask ?? null, next?.key ?? null, next?.wish ?? null];
  useEffect(() => {
    if (ask === null || key === null) return undefined;
    const send = () => {
      choose(ask, key);
      setWished((now) => ({ ...now, wishes: now.wishes.filter(({ id }) => id !== fulfils) }));
    };
    const timer = setTimeout(send, SOONEST_MS + Math.random() * (LATEST_MS - SOONEST_MS));
    return () => clearTimeout(timer);
  }, [ask, key, fulfils, choose]);
  const given = useRef<AskId | null>(null);
  const idle = wished === NOTHING_WISHED;
  useEffect(() => {
    if (idle) return undefined;
    const touch = (event: Event) => {
      if (isAnswering(event, given.current)) setWished(NOTHING_WISHED);
    };
    for (const type of ['pointerdown', 'keydown']) window.addEventListener(type, touch, { capture: true });
    return () => {
      for (const type of ['pointerdown', 'keydown']) window.removeEventListener(type, touch, { capture: true });
    };
  }, [idle]);
  const wish = useEvent((one: Wish) => {
    setWished((now) => ({ ...now, wishes: [...now.wishes, one] }));
    const asked = answers === 'none' ? undefined : view.asks.find(({ kind }) => kind === one.now?.kind);
    given.current = asked?.id ?? null;
    if (asked !== undefined && one.now !== undefined) choose(asked.id, one.now.key);
  });
  const drop = useCallback(
    (id: string) => setWished((now) => ({ ...now, wishes: now.wishes.filter((one) => one.id !== id) })),
    [],
  );
  const pass = useCallback((passes: Wished['passes']) => setWished((now) => ({ ...now, passes })), []);
  return useMemo(() => {
    if (wishing === null || view.over !== null) return noWishes;
    const { wishes, passes } = wished;
    const passing = wishing.standing(view) === 'offered' ? passes : 'never';
    const offered = wishing.offered(view, facts).filter(({ id }) => wishes.every((one) => one.id !== id));
    return { offered, wished: wishes, passing, wish, drop, pass };
  }, [wishing, facts, view, wished, wish, drop, pass]);
}
