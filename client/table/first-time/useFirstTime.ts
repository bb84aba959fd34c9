import { useLayoutEffect, useState } from 'react';

import { ANY_TIME, type Ask, isQuestion } from '../../../shared/engine/ask';
import type { Renderer } from '../../../shared/text/render';
import { isHintSeen, storedHints, storeHintSeen } from '../../base/browser-storage';

/** A line that is to be shown: the kind of decision it is about, and how it is closed. */
export interface FirstTimeLine {
  readonly kind: string;
  readonly close: () => void;
}

/** The line of a question. Closed, it stays remembered until its question has gone: no other line takes its place at once. */
interface Shown {
  readonly kind: string;
  /** The question that it is about; of what can be done at any time, the question beside which it came up. */
  readonly ask: string;
  readonly state: 'open' | 'closed';
}

/** The first open question of a kind that has a line (`hint.<kind>`) and was never explained in this browser. */
function firstOf(asks: readonly Ask[], game: string, text: Renderer): Shown | null {
  const fresh = asks.find(
    (ask) => (isQuestion(ask) || ask.kind === ANY_TIME) && text.has(`hint.${ask.kind}`) && !isHintSeen(game, ask.kind),
  );
  if (fresh === undefined) return null;
  // What can be done at any time stays open for long: its line would stand over one question after another.
  const { id } = fresh.kind === ANY_TIME ? (asks.find(isQuestion) ?? fresh) : fresh;
  return { kind: fresh.kind, ask: id, state: 'open' };
}

/**
 * The line about a kind of decision that comes up for the first time in this browser. It is shown once, until the question is
 * gone or the line is closed. The table keeps it, so that it stays when the screen is laid out anew.
 * @param game the name of the game: what is known of one tells nothing of another
 */
export function useFirstTime(asks: readonly Ask[], game: string, text: Renderer): FirstTimeLine | null {
  const [shown, setShown] = useState<Shown | null>(null);
  // Drawn together with its question: a line that came later would move the options under a finger.
  useLayoutEffect(() => {
    if (shown !== null && asks.some(({ id }) => id === shown.ask)) return;
    const next = storedHints() === 'on' ? firstOf(asks, game, text) : null;
    // A line whose question has gone is shown no more, and need not be drawn anew for that.
    if (next === null) return;
    storeHintSeen(game, next.kind);
    setShown(next);
  }, [asks, game, text, shown]);
  if (shown === null || shown.state === 'closed' || !asks.some(({ id }) => id === shown.ask)) return null;
  return { kind: shown.kind, close: () => setShown({ ...shown, state: 'closed' }) };
}
