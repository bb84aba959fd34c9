/** A game that was played with weights that were changed at random, and how well it went. */
export interface Trial {
  /** By weight: the logarithm of the factor that it was multiplied by. */
  readonly change: Readonly<Record<string, number>>;
  /** From 0 to 1: whether it was won, or how likely that was. */
  readonly score: number;
}

/** What changing one weight does to the mean score. */
export interface Slope {
  readonly weight: string;
  /** What is gained for each unit of the logarithm. */
  readonly slope: number;
  /** Its standard error. */
  readonly error: number;
}

/** How the mean score depends on each weight. All were changed independently, so each is looked at alone. */
export function slopesOf(trials: readonly Trial[]): readonly Slope[] {
  const scores = trials.map(({ score }) => score);
  const rate = mean(scores);
  const spread = Math.sqrt(mean(scores.map((score) => (score - rate) ** 2)));
  return Object.keys(trials[0]?.change ?? {}).map((weight) => {
    const changes = trials.map(({ change }) => change[weight] ?? 0);
    const middle = mean(changes);
    const squares = mean(changes.map((one) => (one - middle) ** 2));
    const together = mean(changes.map((one, i) => (one - middle) * ((scores[i] ?? 0) - rate)));
    return { weight, slope: together / squares, error: spread / Math.sqrt(squares * trials.length) };
  });
}

/**
 * How to change the weights, as logarithms: along the slopes, those that may be chance alone held back, and the largest change
 * as large as wanted.
 */
export function stepAlong(slopes: readonly Slope[], largest: number): Readonly<Record<string, number>> {
  const noise = mean(slopes.map(({ error }) => error ** 2));
  const real = Math.max(0, mean(slopes.map(({ slope }) => slope ** 2)) - noise);
  const held = slopes.map(({ weight, slope, error }) => [weight, (slope * real) / (real + error ** 2)] as const);
  const most = Math.max(...held.map(([, one]) => Math.abs(one)));
  return Object.fromEntries(held.map(([weight, one]) => [weight, most === 0 ? 0 : (one * largest) / most]));
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0) / Math.max(1, numbers.length);
}
