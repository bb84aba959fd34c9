import type { ErrorCode, ProposalId, ProposalView, Wish } from '../../shared/protocol/rooms';
import { MemoryStorage } from '../storage/memory';
import { openSqlite } from '../storage/sqlite';
import type { Browser } from '../testing/browser';
import { browserAt, house, tableAt } from '../testing/house';
import { Hub } from '../testing/hub';
import { playToTheEnd } from '../testing/playing';
import { begin, gather, idAt, leaves, vacate, vow, wantAgain } from '../testing/seating';
import { NO_LIMITS, serve, temporaryFolder } from '../testing/serve';
import { bodyOf, roomIn } from './stored-room';

const proposal = (one: Browser): ProposalView | null => one.rooms.at(-1)?.proposal ?? null;
const asked = (one: Browser): Promise<true> => one.until(() => proposal(one) !== null);
const gone = (one: Browser): Promise<true> => one.until(() => proposal(one) === null);
const active = (one: Browser): unknown => (one.view.view.table as { active: number }).active;
const last = (one: Browser): unknown => one.announced.at(-1);
const BACK: { readonly what: Wish } = { what: { kind: 'rewind', to: 'answer' } };

/** The number of the proposal that a browser has before it. */
async function number(one: Browser): Promise<{ readonly proposal: ProposalId }> {
  await asked(one);
  const id = proposal(one)?.id;
  if (id === undefined) throw new Error('no proposal');
  return { proposal: id };
}

describe('a proposal', () => {
  it('is carried out once all who are there have agreed, and everybody is told', async () => {
    const [anna, ben, chloe] = await tableAt(await house());
    await anna.take('rest');
    await ben.until(() => active(ben) === 1);
    expect(await anna.say('propose', BACK)).toEqual({ ok: true });
    const body = await number(ben);
    expect(proposal(ben)).toMatchObject({
      by: 1,
      what: { kind: 'rewind', to: 'answer' },
      agreed: [1],
      awaited: [2, 3],
    });
    expect(proposal(ben)?.what).toHaveProperty('undone.m');
    expect(await ben.say('agree', body)).toEqual({ ok: true });
    await chloe.until(() => proposal(chloe)?.agreed.length === 2);
    expect(active(chloe)).toBe(1);
    expect(await chloe.say('agree', body)).toEqual({ ok: true });
    for (const one of [anna, ben, chloe]) {
      await one.until(() => active(one) === 0 && one.announced.length === 1);
      await gone(one);
      expect(last(one)).toEqual({ what: 'proposal', kind: 'rewind', outcome: 'agreed', by: 'Player 0' });
      expect(one.view.view.log.at(-1)?.text.m).toBe('engine.put-back');
    }
    expect(await anna.take('rest')).toEqual({ ok: true });
  });

  it('is off the table when one says no, or who asked takes it back, and nothing has changed', async () => {
    const [anna, ben, chloe] = await tableAt(await house());
    await anna.take('rest');
    await anna.say('propose', { what: { kind: 'call-off' } });
    expect(await chloe.say('propose', BACK)).toEqual({ ok: false, error: 'proposal-open' });
    const first = await number(ben);
    await ben.say('agree', first);
    expect(await chloe.say('refuse', first)).toEqual({ ok: true });
    await gone(anna);
    await anna.until(() => anna.announced.length === 1);
    expect(last(anna)).toEqual({
      what: 'proposal',
      kind: 'call-off',
      outcome: 'refused',
      by: 'Player 0',
      who: 'Player 2',
    });
    expect(await ben.say('agree', first)).toEqual({ ok: false, error: 'proposal-gone' });
    await anna.say('propose', BACK);
    const second = await number(anna);
    expect(second).not.toEqual(first);
    expect(await anna.say('refuse', second)).toEqual({ ok: true });
    await chloe.until(() => chloe.announced.length === 2);
    expect(last(chloe)).toEqual({ what: 'proposal', kind: 'rewind', outcome: 'withdrawn', by: 'Player 0' });
    expect(active(chloe)).toBe(1);
    expect(chloe.view.view.over).toBeNull();
  });

  it('to end the game ends it for everybody, and another one can follow', async () => {
    const [anna, ben, chloe] = await tableAt(await house());
    await ben.say('propose', { what: { kind: 'call-off' } });
    const body = await number(anna);
    await anna.say('agree', body);
    await chloe.say('agree', body);
    for (const one of [anna, ben, chloe]) {
      await one.until(() => one.view.view.over !== null && one.rooms.at(-1)?.phase === 'over');
      expect(one.view.view.over).toEqual({ outcome: 'called-off', reason: 'agreed' });
    }
    expect(await ben.say('propose', BACK)).toEqual({ ok: false, error: 'match-over' });
    await wantAgain([ben, chloe]);
    expect(await anna.say('again', { how: 'by-the-lobby' })).toEqual({ ok: true });
    await chloe.until(() => chloe.rooms.at(-1)?.phase === 'lobby');
    expect(chloe.rooms.at(-1)?.played.map(({ over }) => over.outcome)).toEqual(['called-off']);
    expect(await ben.say('propose', BACK)).toEqual({ ok: false, error: 'room-not-started' });
  });

  it('does not wait for absent members: it is done at once when no other is present, and when the last one to answer leaves', async () => {
    const [anna, ben, chloe] = await tableAt(await house());
    await anna.take('rest');
    await anna.say('propose', BACK);
    const body = await number(ben);
    await ben.say('agree', body);
    chloe.close();
    await anna.until(() => proposal(anna)?.awaited.length === 0);
    expect(active(anna)).toBe(1);
    expect(await anna.say('agree', body)).toEqual({ ok: true });
    await anna.until(() => active(anna) === 0);
    await leaves(ben, 1, anna);
    await anna.take('rest');
    expect(await anna.say('propose', BACK)).toEqual({ ok: true });
    await anna.until(() => active(anna) === 0);
    await anna.until(() => anna.announced.length > 1);
    expect(anna.announced).toHaveLength(2);
  });

  it('asks whoever comes back meanwhile as well', async () => {
    const at = await house();
    const [anna, ben, chloe] = await tableAt(at);
    await anna.take('rest');
    await leaves(chloe, 2, anna);
    await anna.say('propose', BACK);
    const body = await number(ben);
    const back = browserAt(at);
    await back.say('enter', { code: anna.code, token: chloe.token });
    await ben.until(() => proposal(ben)?.awaited.length === 2);
    await ben.say('agree', body);
    await back.until(() => proposal(back)?.agreed.length === 2);
    expect(active(anna)).toBe(1);
  });

  it('has nowhere to go back to before anything has happened, and says so', async () => {
    const at = await house();
    const all = [browserAt(at), browserAt(at)] as const;
    await gather(all);
    await begin(all);
    expect(await all[0].say('propose', BACK)).toEqual({ ok: false, error: 'nothing-before' });
    expect(await all[0].say('propose', { what: { kind: 'rewind', to: 'turn' } })).toEqual({
      ok: false,
      error: 'nothing-before',
    });
  });

  it('costs as much as the versions that its member has seen: secret picks of others cost nothing (bug: the price counted them)', async () => {
    const twice = { burst: 7, perSecond: 0 };
    const at = await house({ limits: { ...NO_LIMITS, replays: twice } });
    const all = [browserAt(at), browserAt(at), browserAt(at), browserAt(at)] as const;
    await vow(all);
    const [anna] = all;
    await anna.take('rest');
    const propose = async (): Promise<unknown> => {
      const reply = await anna.say('propose', BACK);
      if (reply.ok) await anna.say('refuse', await number(anna));
      await gone(anna);
      return reply;
    };
    expect([await propose(), await propose(), await propose()]).toEqual([
      { ok: true },
      { ok: true },
      { ok: false, error: 'too-fast' },
    ]);
  });

  it('goes with its match', async () => {
    const [anna, ben, chloe] = await tableAt(await house());
    await ben.say('propose', { what: { kind: 'call-off' } });
    const body = await number(anna);
    await playToTheEnd([anna, ben, chloe]);
    await wantAgain([ben, chloe]);
    expect(await anna.say('again', { how: 'at-once' })).toEqual({ ok: true });
    await gone(chloe);
    expect(await chloe.say('agree', body)).toEqual({ ok: false, error: 'proposal-gone' });
    expect(await chloe.say('propose', { what: { kind: 'call-off' } })).toEqual({ ok: true });
  });
});

describe('a proposal on several nodes and over restarts', () => {
  it('is agreed on by people at two nodes, and done once', async () => {
    const hub = new Hub();
    const data = new MemoryStorage();
    const first = await house({ data, bus: hub.bus() });
    const second = await house({ data, bus: hub.bus() });
    const [anna, ben, chloe] = await tableAt(first, second);
    await anna.take('rest');
    await ben.until(() => active(ben) === 1);
    await anna.say('propose', BACK);
    const body = await number(ben);
    await Promise.all([ben.say('agree', body), chloe.say('agree', body)]);
    for (const one of [anna, ben, chloe]) await one.until(() => active(one) === 0 && proposal(one) === null);
    await Promise.all([anna, ben, chloe].map((one) => one.settled()));
    for (const one of [anna, ben, chloe]) {
      expect(one.view.view.log.filter(({ text }) => text.m === 'engine.put-back')).toHaveLength(1);
      expect(one.announced.filter(({ what }) => what === 'proposal')).toHaveLength(1);
    }
  });

  it('is still before the table after a restart, and what was agreed on but not done is done then', async () => {
    const folder = temporaryFolder();
    const before = await serve({ data: folder.path });
    const [anna, ben] = [browserAt(before), browserAt(before)];
    await vow([anna, ben]);
    await anna.take('rest');
    await anna.until(() => anna.rooms.at(-1)?.members.every(({ connected }) => connected));
    await anna.say('propose', BACK);
    await number(ben);
    await before.app.close();
    const after = await serve({ data: folder.path });
    const again = [browserAt(after), browserAt(after)] as const;
    for (const [i, one] of [anna, ben].entries()) {
      await again[i]?.say('enter', { code: anna.code, token: one.token });
    }
    const [back] = again;
    expect(await number(back)).toEqual({ proposal: 1 });
    // The process dies between storing that all have agreed and doing it.
    await after.app.close();
    const storage = openSqlite(folder.path);
    const record = await storage.loadRoom(anna.code);
    const room = record === null ? null : roomIn(record.body);
    if (record === null || room?.proposals.latest == null) throw new Error('no proposal');
    const latest = { ...room.proposals.latest, order: room.proposals.count + 1 };
    const body = bodyOf({ ...room, proposals: { ...room.proposals, latest } });
    await storage.saveRoom({ ...record, version: record.version + 1, body });
    await storage.close();
    const third = await serve({ data: folder.path });
    const late = browserAt(third);
    await late.say('enter', { code: anna.code, token: anna.token });
    await late.until(() => late.announced.length > 0);
    expect(active(late)).toBe(0);
    late.close();
    await third.app.close();
    folder.remove();
  });
});

describe('people without the right to ask or to agree', () => {
  it('change nothing', async () => {
    const data = new MemoryStorage();
    const at = await house({ data });
    const [anna, ben, kicked] = await tableAt(at);
    const [elsewhere, watcher, stranger] = [browserAt(at), browserAt(at), browserAt(at)];
    await elsewhere.create('Host elsewhere');
    await watcher.say('enter', { code: anna.code, token: null });
    await leaves(kicked, 2, anna);
    await vacate(anna, idAt(anna, 2), [ben]);
    const out = browserAt(at);
    expect(await out.say('enter', { code: anna.code, token: kicked.token })).toEqual({ ok: false, error: 'kicked' });
    await anna.say('propose', { what: { kind: 'call-off' } });
    const body = await number(ben);
    const before = (await data.loadRoom(anna.code))?.body;
    const attempts: readonly (readonly [string, object])[] = [
      ['propose', BACK],
      ['agree', body],
      ['refuse', body],
    ];
    const refusals: readonly (readonly [Browser, ErrorCode])[] = [
      [watcher, 'not-seated'],
      [stranger, 'not-seated'],
      [out, 'not-seated'],
    ];
    for (const [one, error] of refusals) {
      for (const [command, sent] of attempts) expect(await one.raws(command, sent)).toEqual({ ok: false, error });
    }
    // A member of another room means the proposals of that room.
    expect(await elsewhere.say('agree', body)).toEqual({ ok: false, error: 'proposal-gone' });
    expect(await elsewhere.say('refuse', body)).toEqual({ ok: false, error: 'proposal-gone' });
    expect(await elsewhere.say('propose', BACK)).toEqual({ ok: false, error: 'room-not-started' });
    expect(await ben.say('agree', { proposal: 99 as ProposalId })).toEqual({ ok: false, error: 'proposal-gone' });
    expect(await ben.raws('propose', { what: { kind: 'rewind', to: 'answer', version: 1 } })).toEqual({
      ok: false,
      error: 'bad-request',
    });
    expect((await data.loadRoom(anna.code))?.body).toBe(before);
    expect(ben.view.view.over).toBeNull();
  });
});
