import { median, quantile } from '../lib/statistics';
import type { Heard } from './table';

/** The same match three times: twice in one world, and once in the other. */
export interface Triple {
  readonly here: readonly [Heard, Heard];
  readonly there: Heard;
}

/** What a comparison of times has come to. */
export interface Verdict {
  /** How many intervals were compared. */
  readonly intervals: number;
  readonly equal: { readonly median: number; readonly p95: number };
  readonly other: { readonly median: number; readonly p95: number };
  /** How likely so large a difference is by chance alone, were the worlds equal. */
  readonly chance: number;
}

/** Above this no difference counts for more: the machine did something else meanwhile. */
const MOST_MS = 100;

/** The first difference in what viewers were sent, in words; null when both are the same but for the times. */
export function difference(one: Heard, other: Heard): string | null {
  for (const [i, frames] of one.entries()) {
    const others = other[i] ?? [];
    for (let at = 0; at < Math.max(frames.length, others.length); at++) {
      const [mine, theirs] = [frames[at]?.text ?? 'nothing', others[at]?.text ?? 'nothing'];
      if (mine !== theirs) return `viewer ${i}, frame ${at}: ${around(mine, theirs)} / ${around(theirs, mine)}`;
    }
  }
  return null;
}

/** What stands around the first sign that differs. */
function around(text: string, other: string): string {
  let at = 0;
  while (at < text.length && text[at] === other[at]) at += 1;
  return text.slice(Math.max(0, at - 40), at + 60);
}

/** The times from each frame to the next, of all viewers. */
function intervals(heard: Heard): readonly number[] {
  return heard.flatMap((frames) => frames.slice(1).map(({ at }, i) => at - (frames[i]?.at ?? at)));
}

/** How far the times of two matches are apart, interval by interval. */
function apart(one: readonly number[], other: readonly number[]): readonly number[] {
  return one.map((ms, i) => Math.min(MOST_MS, Math.abs(ms - (other[i] ?? ms))));
}

/**
 * Whether the other world is told by its times. Of three matches alike but for the world, any may be the odd one if times tell nothing:
 * so often as not, the real odd one stands out no more than one that was drawn by lot.
 * @param random numbers from 0 up to but not 1
 * @param lots how many times the odd ones are drawn
 */
export function judge(triples: readonly Triple[], random: () => number, lots: number): Verdict {
  const pairs = triples.map(({ here: [first, second], there }) => {
    const [a, b, c] = [intervals(first), intervals(second), intervals(there)];
    return { ab: apart(a, b), ac: apart(a, c), bc: apart(b, c) };
  });
  const equal = pairs.flatMap(({ ab }) => ab);
  const other = pairs.flatMap(({ ac, bc }) => ac.map((ms, i) => (ms + (bc[i] ?? ms)) / 2));
  // How far the match of each place stands from the other two, beyond what these are apart.
  const odd = pairs.map(({ ab, ac, bc }) => {
    const [x, y, z] = [total(ab), total(ac), total(bc)];
    return [x + y - 2 * z, x + z - 2 * y, y + z - 2 * x] as const;
  });
  const real = odd.reduce((all, [, , third]) => all + third, 0);
  let asFar = 1;
  for (let lot = 0; lot < lots; lot++) {
    const drawn = odd.reduce((all, each) => all + (each[Math.floor(random() * 3)] ?? 0), 0);
    if (drawn >= real) asFar += 1;
  }
  const figures = (list: readonly number[]) => ({ median: median(list), p95: quantile(list, 0.95) });
  return { intervals: equal.length, equal: figures(equal), other: figures(other), chance: asFar / (lots + 1) };
}

/**
 * How likely so many of the matches that were told otherwise than the other two of their plan are those of the other world by chance: bots
 * that answer at almost the same time change places in any world.
 * @param told those of the other world
 * @param disordered those of one of the two equal worlds, or all three
 */
export function chanceOfTold(told: number, disordered: number): number {
  const all = told + disordered;
  const odd = 1 / 3;
  // The binomial distribution from its beginning, each part from the one before.
  let part = (1 - odd) ** all;
  let fewer = 0;
  for (let n = 0; n < told; n++) {
    fewer += part;
    part *= ((all - n) / (n + 1)) * (odd / (1 - odd));
  }
  return told === 0 ? 1 : Math.max(0, 1 - fewer);
}

/** The differences of a match together, large ones as their roots: one that was held up must not count for all. */
function total(list: readonly number[]): number {
  return list.reduce((sum, ms) => sum + Math.sqrt(ms), 0);
}
