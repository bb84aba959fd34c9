import type { Keeper } from '../../shared/engine/keeper';
import type { ErrorCode, Wish } from '../../shared/protocol/rooms';
import { MemoryStorage } from '../storage/memory';
import { openSqlite } from '../storage/sqlite';
import type { Browser } from '../testing/browser';
import { browserAt, house, tableAt } from '../testing/house';
import { Hub } from '../testing/hub';
import { idAt, vacate, vow } from '../testing/seating';
import { serve, type Served, temporaryFolder } from '../testing/serve';
import { bodyOf, roomIn } from './stored-room';

const [ANNA, BEN, CHLOE] = [0, 1, 2] as never[] as [never, never, never];
const byBen: Keeper = { kind: 'seat', seat: BEN };

/** Anna, who has the turn, Ben and Chloé at a table after their vows. */
async function table(...at: readonly [Served, ...Served[]]): Promise<readonly [Browser, Browser, Browser]> {
  const all = await tableAt(...at);
  await all[1].until(() => all[1].view.view.waiting.some(({ kind }) => kind === 'action'));
  return all;
}

const NO_TIME = { pace: 'live', seconds: { turn: null }, days: { turn: null }, atEnd: 'pass' } as const;

const keepersFor = (one: Browser) => one.views.at(-1)?.view.keepers ?? {};
const keptBy = (one: Browser) => one.views.at(-1)?.view.kept?.[0] ?? null;
const active = (one: Browser): unknown => (one.view.view.table as { active: number }).active;
const linesOf = (one: Browser) => one.view.view.log.map(({ text }) => text.m);

async function isAway(of: number, for_: Browser): Promise<void> {
  await for_.until(() => for_.rooms.at(-1)?.members[of]?.connected === false);
}

const wish = (one: Browser, of: number, by: number, alone: 'kept' | 'waits' = 'waits'): { readonly what: Wish } => ({
  what: { kind: 'keep', member: idAt(one, of), by: { kind: 'member', member: idAt(one, by) }, alone },
});

/** The table agrees that Ben answers for Anna, who has gone. */
async function benKeepsAnna(
  [anna, ben, chloe]: readonly [Browser, Browser, Browser],
  alone: 'kept' | 'waits' = 'waits',
): Promise<void> {
  anna.close();
  await isAway(0, chloe);
  await isAway(0, ben);
  // A browser at another node is noticed a little later.
  await chloe.until(() => chloe.rooms.at(-1)?.members[1]?.connected === true);
  expect(await chloe.say('propose', wish(chloe, 0, 1, alone))).toEqual({ ok: true });
  await ben.until(() => ben.rooms.at(-1)?.proposal != null);
  const proposal = ben.rooms.at(-1)?.proposal?.id;
  if (proposal === undefined) throw new Error('no proposal');
  expect(await ben.say('agree', { proposal })).toEqual({ ok: true });
  for (const one of [ben, chloe]) await one.until(() => keepersFor(one)[0] !== undefined);
}

/** The question with this key, among those that a stand-in has for the seat. */
async function keptAsk(one: Browser, key: string) {
  return one.until(() => keptBy(one)?.asks.find(({ options }) => options.some((option) => option.key === key)));
}

async function back(at: Served, one: Browser): Promise<Browser> {
  const again = browserAt(at);
  again.token = one.token;
  expect(await again.say('enter', { code: one.code, token: one.token })).toMatchObject({ ok: true, seat: 0 });
  await again.until(() => again.views.length > 0);
  return again;
}

describe('a seat whose owner is away', () => {
  it('gets a mate as stand-in once all who are present agree; everybody sees it, and the mate answers for it', async () => {
    const all = await table(await house());
    const [, ben, chloe] = all;
    await benKeepsAnna(all);
    expect(keepersFor(chloe)).toEqual({ 0: { by: byBen, alone: 'kept' } });
    expect(linesOf(chloe).at(-1)).toBe('engine.kept');
    await chloe.until(() => chloe.announced.length > 0);
    expect(chloe.announced.at(-1)).toEqual({ what: 'proposal', kind: 'keep', outcome: 'agreed', by: 'Player 0' });
    const { id } = await keptAsk(ben, 'rest');
    expect(await ben.say('preview', { ask: id, key: 'rest', seat: ANNA })).toMatchObject({ ok: true });
    expect(await ben.say('choose', { ask: id, key: 'rest', seat: ANNA })).toEqual({ ok: true });
    await chloe.until(() => active(chloe) === 1);
  });

  it('can be asked for once its owner has been away as long as the table says, or never; a vacant seat at once', async () => {
    let time = 1_000_000;
    const all = await table(await house({ clock: () => time, patience: { noteMs: 0, moveMs: 1e9 } }));
    const [anna, ben, chloe] = all;
    const ask = () => ben.say('propose', wish(ben, 2, 1));
    expect(await anna.say('time', { time: { ...NO_TIME, keepAfter: null } })).toEqual({ ok: true });
    chloe.close();
    await ben.until(() => ben.rooms.at(-1)?.members[2]?.awayForMs === 0);
    expect(await ask()).toEqual({ ok: false, error: 'keeping-off' });
    expect(await anna.say('time', { time: { ...NO_TIME, keepAfter: 2 } })).toEqual({ ok: true });
    time += 119_999;
    expect(await ask()).toEqual({ ok: false, error: 'away-too-short' });
    time += 1;
    expect(await ask()).toEqual({ ok: true });
    await ben.until(() => ben.rooms.at(-1)?.proposal != null);
    expect(await ben.say('refuse', { proposal: ben.rooms.at(-1)?.proposal?.id ?? (0 as never) })).toEqual({ ok: true });
    expect(await anna.say('time', { time: { ...NO_TIME, keepAfter: 10 } })).toEqual({ ok: true });
    expect(await ask()).toEqual({ ok: false, error: 'away-too-short' });
    expect(await vacate(anna, idAt(anna, 2), [ben])).toEqual({ ok: true });
    expect(await ask()).toEqual({ ok: true });
  });

  it('is its owner’s again by one tap, or by their first answer, with all that was done meanwhile', async () => {
    for (const how of ['tap', 'answer'] as const) {
      const at = await house();
      const all = await table(at);
      const [anna, ben] = all;
      await benKeepsAnna(all);
      const { id } = await keptAsk(ben, 'lamp');
      expect(await ben.say('choose', { ask: id, key: 'lamp', seat: ANNA })).toEqual({ ok: true });
      const boast = await keptAsk(ben, 'loud');
      const again = await back(at, anna);
      expect(linesOf(again)).toEqual(expect.arrayContaining(['engine.kept', 'log.lit']));
      if (how === 'tap') expect(await again.say('release', { seat: ANNA })).toEqual({ ok: true });
      else expect(await again.choose(boast.id, 'loud')).toEqual({ ok: true });
      await ben.until(() => Object.keys(keepersFor(ben)).length === 0);
      expect(keptBy(ben)).toBeNull();
      expect(linesOf(ben)).toContain('engine.kept-back');
      expect(await ben.say('choose', { ask: boast.id, key: 'quiet', seat: ANNA })).toEqual({
        ok: false,
        error: 'not-keeper',
      });
      // Releasing a seat that has no stand-in changes nothing.
      expect(await again.say('release', { seat: ANNA })).toEqual({ ok: true });
    }
  });

  it('is answered for by nobody else: every command of others is refused, changes nothing and shows nothing', async () => {
    const at = await house();
    const all = await table(at);
    const [anna, ben, chloe] = all;
    const [onlooker, stranger] = [browserAt(at), browserAt(at)];
    await onlooker.say('enter', { code: chloe.code, token: null });
    await onlooker.until(() => onlooker.views.length > 0);
    await benKeepsAnna(all);
    const { id } = await keptAsk(ben, 'rest');
    const before = JSON.stringify(chloe.view.view);
    const answer = { ask: id, key: 'rest', seat: ANNA };
    const refusals: readonly (readonly [Browser, ErrorCode])[] = [
      [chloe, 'not-keeper'],
      [onlooker, 'not-seated'],
      [stranger, 'not-seated'],
    ];
    for (const [one, error] of refusals) {
      expect(await one.say('choose', answer)).toEqual({ ok: false, error });
      expect(await one.say('preview', answer)).toEqual({ ok: false, error });
      expect(await one.say('release', { seat: ANNA })).toEqual({ ok: false, error });
    }
    // Without naming a seat, and for seats without a stand-in or that do not exist.
    expect(await chloe.say('choose', { ask: id, key: 'rest' })).toEqual({ ok: false, error: 'no-such-ask' });
    expect(await ben.say('choose', { ask: id, key: 'rest' })).toEqual({ ok: false, error: 'no-such-ask' });
    for (const seat of [CHLOE, 99 as never]) {
      expect(await ben.say('choose', { ...answer, seat })).toEqual({ ok: false, error: 'not-keeper' });
      expect(await ben.say('release', { seat })).toEqual({ ok: false, error: 'not-keeper' });
    }
    await chloe.settled();
    expect(JSON.stringify(chloe.view.view)).toBe(before);
    for (const one of [chloe, onlooker]) expect(one.views.every(({ view }) => view.kept === undefined)).toBe(true);
    expect([...chloe.raw, ...onlooker.raw].join()).not.toContain(anna.token);
    expect(ben.raw.join()).not.toContain(anna.token);
  });

  it('is given back by its stand-in, and the table waits again', async () => {
    const all = await table(await house());
    const [, ben, chloe] = all;
    await benKeepsAnna(all);
    expect(await ben.say('release', { seat: ANNA })).toEqual({ ok: true });
    await chloe.until(() => Object.keys(keepersFor(chloe)).length === 0);
    expect(linesOf(chloe).at(-1)).toBe('engine.kept-up');
    expect(await ben.say('release', { seat: ANNA })).toEqual({ ok: false, error: 'not-keeper' });
  });

  it('is nobody’s once its stand-in has been away for as long as a host may be, or has lost their own seat', async () => {
    for (const how of ['away', 'kicked'] as const) {
      const at = await house({ patience: how === 'away' ? { noteMs: 0, moveMs: 20 } : { noteMs: 0, moveMs: 1e6 } });
      const all = await table(at);
      const [, ben, chloe] = all;
      await benKeepsAnna(all);
      ben.close();
      await isAway(1, chloe);
      if (how === 'kicked') {
        const host = await back(at, all[0]);
        expect(await vacate(host, idAt(chloe, 1), [chloe])).toEqual({ ok: true });
      }
      await chloe.until(() => Object.keys(keepersFor(chloe)).length === 0);
      expect(linesOf(chloe)).toContain('engine.kept-up');
    }
  });

  it('gets no stand-in while its owner is present, and none who is absent, unknown or the owner', async () => {
    const all = await table(await house());
    const [anna, ben, chloe] = all;
    const refused = async (what: Wish) => {
      const reply = await chloe.say('propose', { what });
      return reply.ok ? null : reply.error;
    };
    await chloe.until(() => chloe.rooms.at(-1)?.members.every(({ connected }) => connected));
    expect(await refused(wish(chloe, 0, 1).what)).toBe('seat-in-use');
    expect(await refused({ ...wish(chloe, 0, 1).what, member: 77 as never } as Wish)).toBe('member-unknown');
    anna.close();
    await isAway(0, chloe);
    expect(await refused({ ...wish(chloe, 0, 1).what, by: { kind: 'bot', level: 'quick' } } as Wish)).toBe(
      'bad-options',
    );
    expect(await refused(wish(chloe, 0, 0).what)).toBe('keeper-away');
    ben.close();
    await isAway(1, chloe);
    expect(await refused(wish(chloe, 0, 1).what)).toBe('keeper-away');
    // When only one member is present, that member decides alone.
    expect(await refused(wish(chloe, 0, 2).what)).toBeNull();
    await chloe.until(() => keptBy(chloe) !== null);
    expect(await browserAt(await house()).say('propose', wish(chloe, 0, 2))).toEqual({
      ok: false,
      error: 'not-seated',
    });
  });

  it('stays its owner’s when they come back before the last one has agreed', async () => {
    const at = await house();
    const [anna, ben, chloe] = await table(at);
    anna.close();
    await isAway(0, chloe);
    await chloe.say('propose', wish(chloe, 0, 1));
    const again = await back(at, anna);
    await again.until(() => again.rooms.at(-1)?.proposal != null);
    await ben.until(() => ben.rooms.at(-1)?.proposal?.awaited.length === 2);
    const proposal = ben.rooms.at(-1)?.proposal?.id ?? (0 as never);
    expect(await again.say('agree', { proposal })).toEqual({ ok: true });
    expect(await ben.say('agree', { proposal })).toEqual({ ok: true });
    await ben.until(() => ben.announced.length > 0);
    expect(ben.announced.at(-1)).toMatchObject({ kind: 'keep', outcome: 'failed' });
    expect(keepersFor(ben)).toEqual({});
  });
});

describe('what a kept seat answers alone', () => {
  async function probing(alone: 'kept' | 'waits') {
    const at = await house();
    const all = await table(at);
    await all[0].take('probe');
    await all[1].until(() => all[1].view.view.waiting.some(({ kind }) => kind === 'probe'));
    await benKeepsAnna(all, alone);
    return { at, all };
  }

  it('waits for its owner when it was open: the stand-in sees none of it, and stays in the conversation', async () => {
    const { at, all } = await probing('waits');
    const [anna, ben, chloe] = all;
    expect(keptBy(ben)?.asks.map(({ kind }) => kind)).not.toContain('probe');
    const open = anna.ask('probe');
    const secrets = open?.options.map(({ key }) => key) ?? [];
    expect(secrets.length).toBe(2);
    for (const secret of secrets) expect(ben.raw.join()).not.toContain(secret);
    expect(await ben.say('choose', { ask: open?.id ?? ('' as never), key: secrets[0] ?? '', seat: ANNA })).toEqual({
      ok: false,
      error: 'no-such-ask',
    });
    // Nor do refusals tell how many such questions there have been: those to come are refused in the same way.
    const about = (n: number) => ({ ask: open?.id.replace(/\d+$/, String(n)) ?? '', seat: ANNA });
    for (const n of [1, 2, 3, 4, 5]) {
      const refused = { ok: false, error: 'no-such-ask' };
      expect(await ben.raws('choose', { ...about(n), key: 'x' })).toEqual(refused);
      expect(await ben.raws('preview', { ...about(n), key: 'x' })).toEqual(refused);
      expect(await ben.raws('advise', about(n))).toEqual(refused);
      for (const one of [ben, chloe]) expect(await one.raws('more', { ask: about(n).ask })).toEqual(refused);
    }
    expect(await ben.say('say', { text: 'We wait.' })).toEqual({ ok: true });
    await chloe.until(() => chloe.lines.length === 1);
    const again = await back(at, anna);
    expect(await again.choose(open?.id ?? ('' as never), secrets[0] ?? '')).toEqual({ ok: true });
    await ben.until(() => Object.keys(keepersFor(ben)).length === 0);
  });

  it('is the stand-in’s when the table has agreed to it, who is out of the conversation until it is answered', async () => {
    const { all } = await probing('kept');
    const [, ben, chloe] = all;
    const ask = await ben.until(() => keptBy(ben)?.asks.find(({ kind }) => kind === 'probe'));
    expect(await ben.say('say', { text: 'I must not say.' })).toEqual({ ok: false, error: 'silenced' });
    await chloe.say('say', { text: 'Take the left one!' });
    await chloe.until(() => chloe.lines.length === 1);
    expect(ben.lines).toEqual([]);
    expect(await ben.say('choose', { ask: ask.id, key: ask.options[0]?.key ?? '', seat: ANNA })).toEqual({ ok: true });
    const fate = await keptAsk(ben, 'bury');
    expect(await ben.say('choose', { ask: fate.id, key: 'bury', seat: ANNA })).toEqual({ ok: true });
    await ben.until(() => ben.lines.length === 1);
    expect(await ben.say('say', { text: 'It is done.' })).toEqual({ ok: true });
  });
});

describe('a kept seat on several nodes and over restarts', () => {
  it('is its owner’s in the instant the stand-in answers: one answer counts, none is lost, and the other is told', async () => {
    const hub = new Hub();
    const data = new MemoryStorage();
    const first = await house({ data, bus: hub.bus() });
    const second = await house({ data, bus: hub.bus() });
    for (let round = 0; round < 6; round++) {
      const all = await table(first, second);
      const [anna, ben, chloe] = all;
      await benKeepsAnna(all);
      const { id } = await keptAsk(ben, 'rest');
      const again = await back(first, anna);
      await again.until(() => again.ask('action') !== null);
      const replies = await Promise.all([
        again.choose(id, 'rest'),
        ben.say('choose', { ask: id, key: 'rest', seat: ANNA }),
      ]);
      expect(replies.filter(({ ok }) => ok)).toHaveLength(1);
      const [own, kept] = replies;
      if (own.ok) expect(kept).toEqual({ ok: false, error: 'not-keeper' });
      else expect(own).toEqual({ ok: false, error: 'no-such-ask' });
      for (const one of [again, ben, chloe]) await one.until(() => active(one) === 1);
      expect(linesOf(chloe).filter((line) => line === 'log.rested')).toHaveLength(1);
    }
  });

  it('is kept after a restart, and given to its stand-in then when the table had agreed and nobody had done it', async () => {
    const folder = temporaryFolder();
    const before = await serve({ data: folder.path });
    const all = [browserAt(before), browserAt(before)] as const;
    const [anna, ben] = all;
    const code = await vow(all);
    anna.close();
    await isAway(0, ben);
    const members = [idAt(ben, 0), idAt(ben, 1)] as const;
    await before.app.close();
    // As if the node had died between agreeing and doing.
    const storage = openSqlite(folder.path);
    const record = await storage.loadRoom(code);
    if (record === null) throw new Error('no room');
    const room = roomIn(record.body);
    const what = {
      kind: 'keep',
      member: members[0],
      by: { kind: 'member', member: members[1] },
      alone: 'waits',
    } as const;
    const agreed = {
      id: 1 as never,
      match: room.matchId ?? '',
      by: members[1],
      what,
      at: 0,
      agreed: [members[1]],
      order: 1,
    } as const;
    const stored = { ...room, proposals: { ...room.proposals, latest: agreed, count: 1 } };
    await storage.saveRoom({ ...record, version: record.version + 1, body: bodyOf(stored) });
    await storage.close();
    for (const round of [1, 2]) {
      const server = await serve({ data: folder.path });
      const again = browserAt(server);
      await again.say('enter', { code, token: ben.token });
      await again.until(() => keptBy(again) !== null);
      expect(linesOf(again).filter((line) => line === 'engine.kept')).toHaveLength(1);
      if (round === 2) {
        const { id } = await keptAsk(again, 'rest');
        expect(await again.say('choose', { ask: id, key: 'rest', seat: ANNA })).toEqual({ ok: true });
      }
      again.close();
      await server.app.close();
    }
    folder.remove();
  });
});
