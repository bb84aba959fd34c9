/**
 * Rounds of `kill -9` under load: everything acknowledged or shown must be there afterwards.
 * `npm run crash -- --rounds 100` on one node with SQLite, `--nodes 2` on PostgreSQL and Redis (both started for it).
 * All games are played, or the one that `--game` names.
 * Exits with 1 when anything was lost.
 */
import { parseArgs } from 'node:util';

import { chosenGames } from '../lib/game';
import { median } from '../lib/statistics';
import { alone, together } from './cluster';
import { crash, type CrashResult } from './crash';

const { values } = parseArgs({
  options: {
    game: { type: 'string' },
    rounds: { type: 'string', default: '100' },
    nodes: { type: 'string', default: '1' },
    matches: { type: 'string', default: '20' },
    seed: { type: 'string', default: '1' },
  },
});

function report(result: CrashResult): void {
  const { recoveriesMs, findings } = result;
  const rows: readonly (readonly [string, number])[] = [
    ['rounds', result.rounds],
    ['kills', result.kills],
    ['matches', result.matches.begun],
    ['matches played to their end', result.matches.over],
    ['choices acknowledged', result.acknowledged],
    ['choices nobody heard about', result.unknown],
    ['states seen', result.seen],
    ['patches that did not fit', result.resyncs],
    ['lost', findings.count('lost')],
    ['contradictions', findings.count('contradiction')],
    ['behind', findings.count('behind')],
    ['unreadable', findings.count('unreadable')],
    ['median ms until everybody was back', Math.round(median(recoveriesMs))],
    ['longest ms until everybody was back', Math.max(...recoveriesMs)],
  ];
  for (const [what, count] of rows) console.log(`${what.padEnd(40)}${count}`);
  for (const line of findings.lines.slice(0, 50)) console.log(line);
}

async function main(): Promise<void> {
  const nodes = Number(values.nodes);
  const cluster = nodes === 1 ? await alone() : await together(nodes);
  try {
    const result = await crash({
      cluster,
      games: chosenGames(values.game),
      rounds: Number(values.rounds),
      tables: Number(values.matches),
      seed: Number(values.seed),
      delay: 'few',
      report: (round, { acknowledged, findings }) => {
        console.log(`round ${round}: ${acknowledged} choices acknowledged, ${findings.lines.length} findings`);
      },
    });
    report(result);
    process.exitCode = result.findings.lines.length === 0 ? 0 : 1;
  } finally {
    await cluster.dispose();
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
