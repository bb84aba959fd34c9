import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

import type { Decision, Policy } from '../../../shared/engine/policy';
import { steady } from '../../../shared/games/black-orchestra/bots';
import { WEIGHTS, type Weights } from '../../../shared/games/black-orchestra/bots/weights';
import type { EditionId } from '../../../shared/games/black-orchestra/editions/ids';
import { attemptChances } from '../../../shared/games/black-orchestra/forecast/attempt';
import type { FactsByEdition } from '../../../shared/games/black-orchestra/forecast/facts';
import type { Table } from '../../../shared/games/black-orchestra/table';
import { testRandom } from '../../../shared/testing/playout';
import { slopesOf, stepAlong, type Trial } from '../../bots/slopes';
import { playGame } from '../../bots/table';
import { shown, table } from '../../lib/markdown';
import { gameOf } from '..';

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '400' },
    from: { type: 'string', default: '1' },
    seats: { type: 'string', default: '3' },
    edition: { type: 'string', default: 'second' },
    difficulty: { type: 'string', default: 'standard' },
    record: { type: 'string', default: '.cache/fit.jsonl' },
  },
});

/** How far weights are changed for a game, as the standard deviation of a logarithm; and the largest step afterwards. */
const SPREAD = 0.5;
/** Weights that are shares of something. */
const SHARES: ReadonlySet<string> = new Set(['perLevel', 'perMove', 'perFetch', 'misplaced', 'onTheWay']);

function changedBy(weights: Weights, change: Readonly<Record<string, number>>): Weights {
  const changed = Object.entries(weights).map(([name, weight]): [string, number] => {
    const times = Number(weight) * Math.exp(change[name] ?? 0);
    return [name, SHARES.has(name) ? Math.min(1, times) : times];
  });
  // The same names as before.
  return Object.fromEntries(changed) as unknown as Weights;
}

function editionOf(name: string): EditionId {
  const found = Object.keys(WEIGHTS).find((id) => id === name);
  if (found === undefined) throw new Error(`no edition ${name}`);
  // The keys of the weights are the editions.
  return found as EditionId;
}

/** The chance of an attempt that is about to be rolled, 0 for any other decision: a game is scored by it, with less luck than by its end. */
function chanceOf({ view, facts }: Parameters<Policy<Table>>[0], { choice }: Decision): number {
  const [word, dice] = choice.key.split(':');
  const { attempt, edition } = view.table;
  if (word !== 'dice' || attempt === null) return 0;
  // A game's facts are its own.
  const chances = attemptChances(view.table, (facts as FactsByEdition)[edition], attempt);
  return chances.reacted[Number(dice) - 1]?.success ?? 0;
}

/** A number with a normal distribution. */
function normal(random: () => number): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}

function trialsSoFar(): readonly Trial[] {
  if (!existsSync(values.record)) return [];
  const lines = readFileSync(values.record, 'utf8').trim().split('\n');
  // Lines that this program has written.
  return lines.map((line) => JSON.parse(line) as Trial);
}

async function main(): Promise<void> {
  const edition = editionOf(values.edition);
  const game = await gameOf('black-orchestra').load();
  const setting = { seats: Number(values.seats), options: { edition, difficulty: values.difficulty } };
  for (let seed = Number(values.from); seed < Number(values.from) + Number(values.games); seed++) {
    const random = testRandom(seed * 104729 + 7);
    const change = Object.fromEntries(Object.keys(WEIGHTS[edition]).map((name) => [name, SPREAD * normal(random)]));
    const weights = changedBy(WEIGHTS[edition], change);
    let failed = 1;
    const policy: Policy = (anySight, luck) => {
      // The game is Black Orchestra, so its tables are.
      const sight = anySight as Parameters<Policy<Table>>[0];
      const decision = steady(sight, luck, weights);
      failed *= 1 - chanceOf(sight, decision);
      return decision;
    };
    const { won } = playGame(game, policy, setting, seed);
    appendFileSync(values.record, `${JSON.stringify({ change, won, score: 1 - failed })}\n`);
  }
  const trials = trialsSoFar();
  const slopes = slopesOf(trials);
  const step = stepAlong(slopes, SPREAD);
  const score = trials.reduce((sum, trial) => sum + trial.score, 0) / trials.length;
  console.log(`${trials.length} games, ${shown(100 * score, 1)} % won by their odds\n`);
  const rows = slopes.map(({ weight, slope, error }) => [
    weight,
    shown(100 * slope, 1),
    shown(100 * error, 1),
    shown(Math.exp(step[weight] ?? 0), 2),
  ]);
  console.log(table(['weight', 'points per e times', 'standard error', 'step: times'], rows));
  console.log(JSON.stringify(changedBy(WEIGHTS[edition], step), null, 2));
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
