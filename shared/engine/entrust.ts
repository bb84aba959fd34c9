import type { Seat } from './ask';
import type { GameModule } from './game';
import { type Handing, handOver, type Return, type Succession } from './hand-over';
import type { Alone, Keeper } from './keeper';
import { type Match, matchAt } from './match';
import { isStepFull } from './orders';
import type { CoreBase } from './run';

/** The result of handing a seat over, or why it was refused (and then nothing changed). */
export type EntrustResult<Core extends CoreBase> =
  | { readonly ok: true; readonly match: Match<Core> }
  | { readonly ok: false; readonly why: 'match-over' | 'not-keeper' | 'step-full' };

/**
 * Gives a seat to a stand-in, as the table has agreed. The log says so, the seat's standing orders are void, and
 * earlier answers can no longer be taken back.
 * @param alone whether the stand-in also answers the present secret choices of the seat; confidential ones are drawn
 * anew
 * @returns the match; `match-over` when it has ended; `step-full` when the running step has so many answers that it
 * must not grow: once its questions are answered, seats can be given to stand-ins again
 */
export function entrust<Core extends CoreBase>(
  game: GameModule<Core>,
  match: Match<Core>,
  seat: Seat,
  to: { readonly keeper: Keeper; readonly alone: Alone },
): EntrustResult<Core> {
  if (match.over !== null) return { ok: false, why: 'match-over' };
  if (isStepFull(match)) return { ok: false, why: 'step-full' };
  return { ok: true, match: handedOver(game, match, seat, to) };
}

/**
 * Ends the stand-in of a seat: its owner has taken it back, or the stand-in has given it up.
 * @returns the match; `not-keeper` when the seat has no stand-in
 */
export function release<Core extends CoreBase>(
  game: GameModule<Core>,
  match: Match<Core>,
  seat: Seat,
  how: Return,
): EntrustResult<Core> {
  if (match.over !== null) return { ok: false, why: 'match-over' };
  if (match.keepers[seat] === undefined) return { ok: false, why: 'not-keeper' };
  return { ok: true, match: handedOver(game, match, seat, how) };
}

/**
 * Notes that a seat has another owner: the table has agreed on it, or the owner has left. Confidential questions are
 * drawn anew, unless the stand-in goes on with them.
 * @returns the match; `match-over` and `step-full` as {@link entrust} does
 */
export function succeed<Core extends CoreBase>(
  game: GameModule<Core>,
  match: Match<Core>,
  seat: Seat,
  how: Succession,
): EntrustResult<Core> {
  if (match.over !== null) return { ok: false, why: 'match-over' };
  if (isStepFull(match)) return { ok: false, why: 'step-full' };
  return { ok: true, match: handedOver(game, match, seat, how) };
}

function handedOver<Core extends CoreBase>(
  game: GameModule<Core>,
  match: Match<Core>,
  seat: Seat,
  to: Handing,
): Match<Core> {
  const { arrived, keepers, holders } = handOver(game, match, seat, to);
  const { rules, rev, epochs } = match;
  return matchAt(game, { rules, rev: rev + 1, epochs, keepers, holders }, arrived);
}
