import { type Seat, seat } from '../../engine/ask';
import type { Dealt, MatchOptions, SetupRequest, StreamSpec } from '../../engine/game';
import { makeStreams } from '../../engine/rng';
import { Run } from '../../engine/run';
import { throwDice } from './rules/cups';
import type { DiceCore } from './state';

/** The dice under cups; those that nobody doubted are never shown before the end. */
export const STREAMS = [{ name: 'dice', shown: 'at-end' }] as const satisfies readonly StreamSpec[];

/** The state before the first turn, by rule 1, with options that are fine. */
export function setup({ seats, options, keys, previous }: SetupRequest): Dealt<DiceCore> {
  const { dice, wild, doubt } = (options ?? {}) as MatchOptions;
  const left = Array.from({ length: seats }, () => (dice === '3' ? 3 : 5));
  const empty: DiceCore = {
    pub: {
      wild: wild === 'no' ? 'no' : 'yes',
      doubt: doubt === 'anybody' ? 'anybody' : 'next',
      left,
      active: winnerOf(previous) ?? seat(0),
      bids: [],
      shown: null,
      out: [],
    },
    hidden: { rng: makeStreams(keys, STREAMS), cups: [] },
  };
  const run = new Run(empty, null, 0);
  throwDice(run);
  return { core: run.core, draws: run.draws };
}

/** Where the winner of the match before sits now; null where nobody has won, or the winner has left. */
function winnerOf(previous: SetupRequest['previous']): Seat | null {
  const winner = previous?.over.outcome === 'ranked' ? previous.over.places[0]?.[0] : undefined;
  return winner === undefined ? null : (previous?.now[winner] ?? null);
}
