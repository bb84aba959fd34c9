import { isQuestion } from '../../shared/engine/ask';
import type { GameModule } from '../../shared/engine/game';
import type { Decision } from '../../shared/engine/policy';
import { games } from '../../shared/games/registry';
import { SILENT_MS } from '../../shared/protocol/going-on';
import type { PauseView, ProposalId } from '../../shared/protocol/rooms';
import { ABSENT_SAY_MS, type ClockView, type TimeRules } from '../../shared/protocol/time';
import { historyIsWhole } from '../replay/whole';
import { MemoryStorage } from '../storage/memory';
import { logged, withBots } from '../testing/bots';
import type { Browser } from '../testing/browser';
import { browserAt, house, visitorAt } from '../testing/house';
import { Hub } from '../testing/hub';
import { idAt, leaves, vow } from '../testing/seating';
import { registered, type Served, temporaryFolder, toyModule } from '../testing/serve';
import { Waiting } from '../testing/waiting';
import type { Job } from '../workers/job';

const folder = temporaryFolder();
afterAll(() => folder.remove());

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const START = 1_750_000_000_000;
/** The toy game with turns of a minute. */
const SLOW = {
  ...toyModule,
  meta: { ...toyModule.meta, clocks: [{ id: 'turn', seconds: [5, 60, null], initial: null }] },
} satisfies GameModule;
const timed = (seconds: number | null, more: Partial<TimeRules> = {}): TimeRules => {
  return { pace: 'live', seconds: { turn: seconds }, days: { turn: null }, atEnd: 'pass', keepAfter: 0, ...more };
};

/** Servers whose clock the test moves; as many as it wants, on one storage. */
function houses(more: Parameters<typeof house>[0] = {}) {
  const time = { now: START };
  const hub = new Hub();
  const options = { data: new MemoryStorage(), games: [registered(SLOW)], patience: { noteMs: 0, moveMs: 1e9 } };
  const open = (): Promise<Served> => house({ ...options, clock: () => time.now, bus: hub.bus(), ...more });
  return { time, hub, open };
}

/** So many players at a table, each of whom has made a vow; Player 0, the host, is to act. */
async function table(count: 1 | 2 | 3, time: TimeRules, ...at: readonly [Served, ...Served[]]) {
  const all = Array.from({ length: count }, (_, i) => browserAt(at[i % at.length] ?? at[0]));
  await vow(all);
  const [anna] = all;
  if (anna === undefined) throw new Error('nobody');
  await anna.until(() => anna.ask('action'));
  expect(await anna.say('time', { time })).toEqual({ ok: true });
  return all as [Browser, Browser, Browser];
}

const pauseOf = (one: Browser): PauseView | null => one.rooms.at(-1)?.pause ?? null;
const paused = (one: Browser) => one.until(() => pauseOf(one)?.endedAt === null);
const wentOn = (one: Browser) => one.until(() => pauseOf(one)?.endedAt != null);
const clock = (one: Browser): ClockView | undefined => one.clocks.at(-1)?.clocks[0];
const ask = (one: Browser) => one.say('propose', { what: { kind: 'pause' } });
const goOn = (one: Browser) => one.say('resume', {});
const turns = (one: Browser): number => one.view.view.log.filter(({ text }) => text.m === 'engine.time-over').length;
const PAUSED = { ok: false, error: 'paused' };

async function agree(...all: readonly Browser[]): Promise<void> {
  for (const one of all) {
    const open = await one.until(() => one.rooms.at(-1)?.proposal);
    expect(await one.say('agree', { proposal: open.id })).toEqual({ ok: true });
  }
}

/** Has one player ask for a pause and the others agree, and waits until all see it. */
async function pause(by: Browser, ...others: readonly Browser[]): Promise<void> {
  expect(await ask(by)).toEqual({ ok: true });
  await agree(...others);
  for (const one of [by, ...others]) {
    await paused(one);
    await one.until(() => one.rooms.at(-1)?.proposal === null);
  }
}

/** Enters the room again as the same player. */
async function back(served: Served, one: Browser): Promise<Browser> {
  const again = browserAt(served);
  await again.say('enter', { code: one.code, token: one.token });
  await again.until(() => again.views.length > 0);
  return again;
}

describe('a pause', () => {
  it('begins once all who have a say agree, everybody sees who asked and since when, and any player ends it', async () => {
    const { time, open } = houses();
    const served = await open();
    const [anna, ben, chloe] = await table(3, timed(null), served);
    const watching = await visitorAt(served, anna.code);
    expect(await ask(ben)).toEqual({ ok: true });
    await agree(chloe);
    await anna.until(() => anna.rooms.at(-1)?.proposal?.agreed.length === 2);
    // Two of three are not enough.
    expect(pauseOf(anna)).toBeNull();
    expect(anna.rooms.at(-1)?.proposal).toMatchObject({ by: idAt(anna, 1), what: { kind: 'pause' }, awaited: [1] });
    time.now += 1_000;
    await agree(anna);
    for (const one of [anna, ben, chloe, watching]) {
      await paused(one);
      expect(pauseOf(one)).toEqual({ by: idAt(anna, 1), since: START + 1_000, endedAt: null });
    }
    await chloe.until(() => chloe.announced.length === 1);
    expect(chloe.announced.at(-1)).toEqual({ what: 'proposal', kind: 'pause', outcome: 'agreed', by: 'Player 1' });
    expect(await ask(anna)).toEqual(PAUSED);
    expect(await watching.say('resume', {})).toEqual({ ok: false, error: 'not-seated' });
    time.now += MINUTE;
    expect(await goOn(chloe)).toEqual({ ok: true });
    for (const one of [anna, ben, chloe, watching]) {
      await wentOn(one);
      expect(pauseOf(one)).toEqual({ by: idAt(anna, 1), since: START + 1_000, endedAt: START + 61_000 });
    }
    await anna.until(() => anna.announced.length === 2);
    expect(anna.announced.at(-1)).toEqual({ what: 'resumed', by: 'Player 2' });
    expect(await goOn(anna)).toEqual({ ok: false, error: 'not-paused' });
    expect(await anna.take('rest')).toEqual({ ok: true });
  });

  it('refuses every answer, nudge and vote to go on, and changes nothing; the conversation goes on', async () => {
    const data = new MemoryStorage();
    const { time, open } = houses({ data });
    const [anna, ben] = await table(2, timed(null), await open());
    await pause(ben, anna);
    const [match] = (await data.listMatches('toy', 10)).map(({ id }) => id);
    const version = async () => (await data.loadMatch(match ?? ''))?.version;
    const before = [await version(), anna.views.length];
    time.now += SILENT_MS.live;
    expect(await anna.take('rest')).toEqual(PAUSED);
    expect(await ben.say('nudge', { member: idAt(ben, 0) })).toEqual(PAUSED);
    expect(await ben.say('goOn', { seat: 0 as never })).toEqual(PAUSED);
    await anna.settled();
    expect([await version(), anna.views.length]).toEqual(before);
    expect(await anna.say('say', { text: 'tea' })).toEqual({ ok: true });
    await ben.until(() => ben.lines.length === 1);
    expect(await goOn(anna)).toEqual({ ok: true });
    await wentOn(ben);
    // The wait for Anna begins anew with the end of the pause.
    expect(await ben.say('goOn', { seat: 0 as never })).toEqual({ ok: false, error: 'too-early' });
    time.now += SILENT_MS.live;
    expect(await anna.take('rest')).toEqual({ ok: true });
    expect(await historyIsWhole(data, match ?? '')).toBe(true);
  });

  it('is had at once alone', async () => {
    const [anna] = await table(1, timed(null), await houses().open());
    expect(await ask(anna)).toEqual({ ok: true });
    await paused(anna);
    expect(await anna.take('rest')).toEqual(PAUSED);
  });

  it('waits for members who are away as long as they have a say', async () => {
    const { time, open } = houses({ absentSayMs: ABSENT_SAY_MS });
    const [anna, ben] = await table(2, timed(null), await open());
    ben.close();
    await anna.until(() => anna.rooms.at(-1)?.members[1]?.awayForMs != null);
    await ask(anna);
    await anna.until(() => anna.rooms.at(-1)?.proposal?.absent.length === 1);
    time.now += ABSENT_SAY_MS.live;
    expect(pauseOf(anna)).toBeNull();
    await agree(anna);
    await paused(anna);
  });

  it('does not begin when one member says no, and the conversation says who', async () => {
    const [anna, ben] = await table(2, timed(null), await houses().open());
    await ask(anna);
    const { id } = await ben.until(() => ben.rooms.at(-1)?.proposal);
    expect(await ben.say('refuse', { proposal: id })).toEqual({ ok: true });
    await anna.until(() => anna.announced.length === 1);
    expect(anna.announced.at(-1)).toMatchObject({ kind: 'pause', outcome: 'refused', by: 'Player 0', who: 'Player 1' });
    expect(await anna.take('rest')).toEqual({ ok: true });
  });

  it('ends when the table goes back or calls the match off', async () => {
    const [anna, ben] = await table(2, timed(null), await houses().open());
    await anna.take('rest');
    await pause(ben, anna);
    await anna.say('propose', { what: { kind: 'rewind', to: 'answer' } });
    await agree(ben);
    await wentOn(ben);
    expect(await anna.take('rest')).toEqual({ ok: true });
    await pause(ben, anna);
    await anna.say('propose', { what: { kind: 'call-off' } });
    await agree(ben);
    await anna.until(() => anna.rooms.at(-1)?.phase === 'over');
    expect(pauseOf(anna)).toBeNull();
    expect(await goOn(anna)).toEqual({ ok: false, error: 'match-over' });
  });
});

describe('a clock', () => {
  it('stands while the table pauses, and then has what it had: 40 seconds, after an hour', async () => {
    const { time, open } = houses();
    const served = await open();
    const [anna, ben] = await table(2, timed(60), served);
    await ben.until(() => clock(ben)?.until === START + MINUTE);
    time.now += 20_000;
    await pause(ben, anna);
    await ben.until(() => clock(ben)?.leftMs === 40_000);
    expect(clock(ben)).toEqual({ seat: 0, kind: 'action', until: null, leftMs: 40_000, lengthMs: MINUTE, more: 2 });
    time.now += 60 * MINUTE;
    // Whoever comes has the clocks looked at again.
    const watching = await visitorAt(served, anna.code);
    await watching.until(() => clock(watching)?.leftMs === 40_000);
    expect(turns(anna)).toBe(0);
    await goOn(anna);
    await ben.until(() => clock(ben)?.until === time.now + 40_000);
    // A second pause takes nothing either.
    time.now += 10_000;
    await pause(ben, anna);
    await ben.until(() => clock(ben)?.leftMs === 30_000);
    time.now += MINUTE;
    await goOn(anna);
    await ben.until(() => clock(ben)?.until === time.now + 30_000);
    // When its time is over after all, it ends.
    time.now += 30_000;
    watching.close();
    await ben.until(() => turns(ben) === 1);
  });

  it('has a quarter of a minute at least, so that nobody is surprised, and never more than its whole time', async () => {
    const { time, open } = houses();
    const [anna, ben] = await table(2, timed(60), await open());
    await ben.until(() => clock(ben)?.until === START + MINUTE);
    time.now += 57_000;
    await pause(ben, anna);
    await ben.until(() => clock(ben)?.leftMs === 15_000);
    // The host's change of time rules begins all clocks anew.
    time.now += 1_000;
    expect(await anna.say('time', { time: timed(5) })).toEqual({ ok: true });
    await ben.until(() => clock(ben)?.leftMs === 5_000);
    await goOn(ben);
    await ben.until(() => clock(ben)?.until === time.now + 5_000);
    time.now += 4_000;
    await pause(ben, anna);
    await ben.until(() => clock(ben)?.leftMs === 5_000);
  });

  it('stands as it stood after a restart in the pause, and goes on with what it had', async () => {
    const { time, open } = houses({ data: folder.path });
    const first = await open();
    const [anna, ben] = await table(2, timed(60), first);
    await ben.until(() => clock(ben)?.until === START + MINUTE);
    time.now += 20_000;
    await pause(ben, anna);
    await first.app.close();
    time.now += 60 * MINUTE;
    const second = await open();
    const [again, other] = [await back(second, anna), await back(second, ben)];
    await paused(again);
    expect(pauseOf(again)).toEqual({ by: idAt(ben, 1), since: START + 20_000, endedAt: null });
    await again.until(() => clock(again)?.leftMs === 40_000);
    expect(await again.take('rest')).toEqual(PAUSED);
    await goOn(other);
    await again.until(() => clock(again)?.until === time.now + 40_000);
  });

  it('stands on every node, whichever of them begins and ends the pause, also when notices are lost', async () => {
    const { time, hub, open } = houses();
    const [anna, ben] = await table(2, timed(60), await open(), await open());
    await ben.until(() => clock(ben)?.until === START + MINUTE);
    time.now += 20_000;
    await ask(anna);
    await agree(ben);
    for (const one of [anna, ben]) {
      await paused(one);
      await one.until(() => clock(one)?.leftMs === 40_000);
    }
    expect(await anna.take('rest')).toEqual(PAUSED);
    time.now += MINUTE;
    // The end changes the match alone: other nodes find it there.
    hub.broken = true;
    await goOn(anna);
    for (const one of [anna, ben]) {
      await wentOn(one);
      await one.until(() => clock(one)?.until === time.now + 40_000);
    }
  });

  it('stands in correspondence, also while nobody is there', async () => {
    const { time, open } = houses({ unattendedPace: { everyMs: 10, quietMs: 100 } });
    const served = await open();
    const days = timed(null, { pace: 'correspondence', days: { turn: 2 } });
    const [anna, ben] = await table(2, days, served);
    await ben.until(() => clock(ben)?.until === START + 2 * DAY);
    time.now += DAY;
    await pause(ben, anna);
    await ben.until(() => clock(ben)?.leftMs === DAY);
    for (const one of [anna, ben]) one.close();
    time.now += 7 * DAY;
    const again = await back(served, anna);
    await again.until(() => clock(again)?.leftMs === DAY);
    expect(turns(again)).toBe(0);
    await goOn(again);
    await again.until(() => clock(again)?.until === time.now + DAY);
  });
});

describe('a secret choice', () => {
  it('hides what the others ask, and no pause begins during it', async () => {
    const { open } = houses();
    const [anna, ben] = await table(2, timed(null), await open());
    await anna.take('probe');
    await anna.until(() => anna.ask('probe'));
    await ask(ben);
    await ben.until(() => ben.rooms.at(-1)?.proposal?.awaited.length === 1);
    await anna.settled();
    expect(anna.rooms.at(-1)).toMatchObject({ proposal: null, pause: null });
    expect(await anna.say('agree', { proposal: 1 as ProposalId })).toEqual({ ok: false, error: 'silenced' });
    // Anna loses her say by leaving: the others would signal to her by when they pause and go on.
    await leaves(anna, 0, ben);
    await agree(ben);
    await ben.until(() => ben.announced.length === 1);
    expect(ben.announced.at(-1)).toMatchObject({ kind: 'pause', outcome: 'failed' });
    expect(pauseOf(ben)).toBeNull();
  });
});

describe('a bot', () => {
  it('does not answer while the table pauses, not even what it was thinking about, and then does', async () => {
    const waiting = new Waiting();
    const held: (() => void)[] = [];
    let holds = true;
    const botPool = {
      hasRoom: () => true,
      run: async (_: string, { view }: Job): Promise<Decision> => {
        if (holds)
          await new Promise<void>((resolve) => {
            held.push(resolve);
            waiting.wake();
          });
        const open = view.asks.find(isQuestion);
        if (open?.options[0] === undefined) throw new Error('no question');
        return { choice: { seat: open.seat, ask: open.id, key: open.options[0].key } };
      },
      close: () => Promise.resolve(),
    };
    const [name = ''] = games.flatMap(({ meta }) => (meta.bots === undefined ? [] : [meta.name]));
    const anna = browserAt(await house({ games, botPace: { pauseMs: 0, othersMs: 0 }, botPool }));
    await withBots(anna, name, ['quick']);
    // Anna plays until the bot thinks.
    while (held.length === 0) {
      // That a bot thinks comes with no message to Anna: under load it was missed.
      const open = await Promise.race([
        waiting.until(() => held.length > 0),
        anna.until(() =>
          anna.view.view.asks.find(({ kind, options }) => !['any-time', 'undo'].includes(kind) && options.length > 0),
        ),
      ]);
      const answer = open === true ? undefined : (open.options.find(({ key }) => key === 'end') ?? open.options[0]);
      if (open !== true && answer !== undefined) await anna.say('choose', { ask: open.id, key: answer.key });
    }
    expect(await ask(anna)).toEqual({ ok: true });
    await paused(anna);
    const before = logged(anna);
    held[0]?.();
    // Its answer comes before the end of the pause, and is refused.
    for (let n = 0; n < 3; n++) await anna.settled();
    expect(held).toHaveLength(1);
    expect(await goOn(anna)).toEqual({ ok: true });
    await waiting.until(() => held.length === 2);
    expect(logged(anna)).toBe(before);
    holds = false;
    held[1]?.();
    await anna.until(() => logged(anna) > before);
  });
});
