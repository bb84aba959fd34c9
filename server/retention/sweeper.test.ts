import { setImmediate } from 'node:timers/promises';

import pino from 'pino';

import { MemoryStorage } from '../storage/memory';
import type { Expiry, Swept } from '../storage/storage';
import { head, room } from '../testing/records';
import { Sweeper } from './sweeper';

const DAY = 86_400_000;
const HOUR = DAY / 24;
const RETENTION = { finishedDays: 30, abandonedDays: null, emptyHours: 6 } as const;
const NOTHING: Swept = { matches: { finished: [], abandoned: [], empty: [] }, rooms: { empty: 0, ended: 0 } };

/** A storage that counts the looks of a sweeper that have ended: each ends with a search for what is unpacked. */
class Watched extends MemoryStorage {
  looks = 0;

  override async *unpacked(): AsyncIterable<string> {
    yield* super.unpacked();
    this.looks += 1;
  }
}

/** A storage that notes what it is asked to sweep; sweeping ends when told to. */
class Held extends Watched {
  readonly asked: Expiry[] = [];
  readonly ends: ((result: Swept | Error) => void)[] = [];

  override sweep(expiry: Expiry): Promise<Swept> {
    this.asked.push(expiry);
    return new Promise((resolve, reject) => {
      this.ends.push((result) => (result instanceof Error ? reject(result) : resolve(result)));
    });
  }
}

/** Waits for a state. */
async function until(is: () => boolean): Promise<void> {
  while (!is()) await setImmediate();
}

function sweeper<Kept extends Watched>(storage: Kept) {
  const lines: Record<string, unknown>[] = [];
  const log = pino({}, { write: (line: string) => lines.push(JSON.parse(line) as Record<string, unknown>) });
  let wall = 100 * DAY;
  let ticks = 0;
  const made = new Sweeper(storage, RETENTION, log, { wall: () => wall, monotonic: () => ticks });
  return {
    storage,
    lines,
    sweeper: made,
    /** Begins, and lets the first look end. */
    start: async (): Promise<void> => {
      made.start();
      await until(() => storage.looks === 1);
    },
    /** Sets the clock. */
    set: (time: number): void => {
      wall = time;
    },
    now: () => wall,
    /** Lets time go by. */
    pass: (ms: number): void => {
      wall += ms;
      ticks += ms;
      jest.advanceTimersByTime(ms);
    },
    /** Lets hours go by, and each look end. */
    passHours: async (hours: number): Promise<void> => {
      for (let hour = 0; hour < hours; hour++) {
        const before = storage.looks;
        wall += HOUR;
        ticks += HOUR;
        jest.advanceTimersByTime(HOUR);
        await until(() => storage.looks > before);
      }
    },
  };
}

/** A sweeper whose sweeps end when told to. */
function held() {
  const tools = sweeper(new Held());
  const { storage, lines } = tools;
  /** Lets an hour go by, at the end of which a sweep begins. */
  const passAnHour = async (): Promise<void> => {
    const before = storage.asked.length;
    tools.pass(HOUR);
    await until(() => storage.asked.length > before);
  };
  /** Ends the sweep that is under way. */
  const end = async (result: Swept | Error = NOTHING): Promise<void> => {
    const [looks, said] = [storage.looks, lines.length];
    storage.ends.at(-1)?.(result);
    await until(() => (result instanceof Error ? lines.length > said : storage.looks > looks));
  };
  return { ...tools, passAnHour, end };
}

describe('Sweeper', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('sweeps nothing at the start, and every hour by the time it is then', async () => {
    const { storage, sweeper: made, start, end, pass, passAnHour } = held();
    await start();
    pass(HOUR - 1);
    expect(storage.asked).toEqual([]);
    pass(1);
    await until(() => storage.asked.length > 0);
    const first = { finishedBefore: 70 * DAY + HOUR, abandonedBefore: 0, emptyBefore: 100 * DAY - 5 * HOUR };
    expect(storage.asked).toEqual([first]);
    await end();
    await passAnHour();
    expect(storage.asked[1]).toEqual({
      ...first,
      finishedBefore: 70 * DAY + 2 * HOUR,
      emptyBefore: 100 * DAY - 4 * HOUR,
    });
    await end();
    await made.stop();
  });

  it('packs what was left unpacked at the start and every hour, whatever the clock says', async () => {
    const { storage, sweeper: made, start, set, passHours, now } = sweeper(new Watched());
    const end = async (id: string): Promise<void> => {
      await storage.createMatch({ ...head, id, snapshot: '{}', updatedAt: now() });
      const state = { kind: 'snapshot', change: '[]', snapshot: '{}' } as const;
      await storage.writeMatch({ ...head, id, version: 2, stage: 'over', updatedAt: now(), state });
    };
    await end('m1');
    set(now() + 200 * DAY);
    await start();
    expect(await storage.pack('m1')).toBe('nothing');
    await end('m2');
    await passHours(1);
    expect(await storage.pack('m2')).toBe('nothing');
    await made.stop();
  });

  it('deletes nothing when the clock is 200 days ahead, and says so', async () => {
    const { storage, lines, sweeper: made, start, set, passHours, now } = sweeper(new Watched());
    const played = { ...head, stage: 'over', snapshot: null, updatedAt: now() } as const;
    await storage.createMatch(played);
    await storage.createRoom({ ...room, match: null, updatedAt: now() });
    set(now() + 200 * DAY);
    await start();
    await passHours(48);
    expect(await storage.loadMatch(played.id)).not.toBeNull();
    expect(await storage.loadRoom(room.code)).not.toBeNull();
    expect(lines[0]).toMatchObject({ level: 40, aheadHours: 200 * 24, believedInHours: 7 * 24 });
    await made.stop();
  });

  it('deletes what has expired once the clock is believed again', async () => {
    const { storage, sweeper: made, start, set, passHours, now } = sweeper(new Watched());
    await storage.createMatch({ ...head, stage: 'over', snapshot: null, updatedAt: now() });
    set(now() + 365 * DAY);
    await start();
    await passHours(7 * 24 - 1);
    expect(await storage.loadMatch(head.id)).not.toBeNull();
    await passHours(1);
    expect(await storage.loadMatch(head.id)).toBeNull();
    await made.stop();
  });

  it('says what it deleted and why, with a few ids and no codes of rooms, and nothing when that is nothing', async () => {
    const { lines, sweeper: made, start, end, passAnHour } = held();
    await start();
    await passAnHour();
    await end();
    expect(lines).toEqual([]);
    await passAnHour();
    const many = Array.from({ length: 21 }, (_, i) => `m${i}`);
    await end({ matches: { finished: ['a', 'b'], abandoned: many, empty: [] }, rooms: { empty: 3, ended: 1 } });
    const said = lines.map(({ level, reason, matches, ids, rooms }) => ({ level, reason, matches, ids, rooms }));
    expect(said).toEqual([
      { level: 30, reason: 'finished', matches: 2, ids: ['a', 'b'] },
      { level: 30, reason: 'abandoned', matches: 21 },
      { level: 30, reason: 'empty', rooms: 3 },
      { level: 30, reason: 'ended', rooms: 1 },
    ]);
    await made.stop();
  });

  it('goes on after a sweep that failed', async () => {
    const { storage, lines, sweeper: made, start, end, passAnHour } = held();
    await start();
    await passAnHour();
    await end(new Error('away'));
    expect(lines).toMatchObject([{ level: 50, err: { message: 'away' } }]);
    await passAnHour();
    expect(storage.asked).toHaveLength(2);
    await end();
    await made.stop();
  });

  it('never sweeps twice at a time', async () => {
    const { storage, sweeper: made, start, end, pass, passAnHour } = held();
    await start();
    await passAnHour();
    pass(2 * HOUR);
    await end();
    expect(storage.asked).toHaveLength(1);
    await passAnHour();
    expect(storage.asked).toHaveLength(2);
    await end();
    await made.stop();
  });

  it('stops, and waits for the sweep that is under way', async () => {
    const { storage, sweeper: made, start, end, pass, passAnHour } = held();
    await start();
    await passAnHour();
    let stopped = false;
    const stopping = made.stop().then(() => (stopped = true));
    pass(5 * HOUR);
    await setImmediate();
    expect(stopped).toBe(false);
    await end();
    await stopping;
    expect(storage.asked).toHaveLength(1);
  });

  it('does not keep the process alive', async () => {
    jest.useRealTimers();
    const timers = (): number => process.getActiveResourcesInfo().filter((kind) => kind === 'Timeout').length;
    const before = timers();
    const { sweeper: it, storage } = sweeper(new Watched());
    it.start();
    await until(() => storage.looks === 1);
    expect(timers()).toBe(before);
    await it.stop();
  });
});
