import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import Database from 'better-sqlite3';

import { isMatch } from '../../shared/bgio/game';
import { type Ask, UNDO } from '../../shared/engine/ask';
import { GameLoader, type LoadedGame } from '../game-loader';
import { changeBetween, fromPersisted, readPersisted, toPersisted } from '../match/persisted';
import { matchOf } from '../match/state';
import { head } from '../testing/records';
import { registered, temporaryFolder, toyModule } from '../testing/serve';
import { openSqlite, readSqlite } from './sqlite';
import { migrate, schemaOf, SQLITE_SCHEMA } from './sqlite-migrations';
import { CHAT_KEPT, type HistoryChange, type Storage } from './storage';

const folder = temporaryFolder();
afterAll(() => folder.remove());

let made = 0;

/** A folder with a database that another version of the program wrote. */
function written(sql: string): string {
  const dir = path.join(folder.path, String((made += 1)));
  mkdirSync(dir);
  const db = new Database(path.join(dir, 'server.sqlite'));
  db.exec(sql);
  db.close();
  return dir;
}

/** The schema as SQLite has it. */
function schema(dir: string): readonly string[] {
  const db = new Database(path.join(dir, 'server.sqlite'), { readonly: true });
  const found = db.prepare<[], string>('SELECT sql FROM sqlite_schema WHERE sql IS NOT NULL ORDER BY name').pluck();
  try {
    return found.all();
  } finally {
    db.close();
  }
}

function old(version: number): string {
  return readFileSync(path.join(__dirname, 'old', `version${version}.sql`), 'utf8');
}

async function toy(): Promise<LoadedGame> {
  const game = await new GameLoader([registered(toyModule)]).load('toy');
  if (game === null) throw new Error('no toy');
  return game;
}

describe('migrations', () => {
  it('have a database of every former version to be tested with', () => {
    expect(SQLITE_SCHEMA).toBe(8);
  });

  it.each([0, 1, 2, 3, 4, 5, 7])('bring version %s to the schema of a new database', async (version) => {
    const migrated = written(version === 0 ? '' : old(version));
    const fresh = path.join(folder.path, `fresh${version}`);
    for (const dir of [migrated, fresh]) await openSqlite(dir).close();
    expect(schema(migrated)).toEqual(schema(fresh));
  });

  describe('from version 1', () => {
    let storage: Storage;
    let dir: string;
    beforeEach(() => {
      dir = written(old(1));
      storage = openSqlite(dir);
    });
    afterEach(() => storage.close());

    it('keep what is known of each match', async () => {
      const db = new Database(':memory:');
      db.exec(old(1));
      const before = db.prepare<[], { id: string; metadata: string }>('SELECT id, metadata FROM matches').all();
      db.close();
      for (const { id, metadata } of before) expect(await storage.loadMatch(id)).toMatchObject({ id, metadata });
      expect(before).toHaveLength(3);
    });

    it('tell stage and time from the metadata', async () => {
      expect(await storage.loadMatch('Xffu3XjXLTmjGtA0EpSxcA')).toMatchObject({
        game: 'toy',
        origin: 'room',
        version: 10,
        stage: 'playing',
        updatedAt: 1_750_000_019_000,
        journal: [],
      });
      expect(await storage.loadMatch('T6EHDYlHgV_1Zuxe1gHjWA')).toMatchObject({
        version: 1,
        stage: 'gathering',
        updatedAt: 1_750_000_021_000,
        snapshot: null,
        journal: [],
      });
      expect(await storage.loadMatch('RnW5gmVItcjx6muabDgblQ')).toMatchObject({
        origin: 'lobby',
        version: 14,
        stage: 'over',
      });
    });

    it.each(['Xffu3XjXLTmjGtA0EpSxcA', 'RnW5gmVItcjx6muabDgblQ'])('let the match %s go on where it was', async (id) => {
      const db = new Database(':memory:');
      db.exec(old(1));
      const state = db.prepare<[string], string>('SELECT state FROM matches WHERE id = ?').pluck().get(id) ?? '';
      db.close();
      const stored = await storage.loadMatch(id);
      const running = fromPersisted(await toy(), readPersisted(stored?.snapshot ?? '', stored?.journal ?? []));
      expect(isMatch(running.bgio.G)).toBe(true);
      const asked = JSON.parse(JSON.stringify(running)) as { bgio: { G: { asks: readonly Ask[] } } };
      // Matches of that time knew no taking back.
      asked.bgio.G.asks = asked.bgio.G.asks.filter(({ kind }) => kind !== UNDO);
      const { told: viewVersions, ...before } = JSON.parse(state) as { readonly told: unknown };
      expect(asked).toMatchObject({ ...before, viewVersions });
    });

    it('keep the order of the lobby', async () => {
      const listed = await storage.listMatches('toy', 10);
      expect(listed.map(({ id }) => id)).toEqual(['RnW5gmVItcjx6muabDgblQ', 'T6EHDYlHgV_1Zuxe1gHjWA']);
    });

    it('find the match of each room', async () => {
      const started = await storage.loadRoom('HGUD9');
      expect(started).toMatchObject({ version: 4, match: 'Xffu3XjXLTmjGtA0EpSxcA', updatedAt: 1_750_000_001_000 });
      expect(JSON.parse(started?.body ?? '')).toMatchObject({ members: [{ name: 'Ådne' }, { name: 'Bea 🎲' }] });
      expect(await storage.loadRoom('JTJPR')).toMatchObject({ version: 1, match: null, updatedAt: 1_750_000_020_000 });
    });

    it('happen once', async () => {
      await storage.deleteMatch('RnW5gmVItcjx6muabDgblQ');
      await storage.close();
      storage = openSqlite(dir);
      expect(await storage.count()).toEqual({ rooms: 2, matches: { gathering: 1, playing: 1, over: 0 } });
    });
  });

  describe('from version 2', () => {
    /** More lines than are kept, as older programs left them. */
    const LINES = `INSERT INTO chat WITH RECURSIVE line (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM line WHERE n < 2500)
      SELECT 'room:JTJPR', n, 'line ' || n FROM line;`;
    let storage: Storage;
    beforeEach(() => {
      storage = openSqlite(written(old(2) + LINES));
    });
    afterEach(() => storage.close());

    it('keep the last lines of each conversation, and their numbers', async () => {
      const kept = await storage.loadChat('room:JTJPR', 0, Number.MAX_SAFE_INTEGER);
      expect(kept.map(({ n }) => n)).toEqual(Array.from({ length: CHAT_KEPT }, (_, i) => 2500 - CHAT_KEPT + 1 + i));
      expect(kept.at(-1)).toEqual({ n: 2500, body: 'line 2500' });
      expect(await storage.addChat('room:JTJPR', 'next')).toBe(2501);
      expect(await storage.loadChat('room:HGUD9', 0, 10)).toHaveLength(2);
      expect(await storage.loadChat('match:RnW5gmVItcjx6muabDgblQ', 0, 10)).toHaveLength(1);
    });

    it('tell from the metadata what the lobby shows', async () => {
      const listed = await storage.listMatches('toy', 10);
      expect(listed.map(({ id }) => id)).toEqual(['RnW5gmVItcjx6muabDgblQ', 'T6EHDYlHgV_1Zuxe1gHjWA']);
      expect(await storage.loadMatch('HiddenLobbyMatch000001')).toMatchObject({ origin: 'lobby', listing: 'hidden' });
      expect(await storage.loadMatch('Xffu3XjXLTmjGtA0EpSxcA')).toMatchObject({ origin: 'room', listing: 'hidden' });
    });

    it('let a match go on where it was', async () => {
      const stored = await storage.loadMatch('Xffu3XjXLTmjGtA0EpSxcA');
      expect(stored).toMatchObject({ version: 11, stage: 'playing', updatedAt: 1_750_000_060_000, journal: [null] });
      const running = fromPersisted(await toy(), readPersisted(stored?.snapshot ?? '', stored?.journal ?? []));
      expect(isMatch(running.bgio.G)).toBe(true);
    });

    it('keep rooms', async () => {
      expect(await storage.loadRoom('HGUD9')).toMatchObject({ version: 4, match: 'Xffu3XjXLTmjGtA0EpSxcA' });
      expect(await storage.loadRoom('JTJPR')).toMatchObject({ match: null, updatedAt: 1_750_000_020_000 });
    });
  });

  describe('from version 3', () => {
    const PLAYING = 'Xffu3XjXLTmjGtA0EpSxcA';
    let storage: Storage;
    beforeEach(() => {
      storage = openSqlite(written(old(3)));
    });
    afterEach(() => storage.close());

    const historyOf = async (id: string): Promise<readonly HistoryChange[]> => {
      const changes: HistoryChange[] = [];
      for await (const change of storage.history(id)) changes.push(change);
      return changes;
    };

    it('let a match go on where it was', async () => {
      const stored = await storage.loadMatch(PLAYING);
      expect(stored).toMatchObject({ version: 19, stage: 'playing', updatedAt: 1_750_000_109_000 });
      expect(stored?.journal.map((change) => change !== null)).toEqual([true, true, false, true]);
      const running = fromPersisted(await toy(), readPersisted(stored?.snapshot ?? '', stored?.journal ?? []));
      expect(matchOf(running).rev).toBe(16);
    });

    it('begin the history of a match with the snapshot it has', async () => {
      const stored = await storage.loadMatch(PLAYING);
      expect(await storage.loadBeginning(PLAYING)).toEqual({ version: 15, snapshot: stored?.snapshot });
      const changes = await historyOf(PLAYING);
      expect(changes.map(({ version }) => version)).toEqual([16, 17, 19]);
      expect(changes.map(({ change }) => change)).toEqual(stored?.journal.filter((change) => change !== null));
      expect(new Set(changes.map(({ at }) => at))).toEqual(new Set([1_750_000_109_000]));
    });

    it('leave a history that can be packed once the match has ended', async () => {
      const before = await historyOf(PLAYING);
      const end = { ...head, id: PLAYING, version: 20, stage: 'over', updatedAt: 1_760_000_000_000 } as const;
      const state = { kind: 'snapshot', change: '[]', snapshot: '{}' } as const;
      expect(await storage.writeMatch({ ...end, state })).toBe('saved');
      expect(await storage.pack(PLAYING)).toBe('packed');
      expect(await storage.loadBeginning(PLAYING)).toMatchObject({ version: 15 });
      expect(await historyOf(PLAYING)).toEqual([...before, { version: 20, at: 1_760_000_000_000, change: '[]' }]);
    });

    it('find nothing to pack in matches that were over before', async () => {
      const unpacked: string[] = [];
      for await (const id of storage.unpacked()) unpacked.push(id);
      expect(unpacked).toEqual([]);
      expect(await storage.loadBeginning('LateLobbyMatch00000001')).toMatchObject({ version: 10 });
    });
  });

  describe('from version 4', () => {
    const PLAYING = 'Xffu3XjXLTmjGtA0EpSxcA';
    let storage: Storage;
    beforeEach(() => {
      storage = openSqlite(written(old(4)));
    });
    afterEach(() => storage.close());

    it('let a match go on where it was, with the counters that are not stored any more', async () => {
      const stored = await storage.loadMatch(PLAYING);
      const running = fromPersisted(await toy(), readPersisted(stored?.snapshot ?? '', stored?.journal ?? []));
      expect(running.bgio._stateID).toBe(20);
      expect(matchOf(running)).toMatchObject({ rev: 20, logged: 13 });
      const again = toPersisted(running);
      expect(again.bgio).not.toHaveProperty('_stateID');
      expect(again.match).not.toHaveProperty('logged');
      expect(fromPersisted(await toy(), again)).toEqual(running);
    });
  });

  describe('from version 5', () => {
    const PLAYING = 'Xffu3XjXLTmjGtA0EpSxcA';
    let storage: Storage;
    beforeEach(() => {
      storage = openSqlite(written(old(5)));
    });
    afterEach(() => storage.close());

    it('look soon at the rooms whose match has begun, and at no others', async () => {
      expect(await storage.dueRooms(1_750_000_000_999, 10)).toEqual([]);
      expect(await storage.dueRooms(Number.MAX_SAFE_INTEGER, 10)).toEqual(['HGUD9']);
    });

    it('let a match go on where it was, with new changes after old ones', async () => {
      const stored = await storage.loadMatch(PLAYING);
      const before = readPersisted(stored?.snapshot ?? '', stored?.journal ?? []);
      const running = fromPersisted(await toy(), before);
      expect(matchOf(running)).toMatchObject({ rev: 24, over: null });
      const after = { ...before, match: { ...before.match, rev: 25 }, told: before.told.map((version) => version + 1) };
      const change = changeBetween(before, after);
      expect(change).toBe('{"next":[]}');
      expect(readPersisted(stored?.snapshot ?? '', [...(stored?.journal ?? []), change])).toEqual(after);
    });
  });

  describe('from version 7', () => {
    let storage: Storage;
    beforeEach(() => {
      storage = openSqlite(written(old(7)));
    });
    afterEach(() => storage.close());

    it('keep the keys, and when rooms are due', async () => {
      expect(await storage.loadKeys()).toBe('{"push":"of the test"}');
      expect(await storage.dueRooms(1_750_000_400_000, 10)).toEqual(['HGUD9']);
    });

    it('have room for what spectators foretell of a match that was there', async () => {
      const made = { who: '3', question: 'end', body: 'victory' };
      expect(await storage.savePrediction('Xffu3XjXLTmjGtA0EpSxcA', made)).toBe('saved');
      expect(await storage.loadPredictions('Xffu3XjXLTmjGtA0EpSxcA', null)).toEqual([made]);
    });
  });

  it('keep a match of version 1 that nobody can read, and take it for written just now', async () => {
    const now = jest.spyOn(Date, 'now').mockReturnValue(1_700_000_000_000);
    const dir = written(`${old(1)}
      INSERT INTO matches VALUES ('broken', 'toy', 'lobby', 7, '{"bgio":', 'nonsense');
      INSERT INTO rooms VALUES ('BRKEN', 3, '[]');`);
    const storage = openSqlite(dir);
    const match = await storage.loadMatch('broken');
    expect(match).toMatchObject({ version: 7, snapshot: '{"bgio":', metadata: 'nonsense', stage: 'playing' });
    expect(match?.updatedAt).toBe(1_700_000_000_000);
    expect(await storage.loadRoom('BRKEN')).toMatchObject({ body: '[]', match: null });
    expect((await storage.loadRoom('BRKEN'))?.updatedAt).toBe(1_700_000_000_000);
    now.mockRestore();
    expect((await storage.count()).matches).toEqual({ gathering: 1, playing: 2, over: 1 });
    await storage.close();
  });

  it('leave a database as it was when one fails', () => {
    const dir = written(`${old(1)} CREATE TABLE snapshots (in_the_way TEXT);`);
    const before = schema(dir);
    expect(() => openSqlite(dir)).toThrow('snapshots');
    expect(schema(dir)).toEqual(before);
    const db = new Database(path.join(dir, 'server.sqlite'));
    expect(schemaOf(db)).toBe(1);
    db.close();
  });

  it('refuse a database of a newer version and leave it as it is', () => {
    const dir = written('CREATE TABLE later (x TEXT); PRAGMA user_version = 999;');
    expect(() => openSqlite(dir)).toThrow('newer');
    expect(schema(dir)).toEqual(['CREATE TABLE later (x TEXT)']);
  });

  it('do not happen to a database that is only read', () => {
    const dir = written(old(1));
    const before = schema(dir);
    expect(() => readSqlite(dir)).toThrow('schema 1');
    expect(schema(dir)).toEqual(before);
  });

  it('do nothing to a database that is up to date', () => {
    const db = new Database(':memory:');
    migrate(db);
    migrate(db);
    expect(schemaOf(db)).toBe(SQLITE_SCHEMA);
    db.close();
  });
});
