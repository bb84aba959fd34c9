import type { MemberId, RoomView } from '../../shared/protocol/rooms';
import type { TimeRules } from '../../shared/protocol/time';
import { PRICE_OF_LOADING } from '../limits/limits';
import { MemoryStorage } from '../storage/memory';
import type { Browser } from '../testing/browser';
import { browserAt, house, visitorAt } from '../testing/house';
import { begin, gather, idAt } from '../testing/seating';
import { NO_LIMITS, type Served } from '../testing/serve';
import { unitsLeft } from '../testing/units';

const CORRESPONDENCE: TimeRules = {
  pace: 'correspondence',
  seconds: { turn: null },
  days: { turn: 2 },
  atEnd: 'pass',
  keepAfter: 0,
};
/** As long as a room gathers who comes and goes, and then some: until the room has nothing more to do. */
const RATE = { burst: 100, perSecond: 0 };

/** A storage that counts what costs the server work, and a room in it whose match no other server has in memory. */
async function stored(watching: RoomView['watching'], time?: TimeRules) {
  const data = new MemoryStorage();
  const first = await house({ data });
  const all = [browserAt(first), browserAt(first)] as const;
  const code = await gather(all);
  await begin(all);
  expect(await all[0].say('watching', { watching })).toEqual({ ok: true });
  if (time !== undefined) expect(await all[0].say('time', { time })).toEqual({ ok: true });
  const loads = jest.spyOn(data, 'loadMatch');
  const notes = jest.spyOn(data, 'noteDue');
  return { data, code, loads, notes, first, all };
}

/** Comes to a room without a seat, and goes to the lobby of another one: all that follows has been done by then. */
async function comeAndGo(served: Served, code: string): Promise<void> {
  const one = browserAt(served);
  expect(await one.say('enter', { code, token: null })).toMatchObject({ ok: true });
  await goAway(one);
}

async function goAway(one: Browser): Promise<void> {
  await one.create('Zoe');
  // Whatever follows from leaving is done in the order of the room, 50 ms later at most.
  await one.until(() => one.rooms.length > 0);
}

describe('a match that is not in memory', () => {
  it.each(['off', 'approval'] as const)(
    'is not opened for who enters at the door, nor for who asks what a link leads to, with watching “%s” (bug: two milliseconds for one unit)',
    async (watching) => {
      const { data, code, loads } = await stored(watching);
      const served = await house({ data });
      const one = browserAt(served);
      expect(await one.say('enter', { code, token: null })).toMatchObject({
        ok: true,
        standing: 'door',
        room: { phase: 'playing', members: [{ name: 'Player 0' }, { name: 'Player 1' }] },
      });
      await fetch(`${served.url}/r/${code}`);
      await goAway(one);
      expect(loads).not.toHaveBeenCalled();
    },
  );

  it('is not opened for a link to a room that everybody may watch', async () => {
    const { data, code, loads } = await stored('code');
    await fetch(`${(await house({ data })).url}/r/${code}`);
    expect(loads).not.toHaveBeenCalled();
  });

  it('is paid for by who has it opened, once (bug: it was free)', async () => {
    const { data, code, loads } = await stored('code');
    const price = async (times: number): Promise<number> => {
      const served = await house({ data, limits: { ...NO_LIMITS, perAddress: RATE } });
      const one = browserAt(served);
      for (let n = 0; n < times; n++) await one.say('enter', { code, token: null });
      await one.until(() => one.views.length > 0);
      return RATE.burst - (await unitsLeft(served));
    };
    const [once, again, thrice] = [await price(1), await price(2), await price(3)];
    expect(loads).toHaveBeenCalledTimes(3);
    // A new connection costs five units.
    expect(once - (again - once)).toBe(5 + PRICE_OF_LOADING);
    expect(thrice - again).toBe(again - once);
  });
});

describe('a match that is read because of somebody who does not come in', () => {
  const token = 'z'.repeat(43);
  it.each([
    ['join', (code: string) => ({ code, name: 'Zoe', token })],
    ['claim', (_: string, member: MemberId) => ({ member, token })],
  ] as const)('is paid for by %s, once (bug: it was free)', async (command, body) => {
    const { data, code, loads, all } = await stored('approval');
    const ben = idAt(all[0], 1);
    const price = async (times: number): Promise<number> => {
      const served = await house({ data, limits: { ...NO_LIMITS, perAddress: RATE } });
      const one = await visitorAt(served, code);
      for (let n = 0; n < times; n++) await one.raws(command, body(code, ben));
      return RATE.burst - (await unitsLeft(served));
    };
    const [once, again] = [await price(1), await price(2)];
    expect(loads).toHaveBeenCalledTimes(2);
    // A new connection costs five units, to enter one.
    expect(once - (again - once)).toBe(5 + 1 + PRICE_OF_LOADING);
  });
});

describe('a room by correspondence', () => {
  it('notes nothing and opens nothing because a stranger comes and goes (bug: both, each time)', async () => {
    const { data, code, loads, notes } = await stored('code', CORRESPONDENCE);
    const served = await house({ data });
    for (let n = 0; n < 5; n++) await comeAndGo(served, code);
    expect(loads).toHaveBeenCalledTimes(1);
    expect(notes).not.toHaveBeenCalled();
  });
});
