import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';

import { Client as Postgres } from 'pg';

import { cache, type Program } from '../lib/build';
import { Child } from '../lib/child';
import { makeMatch, type ServedMatch } from './lobby';
import type { Place, ServerApi } from './serve';

/** The servers that speak boardgame.io's protocol. */
export const HOSTS = ['ours-sqlite', 'ours-postgres', 'stock-memory', 'stock-flatfile', 'stock-postgres'] as const;
export type Host = (typeof HOSTS)[number];
/** All servers. */
export type ServerKind = Host | 'raw-socketio';

const KINDS: Readonly<Record<ServerKind, { readonly name: string; program: Program; place: Place['kind'] }>> = {
  'ours-sqlite': { name: 'ours, SQLite full sync', program: 'ours', place: 'folder' },
  'ours-postgres': { name: 'ours, PostgreSQL', program: 'ours', place: 'postgres' },
  'stock-memory': { name: 'stock, in memory', program: 'stock', place: 'memory' },
  'stock-flatfile': { name: 'stock, FlatFile', program: 'stock', place: 'folder' },
  'stock-postgres': { name: 'stock, PostgreSQL', program: 'stock', place: 'postgres' },
  'raw-socketio': { name: 'raw socket.io room', program: 'raw-socketio', place: 'memory' },
};

/** A server's name for people. */
export function nameOf(kind: ServerKind): string {
  return KINDS[kind].name;
}

/** The PostgreSQL in which databases are made for a while. */
const POSTGRES = process.env.BENCH_DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres';

async function askPostgres(statement: string): Promise<void> {
  const client = new Postgres({ connectionString: POSTGRES });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Whether a server can be measured here: those with PostgreSQL need one that answers. */
export async function isAvailable(kind: ServerKind): Promise<boolean> {
  if (KINDS[kind].place !== 'postgres') return true;
  return askPostgres('SELECT 1').then(
    () => true,
    () => false,
  );
}

/** A server under test in a process of its own. */
export interface RunningServer {
  readonly port: number;
  readonly child: Child<ServerApi>;
  /** Makes matches with all seats taken, over the lobby's routes. */
  readonly addMatches: (count: number) => Promise<readonly ServedMatch[]>;
}

async function makePlace(
  kind: Place['kind'],
): Promise<{ readonly place: Place; readonly remove: () => Promise<void> }> {
  switch (kind) {
    case 'memory':
      return { place: { kind }, remove: () => Promise.resolve() };
    case 'folder': {
      await mkdir(cache, { recursive: true });
      const made = await mkdtemp(path.join(cache, 'data-'));
      return { place: { kind, path: made }, remove: () => rm(made, { recursive: true, force: true }) };
    }
    case 'postgres': {
      const name = `bench_${randomBytes(6).toString('hex')}`;
      await askPostgres(`CREATE DATABASE ${name}`);
      const url = new URL(POSTGRES);
      url.pathname = `/${name}`;
      return { place: { kind, url: url.href }, remove: () => askPostgres(`DROP DATABASE ${name} WITH (FORCE)`) };
    }
  }
}

/** Runs work with a server, and removes the server and its data afterwards in any case. */
export async function withServer<T>(
  kind: ServerKind,
  game: string,
  work: (server: RunningServer) => Promise<T>,
): Promise<T> {
  const { program, place: wanted } = KINDS[kind];
  const { place, remove } = await makePlace(wanted);
  try {
    const child = Child.start<ServerApi>(program);
    try {
      const port = await child.ask('start', { game, place });
      return await work({ port, child, addMatches: (count) => addMatches(port, game, count) });
    } finally {
      await child.stop();
    }
  } finally {
    await remove();
  }
}

/** How many matches are made at a time. */
const AT_ONCE = 16;

async function addMatches(port: number, game: string, count: number): Promise<readonly ServedMatch[]> {
  const made: ServedMatch[] = [];
  while (made.length < count) {
    const group = Array.from({ length: Math.min(AT_ONCE, count - made.length) }, () => makeMatch(port, game));
    made.push(...(await Promise.all(group)));
  }
  return made;
}
