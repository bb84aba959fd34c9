import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Writable } from 'node:stream';

import Database from 'better-sqlite3';

import { seat } from '../../shared/engine/ask';
import type { GameMeta, GameModule } from '../../shared/engine/game';
import { patchIn } from '../../shared/patch/notation';
import { randomChoice, testRandom } from '../../shared/testing/playout';
import { hashToken, makeToken } from '../lib/secrets';
import { GameLoader } from '../match/game-loader';
import { matchOf } from '../match/state';
import { join } from '../rooms/lobby';
import type { Changed, Room } from '../rooms/room';
import { Rooms } from '../rooms/rooms';
import { beginning, start } from '../rooms/starting';
import { FORMAT } from '../storage/format';
import { openStorageBeside } from '../storage/open';
import { CHAT_KEPT, type HistoryChange, matchPlace, roomPlace, type Storage } from '../storage/storage';
import { bundle } from '../testing/bundled';
import { head } from '../testing/records';
import { registered, temporaryFolder, toyModule } from '../testing/serve';
import { describeWithPostgres } from '../testing/services';
import { admin } from './admin';
import { readingHost } from './reading-host';

const games = [registered(toyModule)];
const folder = temporaryFolder();

let made = 0;
/** The environment of a server with an empty storage of its own. */
const fresh = (): Record<string, string> => ({ DATA_DIR: path.join(folder.path, `data${(made += 1)}`) });
const file = (name: string): string => path.join(folder.path, name);

async function using<T>(env: Record<string, string>, work: (storage: Storage) => Promise<T>): Promise<T> {
  const place = { dataDir: env['DATA_DIR'] ?? '', databaseUrl: env['DATABASE_URL'] ?? null };
  const storage = await openStorageBeside(place);
  try {
    return await work(storage);
  } finally {
    await storage.close();
  }
}

interface Said {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** Runs a command in this process. */
async function run(env: Record<string, string>, args: readonly string[], rules: GameModule = toyModule): Promise<Said> {
  const [out, err] = [listener(), listener()];
  const tools = { games: [registered(rules)], env, folder: folder.path, out: out.stream, err: err.stream };
  const code = await admin(args, tools);
  return { code, out: out.text(), err: err.text() };
}

function listener(): { readonly stream: Writable; readonly text: () => string } {
  const heard: string[] = [];
  const stream = new Writable({
    write: (chunk, _encoding, done) => {
      heard.push(String(chunk));
      done();
    },
  });
  return { stream, text: () => heard.join('') };
}

/** The ids of a filled storage that a test looks for. */
interface Filled {
  /** A room whose match is in the middle of something, with a journal. */
  readonly code: string;
  readonly match: string;
  readonly waiting: string;
  readonly gathering: string;
  readonly over: string;
}

/** The body of a line of a conversation. */
const said = (name: string, text: string, at: number, more = {}): string =>
  JSON.stringify({ kind: 'said', name, text, at, ...more });

/** Fills a storage as a server would. */
async function fill(storage: Storage): Promise<Filled> {
  const host = readingHost(storage, games);
  const loader = new GameLoader(games);
  const rooms = new Rooms(storage, loader, host, () => Date.now(), 'none');
  const random = testRandom(3);
  const play = async (id: string, choices: number): Promise<void> => {
    for (let i = 0; i < choices; i++) {
      const running = (await host.open(id))?.running ?? null;
      if (running === null || matchOf(running).over !== null) return;
      expect(await host.choose(id, randomChoice(matchOf(running).asks, random))).toBeNull();
    }
  };
  const anns = hashToken(makeToken());
  const seated = (room: Room, meta: GameMeta, name: string, tokenHash = hashToken(makeToken())): Changed =>
    join(room, meta, name, { tokenHash, since: 0 });
  const ann = await rooms.create('toy', (room, meta) => seated(room, meta, 'Ann', anns));
  const alone = await rooms.create('toy', (room, meta) => seated(room, meta, 'Alone'));
  if (!ann.ok || !alone.ok) throw new Error('no room');
  const { code } = ann.room;
  await rooms.update(code, (room, meta) => seated(room, meta, 'Bea'));
  const started = await beginning(
    { host, rooms },
    code,
    () => true,
    (room, meta, make) => start({ games: loader, host }, room, meta, anns, make),
  );
  const match = started.ok ? (started.room.matchId ?? '') : '';
  await play(match, 4);
  expect((await storage.loadMatch(match))?.journal.length).toBeGreaterThan(0);
  await storage.addChat(roomPlace(code), said('Ann', 'Hello 🎲', 5, { secret: 'of nobody' }));
  await storage.addChat(roomPlace(code), said('Bea', 'Hi', 6));
  await storage.addChat(roomPlace(alone.room.code), said('Alone', 'Anybody?', 7));
  const common = { game: 'toy', origin: 'lobby', unlisted: false, options: undefined } as const;
  const gathering = await host.create({ ...common, seats: 3, names: [], begin: 'when-full' });
  const over = await host.create({ ...common, seats: 1, names: ['Solo'], begin: 'now' });
  await play(over?.id ?? '', 1000);
  await storage.addChat(matchPlace(over?.id ?? ''), said('Solo', 'Done', 8));
  for (const who of ['1', '2']) await storage.savePrediction(over?.id ?? '', { who, question: 'end', body: '"won"' });
  await storage.keepKeys('{"private":"of this server"}');
  await rooms.close();
  await host.close();
  return { code, match, waiting: alone.room.code, gathering: gathering?.id ?? '', over: over?.id ?? '' };
}

/** The whole history of a match. */
async function historyOf(storage: Storage, id: string) {
  const changes: HistoryChange[] = [];
  for await (const change of storage.history(id)) changes.push(change);
  return { beginning: await storage.loadBeginning(id), changes };
}

/** All there is, to be compared. */
async function everything(storage: Storage): Promise<unknown> {
  const chat = (place: string) => storage.loadChat(place, 0, 1000);
  const all: Record<string, unknown> = { keys: await storage.loadKeys() };
  for await (const room of storage.everyRoom()) all[room.code] = { room, chat: await chat(roomPlace(room.code)) };
  for await (const match of storage.everyMatch()) {
    const history = await historyOf(storage, match.id);
    const predictions = await storage.loadPredictions(match.id, null);
    all[match.id] = { match, history, predictions, chat: await chat(matchPlace(match.id)) };
  }
  const listed = await storage.listMatches('toy', 100);
  return { all, listed: listed.map(({ id }) => id), count: await storage.count() };
}

interface BackedUp {
  readonly env: Record<string, string>;
  /** The file of its backup. */
  readonly name: string;
  readonly filled: Filled;
}

/** Fills a storage and backs it up. */
async function backUp(env: Record<string, string>): Promise<BackedUp> {
  const filled = await using(env, fill);
  const name = `backup${(made += 1)}`;
  expect(await run(env, ['backup', name])).toEqual({ code: 0, out: '', err: '' });
  return { env, name, filled };
}

/** The storage that all tests read and none writes to. */
let shared: BackedUp;
let untouched: unknown;
beforeAll(async () => {
  shared = await backUp(fresh());
  untouched = await using(shared.env, everything);
});
afterAll(async () => {
  expect(await using(shared.env, everything)).toEqual(untouched);
  folder.remove();
});

/** A copy of it to write to. */
function copied(): Pick<BackedUp, 'env' | 'filled'> {
  const env = fresh();
  cpSync(shared.env['DATA_DIR'] ?? '', env['DATA_DIR'] ?? '', { recursive: true });
  return { env, filled: shared.filled };
}

const text = (name: string): string => readFileSync(file(name), 'utf8');
const kind = (line: string): string => (JSON.parse(line) as { kind: string }).kind;
/** Where the first line of a kind is. */
const at = (lines: readonly string[], of: string): number => lines.findIndex((line) => kind(line) === of);
const linesOf = (name: string): string[] => text(name).trimEnd().split('\n');

describe('backup and restore', () => {
  it('bring everything into an empty storage', async () => {
    const { env, name } = shared;
    const other = fresh();
    expect(await run(other, ['restore', name])).toEqual({
      code: 0,
      out: 'restored 2 rooms and 3 matches\n',
      err: '',
    });
    const before = await using(env, everything);
    expect(before).toMatchObject({ count: { rooms: 2, matches: { gathering: 1, playing: 1, over: 1 } } });
    expect(await using(other, everything)).toEqual(before);
  });

  it('restore one of version 1.0.0', async () => {
    const older = `${shared.name} of 1.0.0`;
    writeFileSync(file(older), text(shared.name).replace(`"format":${FORMAT}`, '"format":11'));
    expect(await run(fresh(), ['restore', older])).toMatchObject({ code: 0, err: '' });
  });

  it('restore a match that goes on', async () => {
    const { name, filled } = shared;
    const other = fresh();
    await run(other, ['restore', name]);
    await using(other, async (storage) => {
      const host = readingHost(storage, games);
      const match = await host.open(filled.match);
      if (match?.running === null || match === null) throw new Error('it does not run');
      const before = match.version;
      expect(await host.choose(filled.match, randomChoice(matchOf(match.running).asks, testRandom(1)))).toBeNull();
      expect(await storage.loadMatch(filled.match)).toMatchObject({ version: before + 1 });
    });
  });

  it('are taken while the server runs', async () => {
    const { env, filled } = copied();
    await using(env, async (storage) => {
      expect((await run(env, ['backup', 'running'])).code).toBe(0);
      const before = await everything(storage);
      await storage.deleteMatch(filled.match);
      const other = fresh();
      await run(other, ['restore', 'running']);
      expect(await using(other, everything)).toEqual(before);
    });
  });

  it('write a line for each room, match and some of what was said, and how many there are', () => {
    const { name } = shared;
    const kinds = linesOf(name).map((line) => (JSON.parse(line) as { kind: string }).kind);
    expect([...kinds].sort()).toEqual(
      [
        ...['backup', 'keys', 'room', 'room', 'match', 'match', 'match'],
        ...['history', 'history', 'chat', 'chat', 'chat', 'predictions', 'end'],
      ].sort(),
    );
    expect([kinds[0], kinds.at(-1)]).toEqual(['backup', 'end']);
    expect(JSON.parse(linesOf(name).at(-1) ?? '')).toEqual({
      kind: 'end',
      rooms: 2,
      matches: 3,
      lines: 4,
      changes: expect.any(Number) as number,
      predictions: 2,
    });
  });

  it('keep the numbers of what was said, and hold no long conversation in one line', async () => {
    const env = fresh();
    const lines = Array.from({ length: CHAT_KEPT }, (_, i) => ({ n: i + 4001, body: `{"line":${i}}` }));
    await using(env, async (storage) => {
      await storage.createRoom({ code: 'TALKS', version: 1, body: '{}', match: null, updatedAt: Date.now() });
      await storage.restoreChat(roomPlace('TALKS'), lines);
    });
    const name = `talks${(made += 1)}`;
    await run(env, ['backup', name]);
    const said = linesOf(name).map((line) => (JSON.parse(line) as { lines?: unknown[] }).lines?.length ?? 0);
    expect(Math.max(...said)).toBe(100);
    const other = fresh();
    expect(await run(other, ['restore', name])).toMatchObject({ code: 0, out: 'restored 1 rooms and 0 matches\n' });
    await using(other, async (storage) => {
      expect(await storage.loadChat(roomPlace('TALKS'), 0, Number.MAX_SAFE_INTEGER)).toEqual(lines);
      expect(await storage.addChat(roomPlace('TALKS'), 'next')).toBe(5001);
    });
  });

  it('bring the whole history back, and pack those of matches that are over', async () => {
    const { env, name, filled } = shared;
    const of = (id: string) => (storage: Storage) => historyOf(storage, id);
    const other = fresh();
    expect((await run(other, ['restore', name])).code).toBe(0);
    for (const id of [filled.match, filled.over]) {
      const before = await using(env, of(id));
      expect(before.beginning?.version).toBeLessThan(before.changes[0]?.version ?? 0);
      expect(await using(other, of(id))).toEqual(before);
    }
    const db = new Database(path.join(other['DATA_DIR'] ?? '', 'server.sqlite'), { readonly: true });
    expect(db.prepare('SELECT match FROM packed_histories').pluck().all()).toEqual([filled.over]);
    expect(db.prepare('SELECT DISTINCT match FROM journal').pluck().all()).toEqual([filled.match]);
    db.close();
  });

  it('hold no long history in one line', async () => {
    const env = fresh();
    const long = Array.from({ length: 450 }, (_, i) => ({ version: i + 2, at: i, change: `[${i}]` }));
    await using(env, async (storage) => {
      const beginning = { version: 1, snapshot: '{}' };
      await storage.restoreMatch({ ...head, version: 460, base: 400, snapshot: '{}', beginning });
      await storage.restoreHistory(head.id, long);
    });
    const name = `long${(made += 1)}`;
    await run(env, ['backup', name]);
    expect(linesOf(name).filter((line) => kind(line) === 'history')).toHaveLength(3);
    const other = fresh();
    expect(await run(other, ['restore', name])).toMatchObject({ code: 0, out: 'restored 0 rooms and 1 matches\n' });
    expect(await using(other, everything)).toEqual(await using(env, everything));
  });

  it('write to standard output', async () => {
    const { env, name } = shared;
    const { code, out } = await run(env, ['backup', '-']);
    expect(code).toBe(0);
    expect(out.split('\n').slice(1)).toEqual(text(name).split('\n').slice(1));
  });

  it('let nobody else read the file, and overwrite none', async () => {
    const { env, name } = shared;
    expect(statSync(file(name)).mode & 0o777).toBe(0o600);
    const before = text(name);
    const again = await run(env, ['backup', name]);
    expect(again).toMatchObject({ code: 1, err: `${file(name)} is there already\n` });
    expect(text(name)).toBe(before);
  });

  it('leave no half file', async () => {
    const { code } = await run(fresh(), ['backup', 'nothing']);
    expect(code).toBe(1);
    expect([existsSync(file('nothing')), existsSync(file('nothing.part'))]).toEqual([false, false]);
  });

  it('refuse to restore over anything', async () => {
    const { env, name } = shared;
    const before = await using(env, everything);
    expect(await run(env, ['restore', name])).toEqual({
      code: 1,
      out: '',
      err: 'the storage is not empty: restore into a new one\n',
    });
    expect(await using(env, everything)).toEqual(before);
  });

  it.each<[string, (lines: string[]) => string[], string]>([
    ['cut at a line', (lines) => lines.slice(0, -1), 'the file is not whole'],
    ['cut in a line', (lines) => [...lines.slice(0, 4), (lines[4] ?? '').slice(0, 30)], 'line 5 is damaged'],
    ['missing a room', (lines) => lines.filter((_, i) => i !== at(lines, 'room')), 'line 3 is out of place'],
    ['missing a match', (lines) => lines.filter((_, i) => i !== at(lines, 'match')), 'is out of place'],
    ['missing what was said', (lines) => lines.filter((_, i) => i !== at(lines, 'chat')), 'lines are missing'],
    [
      'missing what was foretold',
      (lines) => lines.filter((_, i) => i !== at(lines, 'predictions')),
      'lines are missing',
    ],
    [
      'with what was foretold twice',
      (lines) => lines.flatMap((l) => (kind(l) === 'predictions' ? [l, l] : [l])),
      'lines are missing',
    ],
    [
      'with what was foretold of nothing',
      (lines) => [lines[0] ?? '', ...lines.filter((l) => kind(l) === 'predictions')],
      'line 2 is out of place',
    ],
    ['with a match twice', (lines) => [...lines.slice(0, -1), lines[at(lines, 'match')] ?? ''], 'is of something'],
    ['missing a part of a history', (lines) => lines.filter((_, i) => i !== at(lines, 'history')), 'lines are missing'],
    ['with a history twice', (lines) => lines.flatMap((l) => (kind(l) === 'history' ? [l, l] : [l])), 'out of place'],
    [
      'with a history of nothing',
      (lines) => [lines[0] ?? '', ...lines.filter((l) => kind(l) === 'history')],
      'line 2 is out of place',
    ],
    [
      'with a history that is damaged',
      (lines) => lines.map((l) => l.replace('"changes":"', '"changes":"AAAA')),
      'is damaged at changes',
    ],
    [
      'with a history that begins after its snapshot',
      (lines) => lines.map((l) => l.replace(/"base":\d+/, '"base":1')),
      'is damaged',
    ],
    ['with what was said twice', (lines) => lines.flatMap((l) => (kind(l) === 'chat' ? [l, l] : [l])), 'out of place'],
    [
      'that begins with what was said',
      (lines) => [lines[0] ?? '', ...lines.filter((l) => kind(l) === 'chat')],
      'place',
    ],
    ['going on after its end', (lines) => [...lines, ...lines.slice(1, 2)], 'line 15 is damaged'],
    ['with an unknown field', (lines) => lines.map((l) => l.replace('"room":', '"x":1,"room":')), 'line 3 is damaged'],
    ['with a wrong type', (lines) => lines.map((l) => l.replace('"version":1,', '"version":"1",')), 'is damaged at'],
    [
      'of another format',
      (lines) => lines.map((l) => l.replace(`"format":${FORMAT}`, '"format":5')),
      `this backup has format 5, and this program needs format ${FORMAT}`,
    ],
    ['without a header', (lines) => lines.slice(1), 'this is no backup'],
    ['empty', () => [], 'the file is not whole'],
    ['of something else', () => ['hello'], 'this is no backup'],
  ])('refuse a file %s, and change nothing', async (what, damage, why) => {
    const { name } = shared;
    const damaged = `${name} ${what}`;
    const lines = damage(linesOf(name));
    writeFileSync(file(damaged), lines.map((line) => `${line}\n`).join(''));
    const env = fresh();
    const { code, err } = await run(env, ['restore', damaged]);
    expect(code).toBe(1);
    expect(err).toContain(why);
    expect(err).not.toContain('Ann');
    expect(await using(env, (storage) => storage.count())).toMatchObject({ rooms: 0, matches: { playing: 0 } });
  });

  it('say when there is no such file', async () => {
    const env = fresh();
    expect(await run(env, ['restore', 'none'])).toMatchObject({ code: 1, err: `there is no file ${file('none')}\n` });
  });
});

describeWithPostgres('backups of PostgreSQL', (empty) => {
  it('can be restored into SQLite, and the other way round', async () => {
    const postgres = { DATABASE_URL: await empty() };
    const { name } = await backUp(postgres);
    const before = await using(postgres, everything);
    const sqlite = fresh();
    expect(await run(sqlite, ['restore', name])).toMatchObject({ code: 0 });
    expect(await using(sqlite, everything)).toEqual(before);
    await run(sqlite, ['backup', 'back again']);
    const other = { DATABASE_URL: await empty() };
    expect(await run(other, ['restore', 'back again'])).toMatchObject({ code: 0 });
    expect(await using(other, everything)).toEqual(before);
    expect(await run(other, ['check'])).toMatchObject({ code: 0, out: expect.stringContaining('3 matches') as string });
  });
});

describe('export', () => {
  const exported = async (env: Record<string, string>, ...args: string[]): Promise<Record<string, unknown>> => {
    const { code, out, err } = await run(env, ['export', ...args]);
    expect([code, err]).toEqual([0, '']);
    return JSON.parse(out) as Record<string, unknown>;
  };

  it('shows the match of a room as the host sees it, with log and conversation', async () => {
    const { env, filled } = shared;
    const shown = await exported(env, filled.code);
    expect(shown).toMatchObject({
      kind: 'view',
      game: 'toy',
      seat: 0,
      stage: 'playing',
      players: ['Ann', 'Bea'],
      chat: [
        { name: 'Ann', text: 'Hello 🎲', at: 5 },
        { name: 'Bea', text: 'Hi', at: 6 },
      ],
    });
    await using(env, async (storage) => {
      const match = await readingHost(storage, games).open(filled.match);
      expect(shown['view']).toEqual(JSON.parse(JSON.stringify(match?.message(seat(0), 0).view)));
    });
    expect(await exported(env, filled.match)).toEqual(shown);
    expect(await exported(env, filled.code.toLowerCase())).toEqual(shown);
  });

  it('shows a viewer no secrets of others', async () => {
    const { env, filled } = shared;
    const secrets = await using(env, async (storage) => {
      const running = (await readingHost(storage, games).open(filled.match))?.running;
      if (running === null || running === undefined) throw new Error('it does not run');
      const { hidden } = matchOf(running).core as unknown as { hidden: { deck: string[]; seals: string[] } };
      const room = JSON.parse((await storage.loadRoom(filled.code))?.body ?? '') as {
        members: { devices: { token: string }[] }[];
      };
      return {
        seals: hidden.seals,
        deck: hidden.deck,
        tokens: room.members.flatMap(({ devices }) => devices.map(({ token }) => token)),
      };
    });
    expect(secrets.seals).toHaveLength(2);
    for (const viewer of ['0', '1', 'spectator']) {
      const { out } = await run(env, ['export', filled.code, '--seat', viewer]);
      expect(secrets.seals.filter((seal) => out.includes(seal))).toEqual(
        viewer === 'spectator' ? [] : [secrets.seals[Number(viewer)]],
      );
      for (const secret of [...secrets.tokens, ...secrets.deck, 'of nobody']) expect(out).not.toContain(`"${secret}"`);
    }
  });

  it('shows lobby matches, begun or not', async () => {
    const { env, filled } = shared;
    expect(await exported(env, filled.over)).toMatchObject({ stage: 'over', chat: [{ text: 'Done' }] });
    expect(await exported(env, filled.gathering, '--seat', '2')).toMatchObject({
      stage: 'gathering',
      seat: 2,
      view: { table: null },
    });
  });

  it.each([
    [['NPAQE'], 'there is no such match'],
    [['no-such-id'], 'there is no such match'],
    [['no-such-id', '--whole'], 'there is no such match'],
    [['CODE', '--seat', '2'], 'it has seats 0 to 1'],
    [['CODE', '--seat', '-1'], ''],
    [['CODE', '--seat', 'x'], 'a seat is a number'],
    [['WAITING'], 'the room has not started'],
  ])('refuses %j', async (args, why) => {
    const { env, filled } = shared;
    const named = args.map((arg) => (arg === 'CODE' ? filled.code : arg === 'WAITING' ? filled.waiting : arg));
    const { code, out, err } = await run(env, ['export', ...named]);
    expect([code === 0, out]).toEqual([false, '']);
    expect(err).toContain(why);
  });

  it('tells whoever asks for the whole that it holds secrets', async () => {
    const { env, filled } = shared;
    const { code, out, err } = await run(env, ['export', filled.code, '--whole']);
    expect([code, err]).toEqual([0, expect.stringContaining('secret')]);
    const stored = await using(env, (storage) => storage.loadMatch(filled.match));
    expect(JSON.parse(out)).toMatchObject({ kind: 'match', match: stored, room: { room: { code: filled.code } } });
  });
});

describe('import', () => {
  const wholeOf = async (pick: (filled: Filled) => string): Promise<{ env: Record<string, string>; name: string }> => {
    const { env, filled } = shared;
    const name = `match${(made += 1)}.json`;
    writeFileSync(file(name), (await run(env, ['export', pick(filled), '--whole'])).out);
    return { env, name };
  };

  it('makes a new match that goes on, with its room and conversation', async () => {
    const { env, name } = await wholeOf(({ code }) => code);
    const other = fresh();
    const { code, out } = await run(other, ['import', name]);
    expect(code).toBe(0);
    const [, id = '', room = ''] = /^match (\S+), room (\S+)\n$/.exec(out) ?? [];
    await using(env, async (storage) => expect(await storage.loadMatch(id)).toBeNull());
    await using(other, async (storage) => {
      const host = readingHost(storage, games);
      const rooms = new Rooms(storage, new GameLoader(games), host, () => 0, 'none');
      const found = await rooms.find(room);
      expect(found).toMatchObject({ code: room, matchId: id, seats: [{ name: 'Ann' }, { name: 'Bea' }] });
      expect(await storage.loadRoom(room)).toMatchObject({ match: id });
      expect(await storage.loadChat(roomPlace(room), 0, 10)).toHaveLength(2);
      const running = (await host.open(id))?.running;
      if (running === null || running === undefined) throw new Error('it does not run');
      expect(await host.choose(id, randomChoice(matchOf(running).asks, testRandom(1)))).toBeNull();
    });
  });

  it('brings the history along', async () => {
    const { env, name } = await wholeOf(({ over }) => over);
    const { match } = JSON.parse(text(name)) as { match: { id: string } };
    const before = await using(env, (storage) => historyOf(storage, match.id));
    expect(before.changes.length).toBeGreaterThan(3);
    const other = fresh();
    const [, id = ''] = /^match (\S+)\n$/.exec((await run(other, ['import', name])).out) ?? [];
    expect(await using(other, (storage) => historyOf(storage, id))).toEqual(before);
    expect(await using(other, (storage) => storage.loadPredictions(id, null))).toHaveLength(2);
  });

  it('keeps the code of the room where it is free, and takes another where not', async () => {
    const { name } = await wholeOf(({ code }) => code);
    const { room } = JSON.parse(text(name)) as { room: { room: { code: string } } };
    expect((await run(fresh(), ['import', name])).out).toContain(`room ${room.room.code}\n`);
    const own = copied().env;
    const before = await using(own, (storage) => storage.loadRoom(room.room.code));
    const { out } = await run(own, ['import', name]);
    expect(out).toMatch(/^match \S+, room \S{5}\n$/);
    expect(out).not.toContain(room.room.code);
    expect(await using(own, (storage) => storage.loadRoom(room.room.code))).toEqual(before);
    expect((await using(own, (storage) => storage.count())).rooms).toBe(3);
  });

  it.each([
    ['over', (filled: Filled) => filled.over],
    ['gathering', (filled: Filled) => filled.gathering],
  ])('takes a match without a room: %s', async (stage, pick) => {
    const { name } = await wholeOf(pick);
    const other = fresh();
    const { code, out } = await run(other, ['import', name]);
    const [, id = ''] = /^match (\S+)\n$/.exec(out) ?? [];
    expect(code).toBe(0);
    await using(other, async (storage) => {
      const { match } = JSON.parse(text(name)) as { match: object };
      expect(await storage.loadMatch(id)).toEqual({ ...match, id, stage, updatedAt: expect.any(Number) as number });
      expect(await storage.loadChat(matchPlace(id), 0, 10)).toHaveLength(stage === 'over' ? 1 : 0);
    });
  });

  it('takes an export of version 1.0.0, with its changes as they were written then', async () => {
    const { name } = await wholeOf(({ over }) => over);
    const written = (change: string): string =>
      JSON.stringify({ next: patchIn(JSON.parse(change) as readonly unknown[]) });
    const { history, ...whole } = JSON.parse(text(name)) as { history: { changes: readonly HistoryChange[] } };
    expect(history.changes.length).toBeGreaterThan(0);
    const changes = history.changes.map((one) => ({ ...one, change: written(one.change) }));
    writeFileSync(file(name), JSON.stringify({ ...whole, format: 3, history: { ...history, changes } }));
    expect(await run(fresh(), ['import', name])).toMatchObject({ code: 0, err: '' });
  });

  it('counts as written now, so that no sweep takes it at once', async () => {
    const { name } = await wholeOf(({ code }) => code);
    writeFileSync(file(name), text(name).replaceAll(/"updatedAt": \d+/g, '"updatedAt": 1'));
    const other = fresh();
    await run(other, ['import', name]);
    expect((await run(other, ['sweep'])).out).toBe('deleted 0 rooms and 0 matches\n');
  });

  const nothingIn = async (env: Record<string, string>): Promise<void> => {
    expect(await using(env, (storage) => storage.count())).toEqual({
      rooms: 0,
      matches: { gathering: 0, playing: 0, over: 0 },
    });
  };

  it.each([
    ['a game that is not here', { ...toyModule, meta: { ...toyModule.meta, name: 'other' } }],
    ['rules that are not here', { ...toyModule, rules: 'toy-99' }],
  ])('refuses %s, and changes nothing', async (_, rules) => {
    const { name } = await wholeOf(({ code }) => code);
    const other = fresh();
    const { code, err } = await run(other, ['import', name], rules);
    expect([code, err]).toEqual([1, expect.stringContaining('the rules here cannot go on with it')]);
    await nothingIn(other);
  });

  it.each<[string, (whole: string) => string, string]>([
    ['half a file', (whole) => whole.slice(0, 500), 'the file is not JSON'],
    ['something else', () => '{"kind":"cake"}', 'this is no whole match'],
    ['an unknown field', (whole) => whole.replace('"kind"', '"x": 1, "kind"'), 'this is no whole match'],
    [
      'a history that goes on after the match',
      (whole) => whole.replaceAll(/"version": (\d+),(\s+)"at"/g, '"version": 1$1,$2"at"'),
      'no whole match',
    ],
    ['a damaged state', (whole) => whole.replace('{\\"match\\"', '{\\"hatch\\"'), 'it cannot'],
    ['an export of another format', (whole) => whole.replace('"format": 4', '"format": 2'), 'this match has format 2'],
    [
      'a room that another version wrote',
      (whole) => whole.replace('{\\"v\\":10', '{\\"v\\":9'),
      'its room cannot be read: a room in version 9, not 10',
    ],
    ['a state that is no JSON', (whole) => whole.replace('{\\"match\\"', '\\"match\\"'), 'it cannot be read'],
  ])('refuses %s, and changes nothing', async (what, damage, why) => {
    const { name } = await wholeOf(({ code }) => code);
    writeFileSync(file(what), damage(text(name)));
    const other = fresh();
    const { code, err } = await run(other, ['import', what]);
    expect(code).toBe(1);
    expect(err).toContain(why);
    await nothingIn(other);
  });

  it('refuses a match whose history lacks a change, and changes nothing', async () => {
    const { name } = await wholeOf(({ over }) => over);
    const { history, ...rest } = JSON.parse(text(name)) as {
      readonly history: { readonly changes: readonly unknown[] };
    };
    writeFileSync(file(name), JSON.stringify({ ...rest, history: { ...history, changes: history.changes.slice(1) } }));
    const other = fresh();
    const { code, err } = await run(other, ['import', name]);
    expect([code, err]).toEqual([1, 'its history does not lead to its state\n']);
    await nothingIn(other);
  });

  it('refuses what a player sees', async () => {
    const { env, filled } = shared;
    writeFileSync(file('view.json'), (await run(env, ['export', filled.code])).out);
    const other = fresh();
    expect(await run(other, ['import', 'view.json'])).toMatchObject({
      code: 1,
      err: expect.stringContaining('one player') as string,
    });
    await nothingIn(other);
  });
});

describe('sweep', () => {
  it('deletes what has expired by the settings of the server', async () => {
    const { env } = copied();
    expect(await run(env, ['sweep'])).toEqual({ code: 0, out: 'deleted 0 rooms and 0 matches\n', err: '' });
    const old = { version: 1, body: '{}', match: null, updatedAt: Date.now() - 9 * 86_400_000 };
    await using(env, (storage) => storage.createRoom({ code: 'OLDER', ...old }));
    expect((await run({ ...env, KEEP_EMPTY_HOURS: '240' }, ['sweep'])).out).toContain('deleted 0 rooms');
    expect((await run({ ...env, KEEP_EMPTY_HOURS: '0' }, ['sweep'])).out).toContain('deleted 0 rooms');
    expect((await run({ ...env, KEEP_EMPTY_HOURS: '200' }, ['sweep'])).out).toContain('deleted 1 rooms');
  });

  it('deletes nothing by a clock far ahead of all that is known, unless the operator vouches for it', async () => {
    const env = fresh();
    const year = 365 * 86_400_000;
    const old = { code: 'OLDER', version: 1, body: '{}', match: null, updatedAt: Date.now() - year };
    await using(env, (storage) => storage.createRoom(old));
    for (let again = 0; again < 2; again++) {
      const { code, out, err } = await run(env, ['sweep']);
      expect([code, out]).toEqual([1, '']);
      expect(err).toContain('365 days after the storage was last in use: nothing was deleted');
    }
    expect(await using(env, (storage) => storage.loadRoom('OLDER'))).toEqual(old);
    const vouched = await run(env, ['sweep', '--yes']);
    expect(vouched).toEqual({ code: 0, out: 'deleted 1 rooms and 0 matches\n', err: '' });
    expect(await run(env, ['sweep'])).toEqual({ code: 0, out: 'deleted 0 rooms and 0 matches\n', err: '' });
  });
});

describe('check', () => {
  it('counts the matches that can go on', async () => {
    const { env } = shared;
    expect(await run(env, ['check'])).toEqual({
      code: 0,
      out: '3 matches can go on, 0 cannot under the rules here, 0 are damaged\n',
      err: '',
    });
  });

  it('names those that the rules here are not made for', async () => {
    const { env, filled } = shared;
    const { code, out } = await run(env, ['check'], { ...toyModule, rules: 'toy-99' });
    expect(code).toBe(0);
    expect(out).toContain(`${filled.match}: stuck: rules toy-1 are not here\n`);
    expect(out).toContain('1 matches can go on, 2 cannot');
  });

  it('finds those that are damaged', async () => {
    const { env, filled } = copied();
    const db = new Database(path.join(env['DATA_DIR'] ?? '', 'server.sqlite'));
    db.prepare('UPDATE snapshots SET snapshot = substr(snapshot, 1, 100) WHERE match = ?').run(filled.match);
    db.close();
    const { code, out } = await run(env, ['check']);
    expect(code).toBe(1);
    expect(out).toContain(`${filled.match}: damaged: `);
    expect(out).toContain('2 matches can go on, 0 cannot under the rules here, 1 are damaged');
  });

  it.each([
    ['lacks a change', 'DELETE FROM journal WHERE version = 3'],
    ['lacks its beginning', 'DELETE FROM beginnings'],
    ['is damaged', 'UPDATE journal SET change = substr(change, 2) WHERE version = 3'],
  ])('finds a match whose history %s', async (_, damage) => {
    const { env, filled } = copied();
    const db = new Database(path.join(env['DATA_DIR'] ?? '', 'server.sqlite'));
    db.exec(damage);
    db.close();
    const { code, out } = await run(env, ['check']);
    expect(code).toBe(1);
    expect(out).toContain(`${filled.over}: damaged: `);
  });
});

describe('the command line', () => {
  it.each([
    [[]],
    [['help']],
    [['backup']],
    [['restore']],
    [['backup', 'a', 'b']],
    [['check', 'a']],
    [['sweep', '--whole']],
    [['check', '--yes']],
    [['export', 'a', '--yes']],
    [['backup', 'a', '--seat', '1']],
    [['export', 'a', '--whole', '--seat', '1']],
    [['export', 'a', '--all']],
  ])('explains itself for %j and does nothing', async (args) => {
    const env = fresh();
    expect(await run(env, args)).toEqual({ code: 2, out: '', err: expect.stringContaining('Usage') as string });
    expect(existsSync(env['DATA_DIR'] ?? '')).toBe(false);
  });

  it('says what is wrong with the environment, without its values', async () => {
    const { code, err } = await run({ DATABASE_URL: 'mysql://secret@db/game' }, ['check']);
    expect([code, err]).toEqual([1, expect.stringContaining('DATABASE_URL')]);
    expect(err).not.toContain('secret');
  });

  it.each(['backup', 'export', 'check'])('makes no storage where there is none: %s', async (name) => {
    const env = fresh();
    const args = { backup: ['out'], export: ['ABCDE'], check: [] }[name] ?? [];
    expect(await run(env, [name, ...args])).toMatchObject({
      code: 1,
      err: expect.stringMatching(/^there is no database/) as string,
    });
    expect(existsSync(env['DATA_DIR'] ?? '')).toBe(false);
  });

  it.each([['check'], ['backup', 'out'], ['restore', 'none'], ['sweep']])(
    'says in a line which format a database has that it cannot use, and what helps: %s',
    async (...args) => {
      const { env } = copied();
      const name = path.join(env['DATA_DIR'] ?? '', 'server.sqlite');
      const db = new Database(name);
      db.pragma('user_version = 8');
      db.close();
      const { code, out, err } = await run(env, args);
      expect([code, out]).toEqual([1, '']);
      expect(err).toMatch(
        /^the database \S+ has format 8, and this program needs format 12: .*admin export.*admin import.*\n$/,
      );
      expect(err).toContain(name);
    },
  );

  it('says in a line that a database cannot be reached', async () => {
    const { code, err } = await run({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' }, ['check']);
    expect(code).toBe(1);
    expect(err).toMatch(/^.*ECONNREFUSED.*\n$/);
  });

  it('works as a process, with files from the folder it was called in', async () => {
    const env = fresh();
    await using(env, async (storage) => {
      await storage.createRoom({ code: 'ABCDE', version: 1, body: '{}', match: null, updatedAt: Date.now() });
    });
    const called = file('called');
    mkdirSync(called);
    const bundled = bundle();
    const command = (...args: string[]) =>
      spawnSync(process.execPath, [bundled.admin, ...args], {
        cwd: path.join(__dirname, '..', '..'),
        env: { ...process.env, ...env, INIT_CWD: called },
        encoding: 'utf8',
        timeout: 30_000,
      });
    expect(command('backup', 'it')).toMatchObject({ status: 0, stdout: '', stderr: '' });
    const written = readFileSync(path.join(called, 'it'), 'utf8');
    const piped = command('backup', '-');
    expect(piped.stdout.split('\n').slice(1)).toEqual(written.split('\n').slice(1));
    expect(command('check')).toMatchObject({ status: 0, stdout: expect.stringContaining('0 matches') as string });
    expect(command('bake')).toMatchObject({
      status: 2,
      stdout: '',
      stderr: expect.stringContaining('Usage') as string,
    });
    bundled.remove();
  });
});
