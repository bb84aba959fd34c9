import type { GameModule } from '../../shared/engine/game';
import { SILENT_MS, STILL_AWAY_MS } from '../../shared/protocol/going-on';
import type { ErrorCode, Wish } from '../../shared/protocol/rooms';
import { ABSENT_SAY_MS, type TimeRules } from '../../shared/protocol/time';
import { MemoryStorage } from '../storage/memory';
import type { Browser } from '../testing/browser';
import { browserAt, house, visitorAt } from '../testing/house';
import { Hub } from '../testing/hub';
import { begin, gather, idAt, makeVows } from '../testing/seating';
import { registered, toyModule } from '../testing/serve';
import { membersOf } from './room';
import { roomIn } from './stored-room';

const [ANNA, BEN, CHLOE] = [0, 1, 2] as never[] as [never, never, never];
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const UNLIMITED: TimeRules = {
  pace: 'live',
  seconds: { turn: null },
  days: { turn: null },
  atEnd: 'nothing',
  keepAfter: 0,
};

/** Servers on the same storage, with a clock that the test moves. */
async function houses({ nodes = 1, game = toyModule }: { readonly nodes?: 1 | 2; readonly game?: GameModule } = {}) {
  const time = { now: 10_000_000 };
  const hub = new Hub();
  const options = {
    data: new MemoryStorage(),
    clock: () => time.now,
    patience: { noteMs: 0, moveMs: 1e9 },
    absentSayMs: ABSENT_SAY_MS,
    games: [registered(game)],
  };
  const one = await house({ ...options, bus: hub.bus() });
  return { time, options, hub, one, two: nodes === 1 ? one : await house({ ...options, bus: hub.bus() }) };
}

/** Anna, who is host, Ben and Chloé at a table. Each of the first `vows` has made a vow. */
async function table(
  { one, two }: Awaited<ReturnType<typeof houses>>,
  { time = UNLIMITED, vows = 3 }: { readonly time?: TimeRules; readonly vows?: number } = {},
): Promise<readonly [Browser, Browser, Browser]> {
  const all = [browserAt(one), browserAt(two), browserAt(one)] as const;
  await gather(all);
  expect(await all[0].say('time', { time })).toEqual({ ok: true });
  await begin(all);
  await makeVows(all.slice(0, vows));
  return all;
}

/** The table waits for the seat alone. */
const waitsFor = (by: Browser, seat: number) =>
  by.until(() => by.view.view.waiting.length === 1 && by.view.view.waiting[0]?.seat === seat);
const isGone = (by: Browser, seat: number) => by.until(() => by.rooms.at(-1)?.members[seat]?.awayForMs != null);
const goOn = (by: Browser, seat: never) => by.say('goOn', { seat });
const refused = (error: ErrorCode) => ({ ok: false, error });
const wishes = (by: Browser) => by.rooms.at(-1)?.goingOn ?? [];
const wentOn = (by: Browser) => by.announced.filter(({ what }) => what === 'went-on');

/** Waits until it is noted that Ben is back. */
async function cameBack(
  { options: { data } }: Awaited<ReturnType<typeof houses>>,
  code: string,
  one: Browser,
): Promise<void> {
  for (;;) {
    const record = await data.loadRoom(code);
    const ben = record === null ? undefined : membersOf(roomIn(record.body))[1];
    if (ben?.awaySince === null) return;
    await one.settled();
  }
}

/** A table that waits for Ben, who is not the host. */
async function waitingForBen(at: Awaited<ReturnType<typeof houses>>, time?: TimeRules) {
  const all = await table(at, time === undefined ? {} : { time });
  await all[0].take('rest');
  for (const one of all) await waitsFor(one, BEN);
  return all;
}

describe('a table that waits for a player who is away', () => {
  it('goes on when the host wants it, once they have been away for the time of a say, and tells so', async () => {
    const at = await houses();
    const [anna, ben, chloe] = await waitingForBen(at);
    expect(await goOn(anna, BEN)).toEqual(refused('too-early'));
    ben.close();
    await isGone(anna, BEN);
    at.time.now += ABSENT_SAY_MS.live - 1;
    expect(await goOn(anna, BEN)).toEqual(refused('too-early'));
    at.time.now += 1;
    expect(await goOn(anna, CHLOE)).toEqual(refused('not-awaited'));
    expect(await goOn(anna, BEN)).toEqual({ ok: true });
    await waitsFor(chloe, CHLOE);
    await chloe.until(() => wentOn(chloe).length === 1);
    expect(wentOn(chloe)).toEqual([{ what: 'went-on', name: 'Player 1' }]);
    expect(chloe.view.view.log.map(({ text }) => text.m)).toContain('engine.time-over');
  });

  it('goes on when more than half of the other present members want it, and shows their votes', async () => {
    const at = await houses();
    const [anna, ben, chloe] = await table(at);
    await waitsFor(ben, ANNA);
    anna.close();
    await isGone(ben, ANNA);
    at.time.now += ABSENT_SAY_MS.live;
    expect(await goOn(ben, ANNA)).toEqual({ ok: true });
    await chloe.until(() => wishes(chloe).length === 1);
    expect(wishes(chloe)).toMatchObject([{ seat: 0, agreed: [idAt(chloe, BEN)], wentAt: null }]);
    expect(await goOn(ben, ANNA)).toEqual({ ok: true });
    await ben.settled();
    expect(wentOn(ben)).toEqual([]);
    expect(await goOn(chloe, ANNA)).toEqual({ ok: true });
    await waitsFor(ben, BEN);
  });

  it('goes on for the one who is left alone', async () => {
    const at = await houses();
    const [anna, ben, chloe] = await table(at);
    await waitsFor(chloe, ANNA);
    for (const one of [anna, ben]) one.close();
    await isGone(chloe, ANNA);
    await isGone(chloe, BEN);
    at.time.now += ABSENT_SAY_MS.live;
    expect(await goOn(chloe, ANNA)).toEqual({ ok: true });
    await waitsFor(chloe, BEN);
  });

  it('goes on although one member refuses every proposal, or has one open', async () => {
    const at = await houses();
    const [anna, ben, chloe] = await waitingForBen(at);
    ben.close();
    await isGone(anna, BEN);
    at.time.now += ABSENT_SAY_MS.live;
    const keep: Wish = {
      kind: 'keep',
      member: idAt(anna, BEN),
      by: { kind: 'member', member: idAt(anna, CHLOE) },
      alone: 'kept',
    };
    expect(await anna.say('propose', { what: keep })).toEqual({ ok: true });
    await chloe.until(() => chloe.rooms.at(-1)?.proposal != null);
    expect(await chloe.say('refuse', { proposal: chloe.rooms.at(-1)?.proposal?.id ?? (0 as never) })).toEqual({
      ok: true,
    });
    expect(await chloe.say('propose', { what: { kind: 'call-off' } })).toEqual({ ok: true });
    expect(await goOn(anna, BEN)).toEqual({ ok: true });
    await waitsFor(anna, CHLOE);
  });

  it('gives nobody their time anew who loads the page again and again', async () => {
    const at = await houses();
    const [anna, ben] = await waitingForBen(at);
    let last = ben;
    for (let spent = 0; spent < SILENT_MS.live; spent += MINUTE) {
      last.close();
      await isGone(anna, BEN);
      at.time.now += MINUTE;
      last = browserAt(at.one);
      await last.say('enter', { code: ben.code, token: ben.token });
      await anna.until(() => anna.rooms.at(-1)?.members[1]?.connected === true);
    }
    expect(await goOn(anna, BEN)).toEqual({ ok: true });
    await waitsFor(anna, CHLOE);
  });

  it('counts on over a restart, from when they had gone', async () => {
    const at = await houses();
    const [anna, ben] = await waitingForBen(at);
    ben.close();
    await isGone(anna, BEN);
    at.time.now += ABSENT_SAY_MS.live - 1;
    await at.one.app.close();
    const again = browserAt(await house(at.options));
    await again.say('enter', { code: anna.code, token: anna.token });
    await again.until(() => again.views.length > 0);
    expect(await goOn(again, BEN)).toEqual(refused('too-early'));
    at.time.now += 1;
    expect(await goOn(again, BEN)).toEqual({ ok: true });
    await waitsFor(again, CHLOE);
  });

  it('goes on sooner the next time while they have not been back, and not once they have', async () => {
    const at = await houses();
    const [anna, ben, chloe] = await waitingForBen(at);
    const round = async () => {
      for (const one of [chloe, anna]) expect(await one.take('rest')).toEqual({ ok: true });
      await waitsFor(anna, BEN);
    };
    ben.close();
    await isGone(anna, BEN);
    at.time.now += ABSENT_SAY_MS.live;
    expect(await goOn(anna, BEN)).toEqual({ ok: true });
    await waitsFor(chloe, CHLOE);
    await round();
    at.time.now += STILL_AWAY_MS - 1;
    expect(await goOn(anna, BEN)).toEqual(refused('too-early'));
    at.time.now += 1;
    const back = browserAt(at.one);
    await back.say('enter', { code: ben.code, token: ben.token });
    await anna.until(() => anna.rooms.at(-1)?.members[1]?.connected === true);
    await cameBack(at, ben.code, back);
    back.close();
    await isGone(anna, BEN);
    expect(await goOn(anna, BEN)).toEqual(refused('too-early'));
    at.time.now += ABSENT_SAY_MS.live;
    expect(await goOn(anna, BEN)).toEqual({ ok: true });
    await waitsFor(anna, CHLOE);
  });

  it('is answered for once, by two who want it at the same time on two nodes', async () => {
    const at = await houses({ nodes: 2 });
    const [anna, ben, chloe] = await table(at);
    await waitsFor(ben, ANNA);
    anna.close();
    await isGone(ben, ANNA);
    await isGone(chloe, ANNA);
    at.time.now += ABSENT_SAY_MS.live;
    for (const reply of await Promise.all([goOn(ben, ANNA), goOn(chloe, ANNA)])) expect(reply).toEqual({ ok: true });
    for (const one of [ben, chloe]) {
      await waitsFor(one, BEN);
      await one.until(() => wentOn(one).length > 0);
    }
    expect(await goOn(ben, ANNA)).toEqual(refused('not-awaited'));
  });
});

describe('a table that waits for a player who is present and silent', () => {
  it('goes on after a long time; it is not for the silent one to say', async () => {
    const at = await houses();
    const [anna, ben, chloe] = await table(at);
    await waitsFor(ben, ANNA);
    at.time.now += SILENT_MS.live - 1;
    expect(await goOn(ben, ANNA)).toEqual(refused('too-early'));
    at.time.now += 1;
    expect(await goOn(anna, ANNA)).toEqual(refused('not-awaited'));
    expect(await goOn(ben, ANNA)).toEqual({ ok: true });
    expect(await goOn(chloe, ANNA)).toEqual({ ok: true });
    await waitsFor(ben, BEN);
  });

  it('counts from the last public change, and earlier votes are void', async () => {
    const at = await houses();
    const [anna, ben, chloe] = await table(at);
    await waitsFor(ben, ANNA);
    at.time.now += SILENT_MS.live;
    expect(await goOn(ben, ANNA)).toEqual({ ok: true });
    await anna.take('lamp');
    await ben.until(() => ben.view.changedAt === at.time.now);
    expect(await goOn(chloe, ANNA)).toEqual(refused('too-early'));
    at.time.now += SILENT_MS.live;
    expect(await goOn(chloe, ANNA)).toEqual({ ok: true });
    await chloe.settled();
    expect(wentOn(chloe)).toEqual([]);
  });

  it('waits for the end of a clock, however long, and for no more', async () => {
    const at = await houses();
    const all = await waitingForBen(at, { ...UNLIMITED, pace: 'correspondence', days: { turn: 3 } });
    const [anna, ben] = all;
    ben.close();
    await isGone(anna, BEN);
    at.time.now += 3 * DAY - 1;
    expect(await goOn(anna, BEN)).toEqual(refused('too-early'));
    at.time.now += 1;
    expect(await goOn(anna, BEN)).toEqual({ ok: true });
    await waitsFor(anna, CHLOE);
  });

  it('leaves who was away the day of correspondence when the host has everybody play at once (bug: they had three minutes)', async () => {
    const at = await houses();
    const [anna, ben] = await waitingForBen(at, { ...UNLIMITED, pace: 'correspondence' });
    ben.close();
    await isGone(anna, BEN);
    expect(await anna.say('time', { time: UNLIMITED })).toEqual({ ok: true });
    at.time.now += ABSENT_SAY_MS.live;
    expect(await goOn(anna, BEN)).toEqual(refused('too-early'));
    at.time.now += DAY;
    expect(await goOn(anna, BEN)).toEqual({ ok: true });
  });

  it('waits a day in correspondence where there is no clock, away or not', async () => {
    const at = await houses();
    const [anna, ben] = await waitingForBen(at, { ...UNLIMITED, pace: 'correspondence' });
    ben.close();
    await isGone(anna, BEN);
    at.time.now += DAY - 1;
    expect(await goOn(anna, BEN)).toEqual(refused('too-early'));
    at.time.now += 1;
    expect(await goOn(anna, BEN)).toEqual({ ok: true });
    await waitsFor(anna, CHLOE);
  });
});

describe('the answer for a player without whom the table goes on', () => {
  const away = async (
    at: Awaited<ReturnType<typeof houses>>,
    [anna, , chloe]: readonly [Browser, Browser, Browser],
  ) => {
    chloe.close();
    await isGone(anna, CHLOE);
    at.time.now += ABSENT_SAY_MS.live;
  };

  it('is drawn where there is neither fallback nor bot; of all that is secret nobody sees how much it was', async () => {
    const at = await houses();
    const all = await table(at, { vows: 2 });
    const [anna] = all;
    await waitsFor(anna, CHLOE);
    await away(at, all);
    const views = anna.views.length;
    expect(await goOn(anna, CHLOE)).toEqual({ ok: true });
    await waitsFor(anna, ANNA);
    expect(anna.views.length).toBe(views + 1);
    expect(anna.raw.join('\n')).not.toContain('vow.2.');
  });

  it('is the same among rivals: nobody is shown the hand', async () => {
    const game: GameModule = { ...toyModule, meta: { ...toyModule.meta, play: 'rivals' } };
    const at = await houses({ game });
    const all = await table(at, { vows: 2 });
    const [anna] = all;
    await waitsFor(anna, CHLOE);
    await away(at, all);
    expect(await goOn(anna, CHLOE)).toEqual({ ok: true });
    await waitsFor(anna, ANNA);
    expect(anna.raw.join('\n')).not.toContain('vow.2.');
    expect(anna.view.view.keepers).toEqual({});
  });

  it('is for those who are seated', async () => {
    const at = await houses();
    const [anna] = await table(at);
    const watching = await visitorAt(at.one, anna.code);
    expect(await goOn(watching, ANNA)).toEqual(refused('not-seated'));
  });
});
