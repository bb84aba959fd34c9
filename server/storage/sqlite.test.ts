import { copyFileSync, renameSync } from 'node:fs';
import path from 'node:path';

import Database from 'better-sqlite3';

import { change, head, room } from '../testing/records';
import { temporaryFolder } from '../testing/serve';
import { storageContract } from './contract';
import { FilesGone } from './same-files';
import { openSqlite, readSqlite } from './sqlite';
import type { Storage } from './storage';

const folder = temporaryFolder();
afterAll(() => folder.remove());

let made = 0;
const fresh = (): string => path.join(folder.path, String((made += 1)), 'made', 'on', 'the', 'way');

storageContract('SQLite in memory', () => openSqlite(':memory:'));
storageContract('SQLite on disk', () => openSqlite(fresh()));

async function fill(storage: Storage): Promise<void> {
  await storage.createMatch({ ...head, snapshot: '{}' });
  await storage.writeMatch(change(2));
  await storage.createRoom(room);
  await storage.addChat('room:ABCDE', 'said');
}

describe('openSqlite', () => {
  it('finds everything again after it was closed', async () => {
    const dir = fresh();
    const first = openSqlite(dir);
    await fill(first);
    await first.close();
    const second = openSqlite(dir);
    expect(await second.loadMatch('m1')).toEqual({ ...head, version: 2, snapshot: '{}', journal: ['[2]'] });
    expect(await second.loadRoom('ABCDE')).toEqual(room);
    expect(await second.loadChat('room:ABCDE', 0, 10)).toEqual([{ n: 1, body: 'said' }]);
    await second.close();
  });

  it('writes ahead and fully synchronised', async () => {
    const pragma = jest.spyOn(Database.prototype, 'pragma');
    await openSqlite(fresh()).close();
    const said = new Map(pragma.mock.calls.map(([source], i) => [source, pragma.mock.results[i]?.value]));
    pragma.mockRestore();
    expect(said.get('journal_mode = WAL')).toEqual([{ journal_mode: 'wal' }]);
    expect(said.get('synchronous = FULL')).toEqual([]);
  });

  it('keeps no rows on disk that are packed', async () => {
    const dir = fresh();
    const storage = openSqlite(dir);
    await fill(storage);
    await storage.writeMatch({ ...head, version: 3, state: { kind: 'snapshot', change: '[3]', snapshot: '{}' } });
    await storage.writeMatch(change(4));
    await storage.pack('m1');
    await storage.close();
    const db = new Database(path.join(dir, 'server.sqlite'));
    expect(db.prepare('SELECT version FROM journal').pluck().all()).toEqual([4]);
    expect(db.prepare('SELECT version FROM beginnings').pluck().all()).toEqual([]);
    expect(db.prepare('SELECT match, version FROM packed_histories').raw().all()).toEqual([['m1', 3]]);
    db.close();
  });

  it('says that a packed history is damaged, and loads its match all the same', async () => {
    const dir = fresh();
    const storage = openSqlite(dir);
    await fill(storage);
    await storage.writeMatch({ ...head, version: 3, state: { kind: 'snapshot', change: '[3]', snapshot: '{}' } });
    await storage.pack('m1');
    const db = new Database(path.join(dir, 'server.sqlite'));
    db.exec("UPDATE packed_histories SET packed = x'00ff'");
    db.close();
    await expect(storage.loadBeginning('m1')).rejects.toThrow();
    await expect(storage.history('m1')[Symbol.asyncIterator]().next()).rejects.toThrow();
    expect(await storage.loadMatch('m1')).toMatchObject({ version: 3, snapshot: '{}' });
    await storage.close();
  });

  it('commits what was begun before it closes', async () => {
    const dir = fresh();
    const first = openSqlite(dir);
    const created = first.createMatch({ ...head, snapshot: null });
    await first.close();
    expect(await created).toBe('created');
    const second = openSqlite(dir);
    expect(await second.loadMatch('m1')).not.toBeNull();
    await second.close();
  });

  it('rejects, and does not throw, when a statement fails', async () => {
    const storage = openSqlite(':memory:');
    await storage.close();
    await expect(storage.loadMatch('m1')).rejects.toThrow();
    await expect(storage.writeMatch(change(2))).rejects.toThrow();
    await expect(storage.ping()).rejects.toThrow();
  });

  it.each<[string, (dir: string) => string]>([
    ['whose folder was moved away', (dir) => dir],
    ['whose log was moved away', (dir) => path.join(dir, 'server.sqlite-wal')],
    ['whose file was moved away', (dir) => path.join(dir, 'server.sqlite')],
  ])('acknowledges and shows nothing of a database %s, until it is back', async (_, of) => {
    const dir = fresh();
    const gone = of(dir);
    const aside = `${dir} aside`;
    const storage = openSqlite(dir);
    await fill(storage);
    renameSync(gone, aside);
    await expect(storage.writeMatch(change(3))).rejects.toThrow(FilesGone);
    await expect(storage.addChat('room:ABCDE', 'lost')).rejects.toThrow(FilesGone);
    await expect(storage.loadMatch('m1')).rejects.toThrow(FilesGone);
    await expect(storage.ping()).rejects.toThrow(FilesGone);
    if (gone !== dir) copyFileSync(aside, gone);
    await expect(storage.writeMatch(change(3))).rejects.toThrow(FilesGone);
    renameSync(aside, gone);
    await storage.ping();
    expect(await storage.loadMatch('m1')).toMatchObject({ version: 2 });
    expect(await storage.writeMatch(change(3))).toBe('saved');
    expect(await storage.loadChat('room:ABCDE', 0, 10)).toHaveLength(1);
    await storage.close();
  });

  it('lets two processes write the same match: one wins each version', async () => {
    const dir = fresh();
    const [one, other] = [openSqlite(dir), openSqlite(dir)];
    await one.createMatch({ ...head, snapshot: '{}' });
    for (let version = 2; version <= 20; version++) {
      const results = await Promise.all([one, other].map((storage) => storage.writeMatch(change(version))));
      expect([...results].sort()).toEqual(['conflict', 'saved']);
    }
    expect(await one.loadMatch('m1')).toEqual(await other.loadMatch('m1'));
    await Promise.all([one.close(), other.close()]);
  });
});

describe('readSqlite', () => {
  it('reads everything as it was when it was opened', async () => {
    const dir = fresh();
    const storage = openSqlite(dir);
    await fill(storage);
    const reading = readSqlite(dir);
    await storage.writeMatch(change(3));
    await storage.createMatch({ ...head, id: 'm2', snapshot: null });
    await storage.saveRoom({ ...room, version: 2, body: 'later' });
    await storage.addChat('room:ABCDE', 'later');
    expect(await reading.loadMatch('m1')).toMatchObject({ version: 2, journal: ['[2]'] });
    expect(await reading.loadMatch('m2')).toBeNull();
    expect(await reading.loadRoom('ABCDE')).toEqual(room);
    expect(await reading.loadChat('room:ABCDE', 0, 10)).toHaveLength(1);
    expect(await reading.count()).toMatchObject({ rooms: 1, matches: { playing: 1 } });
    await reading.close();
    expect(await storage.loadMatch('m1')).toMatchObject({ version: 3 });
    await storage.close();
  });

  it('cannot write', async () => {
    const dir = fresh();
    const storage = openSqlite(dir);
    await fill(storage);
    const reading = readSqlite(dir);
    await expect(reading.writeMatch(change(3))).rejects.toMatchObject({ code: 'SQLITE_READONLY' });
    await expect(reading.deleteMatch('m1')).rejects.toMatchObject({ code: 'SQLITE_READONLY' });
    await reading.close();
    expect(await storage.loadMatch('m1')).toMatchObject({ version: 2 });
    await storage.close();
  });

  it('makes no database where there is none', () => {
    expect(() => readSqlite(fresh())).toThrow();
  });
});
