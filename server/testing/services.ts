import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';

import { Redis } from 'ioredis';
import { Client } from 'pg';

const POSTGRES = process.env['TEST_DATABASE_URL'] ?? 'postgres://postgres@127.0.0.1:5432/postgres';
const REDIS = process.env['TEST_REDIS_URL'] ?? 'redis://127.0.0.1:6379';

/** Programs that end well when the service answers; in a process of their own, as tests are declared synchronously. */
const PROBES = {
  PostgreSQL: `const db = new (require('pg').Client)(process.argv[1]);
    db.connect().then(() => db.query('SELECT 1')).then(() => process.exit(0), () => process.exit(1));`,
  Redis: `const redis = new (require('ioredis').Redis)(process.argv[1], { lazyConnect: true, retryStrategy: null });
    redis.on('error', () => undefined);
    redis.connect().then(() => redis.ping()).then(() => process.exit(0), () => process.exit(1));`,
} as const;

/**
 * Declares tests that need PostgreSQL; `fresh` makes an empty database and resolves to its address. All of them are
 * dropped after the tests. Skipped with a line on stderr when nothing answers, unless `CI=true`: then they fail.
 */
export function describeWithPostgres(name: string, tests: (fresh: () => Promise<string>) => void): void {
  declare('PostgreSQL', POSTGRES, name, () => {
    const made: string[] = [];
    afterAll(async () => {
      for (const database of made) await administer(`DROP DATABASE ${database} WITH (FORCE)`);
    });
    tests(async () => {
      const database = `test_${randomBytes(8).toString('hex')}`;
      await administer(`CREATE DATABASE ${database}`);
      made.push(database);
      const url = new URL(POSTGRES);
      url.pathname = `/${database}`;
      return url.href;
    });
  });
}

/**
 * Declares tests that need Redis; `service` has its address and a key prefix of their own. All keys with it are deleted
 * after the tests. Skipped with a line on stderr when nothing answers, unless `CI=true`: then they fail.
 */
export function describeWithRedis(
  name: string,
  tests: (service: { readonly url: string; readonly prefix: string }) => void,
): void {
  declare('Redis', REDIS, name, () => {
    const prefix = `test-${randomBytes(8).toString('hex')}:`;
    afterAll(async () => {
      const redis = new Redis(REDIS);
      for await (const keys of redis.scanStream({ match: `${prefix}*` }) as AsyncIterable<string[]>) {
        if (keys.length > 0) await redis.del(...keys);
      }
      await redis.quit();
    });
    tests({ url: REDIS, prefix });
  });
}

function declare(service: keyof typeof PROBES, url: string, name: string, tests: () => void): void {
  if (process.env['CI'] === 'true' || answers(service, url)) {
    describe(name, tests);
    return;
  }
  process.stderr.write(`\n*** SKIPPED, no ${service} at ${new URL(url).host}: ${name} ***\n`);
  describe.skip(name, tests);
}

function answers(service: keyof typeof PROBES, url: string): boolean {
  const probe = spawnSync(process.execPath, ['-e', PROBES[service], url], { cwd: __dirname, timeout: 5000 });
  return probe.status === 0;
}

async function administer(statement: string): Promise<void> {
  const client = new Client(POSTGRES);
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
