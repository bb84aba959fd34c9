import { GameLoader, type LoadedGame } from '../../server/match/game-loader';
import { readPostgres } from '../../server/storage/postgres';
import { readSqlite } from '../../server/storage/sqlite';
import type { Storage } from '../../server/storage/storage';
import { OwnService } from '../../server/testing/own-services';
import { games } from '../../shared/games/registry';
import { ServerProcess } from '../lib/server';

/** Servers on one storage, and a way to read the storage without them. */
export interface Cluster {
  readonly nodes: readonly ServerProcess[];
  /** Opens the present storage; the caller closes it. */
  look(): Promise<Storage>;
  dispose(): Promise<void>;
}

/** Clients stand for many people: each names an address of its own in the header that a proxy would set. */
const BEHIND_A_PROXY = { TRUSTED_PROXIES: '127.0.0.1' };

/**
 * One node on SQLite.
 * @param more adds to the environment that it reads its settings from
 */
export async function alone(more: Readonly<Record<string, string>> = {}): Promise<Cluster> {
  const node = await ServerProcess.start({ ...BEHIND_A_PROXY, ...more });
  return {
    nodes: [node],
    look: () => Promise.resolve(readSqlite(node.dataDir)),
    dispose: () => node.dispose(),
  };
}

/** Several nodes, and what they share: services of their own, to be killed. */
export interface FullCluster extends Cluster {
  readonly postgres: OwnService;
  readonly redis: OwnService;
}

/**
 * Several nodes on PostgreSQL that tell each other about changes over Redis.
 * @param more adds to the environment that they read their settings from
 */
export async function together(count: number, more: Readonly<Record<string, string>> = {}): Promise<FullCluster> {
  const [postgres, redis] = await Promise.all([OwnService.postgres(), OwnService.redis()]);
  const env = { ...BEHIND_A_PROXY, ...more, DATABASE_URL: postgres.url, REDIS_URL: redis.url };
  const starting = await Promise.allSettled(Array.from({ length: count }, () => ServerProcess.start(env)));
  const nodes = starting.flatMap((start) => (start.status === 'fulfilled' ? [start.value] : []));
  const dispose = async (): Promise<void> => {
    await Promise.all(nodes.map((node) => node.dispose()));
    await Promise.all([postgres.dispose(), redis.dispose()]);
  };
  if (nodes.length < count) {
    await dispose();
    throw new Error('not all nodes have started');
  }
  return { nodes, postgres, redis, look: () => readPostgres(postgres.url), dispose };
}

/** Addresses of people, one after another. */
export function people(): () => string {
  let count = 0;
  return () => {
    count += 1;
    return `10.${count >> 16}.${(count >> 8) & 255}.${count & 255}`;
  };
}

/** The rules that matches are read with. */
export async function rulesOf(name: string): Promise<LoadedGame> {
  const game = await new GameLoader(games).load(name);
  if (game === null) throw new Error(`no game ${name}`);
  return game;
}
