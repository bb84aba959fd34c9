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

/**
 * What is wrong with a number of seats and options from outside, as far as the meta says what there is to choose: a message id, or
 * null. No options at all are fine, and so are fewer picks than a seat has.
 */
export function declaredError(meta: GameMeta, seats: number, options: unknown): 'error.bad-options' | null {
  const fine =
    Number.isInteger(seats) &&
    seats >= meta.minSeats &&
    seats <= meta.maxSeats &&
    areDeclared(meta, seats, options ?? {});
  return fine ? null : 'error.bad-options';
}

function areDeclared(meta: GameMeta, seats: number, options: unknown): boolean {
  if (typeof options !== 'object' || options === null || Array.isArray(options)) return false;
  const chosen = options as Chosen;
  return Object.entries(chosen).every(([key, value]) =>
    key === 'picks'
      ? arePicks(meta, seats, picksPerSeat(meta, chosen, seats), value)
      : meta.options.some(({ id, values }) => id === key && values.some((known) => known === value)),
  );
}

function arePicks({ picks: { ids } }: GameMeta, seats: number, most: number, value: unknown): boolean {
  if (!Array.isArray(value) || value.length > seats) return false;
  const each: readonly unknown[] = value;
  if (!each.every((own): own is readonly unknown[] => Array.isArray(own) && own.length <= most)) return false;
  const picks = each.flat();
  return picks.every((pick) => ids.some((known) => known === pick)) && new Set(picks).size === picks.length;
}
