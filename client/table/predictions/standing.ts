import type { Foretold } from '../../../shared/protocol/rooms';

/** A spectator's prediction, and whether it has come true. */
export interface JudgedPrediction extends Foretold {
  readonly state: 'open' | 'right' | 'wrong';
}

/**
 * The results of a spectator's predictions so far, the latest first.
 * @param outcomes the answers that have come true, by question
 */
export function standingsOf(
  made: readonly Foretold[],
  outcomes: Readonly<Record<string, string>>,
): { readonly points: number; readonly right: number; readonly of: number; readonly all: readonly JudgedPrediction[] } {
  const all = made.map((one): JudgedPrediction => {
    const outcome = outcomes[one.question];
    return { ...one, state: outcome === undefined ? 'open' : outcome === one.answer ? 'right' : 'wrong' };
  });
  const right = all.filter(({ state }) => state === 'right');
  return {
    points: right.reduce((sum, { points }) => sum + points, 0),
    right: right.length,
    of: all.filter(({ state }) => state !== 'open').length,
    all: all.toReversed(),
  };
}
