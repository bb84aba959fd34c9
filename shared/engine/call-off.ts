import type { GameModule } from './game';
import { type Match, matchAt } from './match';
import { fromCheckpoint } from './replay';
import type { CoreBase } from './run';
import { text } from './text';

/** What came of ending a match before its end, or why it was refused (and then nothing changed). */
export type CallOffResult<Core extends CoreBase> =
  { readonly ok: true; readonly match: Match<Core> } | { readonly ok: false; readonly why: 'match-over' };

/**
 * Ends a match where it stands, as the table has agreed. No player has won or lost, open questions are gone, the log says
 * so, and everything that the game shows at the end is shown.
 * @returns the match; `match-over` when it has ended already
 */
export function callOff<Core extends CoreBase>(game: GameModule<Core>, match: Match<Core>): CallOffResult<Core> {
  if (match.over !== null) return { ok: false, why: 'match-over' };
  const { core, begun, draws, rules, rev, epochs, keepers, holders } = match;
  const log = [...match.log, { text: text('engine.called-off') }];
  const course = fromCheckpoint({ checkpoint: core, step: begun.step, choices: [], log, draws });
  const over = { outcome: 'called-off', reason: 'agreed' } as const;
  return {
    ok: true,
    match: matchAt(game, { rules, rev: rev + 1, epochs, keepers, holders }, { course, arrival: { at: 'end', over } }),
  };
}
