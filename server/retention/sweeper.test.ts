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

/** A storage that notes what it is asked to sweep; sweeping ends when told to. */
class Held extends MemoryStorage {
  readonly asked: Expiry[] = [];
  readonly ends: ((result: Swept | Error) => void)[] = [];

  override sweep(expiry: Expiry): Promise<Swept> {
    this.asked.push(expiry);
    return new Promise((resolve, reject) => {
      this.ends.push((result) => (result instanceof Error ? reject(result) : resolve(result)));
    });
  }
}

function sweeper<Kept extends MemoryStorage>(storage: Kept) {
  const lines: Record<string, unknown>[] = [];
  const log = pino({}, { write: (line: string) => lines.push(JSON.parse(line) as Record<string, unknown>) });
  let wall = 100 * DAY;
  let ticks = 0;
  const made = new Sweeper(storage, RETENTION, log, { wall: () => wall, monotonic: () => ticks });
  /** Whatever this storage does takes one turn of the event loop: these are enough for all that was begun. */
  const settle = async (): Promise<void> => {
    for (let turns = 0; turns < 20; turns++) await setImmediate();
  };
  return {
    storage,
    lines,
    sweeper: made,
    settle,
    /** Begins, and lets the look at the clock end. */
    start: async (): Promise<void> => {
      made.start();
      await settle();
    },
    /** Sets the clock. */
    set: (time: number): void => {
      wall = time;
    },
    now: () => wall,
    /** Lets time go by. */
    pass: async (ms: number): Promise<void> => {
      for (let passed = 0; passed < ms; passed += HOUR) {
        const step = Math.min(HOUR, ms - passed);
        wall += step;
        ticks += step;
        await jest.advanceTimersByTimeAsync(step);
        await settle();
      }
    },
  };
}

/** A sweeper whose sweeps end when told to. */
function held() {
  const tools = sweeper(new Held());
  const end = async (result: Swept | Error = NOTHING): Promise<void> => {
    tools.storage.ends.at(-1)?.(result);
    await tools.settle();
  };
  return { ...tools, end };
}

describe('Sweeper', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('sweeps nothing at the start, and every hour by the time it is then', async () => {
    const { storage, sweeper: made, start, end, pass } = held();
    await start();
    expect(storage.asked).toEqual([]);
    await pass(HOUR - 1);
    expect(storage.asked).toEqual([]);
    await pass(1);
    const first = { finishedBefore: 70 * DAY + HOUR, abandonedBefore: 0, emptyBefore: 100 * DAY - 5 * HOUR };
    expect(storage.asked).toEqual([first]);
    await end();
    await pass(HOUR);
    expect(storage.asked[1]).toEqual({
      ...first,
      finishedBefore: 70 * DAY + 2 * HOUR,
      emptyBefore: 100 * DAY - 4 * HOUR,
    });
    await end();
    await made.stop();
  });

  it('packs what was left unpacked at the start and every hour, whatever the clock says', async () => {
    const { storage, sweeper: made, start, set, pass, now } = sweeper(new MemoryStorage());
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
    await pass(HOUR);
    expect(await storage.pack('m2')).toBe('nothing');
    await made.stop();
  });

  it('deletes nothing when the clock is 200 days ahead, and says so', async () => {
    const { storage, lines, sweeper: made, start, set, pass, now } = sweeper(new MemoryStorage());
    const played = { ...head, stage: 'over', snapshot: null, updatedAt: now() } as const;
    await storage.createMatch(played);
    await storage.createRoom({ ...room, match: null, updatedAt: now() });
    set(now() + 200 * DAY);
    await start();
    await pass(2 * DAY);
    expect(await storage.loadMatch(played.id)).not.toBeNull();
    expect(await storage.loadRoom(room.code)).not.toBeNull();
    expect(lines[0]).toMatchObject({ level: 40, aheadHours: 200 * 24, believedInHours: 7 * 24 });
    await made.stop();
  });

  it('deletes what has expired once the clock is believed again', async () => {
    const { storage, sweeper: made, start, set, pass, now } = sweeper(new MemoryStorage());
    await storage.createMatch({ ...head, stage: 'over', snapshot: null, updatedAt: now() });
    set(now() + 365 * DAY);
    await start();
    await pass(7 * DAY - HOUR);
    expect(await storage.loadMatch(head.id)).not.toBeNull();
    await pass(HOUR);
    expect(await storage.loadMatch(head.id)).toBeNull();
    await made.stop();
  });

  it('says what it deleted and why, with a few ids and no codes of rooms, and nothing when that is nothing', async () => {
    const { lines, sweeper: made, start, end, pass } = held();
    await start();
    await pass(HOUR);
    await end();
    expect(lines).toEqual([]);
    await pass(HOUR);
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
    const { storage, lines, sweeper: made, start, end, pass } = held();
    await start();
    await pass(HOUR);
    await end(new Error('away'));
    expect(lines).toMatchObject([{ level: 50, err: { message: 'away' } }]);
    await pass(HOUR);
    expect(storage.asked).toHaveLength(2);
    await end();
    await made.stop();
  });

  it('never sweeps twice at a time', async () => {
    const { storage, sweeper: made, start, end, pass } = held();
    await start();
    await pass(3 * HOUR);
    expect(storage.asked).toHaveLength(1);
    await end();
    await pass(HOUR);
    expect(storage.asked).toHaveLength(2);
    await end();
    await made.stop();
  });

  it('stops, and waits for the sweep that is under way', async () => {
    const { storage, sweeper: made, start, end, pass } = held();
    await start();
    await pass(HOUR);
    let stopped = false;
    const stopping = made.stop().then(() => (stopped = true));
    await pass(5 * HOUR);
    expect(stopped).toBe(false);
    await end();
    await stopping;
    expect(storage.asked).toHaveLength(1);
  });

  it('does not keep the process alive', async () => {
    jest.useRealTimers();
    const made = jest.spyOn(global, 'setInterval');
    const { sweeper: it } = sweeper(new MemoryStorage());
    it.start();
    const timer = made.mock.results[0]?.value as NodeJS.Timeout;
    expect(timer.hasRef()).toBe(false);
    made.mockRestore();
    await it.stop();
  });
});
