import { ANY_TIME, type Ask, isQuestion } from '../../../shared/engine/ask';
import { isHintSeen } from '../../base/browser-storage';
import { HINTS } from '../../base/settings';
import type { Game } from '../contract/game';
import { areUnhurried } from '../contract/unhurried';

/** The line about a kind of decision. Closed, it stays remembered until its question has gone: no other line takes its place at once. */
export interface Hint {
  readonly kind: string;
  /** The question that it is about; of what can be done at any time, the question beside which it came up. */
  readonly ask: string;
  readonly state: 'open' | 'closed';
}

/**
 * The line about a kind of decision that comes up for the first time in this browser. It is shown once, until the
 * question is gone or the line is closed; then comes the next one, if the reader wants them.
 * @param hint the line shown before
 */
export function hintAfter(hint: Hint | null, asks: readonly Ask[], game: Game): Hint | null {
  if (hint !== null && asks.some(({ id }) => id === hint.ask)) return hint;
  return HINTS.now() === 'on' ? firstOf(asks, game) : null;
}

/**
 * The first open question of a kind that has a line (`hint.<kind>`) and was never explained in this browser. A line about what
 * can be done at any time would be taken for that of the question beside it, so most questions have it to themselves.
 */
function firstOf(asks: readonly Ask[], { meta, text, client }: Game): Hint | null {
  const spare = areUnhurried(asks, client.choosing);
  const fresh = asks.find(
    (ask) =>
      (isQuestion(ask) || (ask.kind === ANY_TIME && spare)) &&
      text.has(`hint.${ask.kind}`) &&
      !isHintSeen(meta.name, ask.kind),
  );
  if (fresh === undefined) return null;
  // What can be done at any time stays open for long: its line would stand over one question after another.
  const { id } = fresh.kind === ANY_TIME ? (asks.find(isQuestion) ?? fresh) : fresh;
  return { kind: fresh.kind, ask: id, state: 'open' };
}
