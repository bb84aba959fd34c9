import type { GameMeta } from './game';

/** Table options as they were chosen; what is not named has its initial value. */
type Chosen = Readonly<Record<string, unknown>>;

function valueOf(meta: GameMeta, chosen: Chosen, option: string): unknown {
  return chosen[option] ?? meta.options.find(({ id }) => id === option)?.initial;
}

/** How many picks each of some seats has with these options; none where the game deals at random. */
export function picksPerSeat(meta: GameMeta, chosen: Chosen, seats: number): number {
  const { perSeat, when } = meta.picks;
  if (when !== undefined && valueOf(meta, chosen, when.option) !== when.value) return 0;
  return perSeat[seats] ?? 0;
}

/** The wording that a game has with these options, a key of `GameModule.wordings`; null for its usual words. */
export function wordingOf(meta: GameMeta, chosen: Chosen): string | null {
  const { wording } = meta;
  if (wording === undefined) return null;
  const value = valueOf(meta, chosen, wording.option);
  return wording.values.find((known) => known === value) ?? null;
}
