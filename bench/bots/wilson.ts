/** The interval in which a rate lies with 95 % certainty, by what was counted (Wilson). */
export function wilson(hits: number, of: number): { readonly low: number; readonly high: number } {
  const z = 1.96;
  const rate = hits / of;
  const middle = rate + (z * z) / (2 * of);
  const half = z * Math.sqrt((rate * (1 - rate)) / of + (z * z) / (4 * of * of));
  const whole = 1 + (z * z) / of;
  return { low: Math.max(0, (middle - half) / whole), high: Math.min(1, (middle + half) / whole) };
}

/** What two lists of wins in the same games say of one another. */
export interface Paired {
  /** Games that only the first of them won. */
  readonly gained: number;
  readonly lost: number;
  /** The interval in which the difference of the rates lies with 95 % certainty. */
  readonly low: number;
  readonly high: number;
}

/** Compares wins game by game. Throws RangeError when the lists differ in length. */
export function paired(ours: readonly boolean[], theirs: readonly boolean[]): Paired {
  if (ours.length !== theirs.length) throw new RangeError(`${ours.length} games and ${theirs.length}`);
  const gained = ours.filter((won, i) => won && theirs[i] === false).length;
  const lost = ours.filter((won, i) => !won && theirs[i] === true).length;
  const n = Math.max(1, ours.length);
  const mean = (gained - lost) / n;
  const half = 1.96 * Math.sqrt(((gained + lost) / n - mean * mean) / n);
  return { gained, lost, low: mean - half, high: mean + half };
}
