import { seat } from '../../shared/engine/ask';
import { sealed } from '../../shared/engine/sealed';
import { text } from '../../shared/engine/text';
import type { ErrorCode } from '../../shared/protocol/rooms';
import type { ClockView, TimeRules } from '../../shared/protocol/time';
import { gameOf, opt } from '../../shared/testing/script/one-step';
import { MemoryStorage } from '../storage/memory';
import type { Browser } from '../testing/browser';
import { browserAt, house, visitorAt } from '../testing/house';
import { Hub } from '../testing/hub';
import { begin, gather, leaves, makeVows } from '../testing/seating';
import { registered, type Served, temporaryFolder } from '../testing/serve';

const folder = temporaryFolder();
afterAll(() => folder.remove());

const FIVE: TimeRules = { pace: 'live', seconds: { turn: 5 }, days: { turn: null }, atEnd: 'pass', keepAfter: 0 };
const AT_ONCE: TimeRules = { ...FIVE, seconds: { turn: 0 } };
const DAY = 86_400_000;

/** Two people at a table where a turn has so much time. The first of them chooses. */
async function table(time: TimeRules, ...at: readonly [Served, ...Served[]]): Promise<readonly [Browser, Browser]> {
  const [first] = at;
  const all = [browserAt(first), browserAt(at[1] ?? first)] as const;
  await gather(all);
  expect(await all[0].say('time', { time })).toEqual({ ok: true });
  await begin(all);
  await makeVows(all);
  return all;
}

const last = (one: Browser): readonly ClockView[] => one.clocks.at(-1)?.clocks ?? [];
const running = (one: Browser): Promise<ClockView> => one.until(() => last(one).find(({ until }) => until !== null));
const still = (one: Browser): Promise<ClockView> => one.until(() => last(one).find(({ until }) => until === null));
const turns = (one: Browser): number => one.view.view.log.filter(({ text }) => text.m === 'engine.time-over').length;
const actions = (one: Browser) => one.until(() => one.ask('action'));

describe('the time that a table gives', () => {
  it('is set by the host alone, to lengths that there are, and everybody is told', async () => {
    const served = await house();
    const [anna, ben, watching] = [browserAt(served), browserAt(served), browserAt(served)];
    await gather([anna, ben]);
    await watching.say('enter', { code: anna.code, token: null });
    expect(await ben.say('time', { time: FIVE })).toEqual({ ok: false, error: 'not-host' });
    expect(await watching.say('time', { time: FIVE })).toEqual({ ok: false, error: 'not-seated' });
    const wrong: readonly TimeRules[] = [
      { ...FIVE, seconds: { turn: 6 } },
      { ...FIVE, seconds: {} },
      { ...FIVE, seconds: { turn: 5, other: 5 } },
      { ...FIVE, seconds: { toString: 5 } },
      { ...FIVE, days: { turn: 4 } },
      { ...FIVE, atEnd: 'bot' },
      { ...FIVE, keepAfter: 3 },
    ];
    for (const time of wrong) expect(await anna.say('time', { time })).toEqual({ ok: false, error: 'bad-options' });
    expect(anna.rooms.at(-1)?.time.seconds).toEqual({ turn: null });
    expect(await anna.say('time', { time: FIVE })).toEqual({ ok: true });
    for (const one of [anna, ben, watching]) {
      await one.until(() => one.rooms.at(-1)?.time.seconds['turn'] === 5);
      await one.until(() => one.announced.length === 1);
      expect(one.announced).toEqual([{ what: 'time', by: 'Player 0', time: FIVE }]);
    }
  });

  it('begins as the game says where the server is set so', async () => {
    const anna = browserAt(await house({ clocks: 'game' }));
    await gather([anna]);
    expect((await anna.until(() => anna.rooms.at(-1))).time).toEqual(FIVE);
  });

  it('can be changed in mid-game: the open question has the new one', async () => {
    const [anna, ben] = await table({ ...FIVE, seconds: { turn: null } }, await house({ clock: () => 1_000 }));
    await actions(anna);
    expect(last(ben)).toEqual([]);
    expect(await anna.say('time', { time: FIVE })).toEqual({ ok: true });
    expect(await running(ben)).toEqual({ seat: 0, kind: 'action', until: 6_000, lengthMs: 5_000, more: 2 });
    expect(await anna.say('time', { time: { ...FIVE, pace: 'correspondence', days: { turn: 2 } } })).toEqual({
      ok: true,
    });
    await ben.until(() => last(ben)[0]?.until === 1_000 + 2 * DAY);
    expect(await anna.say('time', { time: { ...FIVE, pace: 'correspondence' } })).toEqual({ ok: true });
    await ben.until(() => last(ben).length === 0);
  });
});

describe('a clock', () => {
  it('answers with the fallback when it ends, and the log says so', async () => {
    const [anna, ben] = await table(AT_ONCE, await house());
    for (const one of [anna, ben]) await one.until(() => turns(one) >= 4);
    await anna.until(() => anna.view.view.over !== null);
    expect(anna.view.view.log).toContainEqual({
      text: { m: 'engine.time-over', p: { who: { m: 'engine.seat', p: { n: 2 } }, what: { m: 'option.rest' } } },
    });
  });

  it('tells whoever answers too late that the time was over', async () => {
    let now = 1_000;
    const [anna, ben] = await table({ ...FIVE, seconds: { turn: null } }, await house({ clock: () => now }));
    const { id } = await actions(anna);
    now = 50_000;
    expect(await anna.say('time', { time: AT_ONCE })).toEqual({ ok: true });
    await ben.until(() => turns(ben) > 0);
    expect(await anna.choose(id, 'rest')).toEqual({ ok: false, error: 'time-over' });
    expect(await ben.choose(id, 'rest')).toEqual({ ok: false, error: 'no-such-ask' });
  });

  it('does nothing when the table wants nothing', async () => {
    const [anna, ben] = await table({ ...AT_ONCE, atEnd: 'nothing' }, await house({ clock: () => 1_000 }));
    expect(await running(ben)).toMatchObject({ until: 1_000 });
    expect(await anna.take('rest')).toEqual({ ok: true });
    await actions(ben);
    expect([turns(anna), turns(ben)]).toEqual([0, 0]);
  });

  it('runs on while its seat is away: who loads the page again gets nothing back, on whichever node', async () => {
    let now = 1_000;
    const hub = new Hub();
    const options = { data: new MemoryStorage(), clock: () => now };
    const [one, two] = [await house({ ...options, bus: hub.bus() }), await house({ ...options, bus: hub.bus() })];
    const [anna, ben] = await table(FIVE, one);
    const { id } = await actions(anna);
    expect(await running(ben)).toMatchObject({ seat: 0, until: 6_000 });
    await leaves(anna, 0, ben);
    expect(last(ben)).toMatchObject([{ seat: 0, until: 6_000 }]);
    for (const served of [one, two]) {
      now += 2_000;
      const back = browserAt(served);
      await back.say('enter', { code: ben.code, token: anna.token });
      await ben.until(() => ben.rooms.at(-1)?.members[0]?.connected === true);
      await back.settled();
      expect(last(ben)).toMatchObject([{ seat: 0, until: 6_000 }]);
      await leaves(back, 0, ben);
    }
    now = 6_001;
    const again = browserAt(one);
    await again.say('enter', { code: ben.code, token: anna.token });
    await ben.until(() => turns(ben) === 1);
    expect(await again.choose(id, 'rest')).toEqual({ ok: false, error: 'time-over' });
  });

  it('begins anew when the table gives other times in mid-question (bug: it could have ended before)', async () => {
    let now = 1_000;
    const [anna, ben] = await table({ ...FIVE, seconds: { turn: null } }, await house({ clock: () => now }));
    await actions(anna);
    now = 50_000;
    expect(await anna.say('time', { time: FIVE })).toEqual({ ok: true });
    expect(await running(ben)).toMatchObject({ seat: 0, until: 55_000 });
    expect(turns(ben)).toBe(0);
  });

  it('by correspondence begins anew as well, also after a restart (bug: fewer days were over at once)', async () => {
    let now = 1_000;
    const options = { data: new MemoryStorage(), clock: () => now };
    const days = (turn: number): TimeRules => ({ ...FIVE, pace: 'correspondence', days: { turn } });
    const [anna, ben] = await table(days(7), await house(options));
    expect(await running(ben)).toMatchObject({ seat: 0, until: 1_000 + 7 * DAY });
    now += 2 * DAY;
    expect(await anna.say('time', { time: days(1) })).toEqual({ ok: true });
    await ben.until(() => last(ben).find(({ until }) => until === now + DAY));
    const back = browserAt(await house(options));
    await back.say('enter', { code: anna.code, token: ben.token });
    expect(await running(back)).toMatchObject({ seat: 0, until: now + DAY });
    expect(turns(back)).toBe(0);
  });

  it('of who was away is that of correspondence when the host has everybody play at once, until they are back (bug: it ended in seconds)', async () => {
    let now = 1_000;
    const served = await house({ clock: () => now, patience: { noteMs: 0, moveMs: 1e9 } });
    const days = { ...FIVE, days: { turn: 1 } } as const;
    const [anna, ben] = await table({ ...days, pace: 'correspondence' }, served);
    expect(await anna.take('rest')).toEqual({ ok: true });
    const { id } = await actions(ben);
    ben.close();
    await anna.until(() => anna.rooms.at(-1)?.members[1]?.awayForMs != null);
    now += DAY - 1;
    expect(await anna.say('time', { time: days })).toEqual({ ok: true });
    await anna.until(() => last(anna).find(({ seat, until }) => seat === 1 && until === now + DAY));
    now += 10_000;
    const back = browserAt(served);
    await back.say('enter', { code: anna.code, token: ben.token });
    await back.until(() => last(back).find(({ seat, until }) => seat === 1 && until === now + 5_000));
    expect(await back.choose(id, 'rest')).toEqual({ ok: true });
  });

  it('begins anew after a break of the whole table', async () => {
    let now = 1_000;
    const served = await house({ clock: () => now });
    const [anna, ben] = await table(FIVE, served);
    const watching = await visitorAt(served, anna.code);
    await running(watching);
    for (const one of [anna, ben]) one.close();
    await still(watching);
    now = 100_000;
    const back = browserAt(served);
    await back.say('enter', { code: ben.code, token: anna.token });
    expect(await running(watching)).toMatchObject({ seat: 0, until: 105_000 });
    await actions(back);
    expect(turns(watching)).toBe(0);
  });

  it('gives more time twice, to the seat whose question it is', async () => {
    const served = await house({ clock: () => 1_000 });
    const [anna, ben] = await table(FIVE, served);
    const { id } = await actions(anna);
    await running(ben);
    const [watching, stranger] = [browserAt(served), browserAt(served)];
    await watching.say('enter', { code: anna.code, token: null });
    const refused = async (one: Browser, ask: string, error: ErrorCode) =>
      expect(await one.raws('more', { ask })).toEqual({ ok: false, error });
    await refused(ben, id, 'no-such-ask');
    for (const one of [watching, stranger]) {
      await refused(one, id, 'not-seated');
      expect(await one.say('time', { time: AT_ONCE })).toEqual({ ok: false, error: 'not-seated' });
    }
    await refused(anna, 'none', 'no-such-ask');
    for (const until of [11_000, 16_000]) {
      expect(await anna.say('more', { ask: id })).toEqual({ ok: true });
      await ben.until(() => last(ben)[0]?.until === until);
    }
    await refused(anna, id, 'no-more-time');
    expect(last(ben)).toEqual([{ seat: 0, kind: 'action', until: 16_000, lengthMs: 15_000, more: 0 }]);
    expect(await anna.take('rest')).toEqual({ ok: true });
    await ben.until(() => last(ben)[0]?.seat === 1);
    expect(last(ben)).toEqual([{ seat: 1, kind: 'action', until: 6_000, lengthMs: 5_000, more: 2 }]);
  });

  it('gives nobody more time in a window that is open for several', async () => {
    const question = (by: number) => ({
      seat: seat(by),
      kind: 'window',
      prompt: text('p'),
      clock: 'turn',
      fallback: 'pass',
      options: () => ['pass', 'doubt'].map(opt),
    });
    const window = gameOf(function* (run) {
      yield* sealed(run, [question(0), question(1)]);
    });
    const game = { ...window, meta: { ...window.meta, clocks: [{ id: 'turn', seconds: [5], initial: 5 }] } };
    const served = await house({ games: [registered(game)], clocks: 'game', clock: () => 1_000 });
    const all = [browserAt(served), browserAt(served)] as const;
    await gather(all, game.meta.name);
    await begin(all);
    for (const one of all) {
      await running(one);
      const ask = (await one.until(() => one.ask('window'))).id;
      expect(await one.say('more', { ask })).toEqual({ ok: false, error: 'no-more-time' });
      expect(last(one).map(({ seat: of, until, more }) => ({ of, until, more }))).toEqual([
        { of: 0, until: 6_000, more: 0 },
        { of: 1, until: 6_000, more: 0 },
      ]);
    }
  });

  it('begins when its question is shown, and for nobody whose question it is not', async () => {
    let now = 1_000;
    const [anna, ben] = await table(FIVE, await house({ clock: () => now }));
    const { id } = await actions(anna);
    expect(await running(ben)).toMatchObject({ seat: 0, until: 6_000 });
    now = 4_000;
    expect(await ben.raws('shown', { ask: id })).toEqual({ ok: false, error: 'no-such-ask' });
    expect(await anna.say('shown', { ask: id })).toEqual({ ok: true });
    await ben.until(() => last(ben)[0]?.until === 9_000);
    now = 5_000;
    expect(await anna.say('shown', { ask: id })).toEqual({ ok: true });
    expect(last(ben)).toEqual([{ seat: 0, kind: 'action', until: 9_000, lengthMs: 5_000, more: 2 }]);
  });

  it('is shown to whoever comes later', async () => {
    const served = await house({ clock: () => 1_000 });
    const [anna] = await table(FIVE, served);
    await running(anna);
    const watching = await visitorAt(served, anna.code);
    expect(await running(watching)).toMatchObject({ seat: 0, until: 6_000 });
  });

  it('gives the full time after a restart, and more time that was given stays given', async () => {
    let now = 1_000;
    const first = await house({ clock: () => now, data: folder.path });
    const [anna, ben] = await table(FIVE, first);
    const { id } = await actions(anna);
    await anna.say('more', { ask: id });
    await ben.until(() => last(ben)[0]?.until === 11_000);
    await first.app.close();
    now = 50_000;
    const second = await house({ clock: () => now, data: folder.path });
    const [back, other] = [browserAt(second), browserAt(second)];
    await back.say('enter', { code: ben.code, token: anna.token });
    await other.say('enter', { code: ben.code, token: ben.token });
    expect(await running(other)).toMatchObject({ seat: 0, until: 60_000, more: 1 });
  });

  it('is kept by two nodes, and answered once', async () => {
    const hub = new Hub();
    const data = new MemoryStorage();
    const [one, two] = [await house({ data, bus: hub.bus() }), await house({ data, bus: hub.bus() })];
    const [anna, ben] = await table(AT_ONCE, one, two);
    for (const player of [anna, ben]) await player.until(() => player.view.view.over !== null);
    const log = (player: Browser) => player.view.view.log.map(({ text }) => text.m);
    expect(log(anna)).toEqual(log(ben));
    const rests = log(anna).filter((line) => line === 'engine.time-over').length;
    expect(rests).toBe(log(anna).filter((line) => line === 'log.rested').length);
  });
});
