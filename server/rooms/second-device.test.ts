import { MemoryStorage } from '../storage/memory';
import type { Browser } from '../testing/browser';
import { browserAt, closeHouses, house } from '../testing/house';
import { begin, gather, leaves, vacate } from '../testing/seating';
import { NO_LIMITS, serve, type Served, temporaryFolder } from '../testing/serve';
import { PAIRING_MS } from './devices';

/** Anna, the host, and Ben in the lobby of a room. */
async function two(at: Served): Promise<readonly [Browser, Browser]> {
  const both = [browserAt(at), browserAt(at)] as const;
  await gather(both);
  return both;
}

/** A code for one more device of a seat. Throws when it is refused. */
async function codeOf(one: Browser): Promise<string> {
  const reply = await one.say('pair', {});
  if (!reply.ok) throw new Error(reply.error);
  expect(reply.forMs).toBe(PAIRING_MS);
  return reply.pairing;
}

/** One more device of a seat. */
async function phoneOf(at: Served, one: Browser): Promise<Browser> {
  const phone = browserAt(at);
  phone.code = one.code;
  const body = { code: one.code, pairing: await codeOf(one), token: phone.token };
  expect(await phone.say('continue', body)).toMatchObject({ ok: true, code: one.code });
  return phone;
}

const unknown = { ok: false, error: 'pairing-unknown' };
const devicesOf = (one: Browser, seat: number): number | undefined => one.rooms.at(-1)?.members[seat]?.devices;

describe('a seat on a second device', () => {
  it('is the same seat: both see its questions, either answers, and everybody sees how many there are', async () => {
    const at = await house();
    const [anna, ben] = await two(at);
    const phone = await phoneOf(at, ben);
    await anna.until(() => devicesOf(anna, 1) === 2);
    expect(anna.rooms.at(-1)?.members).toHaveLength(2);
    await begin([anna, ben, phone]);
    await phone.take('vow.1.north');
    await ben.take('depth.1.1');
    for (const one of [ben, phone]) await one.settled();
    expect(phone.view.view).toEqual(ben.view.view);
    expect(phone.view.view.you).toBe(1);
  });

  it('can be continued at the table as well, and all tokens and codes are good after a restart', async () => {
    const folder = temporaryFolder();
    const first = await serve({ data: folder.path });
    const [anna, ben] = await two(first);
    await begin([anna, ben]);
    const phone = await phoneOf(first, ben);
    await phone.until(() => phone.views.length > 0);
    expect(phone.view.view.you).toBe(1);
    const pairing = await codeOf(ben);
    for (const one of [anna, ben, phone]) one.close();
    await first.app.close();
    const second = await house({ data: folder.path });
    const tablet = browserAt(second);
    expect(await tablet.say('continue', { code: ben.code, pairing, token: tablet.token })).toMatchObject({ seat: 1 });
    for (const { token } of [ben, phone, tablet]) {
      const back = browserAt(second);
      expect(await back.say('enter', { code: ben.code, token })).toMatchObject({ ok: true, seat: 1 });
    }
    await closeHouses();
    folder.remove();
  });

  it('is there while one of its devices is, and is freed for all of them', async () => {
    const at = await house();
    const [anna, ben] = await two(at);
    const phone = await phoneOf(at, ben);
    await begin([anna, ben]);
    await anna.until(() => devicesOf(anna, 1) === 2);
    const member = anna.rooms.at(-1)?.members[1]?.id;
    if (member === undefined) throw new Error('Ben is not there');
    ben.close();
    await anna.settled();
    expect(await vacate(anna, member)).toEqual({ ok: false, error: 'seat-in-use' });
    expect(anna.rooms.at(-1)?.members[1]?.connected).toBe(true);
    await leaves(phone, 1, anna);
    expect(await vacate(anna, member)).toEqual({ ok: true });
    for (const { token } of [ben, phone]) {
      expect(await browserAt(at).say('enter', { code: anna.code, token })).toEqual({ ok: false, error: 'kicked' });
    }
  });

  it('lists its devices to itself, and signs the others out, who hear nothing more', async () => {
    let now = 1000;
    const at = await house({ clock: () => now });
    const [anna, ben] = await two(at);
    now = 2000;
    const phone = await phoneOf(at, ben);
    expect(await phone.say('devices', {})).toEqual({
      ok: true,
      devices: [
        { since: 1000, connected: true, own: false },
        { since: 2000, connected: true, own: true },
      ],
    });
    expect(await anna.say('devices', {})).toEqual({ ok: true, devices: [{ since: 1000, connected: true, own: true }] });
    const pairing = await codeOf(ben);
    expect(await phone.say('signOutOthers', {})).toEqual({ ok: true });
    await ben.until(() => ben.seats.length > 0);
    expect(ben.seats).toEqual([null]);
    const late = browserAt(at);
    expect(await late.say('continue', { code: ben.code, pairing, token: late.token })).toEqual(unknown);
    expect(await ben.say('enter', { code: ben.code, token: ben.token })).toEqual({ ok: false, error: 'token-unknown' });
    const heard = ben.raw.length;
    await anna.say('say', { text: 'still there?' });
    await phone.until(() => phone.lines.length > 0);
    await ben.settled();
    expect(ben.raw.slice(heard).join()).not.toContain('still there?');
  });

  it('may do no more than a seat with one: its devices share one rate', async () => {
    const at = await house({ limits: { ...NO_LIMITS, says: { burst: 2, perSecond: 0 } } });
    const [, ben] = await two(at);
    const phone = await phoneOf(at, ben);
    expect(await ben.say('say', { text: 'one' })).toEqual({ ok: true });
    expect(await phone.say('say', { text: 'two' })).toEqual({ ok: true });
    for (const one of [ben, phone]) {
      expect(await one.say('say', { text: 'three' })).toEqual({ ok: false, error: 'too-fast' });
    }
  });
});

describe('a code for another device', () => {
  it('works once, for five minutes, in its own room, and is nowhere in storage', async () => {
    let now = 1000;
    const data = new MemoryStorage();
    const at = await house({ data, clock: () => now });
    const [anna, ben] = await two(at);
    const elsewhere = browserAt(at);
    await elsewhere.create('Dora');
    const tries = async (pairing: string, code = ben.code): Promise<unknown> => {
      const one = browserAt(at);
      return one.say('continue', { code, pairing, token: one.token });
    };
    const first = await codeOf(ben);
    const body = async (): Promise<string | undefined> => (await data.loadRoom(ben.code))?.body;
    const before = await body();
    expect(before).not.toContain(first);
    expect(await tries(first, elsewhere.code)).toEqual(unknown);
    expect(await tries('BCDFGHJK')).toEqual(unknown);
    expect(await tries('BCDF')).toEqual(unknown);
    expect(await body()).toBe(before);
    expect(await tries(first.toLowerCase())).toMatchObject({ ok: true, seat: 1 });
    expect(await tries(first)).toEqual(unknown);
    const second = await codeOf(ben);
    now += PAIRING_MS;
    const expired = await body();
    expect(await tries(second)).toEqual(unknown);
    expect(await body()).toBe(expired);
    await anna.settled();
    expect(anna.raw.join()).not.toContain(first);
  });

  it('is made for those with a seat only: strangers, spectators and those taken out are refused', async () => {
    const data = new MemoryStorage();
    const at = await house({ data });
    const [anna, ben] = await two(at);
    const [stranger, watcher] = [browserAt(at), browserAt(at)];
    await watcher.say('enter', { code: anna.code, token: null });
    await anna.until(() => anna.rooms.at(-1)?.members.length === 2);
    const member = anna.rooms.at(-1)?.members[1]?.id;
    if (member === undefined) throw new Error('Ben is not there');
    await anna.say('kick', { member });
    const body = async (): Promise<string | undefined> => (await data.loadRoom(anna.code))?.body;
    const before = await body();
    for (const one of [stranger, watcher, ben]) {
      for (const command of ['pair', 'devices', 'signOutOthers'] as const) {
        expect(await one.say(command, {})).toEqual({ ok: false, error: 'not-seated' });
      }
    }
    expect(await body()).toBe(before);
    const pairing = await codeOf(anna);
    const opened = await body();
    const kicked = { ok: false, error: 'kicked' };
    expect(await ben.say('continue', { code: anna.code, pairing, token: ben.token })).toEqual(kicked);
    expect(await body()).toBe(opened);
  });

  it('cannot be guessed: each wrong one counts as a wrong room code', async () => {
    const at = await house({ limits: { ...NO_LIMITS, guesses: { burst: 2, perSecond: 0 } } });
    const [, ben] = await two(at);
    const pairing = await codeOf(ben);
    const guesser = browserAt(at);
    const guess = (code: string) => guesser.say('continue', { code: ben.code, pairing: code, token: guesser.token });
    expect(await guess('BCDFGHJK')).toEqual(unknown);
    expect(await guess('BCDFGHJM')).toEqual(unknown);
    expect(await guess(pairing)).toEqual({ ok: false, error: 'too-fast' });
  });
});
