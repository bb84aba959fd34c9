import type { Play } from '../../shared/engine/allowed';
import type { GameModule } from '../../shared/engine/game';
import type { ProposalId, Wish } from '../../shared/protocol/rooms';
import { ABSENT_SAY_MS, type Pace } from '../../shared/protocol/time';
import { MemoryStorage } from '../storage/memory';
import type { Browser } from '../testing/browser';
import { browserAt, house } from '../testing/house';
import { begin, gather, idAt, makeVows } from '../testing/seating';
import { registered, type Served, toyModule } from '../testing/serve';

const MINUTE = 60_000;
const [ANNA, BEN] = [0, 1];
const DAYS = { seconds: { turn: null }, days: { turn: null }, atEnd: 'pass', keepAfter: 0 } as const;

/** A server with a clock that the test moves, and a table of Anna and Ben after their vows. */
async function twoAt({ pace = 'live', play = 'together' }: { readonly pace?: Pace; readonly play?: Play } = {}) {
  const time = { now: 10_000_000 };
  const data = new MemoryStorage();
  const module: GameModule = { ...toyModule, meta: { ...toyModule.meta, play, bots: ['quick'] } };
  const patience = { noteMs: 0, moveMs: 1e9 };
  const options = {
    data,
    clock: () => time.now,
    patience,
    absentSayMs: ABSENT_SAY_MS,
    games: [registered(module)],
  };
  const at = await house(options);
  const [anna, ben] = [browserAt(at), browserAt(at)] as const;
  await gather([anna, ben]);
  expect(await anna.say('time', { time: { ...DAYS, pace } })).toEqual({ ok: true });
  await begin([anna, ben]);
  await makeVows([anna, ben]);
  await anna.take('rest');
  return { at, time, options, anna, ben };
}

const proposal = (one: Browser) => one.rooms.at(-1)?.proposal ?? null;
const number = (one: Browser): { readonly proposal: ProposalId } => ({ proposal: proposal(one)?.id ?? (0 as never) });

/** Closes a browser, and waits until its absence is noted. */
async function goes(away: Browser, seat: number, by: Browser): Promise<void> {
  away.close();
  await by.until(() => by.rooms.at(-1)?.members[seat]?.awayForMs != null);
}

/** Comes back as a member. */
async function comes(at: Served, one: Browser): Promise<Browser> {
  const again = browserAt(at);
  again.token = one.token;
  expect(await again.say('enter', { code: one.code, token: one.token })).toMatchObject({ ok: true });
  await again.until(() => again.rooms.length > 0 && again.views.length > 0);
  return again;
}

describe('who has just lost their connection', () => {
  const wishes = (one: Browser): readonly Wish[] => [
    { kind: 'call-off' },
    { kind: 'rewind', to: 'answer' },
    { kind: 'rewind', to: 'turn' },
    { kind: 'keep', member: idAt(one, BEN), by: { kind: 'member', member: idAt(one, ANNA) }, alone: 'kept' },
  ];

  it('keeps a say: the one left can do nothing alone before the time that all are shown is over, then everything', async () => {
    const { time, anna, ben } = await twoAt();
    await goes(ben, BEN, anna);
    for (const what of wishes(anna)) {
      const before = JSON.stringify(anna.view.view);
      expect(await anna.say('propose', { what })).toEqual({ ok: true });
      await anna.until(() => proposal(anna)?.what.kind === what.kind);
      expect(proposal(anna)?.absent).toEqual([{ member: idAt(anna, BEN), forMs: ABSENT_SAY_MS.live }]);
      time.now += ABSENT_SAY_MS.live - 1;
      expect(await anna.say('agree', number(anna))).toEqual({ ok: true });
      await anna.settled();
      expect(JSON.stringify(anna.view.view)).toBe(before);
      expect(await anna.say('refuse', number(anna))).toEqual({ ok: true });
      await anna.until(() => proposal(anna) === null);
      time.now -= ABSENT_SAY_MS.live - 1;
    }
    expect(await anna.say('propose', { what: { kind: 'call-off' } })).toEqual({ ok: true });
    await anna.until(() => proposal(anna) !== null);
    time.now += ABSENT_SAY_MS.live;
    expect(await anna.say('agree', number(anna))).toEqual({ ok: true });
    await anna.until(() => anna.view.view.over !== null);
  });

  it('has it after the server has started again, counted from when they had gone', async () => {
    const { at, time, options, anna, ben } = await twoAt();
    await goes(ben, BEN, anna);
    time.now += MINUTE;
    await at.app.close();
    const again = await comes(await house(options), anna);
    expect(await again.say('propose', { what: { kind: 'call-off' } })).toEqual({ ok: true });
    await again.until(() => proposal(again) !== null);
    const left = ABSENT_SAY_MS.live - MINUTE;
    expect(proposal(again)?.absent).toEqual([{ member: idAt(again, BEN), forMs: left }]);
    time.now += left;
    await again.say('agree', number(again));
    await again.until(() => again.view.view.over !== null);
  });

  it('is asked like all others once they are back, and says no', async () => {
    const { at, anna, ben } = await twoAt();
    await goes(ben, BEN, anna);
    await anna.say('propose', { what: { kind: 'call-off' } });
    const again = await comes(at, ben);
    await again.until(() => proposal(again)?.absent.length === 0);
    expect(proposal(again)?.awaited).toEqual([idAt(again, BEN)]);
    expect(await again.say('refuse', number(again))).toEqual({ ok: true });
    await anna.until(() => proposal(anna) === null);
    expect(anna.view.view.over).toBeNull();
  });

  it('has a day from when the table was asked in correspondence, however long they have been away', async () => {
    const { time, anna, ben } = await twoAt({ pace: 'correspondence' });
    await goes(ben, BEN, anna);
    time.now += 9 * ABSENT_SAY_MS.correspondence;
    await anna.say('propose', { what: { kind: 'call-off' } });
    await anna.until(() => proposal(anna) !== null);
    expect(proposal(anna)?.absent).toEqual([{ member: idAt(anna, BEN), forMs: ABSENT_SAY_MS.correspondence }]);
    time.now += ABSENT_SAY_MS.correspondence;
    await anna.say('agree', number(anna));
    await anna.until(() => anna.view.view.over !== null);
  });

  it.each([
    ['before they ask', 'correspondence', 0],
    ['once they have asked', 'correspondence', 1],
    ['before they ask, having changed it to correspondence while they were away', 'live', 0],
  ] as const)('keeps the day of correspondence though the host has all play at once %s', async (_, pace, asked) => {
    const { time, anna, ben } = await twoAt({ pace });
    const at = (other: Pace) => anna.say('time', { time: { ...DAYS, pace: other } });
    await goes(ben, BEN, anna);
    if (pace === 'live') expect(await at('correspondence')).toEqual({ ok: true });
    time.now += 4 * ABSENT_SAY_MS.live;
    if (asked === 0) expect(await at('live')).toEqual({ ok: true });
    expect(await anna.say('propose', { what: { kind: 'call-off' } })).toEqual({ ok: true });
    await anna.until(() => proposal(anna) !== null || anna.view.view.over !== null);
    expect(anna.view.view.over).toBeNull();
    if (asked === 1) expect(await at('live')).toEqual({ ok: true });
    time.now += ABSENT_SAY_MS.correspondence - 1;
    expect(await anna.say('agree', number(anna))).toEqual({ ok: true });
    await anna.settled();
    expect(anna.view.view.over).toBeNull();
    time.now += 1;
    await anna.say('agree', number(anna));
    await anna.until(() => anna.view.view.over !== null);
  });

  it('has the time of play at once who goes after the host has changed to it', async () => {
    const { time, anna, ben } = await twoAt({ pace: 'correspondence' });
    expect(await anna.say('time', { time: { ...DAYS, pace: 'live' } })).toEqual({ ok: true });
    time.now += 1;
    await goes(ben, BEN, anna);
    await anna.say('propose', { what: { kind: 'call-off' } });
    await anna.until(() => proposal(anna) !== null);
    expect(proposal(anna)?.absent).toEqual([{ member: idAt(anna, BEN), forMs: ABSENT_SAY_MS.live }]);
  });

  it('always has it among rivals; only a bot that plays for them is agreed on without them after the time', async () => {
    const { time, anna, ben } = await twoAt({ play: 'rivals' });
    await goes(ben, BEN, anna);
    time.now += 1_000 * ABSENT_SAY_MS.live;
    await anna.say('propose', { what: { kind: 'call-off' } });
    await anna.until(() => proposal(anna) !== null);
    expect(proposal(anna)?.absent).toEqual([{ member: idAt(anna, BEN), forMs: null }]);
    await anna.say('agree', number(anna));
    await anna.settled();
    expect(anna.view.view.over).toBeNull();
    await anna.say('refuse', number(anna));
    await anna.until(() => proposal(anna) === null);
    const bot = { kind: 'keep', member: idAt(anna, BEN), by: { kind: 'bot', level: 'quick' }, alone: 'waits' } as const;
    expect(await anna.say('propose', { what: bot })).toEqual({ ok: true });
    await anna.until(() => anna.view.view.keepers[BEN] !== undefined);
  });

  it('loses it in everybody’s sight when the time is over, without anybody coming or going', async () => {
    const absentSayMs = { live: 40, correspondence: 40 };
    const at = await house({ patience: { noteMs: 0, moveMs: 1e9 }, absentSayMs });
    const [anna, ben] = [browserAt(at), browserAt(at)] as const;
    await gather([anna, ben]);
    await begin([anna, ben]);
    await goes(ben, BEN, anna);
    await anna.say('propose', { what: { kind: 'call-off' } });
    await anna.until(() => proposal(anna)?.awaited.length === 0 || anna.view.view.over !== null);
  });
});
