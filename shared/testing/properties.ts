import fc from 'fast-check';

export { fc };

/** How random tests are run: always the same way by `npm test`, another way each time by `npm run explore`. */
interface Effort {
  readonly seed: number;
  /** How many times as many runs as usual. */
  readonly times: number;
}

const { EXPLORE_SEED: seed = '1', EXPLORE_TIMES: times = '1' } = process.env;
const effort: Effort = { seed: Number(seed), times: Number(times) };

// A failing example is shrunk while exploring only: nobody can foresee how long that takes.
fc.configureGlobal({ seed: effort.seed, endOnFailure: process.env['EXPLORE_SEED'] === undefined });

/** Parameters of `fc.assert`: so many runs, or a multiple of them while exploring. */
export function runs(usual: number): { readonly numRuns: number } {
  return { numRuns: usual * effort.times };
}

/** Seeds of random games: 1, 2, 3 ... up to a number, or more and others while exploring. */
export function gameSeeds(usual: number): readonly number[] {
  return Array.from({ length: usual * effort.times }, (_, i) => effort.seed + i);
}

/** Says how much was tried, while exploring only: whoever reports on a large run needs the numbers. */
export function reportCount(what: string, count: number): void {
  if (process.env['EXPLORE_SEED'] !== undefined) process.stderr.write(`${what}: ${count}\n`);
}
