import type { DieFace } from '../board/pieces';

/** What a plot roll has to show and to avoid [BO 12.2]. */
export interface Need {
  /** Targets for a success. */
  readonly targets: number;
  /** How many rolled eagles are the first to mean detection; when it is 0 or less, none has to be rolled. */
  readonly first: number;
}

/** How often each outcome comes up: whole numbers out of `all`, so that nothing is rounded. */
interface Ways {
  readonly success: number;
  readonly quiet: number;
  readonly detected: number;
  readonly all: number;
}

/** The chances of a plot roll; they add up to 1. */
export interface Chances {
  readonly success: number;
  readonly quiet: number;
  readonly detected: number;
  readonly ways: Ways;
}

/** How likely the two ends of a roll are that matter; what is left is a quiet failure. */
export type Odds = Pick<Chances, 'success' | 'detected'>;

/** What may be done once the dice lie there: dice rolled again, and eagles that then do not count. */
export interface Reactions {
  readonly rerolls: number;
  readonly ignores: number;
}

/** No reactions. */
export const NONE: Reactions = { rerolls: 0, ignores: 0 };

/** Faces of a die out of six [BO 2]. */
const EAGLE = 1;
const TARGET = 2;
const NUMBER = 3;
const FACES = 6;

/** The chances of a plot roll before any reaction, exact [BO 12.2]. */
export function chances(dice: number, need: Need): Chances {
  return chancesWith(dice, need, NONE);
}

/**
 * The chances of a plot roll if every reaction is played as well as possible, exact [BO 12.3]: for the most success, among
 * equals for the least detection. Any die may be rolled again, also one that was [R16]; an eagle can be ignored only while
 * one lies there.
 */
export function chancesWith(dice: number, need: Need, reactions: Reactions): Chances {
  const key = [dice, need.targets, need.first, reactions.rerolls, reactions.ignores].join();
  const before = remembered.get(key);
  if (before !== undefined) return before;
  const found = outcomes(dice, need, reactions);
  if (remembered.size >= REMEMBERED) remembered.clear();
  remembered.set(key, found);
  return found;
}

/** Dice that lie on the table; all others of them show a number. */
export interface Lying {
  readonly dice: number;
  readonly eagles: number;
  readonly targets: number;
}

/** Counts what dice on the table show. */
export function lying(faces: readonly DieFace[]): Lying {
  const count = (wanted: DieFace): number => faces.filter((face) => face === wanted).length;
  return { dice: faces.length, eagles: count('eagle'), targets: count('target') };
}

/** The chances of a roll that lies on the table, if every reaction is played as well as possible, exact [BO 12.3]. */
export function chancesFrom({ dice, eagles, targets }: Lying, need: Need, reactions: Reactions): Odds {
  const { success, detected } = bestPlay(dice, need, reactions);
  const at = eagles * (dice + 1) + targets;
  const all = FACES ** reactions.rerolls;
  return { success: (success[at] ?? 0) / all, detected: (detected[at] ?? 0) / all };
}

/** The chances of every number of dice up to one, one die first. */
export function chancesUpTo(dice: number, need: Need, reactions: Reactions): readonly Chances[] {
  const key = [dice, need.targets, need.first, reactions.rerolls, reactions.ignores].join();
  const before = rows.get(key);
  if (before !== undefined) return before;
  const row = Array.from({ length: dice }, (_, i) => chancesWith(i + 1, need, reactions));
  if (rows.size >= REMEMBERED) rows.clear();
  rows.set(key, row);
  return row;
}

/**
 * The number of dice with the best chance of success; among equals the one that is detected least, then the fewest.
 * @param all by number of dice, one die first
 * @returns null when no number can succeed
 */
export function bestDice(all: readonly Chances[]): number | null {
  let best = 0;
  all.forEach((one, i) => {
    const before = all[best];
    if (before !== undefined && isBetter(one, before)) best = i;
  });
  return (all[best]?.success ?? 0) === 0 ? null : best + 1;
}

/** Forecasts ask for the same rolls again and again: those of one table are a few hundred. */
const remembered = new Map<string, Chances>();
const rows = new Map<string, readonly Chances[]>();
const REMEMBERED = 5000;

/** Whether one outcome is better than another: it succeeds more often, or as often and is detected less. */
export function isBetter(one: Odds, other: Odds): boolean {
  return one.success > other.success || (one.success === other.success && one.detected < other.detected);
}

function choose(n: number, k: number): number {
  let ways = 1;
  for (let i = 1; i <= k; i++) ways = (ways * (n - k + i)) / i;
  return ways;
}

function outcomes(dice: number, need: Need, reactions: Reactions): Chances {
  const best = bestPlay(dice, need, reactions);
  let success = 0;
  let detected = 0;
  for (let eagles = 0; eagles <= dice; eagles++) {
    for (let targets = 0; targets + eagles <= dice; targets++) {
      const numbers = dice - eagles - targets;
      const falls = choose(dice, eagles) * choose(dice - eagles, targets);
      const weight = falls * EAGLE ** eagles * TARGET ** targets * NUMBER ** numbers;
      const at = eagles * (dice + 1) + targets;
      success += weight * (best.success[at] ?? 0);
      detected += weight * (best.detected[at] ?? 0);
    }
  }
  const all = FACES ** (dice + reactions.rerolls);
  const quiet = all - success - detected;
  return {
    success: success / all,
    quiet: quiet / all,
    detected: detected / all,
    ways: { success, quiet, detected, all },
  };
}

/**
 * What best play makes of dice on the table, by `eagles * (dice + 1) + targets`: ways out of 6 to the power of the re-rolls
 * left.
 */
interface Play {
  readonly success: Float64Array;
  readonly detected: Float64Array;
}

/** Works from nothing left to react with up to everything: each play leads to one with less left. */
function bestPlay(dice: number, need: Need, { rerolls, ignores }: Reactions): Play {
  // By the eagles ignored so far, all with as many re-rolls left.
  let plays: readonly Play[] = [];
  for (let left = 0; left <= rerolls; left++) {
    const later: Play[] = [];
    for (let ignored = ignores; ignored >= 0; ignored--) {
      later[ignored] = playWith(dice, need, { left, ignored, ignoring: later[ignored + 1], rolling: plays[ignored] });
    }
    plays = later;
  }
  const [all] = plays;
  if (all === undefined) throw new RangeError(`${ignores} eagles cannot be ignored`);
  return all;
}

interface Means {
  /** Re-rolls left. */
  readonly left: number;
  /** Eagles ignored so far. */
  readonly ignored: number;
  /** What follows when one more eagle is ignored; undefined when none can be. */
  readonly ignoring: Play | undefined;
  /** What follows when a die was rolled again; undefined when none can be. */
  readonly rolling: Play | undefined;
}

function playWith(dice: number, need: Need, { left, ignored, ignoring, rolling }: Means): Play {
  const side = dice + 1;
  const all = FACES ** left;
  const best: Play = { success: new Float64Array(side * side), detected: new Float64Array(side * side) };
  const offer = (at: number, success: number, detected: number): void => {
    const now = { success: best.success[at] ?? 0, detected: best.detected[at] ?? 0 };
    if (!isBetter({ success, detected }, now)) return;
    best.success[at] = success;
    best.detected[at] = detected;
  };
  for (let eagles = 0; eagles <= dice; eagles++) {
    for (let targets = 0; targets + eagles <= dice; targets++) {
      const at = eagles * side + targets;
      const isDetected = eagles - ignored >= need.first;
      best.success[at] = !isDetected && targets >= need.targets ? all : 0;
      best.detected[at] = isDetected ? all : 0;
      if (ignoring !== undefined && eagles > 0) offer(at, ignoring.success[at] ?? 0, ignoring.detected[at] ?? 0);
      if (rolling === undefined) continue;
      // The dice without the one rolled again, which was an eagle, a target or a number.
      const rests = [...(eagles > 0 ? [at - side] : []), ...(targets > 0 ? [at - 1] : [])];
      if (eagles + targets < dice) rests.push(at);
      for (const rest of rests) offer(at, mean(rolling.success, rest, side), mean(rolling.detected, rest, side));
    }
  }
  return best;
}

/** What one more die makes of the others: ways out of six times as many. */
function mean(ways: Float64Array, rest: number, side: number): number {
  return EAGLE * (ways[rest + side] ?? 0) + TARGET * (ways[rest + 1] ?? 0) + NUMBER * (ways[rest] ?? 0);
}

/** What a throw is worth when being detected costs so much of a win. */
export function worth({ success, detected }: Pick<Chances, 'success' | 'detected'>, detection: number): number {
  return success - detection * detected;
}

/** How much of a win a detection costs: the conspirator, the plot, and everybody's motivation. */
export const DETECTION_COST = 0.35;

/** The least that an attempt must be worth, of a win. */
export const WORTHWHILE = 0.1;
