import { seat } from '../../engine/ask';
import type { Dealt, MatchOptions, SetupRequest, StreamSpec } from '../../engine/game';
import { makeStreams } from '../../engine/rng';
import { Run } from '../../engine/run';
import { meta } from './meta';
import type { ToyCore } from './state';

/** What is drawn of seals is a secret for ever, so that tests can look for it. */
export const STREAMS = [
  { name: 'dice', shown: 'at-end' },
  { name: 'deck', shown: 'at-end' },
  { name: 'seals', shown: 'never' },
] as const satisfies readonly StreamSpec[];

/** The state before the first step, with options that are fine. */
export function setup({ seats, options, keys }: SetupRequest): Dealt<ToyCore> {
  const { length, lamps, picks = [] } = (options ?? {}) as MatchOptions;
  const isLong = length === 'long';
  const relics = Array.from({ length: 12 }, (_, i) => `relic-${i + 1}`);
  const empty: ToyCore = {
    pub: {
      seats: [],
      round: 0,
      rounds: isLong ? 8 : 4,
      goal: isLong ? 25 : 12,
      active: seat(0),
      light: 'dark',
      die: null,
      dug: 0,
      danger: 0,
      kept: [],
    },
    hidden: { rng: makeStreams(keys, STREAMS), deck: [], vows: [], seals: [] },
  };
  const run = new Run(empty, null, 0);
  const deck = run.shuffled('deck', relics);
  const taken = picks.flat();
  const free = run.shuffled(
    'deck',
    meta.picks.ids.filter((id) => !taken.includes(id)),
  );
  const each = meta.picks.perSeat[seats] ?? 1;
  const picked = Array.from({ length: seats }, (_, i) => {
    const own = picks[i] ?? [];
    return [...own, ...free.splice(0, each - own.length)];
  });
  const seals = picked.map(() => `seal-${run.random('seals', 2 ** 32)}`);
  run.change((draft) => {
    draft.pub.seats = picked.map((colours) => ({ colours, lamps: lamps === 'none' ? 0 : 1, charms: 1 }));
    draft.hidden.deck = deck;
    draft.hidden.vows = picked.map(() => '');
    draft.hidden.seals = seals;
  });
  return { core: run.core, draws: run.draws };
}
