import { Client } from 'pg';

import { change, head, room } from '../testing/records';
import { Relay } from '../testing/relay';
import { describeWithPostgres } from '../testing/services';
import { storageContract } from './contract';
import { FORMAT } from './format';
import { openPostgres, readPostgres } from './postgres';
import type { Storage } from './storage';

/** Runs work as another client of the database. */
async function asOther<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client(url);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Waits until this many clients wait for locks. */
async function untilWaiting(client: Client, count: number): Promise<void> {
  const waiting = `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
  while ((await client.query(waiting)).rowCount !== count);
}

/** Ends all connections of others, as a server that stops does. */
const END_OTHERS = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
  WHERE datname = current_database() AND pid <> pg_backend_pid()`;

describeWithPostgres('PostgreSQL', (fresh) => {
  let url: string;
  beforeAll(async () => {
    url = await fresh();
    await (await openPostgres(url)).close();
  });

  const empty = (): Promise<unknown> =>
    asOther(url, (client) =>
      client.query(
        [
          'matches',
          'snapshots',
          'journal',
          'beginnings',
          'packed_histories',
          'rooms',
          'conversations',
          'predictions',
          'clock',
        ]
          .map((table) => `DELETE FROM ${table}`)
          .join('; '),
      ),
    );

  storageContract('PostgreSQL', async () => {
    await empty();
    return openPostgres(url);
  });

  describe('the schema', () => {
    const open: Storage[] = [];
    afterEach(async () => {
      for (const storage of open.splice(0)) await storage.close();
    });

    it('is made once when several nodes start at once on an empty database', async () => {
      const database = await fresh();
      open.push(...(await Promise.all([1, 2, 3, 4].map(() => openPostgres(database)))));
      const { rows } = await asOther(database, (client) => client.query('SELECT version FROM schema_version'));
      expect(rows).toEqual([{ version: FORMAT }]);
      expect(await open[0]?.createRoom(room)).toBe('created');
      expect(await open[3]?.loadRoom('ABCDE')).toEqual(room);
    });

    it.each([7, FORMAT + 1])(
      'of format %s is refused by its name, also to who only reads, and left as it is',
      async (format) => {
        const database = await fresh();
        await asOther(database, (client) =>
          client.query(`CREATE TABLE schema_version (version INTEGER); INSERT INTO schema_version VALUES (${format})`),
        );
        const { host, pathname } = new URL(database);
        const why = `the database ${pathname.slice(1)} at ${host} has format ${format}, and this program needs format ${FORMAT}`;
        await expect(openPostgres(database)).rejects.toThrow(why);
        await expect(readPostgres(database)).rejects.toThrow(why);
        const tables = `SELECT tablename FROM pg_tables WHERE schemaname = 'public'`;
        const { rows } = await asOther(database, (client) => client.query(tables));
        expect(rows).toEqual([{ tablename: 'schema_version' }]);
      },
    );

    it('of version 1.0.0 is read as it is, and gets the format of this one from who writes to it', async () => {
      const database = await fresh();
      const first = await openPostgres(database);
      await first.createRoom(room);
      await first.close();
      const formatIn = async (): Promise<unknown> =>
        (await asOther(database, (client) => client.query('SELECT version FROM schema_version'))).rows;
      await asOther(database, (client) => client.query('UPDATE schema_version SET version = 11'));
      open.push(await readPostgres(database));
      expect(await open[0]?.loadRoom(room.code)).toEqual(room);
      expect(await formatIn()).toEqual([{ version: 11 }]);
      open.push(await openPostgres(database));
      expect(await open[1]?.loadRoom(room.code)).toEqual(room);
      expect(await formatIn()).toEqual([{ version: FORMAT }]);
    });

    it('is not made by who only reads', async () => {
      await expect(readPostgres(await fresh())).rejects.toThrow('is empty');
    });
  });

  describe('several nodes', () => {
    let nodes: readonly [Storage, Storage];
    beforeEach(async () => {
      await empty();
      nodes = [await openPostgres(url), await openPostgres(url)];
    });
    afterEach(async () => {
      await Promise.all(nodes.map((node) => node.close()));
    });

    it('share what they write', async () => {
      await nodes[0].createMatch({ ...head, snapshot: '{}' });
      await nodes[0].writeMatch(change(2));
      expect(await nodes[1].loadTail('m1', 1)).toEqual({ ...head, version: 2, journal: ['[2]'] });
    });

    it('write the same matches in any order: one wins each version, and they never wait in a ring', async () => {
      const ids = Array.from({ length: 60 }, (_, i) => `m${i}`);
      await Promise.all(ids.map((id) => nodes[0].createMatch({ ...head, id, snapshot: '{}' })));
      for (let version = 2; version <= 5; version++) {
        const [one, other] = await asOther(url, async (client) => {
          // Both meet at a match in the middle, with what they have locked before.
          await client.query(`BEGIN; SELECT FROM matches WHERE id = 'm30' FOR UPDATE`);
          const writes = [ids, ids.toReversed()].map((order, i) =>
            Promise.all(order.map((id) => nodes[i === 0 ? 0 : 1].writeMatch(change(version, id)))),
          );
          await untilWaiting(client, 2);
          await client.query('ROLLBACK');
          return Promise.all(writes);
        });
        const both = one?.map((result, i) => [result, other?.toReversed()[i]].sort());
        expect(new Set(both?.map(String))).toEqual(new Set(['conflict,saved']));
      }
      for (const id of ids) expect(await nodes[1].loadMatch(id)).toMatchObject({ version: 5 });
      // The server counts what a connection has met when it ends.
      await Promise.all(nodes.map((node) => node.close()));
      const found = await asOther(url, (client) =>
        client.query('SELECT deadlocks::int FROM pg_stat_database WHERE datname = current_database()'),
      );
      expect(found.rows).toEqual([{ deadlocks: 0 }]);
      nodes = [await openPostgres(url), await openPostgres(url)];
    });

    it('number the lines of a conversation together', async () => {
      const numbers = await Promise.all(
        Array.from({ length: 40 }, (_, i) => nodes[i % 2 === 0 ? 0 : 1].addChat('room:x', `${i}`)),
      );
      expect([...numbers].sort((a, b) => a - b)).toEqual(numbers.map((_, i) => i + 1));
    });

    it('sweep at the same time, and never a match that is being written', async () => {
      const ids = Array.from({ length: 30 }, (_, i) => `m${i}`);
      await Promise.all(ids.map((id) => nodes[0].createMatch({ ...head, id, snapshot: '{}' })));
      await asOther(url, async (client) => {
        await client.query(`BEGIN; UPDATE matches SET updated_at = 5000 WHERE id = 'm7'`);
        const expiry = { finishedBefore: 1000, abandonedBefore: 1000, emptyBefore: 1000 };
        const swept = await Promise.all(nodes.map((node) => node.sweep(expiry)));
        expect(swept.reduce((sum, { matches }) => sum + matches.abandoned.length, 0)).toBe(29);
        await client.query('COMMIT');
        expect((await nodes[0].sweep(expiry)).matches.abandoned).toEqual([]);
      });
      expect(await nodes[0].loadMatch('m7')).not.toBeNull();
    });

    it('keep a room that is started while it is swept', async () => {
      await nodes[0].createRoom({ ...room, match: null });
      await asOther(url, async (client) => {
        await client.query(`BEGIN; UPDATE rooms SET match = 'm1', version = 2`);
        const sweeping = nodes[0].sweep({ finishedBefore: 1000, abandonedBefore: 1000, emptyBefore: 1000 });
        await nodes[1].createMatch({ ...head, updatedAt: 5000, snapshot: '{}' });
        await client.query('COMMIT');
        expect((await sweeping).rooms).toEqual({ empty: 0, ended: 0 });
      });
      expect(await nodes[0].loadRoom('ABCDE')).toMatchObject({ match: 'm1' });
    });
  });

  describe('mishaps', () => {
    let storage: Storage;
    let relay: Relay;
    let relayed: string;
    beforeEach(async () => {
      await empty();
      const target = new URL(url);
      relay = await Relay.start(Number(target.port));
      target.host = `127.0.0.1:${relay.port}`;
      relayed = target.href;
      storage = await openPostgres(relayed);
      await storage.createMatch({ ...head, snapshot: '{}' });
      await storage.createMatch({ ...head, id: 'm2', snapshot: '{}' });
    });
    afterEach(async () => {
      await storage.close();
      await relay.close();
    });

    /** Runs work while somebody else holds the match m1, and writes of one group to it and others are under way. */
    const whileWriting = (
      of: Storage,
      ids: readonly string[],
      work: (client: Client, writes: Promise<readonly PromiseSettledResult<string>[]>) => Promise<void>,
    ): Promise<void> =>
      asOther(url, async (client) => {
        await client.query(`BEGIN; SELECT 1 FROM matches WHERE id = 'm1' FOR UPDATE`);
        const writes = Promise.allSettled(ids.map((id) => of.writeMatch(change(2, id))));
        await untilWaiting(client, 1);
        await work(client, writes);
        await client.query('ROLLBACK');
      });

    it('lets a write that cannot be kept hurt no other of its group', async () => {
      const bad = { ...change(2), metadata: 'has a \0' };
      const results = await Promise.allSettled([storage.writeMatch(bad), storage.writeMatch(change(2, 'm2'))]);
      expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
      expect(await storage.loadMatch('m1')).toMatchObject({ version: 1 });
      expect(await storage.loadMatch('m2')).toMatchObject({ version: 2 });
      expect(await storage.writeMatch(change(2))).toBe('saved');
    });

    it('goes on after idle connections were ended', async () => {
      await Promise.all(Array.from({ length: 5 }, () => storage.ping()));
      await asOther(url, (client) => client.query(END_OTHERS));
      await soon(() => storage.ping());
      expect(await storage.writeMatch(change(2))).toBe('saved');
    });

    it('rejects writes whose connection is lost, and does not send them again', async () => {
      await whileWriting(storage, ['m1', 'm2'], async (client, writes) => {
        await client.query(END_OTHERS);
        expect((await writes).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
      });
      expect([...(await storage.matchVersions(['m1', 'm2'])).values()]).toEqual([1, 1]);
      expect(await storage.writeMatch(change(2))).toBe('saved');
    });

    it('rejects everything while the server is gone, and works again once it is back', async () => {
      relay.cut();
      await expect(storage.ping()).rejects.toThrow();
      await expect(storage.writeMatch(change(2))).rejects.toThrow();
      await expect(storage.loadMatch('m1')).rejects.toThrow();
      await expect(storage.sweep({ finishedBefore: 9, abandonedBefore: 9, emptyBefore: 9 })).rejects.toThrow();
      relay.mend();
      await storage.ping();
      expect(await storage.writeMatch(change(2))).toBe('saved');
      expect(await storage.loadMatch('m1')).toMatchObject({ version: 2 });
    });

    it('gives up a write that waits too long; others go on', async () => {
      const hasty = await openPostgres(withSettings(url, { statement_timeout: '2000' }));
      await whileWriting(hasty, ['m1'], async (_, writes) => {
        expect(await hasty.writeMatch(change(2, 'm2'))).toBe('saved');
        expect(await writes).toMatchObject([{ status: 'rejected', reason: { code: '57014' } }]);
      });
      expect(await hasty.writeMatch(change(2))).toBe('saved');
      await hasty.close();
    });

    it('gives up on a server that does not answer', async () => {
      const hasty = await openPostgres(withSettings(url, { query_timeout: '2000' }));
      await whileWriting(hasty, ['m1'], async (_, writes) => {
        expect(await writes).toMatchObject([{ status: 'rejected', reason: { message: 'Query read timeout' } }]);
      });
      await hasty.ping();
      await hasty.close();
    });

    it('cannot be opened where no server is', async () => {
      relay.cut();
      await expect(openPostgres(relayed)).rejects.toThrow();
      await expect(readPostgres(relayed)).rejects.toThrow();
    });
  });

  describe('packing', () => {
    let storage: Storage;
    beforeEach(async () => {
      await empty();
      storage = await openPostgres(url);
      await storage.createMatch({ ...head, snapshot: '{}' });
      await storage.writeMatch(change(2));
      await storage.writeMatch({ ...head, version: 3, state: { kind: 'snapshot', change: '[3]', snapshot: '{}' } });
      await storage.writeMatch(change(4));
    });
    afterEach(() => storage.close());

    it('keeps no rows on disk that are packed', async () => {
      await storage.pack('m1');
      const rowsOf = async (table: string): Promise<unknown> =>
        (await asOther(url, (client) => client.query(`SELECT version FROM ${table}`))).rows;
      expect(await rowsOf('journal')).toEqual([{ version: 4 }]);
      expect(await rowsOf('beginnings')).toEqual([]);
      expect(await rowsOf('packed_histories')).toEqual([{ version: 3 }]);
    });

    /** Runs work while another client has an uncommitted statement; the second client sees who waits. */
    const during = (statement: string, work: (other: Client, watcher: Client) => Promise<void>): Promise<void> =>
      asOther(url, (other) =>
        asOther(url, async (watcher) => {
          await other.query(`BEGIN; ${statement}`);
          await work(other, watcher);
        }),
      );

    it('leaves nothing of a match that is deleted meanwhile', async () => {
      await during(`DELETE FROM matches WHERE id = 'm1'`, async (other, watcher) => {
        const packing = storage.pack('m1');
        await untilWaiting(watcher, 1);
        await other.query('COMMIT');
        expect(await packing).toBe('nothing');
        expect((await watcher.query('SELECT FROM packed_histories')).rowCount).toBe(0);
      });
    });

    it('lets whoever deletes the match meanwhile wait, and then delete the packed history', async () => {
      await during(`SELECT FROM journal WHERE match = 'm1' FOR UPDATE`, async (other, watcher) => {
        const packing = storage.pack('m1');
        await untilWaiting(watcher, 1);
        const deleting = storage.deleteMatch('m1');
        await untilWaiting(watcher, 2);
        await other.query('COMMIT');
        expect(await packing).toBe('packed');
        await deleting;
        for (const table of ['packed_histories', 'journal', 'beginnings', 'snapshots']) {
          expect((await watcher.query(`SELECT FROM ${table}`)).rowCount).toBe(0);
        }
      });
    });
  });

  it('waits for the disk, whatever the settings of the database', async () => {
    const database = await fresh();
    await asOther(database, async (client) => {
      await client.query(`ALTER DATABASE ${new URL(database).pathname.slice(1)} SET synchronous_commit = off`);
    });
    const storage = await openPostgres(database);
    await asOther(database, (client) =>
      client.query(`
        CREATE TABLE seen (setting TEXT);
        CREATE FUNCTION see() RETURNS trigger LANGUAGE plpgsql AS
          $$BEGIN INSERT INTO seen VALUES (current_setting('synchronous_commit')); RETURN NULL; END$$;
        CREATE TRIGGER see AFTER UPDATE ON matches EXECUTE FUNCTION see();`),
    );
    await storage.createMatch({ ...head, snapshot: '{}' });
    await storage.writeMatch(change(2));
    const { rows } = await asOther(database, (client) => client.query('SELECT setting FROM seen'));
    expect(rows).toEqual([{ setting: 'on' }]);
    await storage.close();
  });

  it('answers no ping where nothing can be written, though it can be read, and does again when it can', async () => {
    const database = await fresh();
    const storage = await openPostgres(database);
    const name = new URL(database).pathname.slice(1);
    const set = (readOnly: 'on' | 'off'): Promise<unknown> =>
      asOther(database, async (client) => {
        await client.query('SET default_transaction_read_only = off');
        await client.query(`ALTER DATABASE ${name} SET default_transaction_read_only = ${readOnly}`);
        await client.query(END_OTHERS);
      });
    await storage.ping();
    await set('on');
    await soon(async () => {
      expect(await storage.loadMatch('m1')).toBeNull();
    });
    await expect(storage.ping()).rejects.toMatchObject({ code: '25006' });
    await set('off');
    await soon(() => storage.ping());
    await storage.close();
  });

  describe('reading at one moment', () => {
    let storage: Storage;
    let reading: Storage;
    beforeEach(async () => {
      await empty();
      storage = await openPostgres(url);
      await storage.createMatch({ ...head, snapshot: '{}' });
      await storage.writeMatch(change(2));
      await storage.createRoom(room);
      await storage.addChat('room:ABCDE', 'said');
      reading = await readPostgres(url);
    });
    afterEach(() => Promise.all([storage.close(), reading.close()]));

    it('shows everything as it was', async () => {
      await storage.writeMatch(change(3));
      await storage.createMatch({ ...head, id: 'm2', snapshot: null });
      await storage.saveRoom({ ...room, version: 2, body: 'later' });
      await storage.addChat('room:ABCDE', 'later');
      expect(await reading.loadMatch('m1')).toMatchObject({ version: 2, journal: ['[2]'] });
      expect(await reading.loadMatch('m2')).toBeNull();
      expect(await reading.loadRoom('ABCDE')).toEqual(room);
      expect(await reading.loadChat('room:ABCDE', 0, 10)).toHaveLength(1);
      expect(await reading.count()).toMatchObject({ rooms: 1, matches: { playing: 1 } });
    });

    it('cannot write', async () => {
      await expect(reading.writeMatch(change(3))).rejects.toThrow('read-only');
      expect(await storage.loadMatch('m1')).toMatchObject({ version: 2 });
    });
  });
});

/** Tries until it works: the client notices the end of a connection when its socket says so. */
async function soon(task: () => Promise<void>): Promise<void> {
  for (;;) {
    try {
      await task();
      return;
    } catch {
      await new Promise((resolve) => setImmediate(resolve));
    }
  }
}

function withSettings(url: string, settings: Readonly<Record<string, string>>): string {
  const with_ = new URL(url);
  for (const [name, value] of Object.entries(settings)) with_.searchParams.set(name, value);
  return with_.href;
}
