import { allowedBy } from '../../shared/engine/allowed';
import { games } from '../../shared/games/registry';
import type { ClaimView, MemberId, ProposalId } from '../../shared/protocol/rooms';
import { hashToken } from '../lib/secrets';
import { MemoryStorage } from '../storage/memory';
import type { Browser } from '../testing/browser';
import { browserAt, house, tableAt, visitorAt } from '../testing/house';
import { Hub } from '../testing/hub';
import { begin, gather, idAt, leaves, vacate } from '../testing/seating';
import { NO_LIMITS, serve, temporaryFolder } from '../testing/serve';
import type { Claim } from './proposal';
import { bodyOf, roomIn } from './stored-room';

const claims = (one: Browser): readonly ClaimView[] => one.rooms.at(-1)?.claims ?? [];
const claimed = (one: Browser, n = 1): Promise<true> => one.until(() => claims(one).length === n);
const gone = (one: Browser): Promise<true> => one.until(() => claims(one).length === 0);
const last = (one: Browser): unknown => one.announced.at(-1);
const words = (one: Browser): readonly string[] => claims(one).map(({ word }) => word);
const linesOf = (one: Browser): readonly string[] => one.view.view.log.map(({ text }) => text.m);

/** The number of the first claim that a browser has before it. */
async function number(one: Browser): Promise<{ readonly proposal: ProposalId }> {
  const id = await one.until(() => claims(one)[0]?.id);
  return { proposal: id };
}

/** Makes a claim with a browser's own token, which has to be accepted. */
async function claim(
  one: Browser,
  member: MemberId,
): Promise<{ readonly proposal: ProposalId; readonly word: string }> {
  const reply = await one.say('claim', { member, token: one.token });
  if (!reply.ok) throw new Error(reply.error);
  return { proposal: reply.proposal, word: reply.word };
}

/** The new token that a spectator gives with a claim. */
const TOKEN = 'n'.repeat(43);

describe('a seat whose token is lost', () => {
  it('is given by the present members to a new token; the old one is refused, and everybody is told', async () => {
    const at = await house();
    const [anna, ben, chloe] = await tableAt(at);
    const hugo = await visitorAt(at, anna.code);
    const lost = { member: idAt(anna, 2), token: TOKEN };
    expect(await hugo.say('claim', lost)).toEqual({ ok: false, error: 'seat-in-use' });
    await leaves(chloe, 2, anna);
    expect(await hugo.say('claim', lost)).toMatchObject({ ok: true });
    const body = await number(anna);
    expect(claims(anna)).toMatchObject([{ member: 3, agreed: [], awaited: [1, 2] }]);
    expect(JSON.stringify(anna.rooms)).not.toContain(TOKEN);
    expect(await hugo.say('agree', body)).toEqual({ ok: false, error: 'not-seated' });
    await anna.say('agree', body);
    expect(await hugo.say('join', { code: anna.code, name: 'Player 2', token: TOKEN })).toMatchObject({ ok: false });
    await ben.say('agree', body);
    await ben.until(() => ben.announced.length === 1);
    expect(last(ben)).toEqual({ what: 'proposal', kind: 'token', outcome: 'agreed', by: 'Player 2' });
    expect(await hugo.say('join', { code: anna.code, name: 'Player 2', token: TOKEN })).toMatchObject({
      ok: true,
      seat: 2,
    });
    const back = browserAt(at);
    const old = { code: anna.code, token: chloe.token };
    expect(await back.say('enter', old)).toEqual({ ok: false, error: 'token-replaced' });
    await hugo.say('enter', { code: anna.code, token: TOKEN });
    await hugo.until(() => hugo.views.at(-1)?.view.you === 2);
    expect(idAt(anna, 2)).toBe(3);
  });

  it('stays as it is when one says no, also when that is its owner, who has come back', async () => {
    const at = await house();
    const [anna, ben, chloe] = await tableAt(at);
    const hugo = await visitorAt(at, anna.code);
    await leaves(chloe, 2, anna);
    await hugo.say('claim', { member: idAt(anna, 2), token: TOKEN });
    const body = await number(ben);
    await anna.say('agree', body);
    const back = browserAt(at);
    await back.say('enter', { code: anna.code, token: chloe.token });
    await ben.until(() => claims(ben)[0]?.awaited.length === 2);
    await ben.say('agree', body);
    await back.until(() => claims(back)[0]?.awaited.length === 1);
    expect(await back.say('refuse', body)).toEqual({ ok: true });
    await gone(anna);
    expect(await hugo.say('join', { code: anna.code, name: 'Player 2', token: TOKEN })).toMatchObject({ ok: false });
    await back.until(() => back.announced.length === 1);
    expect(last(back)).toEqual({
      what: 'proposal',
      kind: 'token',
      outcome: 'refused',
      by: 'Player 2',
      who: 'Player 2',
    });
  });

  it('is given without what its owner was asked alone: that is drawn anew for the claimant', async () => {
    const at = await house();
    const [anna, ben, chloe] = await tableAt(at);
    const hugo = await visitorAt(at, anna.code);
    await anna.take('probe');
    await anna.until(() => anna.ask('probe'));
    const seen = JSON.stringify(anna.ask('probe')?.options);
    await leaves(anna, 0, ben, chloe);
    expect(await hugo.say('claim', { member: idAt(ben, 0), token: TOKEN })).toMatchObject({ ok: true });
    const body = await number(ben);
    await ben.say('agree', body);
    await chloe.until(() => claims(chloe)[0]?.awaited.length === 1);
    expect(hugo.view.view.asks).toEqual([]);
    await chloe.say('agree', body);
    await gone(chloe);
    expect(await hugo.say('join', { code: anna.code, name: 'Player 0', token: TOKEN })).toMatchObject({ seat: 0 });
    await hugo.say('enter', { code: anna.code, token: TOKEN });
    await hugo.until(() => hugo.ask('probe'));
    expect(hugo.ask('probe')?.options).toHaveLength(2);
    expect(hugo.raw.join()).not.toContain(seen);
    expect(hugo.view.view.log.map(({ text }) => text.m)).toContain('engine.claimed');
  });

  it('ends when its claimant withdraws it, who can claim anew; no other client can withdraw it', async () => {
    const at = await house();
    const [anna, ben, chloe] = await tableAt(at);
    const [hugo, other] = [await visitorAt(at, anna.code), await visitorAt(at, anna.code)];
    await leaves(chloe, 2, anna, ben);
    expect(await hugo.say('unclaim', {})).toEqual({ ok: false, error: 'proposal-gone' });
    const first = await claim(hugo, idAt(anna, 2));
    await claimed(anna);
    for (const one of [other, anna])
      expect(await one.say('unclaim', {})).toEqual({ ok: false, error: 'proposal-gone' });
    expect(claims(anna)).toHaveLength(1);
    expect(await hugo.say('unclaim', {})).toEqual({ ok: true });
    await gone(anna);
    await ben.until(() => ben.announced.some((told) => 'outcome' in told && told.outcome === 'withdrawn'));
    expect(await anna.say('agree', { proposal: first.proposal })).toEqual({ ok: false, error: 'proposal-gone' });
    const second = await claim(hugo, idAt(anna, 2));
    for (const one of [anna, ben]) expect(await one.say('agree', { proposal: second.proposal })).toEqual({ ok: true });
    expect(await hugo.say('unclaim', {})).toEqual({ ok: false, error: 'proposal-gone' });
    expect(await hugo.say('join', { code: anna.code, name: 'Player 2', token: hugo.token })).toMatchObject({
      ok: true,
    });
  });

  it('is not asked for any more once whoever asked has gone, unless they are there over another connection', async () => {
    const at = await house({ patience: { noteMs: 0, moveMs: 50 } });
    const [anna, ben, chloe] = await tableAt(at);
    const lost = { member: idAt(anna, 2), token: TOKEN };
    await leaves(chloe, 2, anna);
    const [hugo, again] = [browserAt(at), browserAt(at)];
    for (const one of [hugo, again]) await one.say('enter', { code: anna.code, token: null });
    expect(await hugo.say('claim', lost)).toMatchObject({ ok: true });
    const { proposal: id } = await number(ben);
    expect(await again.say('claim', lost)).toMatchObject({ ok: true, proposal: id });
    hugo.close();
    await ben.until(() => ben.rooms.at(-1)?.spectators === 1);
    expect(claims(ben)[0]?.id).toBe(id);
    again.close();
    await gone(ben);
    await ben.until(() => ben.announced.length === 1);
    expect(last(ben)).toEqual({ what: 'proposal', kind: 'token', outcome: 'withdrawn', by: 'Player 2' });
  });

  it('is given by nobody where nobody is, and not in a locked room', async () => {
    const at = await house();
    const [anna, ben, chloe] = await tableAt(at);
    const hugo = await visitorAt(at, anna.code);
    const lost = { member: idAt(anna, 0), token: TOKEN };
    await leaves(anna, 0, ben);
    expect(await hugo.say('claim', { ...lost, member: 99 as MemberId })).toEqual({
      ok: false,
      error: 'member-unknown',
    });
    for (const one of [ben, chloe]) one.close();
    await hugo.until(() => hugo.rooms.at(-1)?.members.every(({ connected }) => !connected));
    expect(await hugo.say('claim', { ...lost, member: idAt(hugo, 1) })).toEqual({ ok: false, error: 'nobody-here' });
    const host = browserAt(at);
    await host.say('enter', { code: anna.code, token: anna.token });
    expect(await host.say('lock', { entrance: 'locked' })).toEqual({ ok: true });
    expect(await hugo.say('claim', { ...lost, member: idAt(hugo, 1) })).toEqual({ ok: false, error: 'room-locked' });
    expect(await host.say('claim', { ...lost, member: idAt(hugo, 1) })).toEqual({ ok: false, error: 'seat-in-use' });
    expect(await browserAt(at).say('claim', lost)).toEqual({ ok: false, error: 'not-seated' });
  });
});

describe('several claims', () => {
  it('of one seat are told apart by words that each claimant is told too: the table agrees to one, and the others are off it', async () => {
    const at = await house();
    const [anna, ben, chloe] = await tableAt(at);
    await leaves(chloe, 2, anna, ben);
    const [hugo, eve] = [await visitorAt(at, anna.code), await visitorAt(at, anna.code)];
    const [his, hers] = [await claim(hugo, idAt(anna, 2)), await claim(eve, idAt(anna, 2))];
    for (const one of [anna, ben]) {
      await claimed(one, 2);
      expect(claims(one)).toMatchObject([
        { id: his.proposal, member: 3, word: his.word },
        { id: hers.proposal, member: 3, word: hers.word },
      ]);
    }
    expect(new Set([his.word, hers.word].flatMap((word) => word.split(' '))).size).toBe(4);
    expect(await anna.say('agree', his)).toMatchObject({ ok: false, error: 'bad-request' });
    await anna.say('agree', { proposal: hers.proposal });
    await ben.say('agree', { proposal: hers.proposal });
    await gone(ben);
    await ben.until(() => ben.announced.length === 1);
    expect(await ben.say('agree', { proposal: his.proposal })).toEqual({ ok: false, error: 'proposal-gone' });
    const seat = { code: anna.code, name: 'Player 2' };
    expect(await hugo.say('join', { ...seat, token: hugo.token })).toMatchObject({ ok: false });
    expect(await eve.say('join', { ...seat, token: eve.token })).toMatchObject({ ok: true, seat: 2 });
    expect(ben.announced).toEqual([{ what: 'proposal', kind: 'token', outcome: 'agreed', by: 'Player 2' }]);
    expect([...anna.raw, ...ben.raw].join()).not.toContain(eve.token);
  });

  it('of one seat have one voice of each member: who agrees to another one no longer agrees to the first', async () => {
    const at = await house();
    const [anna, ben, chloe] = await tableAt(at);
    await leaves(chloe, 2, anna, ben);
    const [hugo, eve] = [await visitorAt(at, anna.code), await visitorAt(at, anna.code)];
    const [his, hers] = [await claim(hugo, idAt(anna, 2)), await claim(eve, idAt(anna, 2))];
    await claimed(ben, 2);
    await anna.say('agree', { proposal: his.proposal });
    await ben.until(() => claims(ben)[0]?.agreed.length === 1);
    await anna.say('agree', { proposal: hers.proposal });
    await ben.until(() => claims(ben)[1]?.agreed.length === 1);
    expect(claims(ben).map(({ agreed }) => agreed)).toEqual([[], [1]]);
    await ben.say('agree', { proposal: his.proposal });
    await ben.settled();
    expect(linesOf(ben)).not.toContain('engine.claimed');
    expect(await anna.say('refuse', { proposal: hers.proposal })).toEqual({ ok: true });
    await anna.say('agree', { proposal: his.proposal });
    await ben.until(() => linesOf(ben).includes('engine.claimed'));
    await gone(anna);
    expect(await hugo.say('join', { code: anna.code, name: 'Player 2', token: hugo.token })).toMatchObject({ seat: 2 });
  });

  it('of several seats stay when one is given, and who has a seat by then asks for no other', async () => {
    const at = await house();
    const [anna, ben, chloe] = await tableAt(at);
    for (const [i, one] of [ben, chloe].entries()) await leaves(one, i + 1, anna);
    const [hugo, eve] = [await visitorAt(at, anna.code), await visitorAt(at, anna.code)];
    const [his, hers] = [await claim(hugo, idAt(anna, 1)), await claim(eve, idAt(anna, 2))];
    await claimed(anna, 2);
    await anna.say('agree', { proposal: his.proposal });
    await claimed(anna, 1);
    expect(words(anna)).toEqual([hers.word]);
    // The same token for another seat.
    const late = await visitorAt(at, anna.code);
    const twice = { member: idAt(anna, 2), token: hugo.token };
    expect(await late.say('claim', twice)).toEqual({ ok: false, error: 'seat-in-use' });
    expect(words(anna)).toEqual([hers.word]);
  });

  it('end for who takes a free seat with the same token meanwhile: nobody has two', async () => {
    const at = await house();
    const [anna, ben, chloe] = await tableAt(at);
    for (const [i, one] of [ben, chloe].entries()) await leaves(one, i + 1, anna);
    expect(await vacate(anna, idAt(anna, 1))).toEqual({ ok: true });
    const hugo = await visitorAt(at, anna.code);
    const { proposal } = await claim(hugo, idAt(anna, 2));
    await claimed(anna);
    expect(await hugo.say('join', { code: anna.code, name: 'Hugo', token: hugo.token })).toMatchObject({ seat: 1 });
    await gone(anna);
    expect(await anna.say('agree', { proposal })).toEqual({ ok: false, error: 'proposal-gone' });
  });

  it('hold up no proposal, and no proposal holds up them: each is carried out whichever comes first', async () => {
    const at = await house();
    const [anna, ben, chloe] = await tableAt(at);
    await anna.take('rest');
    await leaves(chloe, 2, anna, ben);
    const hugo = await visitorAt(at, anna.code);
    const { proposal } = await claim(hugo, idAt(anna, 2));
    await claimed(ben);
    expect(await anna.say('propose', { what: { kind: 'rewind', to: 'answer' } })).toEqual({ ok: true });
    const later = await ben.until(() => ben.rooms.at(-1)?.proposal?.id);
    const eve = await visitorAt(at, anna.code);
    await claim(eve, idAt(anna, 2));
    expect(later).toBeGreaterThan(proposal);
    await ben.say('agree', { proposal: later });
    await ben.until(() => linesOf(ben).includes('engine.put-back'));
    // What was asked before and is agreed on after is done all the same: the match has not done it yet.
    for (const one of [anna, ben]) await one.say('agree', { proposal });
    await ben.until(() => linesOf(ben).includes('engine.claimed'));
    await gone(ben);
    expect(await hugo.say('join', { code: anna.code, name: 'Player 2', token: hugo.token })).toMatchObject({ seat: 2 });
  });

  it('end what was asked about the seat because its owner was away', async () => {
    const at = await house();
    const [anna, ben, chloe] = await tableAt(at);
    await leaves(chloe, 2, anna, ben);
    expect(await ben.say('propose', { what: { kind: 'vacate', member: idAt(anna, 2) } })).toEqual({ ok: true });
    const hugo = await visitorAt(at, anna.code);
    const { proposal } = await claim(hugo, idAt(anna, 2));
    await ben.until(() => ben.rooms.at(-1)?.proposal?.what.kind === 'vacate' && claims(ben).length === 1);
    for (const one of [anna, ben]) await one.say('agree', { proposal });
    await ben.until(() => ben.rooms.at(-1)?.proposal === null && claims(ben).length === 0);
    expect(ben.rooms.at(-1)?.members[2]).toMatchObject({ vacant: false, id: 3 });
  });

  it('are four at most, one of a connection, and one whose claimant has gone makes place', async () => {
    const at = await house();
    const [anna, ben, chloe] = await tableAt(at);
    await leaves(chloe, 2, anna, ben);
    const asking = await Promise.all(Array.from({ length: 6 }, () => visitorAt(at, anna.code)));
    const member = idAt(anna, 2);
    for (const one of asking.slice(0, 4)) await claim(one, member);
    await claimed(ben, 4);
    const before = words(ben);
    expect(new Set(before.flatMap((word) => word.split(' '))).size).toBe(8);
    const [first, second, , , fifth, sixth] = asking as [Browser, Browser, Browser, Browser, Browser, Browser];
    expect(await fifth.say('claim', { member, token: fifth.token })).toEqual({ ok: false, error: 'too-many-claims' });
    // The same connection with another token: its first claim goes.
    const again = await first.say('claim', { member, token: fifth.token });
    expect(again).toMatchObject({ ok: true });
    await ben.until(() => !words(ben).includes(before[0] ?? ''));
    expect(words(ben)).toHaveLength(4);
    second.close();
    await ben.until(() => ben.rooms.at(-1)?.spectators === 5);
    await claim(sixth, member);
    await ben.until(() => !words(ben).includes(before[1] ?? ''));
    expect(words(ben)).toHaveLength(4);
  });

  it('are one of a connection that sends several at once (found: it had four)', async () => {
    const at = await house();
    const [anna, ben, chloe] = await tableAt(at);
    await leaves(chloe, 2, anna, ben);
    const hugo = await visitorAt(at, anna.code);
    const member = idAt(anna, 2);
    const tokens = Array.from({ length: 6 }, (_, n) => String(n).repeat(43));
    const replies = await Promise.all(tokens.map((token) => hugo.say('claim', { member, token })));
    const last = replies.at(-1);
    if (last?.ok !== true) throw new Error('refused');
    await ben.until(() => claims(ben).some(({ id }) => id === last.proposal));
    expect(claims(ben).map(({ id }) => id)).toEqual([last.proposal]);
    expect(replies.map(({ ok }) => ok)).toEqual(tokens.map(() => true));
  });

  it('cost their sender a line each, that tells of their end (found: thirty lines a second, paid by nobody)', async () => {
    const at = await house({ limits: { ...NO_LIMITS, says: { burst: 3, perSecond: 0 } } });
    const [anna, ben, chloe] = await tableAt(at);
    await leaves(chloe, 2, anna, ben);
    const member = idAt(anna, 2);
    for (const n of [0, 1, 2]) {
      const hugo = await visitorAt(at, anna.code);
      await claim(hugo, member);
      // The same one again, as after a reconnect, is free.
      if (n === 0) await claim(hugo, member);
      expect(await hugo.say('unclaim', {})).toEqual({ ok: true });
      await anna.until(() => anna.announced.length === n + 1);
    }
    const other = await visitorAt(at, anna.code);
    expect(await other.say('claim', { member, token: other.token })).toEqual({ ok: false, error: 'too-fast' });
    expect(await anna.say('say', { text: 'who was that?' })).toEqual({ ok: true });
  });

  it('show at the door who asks for which seat, and not who has agreed', async () => {
    const at = await house();
    const [anna, ben, chloe] = await tableAt(at);
    expect(await anna.say('watching', { watching: 'off' })).toEqual({ ok: true });
    await leaves(chloe, 2, anna, ben);
    const hugo = await visitorAt(at, anna.code);
    const { proposal, word } = await claim(hugo, idAt(anna, 2));
    await claimed(anna);
    await anna.say('agree', { proposal });
    await ben.until(() => claims(ben)[0]?.agreed.length === 1);
    await claimed(hugo);
    await hugo.settled();
    expect(claims(hugo)).toEqual([
      { id: proposal, member: 3, word, since: claims(anna)[0]?.since, agreed: [], awaited: [], absent: [] },
    ]);
  });
});

describe('a claim on several nodes and over restarts', () => {
  it('stands while its claimant is at another node, and goes when they have gone', async () => {
    const hub = new Hub();
    const data = new MemoryStorage();
    const patience = { noteMs: 0, moveMs: 100 };
    const [north, south] = [
      await house({ data, bus: hub.bus(), patience }),
      await house({ data, bus: hub.bus(), patience }),
    ];
    const [anna, ben, chloe] = await tableAt(north);
    await leaves(chloe, 2, anna, ben);
    const [hugo, eve] = [await visitorAt(south, anna.code), await visitorAt(south, anna.code)];
    const his = await claim(hugo, idAt(anna, 2));
    const hers = await claim(eve, idAt(anna, 2));
    await claimed(anna, 2);
    hugo.close();
    await anna.until(() => !words(anna).includes(his.word));
    expect(words(anna)).toEqual([hers.word]);
    await anna.until(() => anna.announced.length === 1);
    for (const one of [anna, ben]) await one.say('agree', { proposal: hers.proposal });
    await gone(anna);
    expect(await eve.say('join', { code: anna.code, name: 'Player 2', token: eve.token })).toMatchObject({ seat: 2 });
    expect(anna.announced).toMatchObject([{ outcome: 'withdrawn' }, { outcome: 'agreed' }]);
  });

  it('is carried out before what was agreed on after it, when the process died between', async () => {
    const data = new MemoryStorage();
    const [anna, ben, chloe] = await tableAt(await house({ data }));
    await leaves(chloe, 2, anna, ben);
    const record = await data.loadRoom(anna.code);
    const room = record === null ? null : roomIn(record.body);
    if (record === null || room?.matchId == null) throw new Error('no match');
    const all = { match: room.matchId, at: 1, agreed: [idAt(anna, 0), idAt(anna, 1)] } as const;
    const token = hashToken(TOKEN);
    const what = { kind: 'token', member: idAt(anna, 2), token, word: 'panda radar' } as const;
    const claims: readonly Claim[] = [{ ...all, id: 2 as ProposalId, what, order: 3 }];
    const over = { ...all, id: 1 as ProposalId, by: idAt(anna, 0), what: { kind: 'call-off' }, order: 4 } as const;
    const proposals = { ...room.proposals, latest: over, claims, count: 4 };
    await data.saveRoom({ ...record, version: record.version + 1, body: bodyOf({ ...room, proposals }) });
    const late = browserAt(await house({ data }));
    expect(await late.say('enter', { code: anna.code, token: anna.token })).toMatchObject({ ok: true });
    await late.until(() => late.announced.length === 2);
    expect(late.announced).toMatchObject([
      { kind: 'token', outcome: 'agreed' },
      { kind: 'call-off', outcome: 'agreed' },
    ]);
    expect(await late.say('enter', { code: anna.code, token: TOKEN })).toMatchObject({ ok: true, seat: 2 });
  });

  it('has the same word after a restart when its claimant comes back in time; else it is gone, and asked anew it has another', async () => {
    const folder = temporaryFolder();
    const patience = { noteMs: 0, moveMs: 60_000 };
    const before = await serve({ data: folder.path, patience });
    const [anna, ben, chloe] = await tableAt(before);
    await leaves(chloe, 2, anna, ben);
    const hugo = await visitorAt(before, anna.code);
    const member = idAt(anna, 2);
    const first = await claim(hugo, member);
    await before.app.close();

    const after = await serve({ data: folder.path, patience });
    const back = browserAt(after);
    back.token = hugo.token;
    await back.say('enter', { code: anna.code, token: null });
    const host = browserAt(after);
    await host.say('enter', { code: anna.code, token: anna.token });
    expect(words(host)).toEqual([first.word]);
    expect(await claim(back, member)).toEqual(first);
    await after.app.close();

    const third = await serve({ data: folder.path, patience: { noteMs: 0, moveMs: 50 } });
    const alone = browserAt(third);
    await alone.say('enter', { code: anna.code, token: anna.token });
    await gone(alone);
    const late = browserAt(third);
    late.token = hugo.token;
    await late.say('enter', { code: anna.code, token: null });
    const anew = await claim(late, member);
    expect(anew.proposal).toBeGreaterThan(first.proposal);
    await alone.until(() => words(alone)[0] === anew.word);
    for (const one of [alone, late]) one.close();
    await third.app.close();
    folder.remove();
  });
});

/** The name of a game with bots whose seats may be passed on. */
const WITH_BOTS =
  games.find(({ meta }) => meta.bots !== undefined && allowedBy(meta).succession !== 'never')?.meta.name ?? '';

describe('the seat of a bot', () => {
  it('is asked for by somebody who comes late, and is theirs by their own name once all agree (found: nobody at the table knew)', async () => {
    const at = await house({ games });
    const [anna, ben] = [browserAt(at), browserAt(at)];
    await gather([anna, ben], WITH_BOTS);
    expect(await anna.say('addBot', { level: 'quick' })).toEqual({ ok: true });
    await anna.until(() => anna.rooms.at(-1)?.members.length === 3);
    await begin([anna, ben]);
    const chloe = await visitorAt(at, anna.code);
    await claim(chloe, idAt(anna, 2));
    const body = await number(anna);
    await anna.say('agree', body);
    expect(await chloe.say('join', { code: anna.code, name: 'Chloé', token: chloe.token })).toMatchObject({
      ok: false,
    });
    await ben.say('agree', body);
    await anna.until(() => anna.rooms.at(-1)?.members[2]?.vacant === true);
    expect(claims(anna)).toEqual([]);
    expect(await chloe.say('join', { code: anna.code, name: 'Chloé', token: chloe.token })).toMatchObject({
      ok: true,
      seat: 2,
    });
    await anna.until(() => anna.announced.length === 2 && anna.rooms.at(-1)?.members[2]?.name === 'Chloé');
    expect(anna.announced).toMatchObject([{ kind: 'vacate', outcome: 'agreed' }, { what: 'took-seat' }]);
    expect(anna.rooms.at(-1)?.members[2]).toMatchObject({ bot: null, vacant: false });
    // Found: the log said that somebody else may take the seat.
    expect(linesOf(anna)).toContain('engine.taken');
    expect(linesOf(anna)).not.toContain('engine.freed');
  });
});
