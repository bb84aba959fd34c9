/**
 * Two nodes on PostgreSQL and Redis, all started for it: seats that hammer over both nodes, parts that are killed and
 * come back, rolling restarts. `npm run nodes -- --seconds 30` is how long each of them takes, about; all
 * games are played, or the one that `--game` names. Exits with 1 when anything was lost.
 */
import { parseArgs } from 'node:util';

import type { OwnService } from '../../server/testing/own-services';
import { together } from '../crash/cluster';
import type { Crowd } from '../crash/crowd';
import { chosenGames } from '../lib/game';
import { hammer, type Part, rollingRestart, withoutPart } from './scenarios';

const { values } = parseArgs({
  options: {
    game: { type: 'string' },
    seconds: { type: 'string', default: '30' },
    matches: { type: 'string', default: '10' },
    seed: { type: 'string', default: '1' },
  },
});

function report(what: string, crowd: Crowd): void {
  const { findings, stored, longestAwayMs, refused } = crowd;
  const acknowledged = crowd.count('acknowledged');
  const why = [...refused].map(([code, count]) => `${code} ${count}`).join(', ');
  console.log(
    `${what}: ${acknowledged} acknowledged, ${crowd.count('unknown')} unknown, ${stored} stored, ` +
      `${findings.lines.length} findings, nobody away longer than ${longestAwayMs} ms; refused: ${why}`,
  );
  for (const line of findings.lines.slice(0, 20)) console.log(line);
  if (findings.lines.length > 0) process.exitCode = 1;
}

const lasting = (seconds: number) => (_: Crowd, ms: number) => ms >= seconds * 1000;

/** Instead of being killed it stops to answer. */
function frozen(service: OwnService): Part {
  return {
    kill: () => {
      service.freeze();
      return Promise.resolve();
    },
    run: () => {
      service.wake();
      return Promise.resolve();
    },
  };
}

async function main(): Promise<void> {
  const cluster = await together(2);
  const effort = {
    games: chosenGames(values.game),
    tables: Number(values.matches),
    seed: Number(values.seed),
    enough: lasting(Number(values.seconds)),
  };
  try {
    report('hammering at one match', await hammer(cluster, { ...effort, tables: 1 }));
    report('hammering at many', await hammer(cluster, effort));
    const away = { ...effort, enough: lasting(Number(values.seconds) / 4), meanwhile: 'play may stop' } as const;
    for (const [i, node] of cluster.nodes.entries())
      report(`without node ${i}`, await withoutPart(cluster, node, away));
    for (const meanwhile of ['play goes on', 'play may stop'] as const) {
      report(`without Redis, ${meanwhile}`, await withoutPart(cluster, cluster.redis, { ...away, meanwhile }));
    }
    report('without PostgreSQL', await withoutPart(cluster, cluster.postgres, away));
    for (const service of ['redis', 'postgres'] as const) {
      report(`while ${service} is frozen`, await withoutPart(cluster, frozen(cluster[service]), away));
    }
    const { crowd, exitCodes } = await rollingRestart(cluster, effort);
    report(`rolling restarts, exit codes ${exitCodes.join(' ')}`, crowd);
    if (exitCodes.some((code) => code !== 0) || cluster.nodes.some(({ alive }) => !alive)) process.exitCode = 1;
  } finally {
    await cluster.dispose();
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
