import { seat } from '../../engine/ask';
import type { Dealt, SetupRequest, StreamSpec } from '../../engine/game';
import { makeStreams } from '../../engine/rng';
import { Run } from '../../engine/run';
import type { Core } from './state';

/** The random streams: some cards are never dealt, and nobody learns of them before the end. */
export const STREAMS = [{ name: 'deck', shown: 'at-end' }] as const satisfies readonly StreamSpec[];

const CARDS = Array.from({ length: 30 }, (_, i) => i + 1);
const HELD = 4;

/** Deals the cards, by rule 1.1. */
export function setup({ seats, keys }: SetupRequest): Dealt<Core> {
  const points = Array.from({ length: seats }, () => 0);
  const empty: Core = {
    pub: { active: seat(0), laid: [], points },
    hidden: { rng: makeStreams(keys, STREAMS), hands: [] },
  };
  const run = new Run(empty, null, 0);
  const deck = run.shuffled('deck', CARDS);
  run.change((draft) => {
    draft.hidden.hands = points.map(() => deck.splice(0, HELD).sort((a, b) => a - b));
  });
  return { core: run.core, draws: run.draws };
}
