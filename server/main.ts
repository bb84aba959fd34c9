import { collectDefaultMetrics } from 'prom-client';

import { games } from '../shared/games/registry';
import { ABSENT_SAY_MS } from '../shared/protocol/time';
import { type App, createApp } from './app';
import { BOT_PACE } from './bots/pace';
import { noopBus } from './bus/noop';
import { openRedisBus } from './bus/redis';
import { type Config, ConfigError, readConfig } from './config';
import { makeLogger } from './ops/log';
import { Sweeper } from './retention/sweeper';
import { patienceOf } from './rooms/hosting';
import { openStorage } from './storage/open';
import { UnusableStorage } from './storage/unusable';

/** A terminal and a parent process may both pass on the same signal: within this time it counts once. */
const ECHO_MS = 1000;

// The database holds the secrets of matches: no other account of this machine may read it.
process.umask(0o077);

const config = configured();
const log = makeLogger(config.logLevel);

// Acknowledged commands are on disk, so a restart loses nothing; the state in memory may be half changed.
process.on('uncaughtException', (err) => {
  log.fatal({ err }, 'uncaught exception');
  process.exit(1);
});

let app: App | null = null;
let sweeper: Sweeper | null = null;

// A forgotten promise fails one command; the server goes on for all others.
process.on('unhandledRejection', (err) => {
  app?.metrics.failed('process', err);
  log.fatal({ err }, 'unhandled rejection');
});

let stoppingSince: number | null = null;
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, stop);

run().catch((err: unknown) => {
  if (err instanceof UnusableStorage) log.fatal(err.message);
  else log.fatal({ err }, 'cannot start');
  process.exit(1);
});

async function run(): Promise<void> {
  const { databaseUrl, redisUrl, redisPrefix: prefix } = config;
  const storage = await openStorage(config, log);
  const others = databaseUrl === null ? 'nobody' : 'unheard';
  const bus = redisUrl === null ? noopBus(others) : openRedisBus(redisUrl, { log, prefix });
  sweeper = new Sweeper(storage, config.retention, log, { wall: Date.now, monotonic: () => performance.now() });
  app = createApp({
    games,
    data: storage,
    bus,
    log,
    limits: {
      connections: config.maxConnections,
      connectionsPerAddress: config.maxConnectionsPerAddress,
      rooms: config.maxRooms,
    },
    basePath: config.basePath,
    trustedProxies: config.trustedProxies,
    allowedOrigins: config.allowedOrigins,
    operatorToken: config.operatorToken,
    patience: patienceOf(config.hostAwaySeconds),
    absentSayMs: { ...ABSENT_SAY_MS, live: config.absentSaySeconds * 1_000 },
    clocks: config.clocks,
    botPace: { ...BOT_PACE, pauseMs: config.botPauseMs },
    notify: config.notify,
    contact: config.contact,
  });
  collectDefaultMetrics({ register: app.metrics.registry });
  try {
    const port = await app.listen(config.port, config.host);
    log.info({ port, page: pageAt(port) }, 'listening');
    sweeper.start();
  } catch (err) {
    if (isTaken(err)) log.fatal(`port ${config.port} is taken: give another one as PORT`);
    else log.fatal({ err }, 'cannot listen');
    process.exit(1);
  }
}

function isTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
}

/** Where a browser on this machine finds the start page. */
function pageAt(port: number): string {
  const { host = 'localhost', basePath } = config;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}${basePath}`;
}

function stop(signal: NodeJS.Signals): void {
  if (stoppingSince !== null) {
    if (performance.now() - stoppingSince < ECHO_MS) return;
    log.warn({ signal }, 'stopping at once');
    process.exit(1);
  }
  stoppingSince = performance.now();
  log.info({ signal }, 'stopping');
  setTimeout(() => {
    log.fatal('not stopped in time');
    process.exit(1);
  }, config.stopSeconds * 1000);
  finish().then(
    () => {
      log.info('stopped');
      process.exit(0);
    },
    (err: unknown) => {
      log.fatal({ err }, 'stopping failed');
      process.exit(1);
    },
  );
}

/** Stops what was begun; deleting first, as it needs the storage that the app closes. */
async function finish(): Promise<void> {
  await sweeper?.stop();
  await app?.close();
}

function configured(): Config {
  try {
    return readConfig(process.env);
  } catch (err) {
    if (!(err instanceof ConfigError)) throw err;
    makeLogger('info').fatal(err.message);
    return process.exit(1);
  }
}
