import { setImmediate } from 'node:timers/promises';

import pino from 'pino';

import type { Attendance } from '../bus/bus';
import { MemoryStorage } from '../storage/memory';
import { matchPlace, roomPlace } from '../storage/storage';
import { head, room } from '../testing/records';
import { Vacancy } from './vacancy';

let storage: MemoryStorage;
let made: Vacancy[] = [];
beforeEach(() => {
  jest.useFakeTimers({ now: 1_000_000 });
  storage = new MemoryStorage();
});
afterEach(async () => {
  for (const vacancy of made) await vacancy.close();
  made = [];
  jest.useRealTimers();
});

function pass(ms: number): void {
  jest.advanceTimersByTime(ms);
}

/** Waits for a state. */
async function until(is: () => boolean): Promise<void> {
  while (!is()) await setImmediate();
}

/** A node; nodes on one storage know of each other only through storage. */
function node(company: 'alone' | 'among others' = 'alone') {
  const occupied: string[] = [];
  const taken: string[] = [];
  const lines: Record<string, unknown>[] = [];
  const elsewhere = new Map<string, readonly Attendance[]>();
  const vacancy = new Vacancy({
    storage,
    bus: { alone: company === 'alone', elsewhere: (place) => Promise.resolve(elsewhere.get(place) ?? []) },
    log: pino({}, { write: (line: string) => lines.push(JSON.parse(line) as Record<string, unknown>) }),
    clock: Date.now,
    occupied: () => occupied,
    seated: (metadata) => metadata === 'seated',
    taken: (place) => taken.push(place),
  });
  made.push(vacancy);
  return { vacancy, occupied, taken, lines, elsewhere };
}

/** A moment after everything before. */
const later = (): number => {
  pass(1);
  return Date.now();
};
const addRoom = (code: string, match: string | null = null) =>
  storage.createRoom({ ...room, code, match, updatedAt: later() });
const addMatch = (id: string, metadata = '{}', stage: 'gathering' | 'playing' = 'gathering') =>
  storage.createMatch({ ...head, id, origin: 'lobby', stage, metadata, snapshot: null, updatedAt: later() });

/** Waits until storage has a note of this time about an occupied place. */
async function noted(at: number): Promise<void> {
  while ((await storage.newest()) !== at) await setImmediate();
}

describe('a full server', () => {
  it('takes the room that has been empty for longest, one for each who asks', async () => {
    for (const code of ['FIRST', 'SECND', 'THIRD']) await addRoom(code);
    const { vacancy, taken } = node();
    pass(2000);
    expect(await Promise.all([vacancy.makePlace('room'), vacancy.makePlace('room')])).toEqual([true, true]);
    expect(taken).toEqual(['room:FIRST', 'room:SECND']);
    expect(await storage.loadRoom('FIRST')).toBeNull();
    expect(await storage.loadRoom('THIRD')).not.toBeNull();
  });

  it('takes no room that has started, and none that somebody is in', async () => {
    await addRoom('BEGUN', 'm1');
    await addRoom('BUSY2');
    const { vacancy, occupied } = node();
    occupied.push(roomPlace('BUSY2'));
    pass(2000);
    expect(await vacancy.makePlace('room')).toBe(false);
    expect((await storage.count()).rooms).toBe(2);
  });

  it('leaves a room alone that was made or entered a moment ago', async () => {
    await addRoom('FRESH');
    const { vacancy } = node();
    pass(900);
    expect(await vacancy.makePlace('room')).toBe(false);
    await storage.touch([roomPlace('FRESH')], Date.now());
    pass(900);
    expect(await vacancy.makePlace('room')).toBe(false);
    pass(2000);
    expect(await vacancy.makePlace('room')).toBe(true);
  });

  it('takes no room that somebody enters while it looks', async () => {
    for (const code of ['FIRST', 'SECND']) await addRoom(code);
    pass(2000);
    const { vacancy, taken } = node();
    const deleteUnstarted = storage.deleteUnstarted.bind(storage);
    storage.deleteUnstarted = async (what) => {
      if (what.place === 'room:FIRST') await storage.touch([what.place], Date.now());
      return deleteUnstarted(what);
    };
    expect(await vacancy.makePlace('room')).toBe(true);
    expect(taken).toEqual(['room:SECND']);
  });

  it('looks again for rooms that have become empty since it looked', async () => {
    await addRoom('FIRST');
    await addRoom('SECND');
    const { vacancy, occupied, taken } = node();
    occupied.push(roomPlace('FIRST'));
    pass(2000);
    expect(await vacancy.makePlace('room')).toBe(true);
    occupied.length = 0;
    expect(await vacancy.makePlace('room')).toBe(true);
    expect(taken).toEqual(['room:SECND', 'room:FIRST']);
  });

  it('takes matches of the lobby in which nobody has a seat first, then the others, and none that is played', async () => {
    await addMatch('played', '{}', 'playing');
    await addMatch('watched');
    await addMatch('seated', 'seated');
    await addMatch('unseated');
    const { vacancy, occupied, taken } = node();
    occupied.push(matchPlace('watched'));
    pass(2000);
    expect(await vacancy.makePlace('match')).toBe(true);
    expect(await vacancy.makePlace('match')).toBe(true);
    expect(await vacancy.makePlace('match')).toBe(false);
    expect(taken).toEqual(['match:unseated', 'match:seated']);
  });

  it('says how many it took, without their codes', async () => {
    await addRoom('FIRST');
    const { vacancy, lines } = node();
    pass(2000);
    await vacancy.makePlace('room');
    pass(60_000);
    await until(() => lines.length > 0);
    pass(60_000);
    await vacancy.close();
    expect(lines).toMatchObject([{ level: 30, rooms: 1, matches: 0 }]);
    expect(JSON.stringify(lines)).not.toContain('FIRST');
  });

  it('passes on that storage is away, and goes on when it is back', async () => {
    await addRoom('FIRST');
    const { vacancy } = node();
    pass(2000);
    const unstarted = storage.unstarted.bind(storage);
    storage.unstarted = () => {
      throw new Error('away');
    };
    await expect(vacancy.makePlace('room')).rejects.toThrow('away');
    storage.unstarted = unstarted;
    expect(await vacancy.makePlace('room')).toBe(true);
  });
});

describe('several nodes', () => {
  it('take no room that somebody is in on another node, as long as that node lives', async () => {
    await addRoom('THERE');
    await addMatch('there');
    const [here, there] = [node('among others'), node('among others')];
    there.occupied.push(roomPlace('THERE'), matchPlace('there'));
    for (let passed = 0; passed < 60; passed += 10) {
      pass(5000);
      await noted(Date.now());
      pass(4999);
      expect([await here.vacancy.makePlace('room'), await here.vacancy.makePlace('match')]).toEqual([false, false]);
      pass(1);
      await noted(Date.now());
    }
    await there.vacancy.close();
    pass(15_001);
    expect([await here.vacancy.makePlace('room'), await here.vacancy.makePlace('match')]).toEqual([true, true]);
  });

  it('believe one another also where their clocks do not agree', async () => {
    await addRoom('THERE');
    const { vacancy, elsewhere } = node('among others');
    elsewhere.set(roomPlace('THERE'), [{ members: [], spectators: 1 }]);
    pass(3_600_000);
    expect(await vacancy.makePlace('room')).toBe(false);
    elsewhere.clear();
    pass(2000);
    expect(await vacancy.makePlace('room')).toBe(true);
  });

  it('take each room once', async () => {
    for (const code of ['FIRST', 'SECND', 'THIRD']) await addRoom(code);
    pass(20_000);
    const nodes = [node('among others'), node('among others')];
    const asked = nodes.flatMap(({ vacancy }) => [vacancy.makePlace('room'), vacancy.makePlace('room')]);
    expect((await Promise.all(asked)).filter(Boolean)).toHaveLength(3);
    expect(nodes.flatMap(({ taken }) => taken).sort()).toEqual(['room:FIRST', 'room:SECND', 'room:THIRD']);
  });
});

it('what is occupied is noted again when storage was away', async () => {
  await addRoom('FIRST');
  const { occupied, lines } = node();
  occupied.push(roomPlace('FIRST'));
  const touch = storage.touch.bind(storage);
  storage.touch = () => Promise.reject(new Error('away'));
  pass(60_000);
  await until(() => lines.length > 0);
  expect(lines).toMatchObject([{ level: 40 }]);
  storage.touch = touch;
  pass(60_000);
  await noted(Date.now());
  expect(lines).toHaveLength(1);
});
