/** The chances of a plot roll, before reactions; they add up to 1. */
export interface Odds {
  readonly success: number;
  readonly quiet: number;
  readonly detected: number;
}

/** Chances of one die [BO 2]: one eagle, two targets and three numbers in six. */
const EAGLE = 1 / 6;
const TARGET = 2 / 6;
const NUMBER = 3 / 6;

function factorial(n: number): number {
  return n <= 1 ? 1 : n * factorial(n - 1);
}

/**
 * Exact chances [BO 12.2]: detected when the eagles counted reach `eagles`, else success when targets reach `targets`.
 * @param dice how many are rolled
 * @param counted turns eagles rolled into eagles counted
 */
export function plotOdds(
  dice: number,
  need: { readonly targets: number; readonly eagles: number },
  counted: (rolled: number) => number,
): Odds {
  let success = 0;
  let detected = 0;
  for (let e = 0; e <= dice; e++) {
    for (let t = 0; t + e <= dice; t++) {
      const n = dice - e - t;
      const ways = factorial(dice) / (factorial(e) * factorial(t) * factorial(n));
      const chance = ways * EAGLE ** e * TARGET ** t * NUMBER ** n;
      if (counted(e) >= need.eagles) detected += chance;
      else if (t >= need.targets) success += chance;
    }
  }
  return { success, detected, quiet: Math.max(0, 1 - success - detected) };
}
