import type { TimeRules } from '../../shared/protocol/time';
import { MemoryStorage } from '../storage/memory';
import type { Browser } from '../testing/browser';
import { browserAt, house, visitorAt } from '../testing/house';
import { Hub } from '../testing/hub';
import { nobodyLeft } from '../testing/nobody-left';
import { vow } from '../testing/seating';
import { serve, type Served, temporaryFolder } from '../testing/serve';

const folder = temporaryFolder();
afterAll(() => folder.remove());

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const pace = { everyMs: 10, quietMs: 100 };
const patience = { noteMs: 0, moveMs: 1e9 };
const TWO_DAYS: TimeRules = {
  pace: 'correspondence',
  seconds: { turn: null },
  days: { turn: 2 },
  atEnd: 'pass',
  keepAfter: 0,
};

/** Two people at a table by correspondence, Player 0 to play. */
async function table(served: Served): Promise<readonly [Browser, Browser]> {
  const all = [browserAt(served), browserAt(served)] as const;
  await vow(all);
  await all[0].until(() => all[0].ask('action'));
  expect(await all[0].say('time', { time: TWO_DAYS })).toEqual({ ok: true });
  await all[1].until(() => all[1].rooms.at(-1)?.time.pace === 'correspondence');
  return all;
}

async function back(served: Served, one: Browser): Promise<Browser> {
  const again = browserAt(served);
  await again.say('enter', { code: one.code, token: one.token });
  await again.until(() => again.views.length > 0);
  return again;
}

const ended = (one: Browser): number => one.view.view.log.filter(({ text }) => text.m === 'engine.time-over').length;
const active = (one: Browser): unknown => (one.view.view.table as { active: number }).active;

/** Waits until a storage says so. */
async function until(holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds())) await new Promise((resolve) => setImmediate(resolve));
}

describe('a match by correspondence that nobody is at', () => {
  it('goes on when its time is over, not before, and whoever comes back finds it so: over a week, and restarts', async () => {
    let time = 1_750_000_000_000;
    const options = { data: folder.path, clock: () => time, unattendedPace: pace, patience };
    let served = await serve(options);
    const [anna, ben] = await table(served);
    for (const one of [anna, ben]) one.close();
    for (const turns of [0, 1, 1, 2, 2, 3, 3]) {
      time += DAY - 1;
      await served.app.close();
      served = await serve(options);
      time += 1;
      // A player who looks in the evening sees everything that has happened by then.
      const looking = await back(served, anna);
      await looking.until(() => ended(looking) >= turns);
      expect(ended(looking)).toBe(turns);
      looking.close();
    }
    await served.app.close();
  });

  it('goes on without viewers', async () => {
    let time = 1_750_000_000_000;
    const data = new MemoryStorage();
    const served = await house({ data, clock: () => time, unattendedPace: pace, patience });
    const [anna, ben] = await table(served);
    for (const one of [anna, ben]) one.close();
    const [{ match }] = [(await data.loadRoom(anna.code)) ?? { match: null }];
    const version = async (): Promise<number> => (await data.loadMatch(match ?? ''))?.version ?? 0;
    const before = await version();
    time += 2 * DAY - 1;
    await until(async () => (await data.dueRooms(time, 10)).length === 0);
    expect(await version()).toBe(before);
    for (let turn = 1; turn <= 3; turn++) {
      const so = await version();
      time += turn === 1 ? 1 : 2 * DAY;
      await until(async () => (await version()) > so);
    }
    const late = await back(served, ben);
    expect(ended(late)).toBe(3);
    expect(active(late)).toBe(1);
  });

  it('goes on once on two nodes, and does no more when its table plays live again', async () => {
    let time = 1_750_000_000_000;
    const [hub, data] = [new Hub(), new MemoryStorage()];
    const node = () => house({ data, bus: hub.bus(), clock: () => time, unattendedPace: pace, patience });
    const [first, second] = [await node(), await node()];
    const [anna, ben] = await table(first);
    for (const one of [anna, ben]) one.close();
    time += 2 * DAY;
    const watching = await visitorAt(second, anna.code);
    await watching.until(() => watching.views.length > 0 && ended(watching) === 1);
    const host = await back(first, anna);
    expect(await host.say('time', { time: { ...TWO_DAYS, pace: 'live' } })).toEqual({ ok: true });
    await watching.until(() => watching.rooms.at(-1)?.time.pace === 'live');
    host.close();
    watching.close();
    // While a player is there, live clocks run out.
    for (const served of [first, second]) await nobodyLeft(served);
    time += 30 * DAY;
    // A node that let the match go at the moment of the change may have noted the room once more: it is looked at, and no longer noted.
    await until(async () => (await data.dueRooms(Number.MAX_SAFE_INTEGER, 10)).length === 0);
    const late = await back(second, ben);
    expect(ended(late)).toBe(1);
  });
});
