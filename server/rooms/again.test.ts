import { ABSENT_SAY_MS, ANSWER_AGAIN_MS } from '../../shared/protocol/time';
import { MemoryStorage } from '../storage/memory';
import type { Browser } from '../testing/browser';
import { browserAt, house } from '../testing/house';
import { Hub } from '../testing/hub';
import { playToTheEnd } from '../testing/playing';
import { begin, gather, idAt, wantAgain } from '../testing/seating';
import type { Served } from '../testing/serve';

const OK = { ok: true };
const refused = (error: string) => ({ ok: false, error });
const NOT_ALL_IN = refused('not-all-in');
const [ANNA, BEN, CHLOE] = [0, 1, 2];

const members = (one: Browser) => one.rooms.at(-1)?.members.map(({ name }) => name);
const host = (one: Browser) => one.rooms.at(-1)?.members.find((member) => member.host)?.name;
const phase = (one: Browser) => one.rooms.at(-1)?.phase;
const awaited = (one: Browser) => one.rooms.at(-1)?.again;

/** Servers with one clock that the test moves, on the same storage. */
async function houses(n: number) {
  const time = { now: 10_000_000 };
  const hub = new Hub();
  const data = new MemoryStorage();
  const options = { data, clock: () => time.now, patience: { noteMs: 0, moveMs: 1e9 }, absentSayMs: ABSENT_SAY_MS };
  const at: Served[] = [];
  for (let i = 0; i < n; i++) at.push(await house({ ...options, bus: hub.bus() }));
  return { at, time, options: { ...options, bus: hub.bus() }, hub };
}

/** Three members at the end of their match; the last one at the last of these servers. */
async function threeAtTheEnd(at: readonly Served[]) {
  const [first, last] = [at[0], at.at(-1)];
  if (first === undefined || last === undefined) throw new RangeError('no server');
  const all = [browserAt(first), browserAt(first), browserAt(last)] as const;
  await gather(all);
  await begin(all);
  await playToTheEnd(all);
  const connected = (one: Browser) => one.rooms.at(-1)?.members.every((member) => member.connected);
  await Promise.all(all.map((one) => one.until(() => connected(one))));
  return all;
}

/** Comes back as a member. */
async function comes(at: Served, one: Browser): Promise<Browser> {
  const again = browserAt(at);
  [again.token, again.code] = [one.token, one.code];
  expect(await again.say('enter', { code: one.code, token: one.token })).toMatchObject(OK);
  return again;
}

/** Closes a browser, and waits until its absence is noted. */
async function goes(away: Browser, seat: number, by: Browser): Promise<void> {
  away.close();
  await by.until(() => by.rooms.at(-1)?.members[seat]?.awayForMs != null);
}

describe('another match at once', () => {
  it('waits for all who are there, a shown time long from the first one who wants it, and then takes those who do', async () => {
    const { at, time } = await houses(1);
    const [anna, ben, chloe] = await threeAtTheEnd(at);
    expect(await chloe.say('again', { how: 'at-once' })).toEqual(NOT_ALL_IN);
    await wantAgain([chloe]);
    const [annaId, benId] = [idAt(anna, ANNA), idAt(anna, BEN)];
    await anna.until(() => anna.rooms.at(-1)?.members[CHLOE]?.ready);
    expect(awaited(anna)).toEqual([annaId, benId].map((member) => ({ member, forMs: ANSWER_AGAIN_MS })));
    time.now += ANSWER_AGAIN_MS - 1;
    await wantAgain([ben]);
    await anna.until(() => awaited(anna)?.length === 1);
    expect(awaited(anna)).toEqual([{ member: annaId, forMs: 1 }]);
    expect(await chloe.say('again', { how: 'at-once' })).toEqual(NOT_ALL_IN);
    expect(members(anna)).toEqual(['Player 0', 'Player 1', 'Player 2']);
    time.now += 1;
    expect(await chloe.say('again', { how: 'at-once' })).toEqual(OK);
    await ben.until(() => phase(ben) === 'playing');
    expect([members(ben), host(ben), awaited(ben)]).toEqual([['Player 1', 'Player 2'], 'Player 1', []]);
    await anna.until(() => anna.seats.length > 0);
    expect(anna.seats).toEqual([null]);
  });

  it('begins as soon as all want it', async () => {
    const { at } = await houses(1);
    const [anna, ben, chloe] = await threeAtTheEnd(at);
    await wantAgain([anna, ben]);
    expect(await anna.say('again', { how: 'at-once' })).toEqual(NOT_ALL_IN);
    expect(await chloe.say('again', { how: 'at-once' })).toEqual(OK);
    await anna.until(() => phase(anna) === 'playing');
    expect([members(anna), host(anna)]).toEqual([['Player 0', 'Player 1', 'Player 2'], 'Player 0']);
  });

  it('gives all the whole time anew once nobody wants it any more', async () => {
    const { at, time } = await houses(1);
    const [anna, ben] = await threeAtTheEnd(at);
    await wantAgain([ben]);
    time.now += ANSWER_AGAIN_MS - 1;
    expect(await ben.say('ready', { is: 'not-yet' })).toEqual(OK);
    await wantAgain([ben]);
    await anna.until(() => anna.rooms.at(-1)?.members[BEN]?.ready);
    time.now += ANSWER_AGAIN_MS - 1;
    expect(await ben.say('again', { how: 'at-once' })).toEqual(NOT_ALL_IN);
  });

  it('takes no seat from who comes back a second later, also after the server has started again (found: the first one back took all)', async () => {
    const { at, time, options } = await houses(1);
    const [anna, ben, chloe] = await threeAtTheEnd(at);
    await wantAgain([chloe]);
    time.now += ANSWER_AGAIN_MS;
    await at[0]?.app.close();
    const after = await house(options);
    const first = await comes(after, chloe);
    await first.until(() => first.rooms.at(-1)?.members.filter(({ awayForMs }) => awayForMs !== null).length === 2);
    expect(await first.say('again', { how: 'at-once' })).toEqual(NOT_ALL_IN);
    time.now += 1_000;
    const [second, third] = [await comes(after, anna), await comes(after, ben)];
    // Who has just come back is asked anew.
    expect(await first.say('again', { how: 'at-once' })).toEqual(NOT_ALL_IN);
    await third.until(() => awaited(third)?.every(({ forMs }) => forMs === ANSWER_AGAIN_MS));
    await wantAgain([second, third]);
    expect(await first.say('again', { how: 'at-once' })).toEqual(OK);
    await third.until(() => phase(third) === 'playing');
    expect([members(third), host(third)]).toEqual([['Player 0', 'Player 1', 'Player 2'], 'Player 0']);
  });

  it('does not wait for who has been away for as long as the table waits for a say', async () => {
    const { at, time } = await houses(1);
    const [anna, ben, chloe] = await threeAtTheEnd(at);
    await goes(chloe, CHLOE, anna);
    await wantAgain([anna, ben]);
    await anna.until(() => anna.rooms.at(-1)?.members[BEN]?.ready);
    expect(awaited(anna)).toEqual([{ member: idAt(anna, CHLOE), forMs: ABSENT_SAY_MS.live }]);
    time.now += ABSENT_SAY_MS.live - 1;
    expect(await anna.say('again', { how: 'at-once' })).toEqual(NOT_ALL_IN);
    time.now += 1;
    expect(await anna.say('again', { how: 'at-once' })).toEqual(OK);
    await ben.until(() => phase(ben) === 'playing');
    expect(members(ben)).toEqual(['Player 0', 'Player 1']);
  });

  it('leaves nobody out of whom this node cannot hear', async () => {
    const { at, time, hub } = await houses(2);
    const [anna, ben, chloe] = await threeAtTheEnd(at);
    await wantAgain([anna, ben]);
    hub.broken = true;
    time.now += ABSENT_SAY_MS.live;
    expect(await anna.say('again', { how: 'at-once' })).toEqual(NOT_ALL_IN);
    hub.broken = false;
    expect(await chloe.say('ready', { is: 'ready' })).toEqual(OK);
    expect(await anna.say('again', { how: 'at-once' })).toEqual(OK);
  });
});

describe('the way to another match by the lobby', () => {
  it('takes all seats there, whoever goes first (found: one guest took the room for himself)', async () => {
    const { at } = await houses(1);
    const [anna, ben, chloe] = await threeAtTheEnd(at);
    await goes(anna, ANNA, ben);
    expect(await chloe.say('again', { how: 'by-the-lobby' })).toEqual(OK);
    await ben.until(() => phase(ben) === 'lobby');
    expect([members(ben), host(ben)]).toEqual([['Player 0', 'Player 1', 'Player 2'], 'Player 0']);
    expect(await chloe.say('lock', { entrance: 'locked' })).toEqual(refused('not-host'));
    const back = await comes(at[0] as Served, anna);
    expect(await back.say('start', {})).toEqual(OK);
  });
});

describe('a member whom the host has muted', () => {
  it('begins no other match for the others, nor the time to answer', async () => {
    const { at, time } = await houses(1);
    const [anna, ben, chloe] = await threeAtTheEnd(at);
    expect(await anna.say('mute', { member: idAt(anna, CHLOE), is: 'muted' })).toEqual(OK);
    await wantAgain([chloe]);
    time.now += ANSWER_AGAIN_MS;
    for (const how of ['at-once', 'by-the-lobby'] as const)
      expect(await chloe.say('again', { how })).toEqual(refused('muted'));
    await wantAgain([anna]);
    expect(await anna.say('again', { how: 'at-once' })).toEqual(NOT_ALL_IN);
    await wantAgain([ben]);
    expect(await anna.say('again', { how: 'at-once' })).toEqual(OK);
    await chloe.until(() => phase(chloe) === 'playing');
    expect(members(chloe)).toEqual(['Player 0', 'Player 1', 'Player 2']);
  });
});

describe('the seat of a member who is away after the end', () => {
  it('is freed by the host only when they have no say any more (found: 30 ms after their line was lost)', async () => {
    const { at, time } = await houses(1);
    const [anna, , chloe] = await threeAtTheEnd(at);
    await goes(chloe, CHLOE, anna);
    const member = idAt(anna, CHLOE);
    expect(await anna.say('kick', { member })).toEqual(refused('away-too-short'));
    time.now += ABSENT_SAY_MS.live - 1;
    expect(await anna.say('kick', { member })).toEqual(refused('away-too-short'));
    time.now += 1;
    expect(await anna.say('kick', { member })).toEqual(OK);
  });
});
