import type { Seat } from './ask';
import { positionsOf } from './draws';
import { allLater } from './epochs';
import type { GameModule } from './game';
import { keepersAfterReturn } from './keeper';
import { type KeptMatch, type Match, matchAt, resumeExactly } from './match';
import { type Given, playOn, type PutBack } from './replay';
import type { CoreBase } from './run';
import { text } from './text';

/** The result of putting a match back, or why it was refused (and then nothing changed). */
export type RewindResult<Core extends CoreBase> =
  | { readonly ok: true; readonly match: Match<Core> }
  | { readonly ok: false; readonly why: 'match-over' | 'cannot-replay' };

/**
 * Puts a match back to an earlier version, further than one seat may take back, as the table has agreed. Decks lie as
 * they lay then, so cards that were seen are known. Every random stream goes on from its present position, so that no
 * player knows the next die. Draws stay recorded. Confidential questions that another person would see now are drawn
 * anew. The log says that the table went back, and earlier answers can no longer be taken back.
 * @param to the earlier version of the same match, from storage
 * @returns the match; `match-over` when it has ended; `cannot-replay` when the present rules cannot take up the earlier
 * state
 */
export function rewind<Core extends CoreBase>(
  game: GameModule<Core>,
  match: Match<Core>,
  to: KeptMatch<Core>,
): RewindResult<Core> {
  if (match.over !== null) return { ok: false, why: 'match-over' };
  const earlier = to.over === null ? resumeExactly(game, to) : null;
  if (earlier === null) return { ok: false, why: 'cannot-replay' };
  const anew = heldByOthers(match, earlier);
  const mark: PutBack = {
    streams: positionsOf(match.core.hidden.rng),
    putBack: text('engine.put-back'),
    ...(anew.length === 0 ? {} : { anew }),
  };
  const arrived = playOn(game, { ...earlier, draws: match.draws, choices: [...withoutLastMark(earlier, anew), mark] });
  const { rules, rev, holders } = match;
  const keepers = keepersAfterReturn(match.keepers, earlier.log.length);
  return {
    ok: true,
    match: matchAt(
      game,
      { rules, rev: rev + 1, epochs: allLater(match.epochs, game.meta.maxSeats), keepers, holders },
      arrived,
    ),
  };
}

/** The choices of a match; a mark at their end goes, for the one that follows it says more, unless it alone draws something anew. */
function withoutLastMark({ choices }: Match, anew: readonly Seat[]): readonly Given[] {
  const last = choices.at(-1);
  const goes = last !== undefined && 'putBack' in last && (last.anew ?? []).every((of) => anew.includes(of));
  return goes ? choices.slice(0, -1) : choices;
}

/** The seats whose confidential questions were shown then to people other than their present owners. */
function heldByOthers(now: Pick<Match, 'holders'>, then: Pick<Match, 'holders' | 'keepers'>): readonly Seat[] {
  const kept = Object.entries(then.keepers).flatMap(([of, { alone }]) => (alone === 'kept' ? [of] : []));
  const changed = Object.entries(now.holders).flatMap(([of, times]) =>
    times === then.holders[Number(of)] ? [] : [of],
  );
  return [...new Set([...kept, ...changed])].map((of) => Number(of) as Seat);
}
