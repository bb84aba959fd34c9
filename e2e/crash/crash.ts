import { setTimeout as sleep } from 'node:timers/promises';

import type { Delay } from '../../shared/protocol/rooms';
import { pickFrom } from '../../shared/testing/playout';
import type { Cluster } from './cluster';
import { Crowd } from './crowd';
import type { Findings } from './findings';

/** The plan of a crash test. */
export interface CrashSpec {
  readonly cluster: Cluster;
  /** The names of the games that are played. */
  readonly games: readonly string[];
  readonly rounds: number;
  /** How many matches are played at a time. */
  readonly tables: number;
  readonly seed: number;
  /** See {@link CrowdSpec.delay}. */
  readonly delay?: Delay;
  /** Called after every round. */
  readonly report?: (round: number, result: CrashResult) => void;
}

/** The result. */
export interface CrashResult {
  readonly rounds: number;
  readonly kills: number;
  readonly matches: { readonly begun: number; readonly over: number };
  readonly acknowledged: number;
  /** Answers that were neither acknowledged nor refused. */
  readonly unknown: number;
  /** The number of states that viewers received. */
  readonly seen: number;
  readonly resyncs: number;
  /** How long it took in each round from the kill until everybody was shown their match again. */
  readonly recoveriesMs: readonly number[];
  readonly findings: Findings;
}

/** How many answers, at most, each table gives between two kills. */
const ANSWERS = 30;
/** For how long, at most, is played on the other nodes while one is away. */
const AWAY_MS = 600;
/** How often a node is killed again while everybody comes back to it, and how soon at the latest. */
const AGAIN_SHARE = 0.2;
const AGAIN_MS = 400;

/**
 * Lets many people play on a cluster, kills one of its nodes (`kill -9`) meanwhile and starts it again. Once everybody has
 * come back, it checks that nothing that was acknowledged or shown is missing. This is repeated for each round.
 */
export async function crash({ cluster, games, rounds, tables, seed, delay, report }: CrashSpec): Promise<CrashResult> {
  const nodes = cluster.nodes.map(({ url }) => url);
  const crowd = await Crowd.gather({ cluster, games, nodes, tables, seed, delay });
  const { random, findings } = crowd;
  const recoveriesMs: number[] = [];
  let kills = 0;
  const result = (): CrashResult => ({
    rounds: recoveriesMs.length,
    kills,
    matches: crowd.matches,
    acknowledged: crowd.count('acknowledged'),
    unknown: crowd.count('unknown'),
    seen: crowd.count('states'),
    resyncs: crowd.count('resyncs'),
    recoveriesMs,
    findings,
  });
  try {
    for (let round = 1; round <= rounds; round++) {
      await crowd.fill();
      crowd.play();
      await crowd.plays(tables * ANSWERS * (0.2 + 0.8 * random()));
      const killed = Date.now();
      const node = pickFrom(random, cluster.nodes);
      await node.kill();
      kills += 1;
      if (cluster.nodes.length > 1) await sleep(AWAY_MS * random());
      await node.run();
      if (random() < AGAIN_SHARE) {
        await sleep(AGAIN_MS * random());
        await node.kill();
        kills += 1;
        await node.run();
      }
      await crowd.everybodyIsBack();
      recoveriesMs.push(Date.now() - killed);
      await crowd.everybodyGoesOn();
      await crowd.rest();
      await crowd.check('playing');
      report?.(round, result());
    }
    await crowd.check('all');
    return result();
  } finally {
    crowd.close();
  }
}
