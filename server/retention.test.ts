import pino from 'pino';

import { expiryAt, Sweeper } from './retention';
import { MemoryStorage } from './storage/memory';
import type { Expiry } from './storage/storage';

const DAY = 86_400_000;
const HOUR = DAY / 24;

describe('expiryAt', () => {
  it('counts days back from now', () => {
    expect(expiryAt(100 * DAY, { finishedDays: 30, abandonedDays: 90 })).toEqual({
      finishedBefore: 70 * DAY,
      abandonedBefore: 10 * DAY,
    });
  });

  it('lets nothing expire that is kept for ever, nor what is older than time', () => {
    expect(expiryAt(100 * DAY, { finishedDays: null, abandonedDays: null })).toEqual({
      finishedBefore: 0,
      abandonedBefore: 0,
    });
    expect(expiryAt(DAY, { finishedDays: 2, abandonedDays: 2 })).toEqual({ finishedBefore: 0, abandonedBefore: 0 });
  });
});

/** A storage that notes what it is asked to sweep; sweeping ends when told to. */
class Swept extends MemoryStorage {
  readonly asked: Expiry[] = [];
  readonly ends: ((result: { matches: number; rooms: number } | Error) => void)[] = [];

  override sweep(expiry: Expiry): Promise<{ matches: number; rooms: number }> {
    this.asked.push(expiry);
    return new Promise((resolve, reject) => {
      this.ends.push((result) => (result instanceof Error ? reject(result) : resolve(result)));
    });
  }
}

function sweeper() {
  const storage = new Swept();
  const lines: Record<string, unknown>[] = [];
  const log = pino({}, { write: (line: string) => lines.push(JSON.parse(line) as Record<string, unknown>) });
  let now = 100 * DAY;
  const made = new Sweeper(storage, { finishedDays: 30, abandonedDays: null }, log, () => now);
  /** Lets the sweep that is under way end, and hours pass. */
  const end = async (result: { matches: number; rooms: number } | Error): Promise<void> => {
    storage.ends.at(-1)?.(result);
    await jest.advanceTimersByTimeAsync(0);
  };
  const pass = async (ms: number): Promise<void> => {
    now += ms;
    await jest.advanceTimersByTimeAsync(ms);
  };
  return { storage, lines, sweeper: made, end, pass };
}

describe('Sweeper', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('sweeps at the start and then every hour, by the time it is then', async () => {
    const { storage, sweeper: made, end, pass } = sweeper();
    made.start();
    expect(storage.asked).toEqual([{ finishedBefore: 70 * DAY, abandonedBefore: 0 }]);
    await end({ matches: 0, rooms: 0 });
    await pass(HOUR - 1);
    expect(storage.asked).toHaveLength(1);
    await pass(1);
    expect(storage.asked[1]).toEqual({ finishedBefore: 70 * DAY + HOUR, abandonedBefore: 0 });
    await end({ matches: 0, rooms: 0 });
    await pass(HOUR);
    expect(storage.asked).toHaveLength(3);
    await end({ matches: 0, rooms: 0 });
    await made.stop();
  });

  it('says what it deleted, and nothing when that is nothing', async () => {
    const { lines, sweeper: made, end, pass } = sweeper();
    made.start();
    await end({ matches: 0, rooms: 0 });
    expect(lines).toEqual([]);
    await pass(HOUR);
    await end({ matches: 3, rooms: 2 });
    expect(lines).toMatchObject([{ level: 30, matches: 3, rooms: 2 }]);
    await made.stop();
  });

  it('goes on after a sweep that failed', async () => {
    const { storage, lines, sweeper: made, end, pass } = sweeper();
    made.start();
    await end(new Error('away'));
    expect(lines).toMatchObject([{ level: 50, err: { message: 'away' } }]);
    await pass(HOUR);
    expect(storage.asked).toHaveLength(2);
    await end({ matches: 0, rooms: 0 });
    await made.stop();
  });

  it('never sweeps twice at a time', async () => {
    const { storage, sweeper: made, end, pass } = sweeper();
    made.start();
    await pass(3 * HOUR);
    expect(storage.asked).toHaveLength(1);
    await end({ matches: 0, rooms: 0 });
    await pass(HOUR);
    expect(storage.asked).toHaveLength(2);
    await end({ matches: 0, rooms: 0 });
    await made.stop();
  });

  it('stops, and waits for the sweep that is under way', async () => {
    const { storage, sweeper: made, end, pass } = sweeper();
    made.start();
    let stopped = false;
    const stopping = made.stop().then(() => (stopped = true));
    await pass(5 * HOUR);
    expect(stopped).toBe(false);
    await end({ matches: 0, rooms: 0 });
    await stopping;
    expect(storage.asked).toHaveLength(1);
  });

  it('does not keep the process alive', () => {
    jest.useRealTimers();
    const made = jest.spyOn(global, 'setInterval');
    const { sweeper: it } = sweeper();
    it.start();
    const timer = made.mock.results[0]?.value as NodeJS.Timeout;
    expect(timer.hasRef()).toBe(false);
    clearInterval(timer);
    made.mockRestore();
  });
});
