import { seat } from '../../engine/ask';
import { type Dealt, SetupError, type SetupRequest, type StreamSpec } from '../../engine/game';
import { makeStreams } from '../../engine/rng';
import { Run } from '../../engine/run';
import { meta } from './meta';
import type { ToyCore } from './state';

/** What the options came to. */
interface Settled {
  readonly length: string;
  readonly lamps: string;
  readonly picks: readonly (readonly string[])[];
}

/** Checks options from outside; returns null or a message id. */
export function checkOptions(seats: number, options: unknown): string | null {
  const settled = settle(seats, options);
  return typeof settled === 'string' ? settled : null;
}

/** What is drawn of seals is a secret for ever, so that tests can look for it. */
export const STREAMS = [
  { name: 'dice', shown: 'at-end' },
  { name: 'deck', shown: 'at-end' },
  { name: 'seals', shown: 'never' },
] as const satisfies readonly StreamSpec[];

/** The state before the first step. Throws SetupError for options {@link checkOptions} refuses. */
export function setup({ seats, options, keys }: SetupRequest): Dealt<ToyCore> {
  const settled = settle(seats, options);
  if (typeof settled === 'string') throw new SetupError(settled);
  const relics = Array.from({ length: 12 }, (_, i) => `relic-${i + 1}`);
  const empty: ToyCore = {
    pub: {
      seats: [],
      round: 0,
      rounds: settled.length === 'short' ? 4 : 8,
      goal: settled.length === 'short' ? 12 : 25,
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
  const taken = settled.picks.flat();
  const free = run.shuffled(
    'deck',
    meta.picks.ids.filter((id) => !taken.includes(id)),
  );
  const each = meta.picks.perSeat[seats] ?? 1;
  const picked = Array.from({ length: seats }, (_, i) => {
    const own = settled.picks[i] ?? [];
    return [...own, ...free.splice(0, each - own.length)];
  });
  const seals = picked.map(() => `seal-${run.random('seals', 2 ** 32)}`);
  run.change((draft) => {
    draft.pub.seats = picked.map((colours) => ({ colours, lamps: settled.lamps === 'one' ? 1 : 0, charms: 1 }));
    draft.hidden.deck = deck;
    draft.hidden.vows = picked.map(() => '');
    draft.hidden.seals = seals;
  });
  return { core: run.core, draws: run.draws };
}

function settle(seats: number, options: unknown): Settled | string {
  if (!Number.isInteger(seats) || seats < meta.minSeats || seats > meta.maxSeats) return 'error.bad-options';
  const given = options ?? {};
  if (typeof given !== 'object' || Array.isArray(given)) return 'error.bad-options';
  const entries = new Map<string, unknown>(Object.entries(given));
  const picks = entries.get('picks') ?? [];
  entries.delete('picks');
  const values = new Map(meta.options.map(({ id, initial }) => [id, initial]));
  for (const [id, value] of entries) {
    const option = meta.options.find((known) => known.id === id);
    if (typeof value !== 'string' || option?.values.includes(value) !== true) return 'error.bad-options';
    values.set(id, value);
  }
  const each = meta.picks.perSeat[seats] ?? 1;
  if (!isPicks(picks) || picks.length > seats || picks.some((own) => own.length > each)) return 'error.bad-options';
  const flat = picks.flat();
  if (new Set(flat).size < flat.length || flat.some((id) => !meta.picks.ids.includes(id))) return 'error.bad-options';
  return { length: values.get('length') ?? '', lamps: values.get('lamps') ?? '', picks };
}

function isPicks(value: unknown): value is readonly (readonly string[])[] {
  return (
    Array.isArray(value) &&
    value.every((own: unknown) => Array.isArray(own) && own.every((id) => typeof id === 'string'))
  );
}
