import { useEffect, useState } from 'react';

import { ANY_TIME, type Ask, isQuestion } from '../../../shared/engine/ask';
import type { Renderer } from '../../../shared/text/render';
import { isHintSeen, storeHintSeen } from '../../base/browser-storage';
import { HINTS } from '../../base/settings';

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

/** The questions, and the line that goes with them. */
interface Kept {
  readonly asks: readonly Ask[];
  readonly shown: Shown | null;
}

/** What decides whether a question has a line. */
interface Lines {
  /** The name of the game: what is known of one tells nothing of another. */
  readonly game: string;
  readonly text: Renderer;
  /** The kinds of questions beside which what can be done at any time is explained. */
  readonly unhurried: readonly string[];
}

/**
 * The first open question of a kind that has a line (`hint.<kind>`) and was never explained in this browser. A line about what
 * can be done at any time would be taken for that of the question beside it, so most questions have it to themselves.
 */
function firstOf(asks: readonly Ask[], { game, text, unhurried }: Lines): Shown | null {
  const spare = asks.filter(isQuestion).every(({ kind }) => unhurried.includes(kind));
  const fresh = asks.find(
    (ask) =>
      (isQuestion(ask) || (ask.kind === ANY_TIME && spare)) &&
      text.has(`hint.${ask.kind}`) &&
      !isHintSeen(game, ask.kind),
  );
  if (fresh === undefined) return null;
  // What can be done at any time stays open for long: its line would stand over one question after another.
  const { id } = fresh.kind === ANY_TIME ? (asks.find(isQuestion) ?? fresh) : fresh;
  return { kind: fresh.kind, ask: id, state: 'open' };
}

/**
 * The line about a kind of decision that comes up for the first time in this browser. It is shown once, until the question is
 * gone or the line is closed. The table keeps it, so that it stays when the screen is laid out anew.
 */
export function useFirstTime(asks: readonly Ask[], lines: Lines): FirstTimeLine | null {
  const { game } = lines;
  const [kept, setKept] = useState<Kept>({ asks: [], shown: null });
  // Drawn together with its question: a line that came later would move the options under a finger.
  if (kept.asks !== asks) setKept({ asks, shown: nextOf(kept.shown, asks, lines) });
  const { shown } = kept;
  useEffect(() => {
    if (shown !== null) storeHintSeen(game, shown.kind);
  }, [shown, game]);
  if (shown === null || shown.state === 'closed') return null;
  return { kind: shown.kind, close: () => setKept({ ...kept, shown: { ...shown, state: 'closed' } }) };
}

/** The line that was shown as long as its question is open; then the next one, for whoever wants them. */
function nextOf(shown: Shown | null, asks: readonly Ask[], lines: Lines): Shown | null {
  if (shown !== null && asks.some(({ id }) => id === shown.ask)) return shown;
  return HINTS.now() === 'on' ? firstOf(asks, lines) : null;
}
