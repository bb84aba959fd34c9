/**
 * Besieges one server with the compose file's limits by attackers of every kind at once, with honest players beside.
 * `npm run siege -- --minutes 60`, `--only talking,squatting` for some attacks; prints a line every half minute and a
 * table at the end. Exits with 1 when the server died or took too much memory or disk, when honest players were refused or
 * lost anything or waited for the slowest answers of a hundred twice as long as alone, or when attackers got what they must not.
 */
import { parseArgs } from 'node:util';

import { quantile } from '../lib/statistics';
import { ATTACKS } from './attacks';
import { pin } from './processor';
import { siege, type SiegeResult, type Stretch } from './siege';
import { MEMORY_MB, slownessOf, troublesOf } from './verdict';

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '60' },
    only: { type: 'string', default: [...ATTACKS.keys()].join() },
    tables: { type: 'string', default: '8' },
    seed: { type: 'string', default: '1' },
    /** The most data on disk, in MB. */
    disk: { type: 'string', default: '400' },
  },
});

const THINK_MS = 1000;
/** The share of the time in which honest players are alone. */
const ALONE_SHARE = 0.1;
const ALONE_SECONDS = { min: 20, max: 120 };

function formatted(ms: readonly number[], q: number): string {
  return Number.isNaN(quantile(ms, q)) ? '-' : quantile(ms, q).toFixed(1);
}

function report({ phase, seconds, look, answersMs, troubles }: Stretch): void {
  const { rssMb, peakRssMb, heapMb, sockets, diskMb, kernelMb } = look;
  const memory = `RSS ${rssMb.toFixed(0)} (most ${peakRssMb.toFixed(0)}), heap ${heapMb.toFixed(0)} MB`;
  const rest = `${sockets} sockets, disk ${diskMb.toFixed(0)} MB, TCP in the kernel ${kernelMb.toFixed(0)} MB`;
  const honest = `${answersMs.length} honest answers, p50 ${formatted(answersMs, 0.5)}, p99 ${formatted(answersMs, 0.99)} ms`;
  console.log(`${phase} ${seconds.toFixed(0)} s: ${memory}; ${rest}; ${honest}; ${troubles} troubles`);
}

function table({ evidence, aloneMs, siegeMs, bare, looks, attackers, matches, seconds }: SiegeResult): void {
  const most = (of: (look: (typeof looks)[number]) => number): string =>
    Math.max(0, ...looks.map(of).filter(Number.isFinite)).toFixed(0);
  const rows: readonly (readonly [string, string | number])[] = [
    ['seconds of siege', seconds.toFixed(0)],
    ['most RSS, MB', Math.max(0, ...evidence.looks.map(({ peakRssMb }) => peakRssMb)).toFixed(0)],
    ['most heap, MB', most(({ heapMb }) => heapMb)],
    ['most on disk, MB', most(({ diskMb }) => diskMb)],
    ['most of TCP in the kernel, both ends, MB', most(({ kernelMb }) => kernelMb)],
    ['matches of honest players begun', matches.begun],
    ['honest answers alone', aloneMs.length],
    ['honest answers in the siege', siegeMs.length],
    ['p50 ms alone', formatted(aloneMs, 0.5)],
    ['p50 ms in the siege', formatted(siegeMs, 0.5)],
    ['p99 ms alone', formatted(aloneMs, 0.99)],
    ['p99 ms in the siege', formatted(siegeMs, 0.99)],
    ['answers of a bare server in the siege', bare.siege.length],
    ['p50 ms of a bare server alone', formatted(bare.alone, 0.5)],
    ['p50 ms of a bare server in the siege', formatted(bare.siege, 0.5)],
    ['p99 ms of a bare server alone', formatted(bare.alone, 0.99)],
    ['p99 ms of a bare server in the siege', formatted(bare.siege, 0.99)],
    ...[...attackers].sort(([a], [b]) => (a < b ? -1 : 1)),
  ];
  for (const [what, value] of rows) console.log(`${what.padEnd(50)}${value}`);
}

async function main(): Promise<void> {
  const seconds = Number(values.minutes) * 60;
  const { min, max } = ALONE_SECONDS;
  pin(process.pid, 'others');
  const result = await siege({
    attacks: values.only.split(','),
    seconds,
    aloneSeconds: Math.min(max, Math.max(min, seconds * ALONE_SHARE)),
    tables: Number(values.tables),
    thinkMs: THINK_MS,
    seed: Number(values.seed),
    report,
  });
  table(result);
  const troubles = [
    ...troublesOf(result.evidence, { rssMb: MEMORY_MB, diskMb: Number(values.disk) }),
    ...slownessOf(result.aloneMs, result.siegeMs),
  ];
  for (const trouble of troubles.slice(0, 50)) console.error(`TROUBLE: ${trouble}`);
  console.log(troubles.length === 0 ? 'withstood' : `${troubles.length} troubles`);
  process.exitCode = troubles.length === 0 ? 0 : 1;
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
