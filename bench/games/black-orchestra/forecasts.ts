/**
 * The forecasts of Black Orchestra against chance itself, and how long all of them take in a browser.
 * `npm run bench:forecasts -- --windows 2000000 --positions 200 --deals 10000 --raids 1000`; ends with 1 when a figure is
 * further off than chance allows. Prints what it has found.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { brotliCompressSync } from 'node:zlib';

import { build } from 'esbuild';

import { launchBrowser } from '../../../e2e/browser/player';
import { median, quantile } from '../../../e2e/lib/statistics';
import { DIE_FACES, type DieFace } from '../../../shared/games/black-orchestra/board/pieces';
import { editions } from '../../../shared/games/black-orchestra/editions';
import { nextEvents } from '../../../shared/games/black-orchestra/forecast/next-events';
import { chancesWith, type Need, type Reactions } from '../../../shared/games/black-orchestra/forecast/odds';
import { raidForecast } from '../../../shared/games/black-orchestra/forecast/raid';
import { eagles, targets } from '../../../shared/games/black-orchestra/rules/dice';
import type { Core } from '../../../shared/games/black-orchestra/state';
import { tableOf } from '../../../shared/games/black-orchestra/table';
import { eventDrawn, positionsOf, raided } from '../../../shared/games/black-orchestra/testing/forecasts';
import { redeal } from '../../../shared/games/black-orchestra/testing/redeal';
import { pickFrom, testRandom } from '../../../shared/testing/playout';

const { values } = parseArgs({
  options: {
    windows: { type: 'string', default: '2000000' },
    positions: { type: 'string', default: '200' },
    deals: { type: 'string', default: '10000' },
    raids: { type: 'string', default: '1000' },
  },
});

const content = editions.second;
const { facts } = content;
const root = path.join(__dirname, '../../..');

/** How many standard deviations a share is from its chance. */
function deviations(share: number, chance: number, of: number): number {
  if (chance < 1e-12 || chance > 1 - 1e-12) return Math.abs(share - chance) < 1e-12 ? 0 : Infinity;
  return Math.abs(share - chance) / Math.sqrt((chance * (1 - chance)) / of);
}

const searched = new Map<string, readonly [number, number]>();

/** Chances of dice that lie there, with what is left to react with: two re-rolls at most, played as well as possible. */
function lying(rolled: readonly DieFace[], need: Need, left: Reactions, ignored: number): readonly [number, number] {
  const key = [[...rolled].sort(), need.targets, need.first, left.rerolls, left.ignores, ignored].join();
  const found = searched.get(key) ?? search(rolled, need, left, ignored);
  searched.set(key, found);
  return found;
}

function search(rolled: readonly DieFace[], need: Need, left: Reactions, ignored: number): readonly [number, number] {
  const isDetected = eagles(rolled) - ignored >= need.first;
  const now: readonly [number, number] = [!isDetected && targets(rolled) >= need.targets ? 1 : 0, isDetected ? 1 : 0];
  const plays = [now];
  if (left.ignores > 0 && eagles(rolled) > 0) {
    plays.push(lying(rolled, need, { ...left, ignores: left.ignores - 1 }, ignored + 1));
  }
  for (const die of dice(rolled, left)) plays.push(again(rolled, die, need, left, ignored));
  return plays.reduce((a, b) => (b[0] > a[0] + 1e-12 || (b[0] > a[0] - 1e-12 && b[1] < a[1]) ? b : a));
}

/** One die of each kind that may be rolled again. */
function dice(rolled: readonly DieFace[], left: Reactions): readonly number[] {
  if (left.rerolls === 0) return [];
  const kind = (face: DieFace): string => (face === 'eagle' || face === 'target' ? face : 'number');
  return rolled.flatMap((face, i) => (rolled.findIndex((one) => kind(one) === kind(face)) === i ? [i] : []));
}

function again(rolled: readonly DieFace[], die: number, need: Need, left: Reactions, ignored: number) {
  const after = DIE_FACES.map((face) =>
    lying(rolled.with(die, face), need, { ...left, rerolls: left.rerolls - 1 }, ignored),
  );
  const mean = (i: 0 | 1): number => after.reduce((sum, value) => sum + value[i], 0) / after.length;
  return [mean(0), mean(1)] as const;
}

/** Plays one window with dice: each reaction as the search says is best. */
function played(
  count: number,
  need: Need,
  reactions: Reactions,
  random: () => number,
): 'success' | 'quiet' | 'detected' {
  let rolled: readonly DieFace[] = Array.from({ length: count }, () => pickFrom(random, DIE_FACES));
  let left = reactions;
  let ignored = 0;
  for (;;) {
    const best = lying(rolled, need, left, ignored);
    const same = (value: readonly [number, number]): boolean =>
      Math.abs(value[0] - best[0]) < 1e-12 && Math.abs(value[1] - best[1]) < 1e-12;
    if (same(lying(rolled, need, { rerolls: 0, ignores: 0 }, ignored))) break;
    const fewer = { ...left, ignores: left.ignores - 1 };
    if (left.ignores > 0 && eagles(rolled) > 0 && same(lying(rolled, need, fewer, ignored + 1))) {
      left = fewer;
      ignored += 1;
      continue;
    }
    const die = dice(rolled, left).find((one) => same(again(rolled, one, need, left, ignored)));
    if (die === undefined) throw new Error('no reaction is the best one');
    rolled = rolled.with(die, pickFrom(random, DIE_FACES));
    left = { ...left, rerolls: left.rerolls - 1 };
  }
  if (eagles(rolled) - ignored >= need.first) return 'detected';
  return targets(rolled) >= need.targets ? 'success' : 'quiet';
}

/** Simulated windows, spread over a few tables. Returns the largest deviation. */
function windows(total: number): number {
  const tables: readonly (readonly [number, Need, Reactions])[] = [
    [3, { targets: 3, first: 2 }, { rerolls: 1, ignores: 0 }],
    [4, { targets: 3, first: 2 }, { rerolls: 1, ignores: 1 }],
    [5, { targets: 3, first: 1 }, { rerolls: 1, ignores: 1 }],
    [6, { targets: 4, first: 2 }, { rerolls: 1, ignores: 0 }],
    [3, { targets: 2, first: 1 }, { rerolls: 2, ignores: 1 }],
  ];
  const each = Math.round(total / tables.length);
  const random = testRandom(1);
  return Math.max(
    ...tables.flatMap(([count, need, reactions]) => {
      const tally = { success: 0, quiet: 0, detected: 0 };
      for (let i = 0; i < each; i++) tally[played(count, need, reactions, random)] += 1;
      const found = chancesWith(count, need, reactions);
      return (['success', 'quiet', 'detected'] as const).map((what) =>
        deviations(tally[what] / each, found[what], each),
      );
    }),
  );
}

function somePositions(count: number): readonly Core[] {
  const found: Core[] = [];
  for (let seed = 1; found.length < count; seed++) found.push(...positionsOf(seed, 17));
  return found.slice(0, count);
}

/** Decks dealt anew. Returns the deviations of all events of all positions. */
function events(positions: readonly Core[], deals: number): readonly number[] {
  const random = testRandom(2);
  return positions.flatMap((core) => {
    const forecast = nextEvents(tableOf({ core, content }), facts);
    const drawn = new Map<string | null, number>();
    for (let i = 0; i < deals; i++) {
      const event = eventDrawn(redeal(core, random));
      drawn.set(event, (drawn.get(event) ?? 0) + 1);
    }
    const all = [...forecast.chances, { event: null, chance: forecast.none }];
    const unforeseen = [...drawn.keys()].filter((event) => !all.some((one) => one.event === event));
    if (unforeseen.length > 0) throw new Error(`unforeseen: ${unforeseen.join()}`);
    return all.map(({ event, chance }) => deviations((drawn.get(event) ?? 0) / deals, chance, deals));
  });
}

/** Raids in positions of random games. Returns how many went otherwise than forecast. */
function raids(positions: readonly Core[]): number {
  return positions.filter((core) => {
    const { arrested, deciding, isDefeat } = raidForecast(core.pub, facts);
    const asked = isDefeat ? [] : deciding.map(({ who }) => who);
    return JSON.stringify(raided(core)) !== JSON.stringify({ arrested, asked, isDefeat });
  }).length;
}

/** All forecasts, as a client would bundle them. */
async function bundled(): Promise<string> {
  const folder = './shared/games/black-orchestra/forecast';
  const { outputFiles } = await build({
    stdin: {
      contents: `export { plotPlans } from '${folder}/plans'; export { nextEvents } from '${folder}/next-events';
        export { raidForecast } from '${folder}/raid'; export { attemptChances } from '${folder}/attempt';`,
      resolveDir: root,
    },
    bundle: true,
    minify: true,
    format: 'iife',
    globalName: 'forecasts',
    write: false,
  });
  return outputFiles[0]?.text ?? '';
}

/** Milliseconds that all forecasts of five conspirators take in Chromium, its processor slowed down four times. */
async function inBrowser(code: string): Promise<{ readonly first: number; readonly later: readonly number[] }> {
  const five = somePositions(400).filter(({ pub }) => pub.conspirators.length === 5);
  const plots = ({ pub }: Core): number => pub.conspirators.flatMap(({ dossier }) => dossier).length;
  const [core] = [...five].sort((a, b) => plots(b) - plots(a));
  if (core === undefined) throw new Error('nobody plays with five');
  const table = tableOf({ core, content });
  const browser = await launchBrowser('whole');
  try {
    const page = await browser.newPage();
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.addScriptTag({ content: code });
    await page.addScriptTag({
      content: `window.measure = (table, facts) => {
        const start = performance.now();
        for (const { id } of table.conspirators) forecasts.plotPlans(table, facts, id);
        forecasts.nextEvents(table, facts);
        forecasts.raidForecast(table, facts);
        return performance.now() - start;
      };`,
    });
    const taken = await page.evaluate(
      ([at, known]) => Array.from({ length: 51 }, () => (window as never as Measured).measure(at, known)),
      [table, facts] as const,
    );
    const [first = Infinity, ...later] = taken;
    return { first, later };
  } finally {
    await browser.close();
  }
}

interface Measured {
  measure(table: unknown, facts: unknown): number;
}

async function main(): Promise<void> {
  const most = windows(Number(values.windows));
  console.log(`${values.windows} windows: at most ${most.toFixed(2)} standard deviations off`);
  const off = events(somePositions(Number(values.positions)), Number(values.deals));
  const beyond = off.filter((one) => one > 3).length;
  const worst = Math.max(...off);
  console.log(
    `${values.deals} deals in ${values.positions} positions: ${off.length} chances, ${beyond} more than 3 standard deviations off, at most ${worst.toFixed(2)}`,
  );
  const wrong = raids(somePositions(Number(values.raids)));
  console.log(`${values.raids} raids: ${wrong} otherwise than forecast`);
  const code = await bundled();
  const { first, later } = await inBrowser(code);
  const bytes = [code.length, brotliCompressSync(code).length];
  console.log(
    `five conspirators, processor slowed down 4 times: first ${first.toFixed(1)} ms, later median ${median(later).toFixed(1)} ms, 99th percentile ${quantile(later, 0.99).toFixed(1)} ms; ${bytes.join(' bytes, compressed ')}`,
  );
  // Of many chances a few are beyond three standard deviations: 0.27 %; none is beyond five.
  if (most > 4 || worst > 5 || beyond > off.length * 0.006 || wrong > 0 || median(later) > 10) process.exitCode = 1;
}

void main();
