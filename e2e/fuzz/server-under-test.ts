import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import pino from 'pino';

import { makeToken } from '../../server/lib/secrets';
import { openStorage } from '../../server/storage/open';
import { NO_LIMITS, registered, serve, temporaryFolder, toyModule } from '../../server/testing/serve';
import type { GameModule, SetupRequest } from '../../shared/engine/game';
import { games as registry } from '../../shared/games/registry';

/** The set-up of a match: enough to replay everything in it. */
export interface NotedSetup {
  readonly game: string;
  readonly request: SetupRequest;
}

/** How a server under test is. */
export interface Health {
  readonly rssMb: number;
  /** After collecting garbage, where that can be asked for. */
  readonly heapMb: number;
  /** Its whole memory after collecting garbage, buffers outside the heap included. */
  readonly heldBytes: number;
  /** Open network connections of the process. */
  readonly sockets: number;
  /** Faults that no packet may cause: errors in the log and unhandled rejections. */
  readonly faults: readonly string[];
}

/** A server under test. */
export interface ServerUnderTest {
  readonly url: string;
  /** Where its database is. */
  readonly folder: string;
  /** The operator's token, and the contents of a file beside the client's files: no request may get them. */
  readonly secrets: readonly string[];
  /** The latest matches that were begun, oldest first. */
  setups(): Promise<readonly NotedSetup[]>;
  health(): Promise<Health>;
  /** How much of the processor all its threads have had since the start, in milliseconds. */
  spentMs(): Promise<number>;
  stop(): Promise<void>;
}

/** The games under test, by name: all of them, or one. Rejects with RangeError when there is no such game. */
export async function gamesUnderTest(only?: string): Promise<ReadonlyMap<string, GameModule>> {
  const modules = [toyModule, ...(await Promise.all(registry.map((game) => game.load())))];
  const all = new Map(modules.map((module) => [module.meta.name, module]));
  if (only === undefined) return all;
  const game = all.get(only);
  if (game === undefined) throw new RangeError(`no game ${only}: ${[...all.keys()].join(', ')}`);
  return new Map([[only, game]]);
}

/** Whether a server under test slows anybody down. */
export type LimitsKind = 'raised' | 'real';

/** How many setups are remembered. */
const REMEMBERED = 500;

/** Starts a server under test in this process, on files, with all games. */
export async function startServer(kind: LimitsKind): Promise<ServerUnderTest> {
  const place = temporaryFolder();
  const clientDir = path.join(place.path, 'client');
  const [outside, operatorToken] = [makeToken(), makeToken()];
  mkdirSync(path.join(clientDir, 'assets'), { recursive: true });
  writeFileSync(path.join(place.path, 'outside.txt'), outside);
  for (const page of ['index.html', 'room.html'])
    writeFileSync(path.join(clientDir, page), '<!doctype html><title>table</title>');
  writeFileSync(path.join(clientDir, 'assets', 'index-abc123.js'), 'export {};');

  const setups: NotedSetup[] = [];
  const noting = (module: GameModule): GameModule => ({
    ...module,
    setup: (request) => {
      setups.push({ game: module.meta.name, request });
      if (setups.length > REMEMBERED) setups.shift();
      return module.setup(request);
    },
  });
  const faults: string[] = [];
  const unhandled = (reason: unknown): void => void faults.push(`unhandled rejection: ${String(reason)}`);
  process.on('unhandledRejection', unhandled);
  const log = pino({ level: 'error' }, { write: (line) => void faults.push(`logged: ${line.slice(0, 2000)}`) });
  const modules = [...(await gamesUnderTest()).values()];
  const { app, url } = await serve({
    games: modules.map((module) => registered(noting(module))),
    // As the product opens it.
    data: await openStorage({ dataDir: place.path, databaseUrl: null }, log),
    clientDir,
    log,
    operatorToken,
    limits: kind === 'raised' ? NO_LIMITS : {},
  });
  const prototype = Object.getOwnPropertyNames(Object.prototype).join();

  return {
    url,
    folder: place.path,
    secrets: [outside, operatorToken],
    setups: () => Promise.resolve([...setups]),
    health: () => {
      globalThis.gc?.();
      const { rss, heapUsed, external } = process.memoryUsage();
      const now = Object.getOwnPropertyNames(Object.prototype).join();
      if (now !== prototype) faults.push(`Object.prototype has become ${now}`);
      const sockets = process.getActiveResourcesInfo().filter((resource) => resource === 'TCPSocketWrap').length;
      const memory = { rssMb: rss / 2 ** 20, heapMb: heapUsed / 2 ** 20, heldBytes: heapUsed + external };
      return Promise.resolve({ ...memory, sockets, faults: faults.splice(0) });
    },
    spentMs: () => {
      const { user, system } = process.cpuUsage();
      return Promise.resolve((user + system) / 1000);
    },
    stop: async () => {
      await app.close();
      process.off('unhandledRejection', unhandled);
      place.remove();
    },
  };
}
