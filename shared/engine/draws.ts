import { drawBelow, type RngStream } from './rng';

/**
 * Random numbers drawn in a row from one stream. The numbers themselves follow from the key of the stream, so only the
 * positions and what was asked for are recorded.
 */
export type Draws = Numbers | Shuffle;

/** Where in its stream something was drawn. */
interface DrawPosition {
  readonly stream: string;
  /** The position before. */
  readonly from: number;
  /** The position after. */
  readonly to: number;
}

/** Numbers drawn one after another. */
interface Numbers extends DrawPosition {
  /** The exclusive upper bound of each. */
  readonly below: readonly number[];
}

/** A list that was shuffled. */
interface Shuffle extends DrawPosition {
  /** How many things the list had. */
  readonly shuffled: number;
}

/** Draws with their numbers: those of a shuffle are the places that were swapped with the last one, the last but one, and so on. */
export type DrawsWithValues = Draws & { readonly values: readonly number[] };

/** The position of each random stream. */
export type Positions = Readonly<Record<string, number>>;

/** How far streams are. */
export function positionsOf(streams: Readonly<Record<string, RngStream>>): Positions {
  return Object.fromEntries(Object.entries(streams).map(([name, { at }]) => [name, at]));
}

/**
 * A record with what a pass over a step has drawn. What the record has already, because the pass replays it, is left out: a
 * position is recorded once.
 * @returns the same record when there is nothing new
 */
export function recorded(record: readonly Draws[], pass: readonly Draws[]): readonly Draws[] {
  const fresh = pass.filter(({ stream, from }) => from >= reached(record, stream));
  if (fresh.length === 0) return record;
  const added: Draws[] = [];
  for (const draws of fresh) {
    const last = added.at(-1);
    if (last !== undefined && 'below' in last && 'below' in draws && last.stream === draws.stream)
      added[added.length - 1] = { ...last, to: draws.to, below: [...last.below, ...draws.below] };
    else added.push(draws);
  }
  return [...record, ...added];
}

function reached(record: readonly Draws[], stream: string): number {
  return record.findLast((draws) => draws.stream === stream)?.to ?? 0;
}

/** The bounds of all numbers that were drawn, in their order. */
function boundsOf(draws: Draws): readonly number[] {
  if ('below' in draws) return draws.below;
  return Array.from({ length: draws.shuffled - 1 }, (_, i) => draws.shuffled - i);
}

/** The numbers that recorded draws gave, from the key of their stream. */
export function valuesOf(draws: Draws, { key }: Pick<RngStream, 'key'>): readonly number[] {
  let stream: RngStream = { key, at: draws.from };
  return boundsOf(draws).map((below) => {
    const drawn = drawBelow(stream, below);
    stream = drawn.stream;
    return drawn.value;
  });
}
