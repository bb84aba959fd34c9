import path from 'node:path';

import Database from 'better-sqlite3';

import { Browser } from '../testing/browser';
import { lockDatabase, type LockHolder } from '../testing/lock-holder';
import { change, head, room } from '../testing/records';
import { serve, temporaryFolder } from '../testing/serve';
import { GroupCommit } from './group';
import { LOCK_AGAIN_MS, LOCK_WAIT_MS } from './locked';
import { openSqlite } from './sqlite';

const folder = temporaryFolder();
afterAll(() => folder.remove());

let made = 0;
const fresh = (): string => path.join(folder.path, String((made += 1)));

const holders: LockHolder[] = [];
afterEach(() => Promise.all(holders.splice(0).map((holder) => holder.release())));

async function locked(dataDir: string): Promise<LockHolder> {
  const holder = await lockDatabase(dataDir);
  holders.push(holder);
  return holder;
}

/** Whether a promise has neither resolved nor rejected when the event loop has come round several times. */
async function open(promise: Promise<unknown>): Promise<boolean> {
  const settled: unknown[] = [];
  const note = (): void => {
    settled.push(promise);
  };
  promise.then(note, note);
  for (let turns = 0; turns < 20; turns++) await new Promise((resolve) => setImmediate(resolve));
  return settled.length === 0;
}

describe('a database that another process has locked', () => {
  it('is read meanwhile, and what is written waits and is acknowledged once it is written', async () => {
    const dir = fresh();
    const storage = openSqlite(dir);
    await storage.createMatch({ ...head, snapshot: '{}' });
    await storage.createRoom(room);
    const holder = await locked(dir);
    const writes = [storage.writeMatch(change(2)), storage.writeMatch(change(3)), storage.addChat('room:A', 'said')];
    expect(await open(Promise.race(writes))).toBe(true);
    expect(await storage.loadMatch('m1')).toMatchObject({ version: 1 });
    expect(await storage.loadRoom(room.code)).toEqual(room);
    await holder.release();
    expect(await Promise.all(writes)).toEqual(['saved', 'saved', 1]);
    const other = new Database(path.join(dir, 'server.sqlite'), { readonly: true });
    expect(other.prepare('SELECT version FROM matches').pluck().all()).toEqual([3]);
    other.close();
    await storage.close();
  });

  it('is closed when what waits has been written', async () => {
    const dir = fresh();
    const storage = openSqlite(dir);
    const holder = await locked(dir);
    const created = storage.createRoom(room);
    const closed = storage.close();
    expect(await open(closed)).toBe(true);
    await holder.release();
    await closed;
    expect(await created).toBe('created');
  });

  it('keeps nobody of another room waiting, and the server says that it is not ready until it is free', async () => {
    let now = 0;
    const dir = fresh();
    const { app, url } = await serve({ data: dir, clock: () => now });
    const ready = async (): Promise<unknown> => {
      now += 1000;
      return (await fetch(`${url}/readyz`)).json();
    };
    const anna = new Browser(url);
    await anna.create('Anna');
    await anna.say('start', {});
    await anna.until(() => anna.views.length > 0);
    const ben = new Browser(url);
    const other = await ben.create('Ben');
    const holder = await locked(dir);
    const taken = anna.take('vow.0.north');
    const watching = new Browser(url);
    expect(await watching.say('enter', { code: other, token: null })).toMatchObject({ ok: true });
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    await holder.release();
    expect(await taken).toEqual({ ok: true });
    const again = await locked(dir);
    expect(await ready()).toEqual({ ready: false, draining: false, missing: ['storage'] });
    await again.release();
    expect(await ready()).toEqual({ ready: true, missing: [] });
    anna.close();
    ben.close();
    watching.close();
    await app.close();
  });
});

describe('a write that waits for a locked database', () => {
  const busy = (): never => {
    throw new Database.SqliteError('database is locked', 'SQLITE_BUSY');
  };
  beforeEach(() => jest.useFakeTimers({ doNotFake: ['nextTick'] }));
  afterEach(() => jest.useRealTimers());

  it('is refused in its time, those that came later in theirs, and none holds up the process', async () => {
    let tries = 0;
    const group = new GroupCommit(
      () => {
        tries += 1;
        busy();
      },
      () => undefined,
    );
    const refused: string[] = [];
    const write = (name: string): void => {
      group.write(() => name).catch(() => refused.push(name));
    };
    write('first');
    write('with it');
    await jest.advanceTimersByTimeAsync(LOCK_WAIT_MS / 2);
    write('later');
    expect(refused).toEqual([]);
    await jest.advanceTimersByTimeAsync(LOCK_WAIT_MS / 2 + LOCK_AGAIN_MS);
    expect(refused).toEqual(['first', 'with it']);
    await jest.advanceTimersByTimeAsync(LOCK_WAIT_MS / 2);
    expect(refused).toEqual(['first', 'with it', 'later']);
    expect(tries).toBeLessThan((2 * LOCK_WAIT_MS) / LOCK_AGAIN_MS);
  });

  it('keeps its place before those that came later, also when one beside it fails', async () => {
    // The group, in which one fails; then each alone, and the second finds the database locked.
    const tries: ('free' | 'locked')[] = ['free', 'free', 'locked'];
    const kept: string[] = [];
    const group = new GroupCommit(
      (work) => {
        if (tries.shift() === 'locked') busy();
        const before = kept.length;
        try {
          work();
        } catch (error) {
          kept.length = before;
          throw error;
        }
      },
      () => undefined,
    );
    const write = (name: string): Promise<string> =>
      group.write(() => {
        if (name === 'bad') throw new Error('bad');
        kept.push(name);
        return name;
      });
    const all = Promise.allSettled([write('a'), write('b'), write('bad'), write('c')]);
    await jest.advanceTimersByTimeAsync(1);
    expect(kept).toEqual(['a']);
    const last = write('d');
    await jest.advanceTimersByTimeAsync(LOCK_AGAIN_MS);
    expect((await all).map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
    expect(await last).toBe('d');
    expect(kept).toEqual(['a', 'b', 'c', 'd']);
  });
});
