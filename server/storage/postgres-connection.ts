import { Client, type ClientBase, type ClientConfig, DatabaseError, Pool, type PoolClient } from 'pg';
import type { Logger } from 'pino';

/** A statement; with a name it is prepared once on each connection that uses it. */
interface Statement {
  readonly name?: string;
  readonly text: string;
}

/** Runs a statement; resolves to its rows. */
export type Query = <Row extends object>(statement: Statement, values: readonly unknown[]) => Promise<readonly Row[]>;

/** A connection to the database, or a pool of them. */
export interface Connection {
  readonly query: Query;
  /** Runs statements in a transaction. */
  transaction<T>(work: (query: Query) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** How many connections a node holds at most. */
const CONNECTIONS = 10;

/** Timeouts in milliseconds: to connect, to run a statement, and to get its answer. */
const TIMEOUTS = { connect: 5000, statement: 10_000, answer: 15_000 } as const;

/** How often a transaction is tried again that the server has rolled back because of others. */
const ATTEMPTS = 5;

/**
 * Connections that come and go as needed. A lost one is replaced at the next need, so that everything works again once
 * the server is back.
 */
export function connect(url: string, log: Logger | undefined): Connection {
  const pool = new Pool({ ...settings(url), max: CONNECTIONS });
  const lost = (err: Error): void => log?.warn({ err }, 'lost a connection to the database');
  pool.on('error', lost);
  // Without a listener on each, a connection that is lost while it is in use would end the process.
  pool.on('connect', (client) => client.on('error', lost));
  return {
    query: (statement, values) => again(() => run(pool, statement, values)),
    transaction: (work) => again(() => inTransaction(pool, work)),
    close: () => pool.end(),
  };
}

/**
 * A read-only connection that sees one snapshot of the database for as long as it is open.
 * @throws when the server cannot be reached
 */
export async function connectToRead(url: string): Promise<Connection> {
  const client = new Client(settings(url));
  // The statement that is under way fails as well; this only keeps the process from ending.
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
  } catch (error) {
    await client.end();
    throw error;
  }
  const query: Query = (statement, values) => run(client, statement, values);
  return { query, transaction: (work) => work(query), close: () => client.end() };
}

function settings(url: string): ClientConfig {
  return {
    connectionString: url,
    application_name: 'game-server',
    // Whatever the database's own settings are: acknowledged writes must be on disk.
    options: '-c synchronous_commit=on',
    connectionTimeoutMillis: TIMEOUTS.connect,
    statement_timeout: TIMEOUTS.statement,
    query_timeout: TIMEOUTS.answer,
    keepAlive: true,
  };
}

async function run<Row extends object>(
  on: Pool | ClientBase,
  statement: Statement,
  values: readonly unknown[],
): Promise<readonly Row[]> {
  return (await on.query<Row, unknown[]>({ ...statement, values: [...values] })).rows;
}

async function inTransaction<T>(pool: Pool, work: (query: Query) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    const result = await work((statement, values) => run(client, statement, values));
    await client.query('COMMIT');
    client.release();
    return result;
  } catch (error) {
    await giveUp(client);
    throw error;
  }
}

/** Rolls back; a connection that cannot do so is closed, which rolls back as well. */
async function giveUp(client: PoolClient): Promise<void> {
  try {
    await client.query('ROLLBACK');
    client.release();
  } catch (error) {
    client.release(error instanceof Error ? error : new Error('cannot undo'));
  }
}

async function again<T>(task: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await task();
    } catch (error) {
      if (attempt === ATTEMPTS || !['40001', '40P01'].includes(sqlState(error))) throw error;
    }
  }
}

/** The server's error code; empty when it sent none: then it is unknown what the server has done. */
function sqlState(error: unknown): string {
  return error instanceof DatabaseError ? (error.code ?? '') : '';
}

/** Whether the server refused a statement because of its data, and so has done nothing of it. */
export function isRefusal(error: unknown): boolean {
  // 22: bad data, 23: constraints, 54: too much of something.
  return ['22', '23', '54'].includes(sqlState(error).slice(0, 2));
}
