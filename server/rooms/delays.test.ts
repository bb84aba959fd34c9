import { PRICE_OF_LOADING } from '../limits/limits';
import { MemoryStorage } from '../storage/memory';
import type { Browser } from '../testing/browser';
import { browserAt, closeHouses, house, visitorAt } from '../testing/house';
import { Hub } from '../testing/hub';
import { pastOf } from '../testing/past';
import { playToTheEnd } from '../testing/playing';
import { begin, gather, makeVows } from '../testing/seating';
import { NO_LIMITS, serve, type Served, temporaryFolder } from '../testing/serve';
import { unitsLeft } from '../testing/units';

const OK = { ok: true };
const refused = (error: string) => ({ ok: false, error });
const LATE = 5;

/** How often somebody has rested, as far as a browser has seen. */
const rests = (one: Browser): number =>
  (one.views.at(-1)?.view.log ?? []).filter(({ text: { m } }) => m === 'log.rested').length;

/** A clock by which no two things happen at once. */
function ticking(): () => number {
  let now = 1_000;
  return () => (now += 1);
}

/** Anna, the host, and Ben, whose spectators will see the match some moments late. */
async function table(at: Pick<Served, 'url'>, other = at) {
  const [anna, ben] = [browserAt(at), browserAt(other)] as const;
  const code = await gather([anna, ben]);
  expect(await anna.say('configure', { options: { length: 'long', lamps: 'none' } })).toEqual(OK);
  expect(await anna.say('delay', { delay: 'few' })).toEqual(OK);
  await ben.until(() => ben.rooms.at(-1)?.delay === 'few');
  return { anna, ben, code, players: [anna, ben] as const };
}

/** Somebody who watches, without a name or with one. */
async function spectator(at: Pick<Served, 'url'>, code: string, name?: string): Promise<Browser> {
  const made = browserAt(at);
  expect(await made.say('enter', { code, token: null })).toMatchObject({ ok: true, standing: 'inside' });
  if (name !== undefined) expect(await made.say('watch', { name, token: made.token })).toMatchObject(OK);
  return made;
}

/** All make their vows. */
async function vow(players: readonly Browser[]): Promise<void> {
  await makeVows(players);
}

/** The players rest in turn, until that has happened so often. */
async function rest(players: readonly Browser[], times: number): Promise<void> {
  for (const one of players) await one.until(() => rests(one) === rests(players[0] ?? one));
  for (let n = rests(players[0] ?? nobody()); n < times; n++) {
    expect(await players[n % players.length]?.take('rest')).toEqual(OK);
    for (const one of players) await one.until(() => rests(one) === n + 1);
  }
}

function nobody(): never {
  throw new RangeError('nobody plays');
}

describe('the delay of a room', () => {
  it('is set by its host in the lobby, told to all, and kept for its matches', async () => {
    const { anna, ben, players } = await table(await house());
    expect(await ben.say('delay', { delay: 'none' })).toEqual(refused('not-host'));
    await ben.until(() => ben.announced.some(({ what }) => what === 'delay'));
    expect(ben.announced).toContainEqual({ what: 'delay', by: 'Player 0', delay: 'few' });
    await begin(players);
    expect(await anna.say('delay', { delay: 'none' })).toEqual(refused('room-started'));
    expect(anna.rooms.at(-1)?.delay).toBe('few');
  });
});

describe('spectators with a delay', () => {
  it('see each public change so many moments later, nothing of a secret one, and the end at once', async () => {
    const at = await house();
    const { players, code } = await table(at);
    const early = await spectator(at, code, 'Early');
    await begin([...players, early]);
    const zoe = await spectator(at, code);
    await zoe.until(() => zoe.views.length > 0);
    expect(zoe.view.stateID).toBe(1);
    await vow(players);
    for (const n of [1, 4, 5, 6, 9]) {
      await rest(players, n);
      for (const one of [zoe, early]) {
        await one.settled();
        expect(rests(one)).toBe(Math.max(0, n - LATE));
        expect(one.view).toMatchObject({ waitingSince: [] });
      }
    }
    await playToTheEnd(players);
    for (const one of [zoe, early]) {
      await one.until(() => one.view.view.over !== null);
      expect(one.view.view.over).toEqual(players[0].view.view.over);
      expect(rests(one)).toBe(rests(players[0]));
    }
  });

  it('get nothing while a seat answers in secret, however far they are behind', async () => {
    const at = await house();
    const { players, code } = await table(at);
    await begin(players);
    await vow(players);
    await rest(players, 8);
    const zoe = await spectator(at, code);
    await zoe.until(() => zoe.views.length > 0);
    const [anna] = players;
    await anna.take('probe');
    await zoe.settled();
    const frames = zoe.raw.length;
    const relic = await anna.until(() => anna.ask('probe'));
    expect(await anna.choose(relic.id, relic.options[0]?.key ?? '')).toEqual(OK);
    await anna.until(() => anna.ask('probe')?.options.some(({ key }) => key === 'keep'));
    await zoe.settled();
    expect(zoe.raw.slice(frames).filter((frame) => frame.includes('"patch"'))).toEqual([]);
  });

  it('come back, look back and enter on any node to the same moment, also after a restart', async () => {
    const folder = temporaryFolder();
    try {
      let at = await house({ data: folder.path });
      const { anna, ben, players, code } = await table(at);
      await begin(players);
      await vow(players);
      await rest(players, 8);
      const zoe = await spectator(at, code, 'Zoe');
      await zoe.until(() => rests(zoe) === 8 - LATE);
      const past = (await pastOf(zoe)).at(-1);
      expect(past?.log).toEqual(zoe.view.view.log);
      const { view } = zoe.view;
      await closeHouses();

      at = await serve({ data: folder.path });
      const [anna2, ben2, back] = [browserAt(at), browserAt(at), browserAt(at)];
      try {
        await back.say('enter', { code, token: zoe.token });
        await back.until(() => back.views.length > 0);
        expect(back.view.view).toEqual(view);
        expect((await pastOf(back)).at(-1)).toEqual(past);
        await anna2.say('enter', { code, token: anna.token });
        await ben2.say('enter', { code, token: ben.token });
        for (const one of [anna2, ben2]) await one.until(() => one.views.length > 0);
        await rest([anna2, ben2], 9);
        await back.until(() => rests(back) === 9 - LATE);
      } finally {
        for (const one of [anna2, ben2, back]) one.close();
        await at.app.close();
      }
    } finally {
      folder.remove();
    }
  });

  it('see the same on another node than the players', async () => {
    const hub = new Hub();
    const data = new MemoryStorage();
    const [here, there] = [await house({ data, bus: hub.bus() }), await house({ data, bus: hub.bus() })];
    const { players, code } = await table(here);
    await begin(players);
    const [zoe, yan] = [await spectator(here, code), await spectator(there, code)];
    await vow(players);
    await rest(players, 8);
    for (const one of [zoe, yan]) await one.until(() => rests(one) === 8 - LATE);
    await rest(players, 9);
    for (const one of [zoe, yan]) {
      await one.until(() => rests(one) === 9 - LATE);
      await one.settled();
      expect(rests(one)).toBe(9 - LATE);
    }
  });

  it('hear what was said, and learn what was suggested and asked, when they see the moment of it', async () => {
    const at = await house({ clock: ticking() });
    const { anna, ben, players, code } = await table(at);
    const early = await spectator(at, code);
    expect(await anna.say('say', { text: 'said in the lobby' })).toEqual(OK);
    await early.until(() => early.lines.length === 1);
    await begin([...players, early]);
    const zoe = await spectator(at, code, 'Zoe');
    await zoe.until(() => zoe.views.length > 0);
    await vow(players);
    await rest(players, 2);
    expect(await ben.say('say', { text: 'a word of the second turn' })).toEqual(OK);
    expect(await anna.say('point', { kind: 'digger', id: '1' })).toEqual(OK);
    const member = ben.rooms.at(-1)?.members[0]?.id;
    if (member === undefined) throw new Error('no Anna');
    expect(await ben.say('plan', { member, steps: ['rest'] })).toEqual(OK);
    expect(await anna.say('propose', { what: { kind: 'pause' } })).toEqual(OK);
    const proposal = await ben.until(() => ben.rooms.at(-1)?.proposal?.id);
    await ben.until(() => ben.points.length === 1);
    await anna.until(() => anna.points.length === 1 && anna.lines.length === 2);
    await anna.until(() => anna.plans.at(-1)?.length === 1);
    expect(await ben.say('refuse', { proposal })).toEqual(OK);
    await anna.until(() => anna.announced.some(({ what }) => what === 'proposal'));

    const door = await visitorAt(at, code);
    await door.until(() => door.views.length > 0);
    for (const one of [zoe, early, door]) {
      await one.settled();
      for (const secret of ['second turn', '"pointed"', '"option.rest"']) expect(one.raw.join()).not.toContain(secret);
      expect(one.plans.at(-1)).toEqual([]);
      expect(one.rooms.filter((room) => room.proposal !== null)).toEqual([]);
    }
    await rest(players, 2 + LATE);
    for (const one of [zoe, early, door]) {
      await one.settled();
      expect(one.lines.map(({ text }) => text)).toEqual(['said in the lobby']);
    }
    await rest(players, 3 + LATE);
    for (const one of [zoe, early, door]) {
      await one.until(() => one.lines.length === 2);
      await one.until(() => one.announced.some(({ what }) => what === 'proposal'));
    }
    expect(await ben.say('say', { text: 'the last word' })).toEqual(OK);
    await playToTheEnd(players);
    for (const one of [zoe, early, door]) {
      await one.until(() => one.lines.at(-1)?.text === 'the last word');
      expect(one.points).toEqual([]);
    }
    expect(await ben.say('say', { text: 'well played' })).toEqual(OK);
    for (const one of [zoe, early, door]) await one.until(() => one.lines.at(-1)?.text === 'well played');
  });

  it('are told of no clock: it tells who is asked', async () => {
    const at = await house({ clocks: 'game', clock: () => 1_000 });
    const { anna, ben, players, code } = await table(at);
    await begin(players);
    const zoe = await spectator(at, code);
    await vow(players);
    await ben.until(() => ben.clocks.at(-1)?.clocks.length === 1);
    await anna.take('rest');
    await ben.until(() => ben.clocks.at(-1)?.clocks[0]?.seat === 1);
    await zoe.settled();
    const late = await spectator(at, code);
    await late.until(() => late.views.length > 0);
    await late.settled();
    expect([zoe.clocks, late.clocks]).toEqual([[], []]);
  });

  it('pay for the history that is read for the first of them (found: it was free)', async () => {
    const data = new MemoryStorage();
    const { players, code } = await table(await house({ data }));
    await begin(players);
    await vow(players);
    await rest(players, 7);
    const rate = { burst: 300, perSecond: 0 };
    const price = async (spectators: number): Promise<number> => {
      const other = await house({ data, limits: { ...NO_LIMITS, perAddress: rate } });
      for (let n = 0; n < spectators; n++) {
        const one = await spectator(other, code);
        await one.until(() => one.views.length > 0);
      }
      return rate.burst - (await unitsLeft(other));
    };
    const [one, two, three] = [await price(1), await price(2), await price(3)];
    expect(one - (two - one)).toBeGreaterThanOrEqual(PRICE_OF_LOADING + LATE);
    expect(three - two).toBe(two - one);
  });

  it('foretell what is open in what they see', async () => {
    const at = await house();
    const { anna, players, code } = await table(at);
    await begin(players);
    await vow(players);
    const zoe = await spectator(at, code, 'Zoe');
    await anna.take('dig');
    await anna.until(() => anna.view.view.log.some(({ text: { m } }) => m === 'log.rolled'));
    expect(await zoe.say('predict', { question: 'roll:2', answer: 'high' })).toEqual(refused('prediction-closed'));
    expect(await zoe.say('predict', { question: 'roll:1', answer: 'high' })).toEqual({ ok: true, points: 1 });
    await playToTheEnd(players);
    await zoe.until(() => zoe.scores.length === 1);
  });

  it('see the table as it is once they sit at it', async () => {
    const at = await house();
    const { anna, ben, players, code } = await table(at);
    await begin(players);
    await vow(players);
    await rest(players, 7);
    const zoe = await spectator(at, code);
    await zoe.until(() => zoe.views.length > 0);
    expect(rests(zoe)).toBe(7 - LATE);
    ben.socket.disconnect();
    await anna.until(() => anna.rooms.at(-1)?.members[1]?.connected === false);
    const member = anna.rooms.at(-1)?.members[1]?.id;
    if (member === undefined) throw new Error('no Ben');
    expect(await anna.say('propose', { what: { kind: 'vacate', member } })).toEqual(OK);
    await anna.until(() => anna.rooms.at(-1)?.members[1]?.vacant);
    await zoe.join(code, 'Zoe');
    await zoe.until(() => zoe.view.view.you === 1);
    expect(rests(zoe)).toBe(7);
  });
});
