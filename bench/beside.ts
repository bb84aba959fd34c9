/**
 * How long honest players wait alone, and beside two addresses that send as many of the dearest packets as they may: in turn,
 * in one run on one built server with its default limits.
 * `npm run bench:beside -- --rounds 5 --seconds 20`; prints Markdown.
 */
import { parseArgs } from 'node:util';

import { Crowd } from '../e2e/crash/crowd';
import { ServerProcess } from '../e2e/lib/server';
import { median, quantile } from '../e2e/lib/statistics';
import { Besiegers } from '../e2e/siege/besiegers';
import { pin } from '../e2e/siege/processor';
import { HEAP_MB } from '../e2e/siege/verdict';
import { readSqlite } from '../server/storage/sqlite';
import { PLAYED } from './games';
import { pause } from './lib/child';
import { formatted, table, targetTable } from './lib/markdown';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '20' },
    tables: { type: 'string', default: '10' },
    seed: { type: 'string', default: '1' },
  },
});

const THINK_MS = 400;
/** How long attackers need to connect, and a server to recover from them. */
const SETTLE_MS = 5000;

/** What was measured in one round, in milliseconds. */
interface Round {
  readonly alone: readonly number[];
  readonly beside: readonly number[];
  readonly packets: number;
}

async function stretch(crowd: Crowd, seconds: number): Promise<readonly number[]> {
  await pause(SETTLE_MS);
  crowd.takeAnswersMs();
  await pause(seconds * 1000);
  const answersMs = crowd.takeAnswersMs();
  await crowd.fill();
  crowd.play();
  return answersMs;
}

async function measure(server: ServerProcess): Promise<readonly Round[]> {
  const [seconds, seed] = [Number(values.seconds), Number(values.seed)];
  const cluster = { look: () => Promise.resolve(readSqlite(server.dataDir)) };
  const tables = Number(values.tables);
  const crowd = await Crowd.gather({ cluster, games: [PLAYED], nodes: [server.url], tables, seed, thinkMs: THINK_MS });
  const rounds: Round[] = [];
  try {
    crowd.play();
    while (rounds.length < Number(values.rounds)) {
      const alone = await stretch(crowd, seconds);
      const onFinding = (what: string): void => console.error(what);
      const besiegers = Besiegers.start({ url: server.url, attacks: ['full-rate'], seed, onFinding });
      const beside = await stretch(crowd, seconds);
      const packets = besiegers.counts.get('full-rate: packets') ?? 0;
      await besiegers.stop();
      rounds.push({ alone, beside, packets });
      const p99 = [alone, beside].map((ms) => formatted(quantile(ms, 0.99), 1));
      console.error(
        `round ${rounds.length}: p99 ${p99.join(' and ')} ms, ${alone.length} and ${beside.length} answers`,
      );
    }
    return rounds;
  } finally {
    crowd.close();
  }
}

function report(rounds: readonly Round[]): string {
  const p99 = (of: 'alone' | 'beside'): number => median(rounds.map((round) => quantile(round[of], 0.99)));
  const p50 = (of: 'alone' | 'beside'): number => median(rounds.map((round) => quantile(round[of], 0.5)));
  const answers = (of: 'alone' | 'beside'): number => rounds.reduce((sum, round) => sum + round[of].length, 0);
  const sent = rounds.reduce((sum, { packets }) => sum + packets, 0);
  return [
    `Honest players beside two addresses at full rate; medians of ${rounds.length} rounds, ${sent} packets sent by the two.`,
    table(
      ['', 'alone', 'beside'],
      [
        ['answers', formatted(answers('alone')), formatted(answers('beside'))],
        ['median ms', formatted(p50('alone'), 2), formatted(p50('beside'), 2)],
        ['p99 ms', formatted(p99('alone'), 2), formatted(p99('beside'), 2)],
      ],
    ),
    targetTable([{ what: 'p99 beside / alone', bound: 'at most', wanted: 2, measured: p99('beside') / p99('alone') }]),
  ].join('\n\n');
}

async function main(): Promise<void> {
  pin(process.pid, 'others');
  const server = await ServerProcess.start({
    NODE_ENV: 'production',
    NODE_OPTIONS: `--max-old-space-size=${HEAP_MB}`,
    TRUSTED_PROXIES: '127.0.0.1',
    LOG_LEVEL: 'fatal',
  });
  try {
    if (server.pid !== undefined) pin(server.pid, 'server');
    console.log(report(await measure(server)));
  } finally {
    await server.dispose();
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
