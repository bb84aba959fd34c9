import { games } from '../../shared/games/registry';
import { MemoryStorage } from '../storage/memory';
import { isOver, logged, playUntil, withBots } from '../testing/bots';
import type { Browser } from '../testing/browser';
import { browserAt, closeHouses, house } from '../testing/house';
import { Hub } from '../testing/hub';
import { gather, leaves } from '../testing/seating';
import { type Served, temporaryFolder } from '../testing/serve';

/** The name of a game that has bots. */
const GAME = games.find(({ meta }) => meta.bots !== undefined)?.meta.name ?? '';
const AT_ONCE = { pauseMs: 0, othersMs: 20 };

const quickHouse = (options: Parameters<typeof house>[0] = {}): Promise<Served> =>
  house({ games, botPace: AT_ONCE, ...options });

describe('bots at a table', () => {
  it('play along with a person, and say why in the log', async () => {
    const anna = browserAt(await quickHouse());
    await withBots(anna, GAME, ['quick', 'quick']);
    await playUntil(anna, 40);
    const reasons = anna.views.at(-1)?.view.log.filter(({ text }) => text.m.startsWith('log.bot.')) ?? [];
    expect(reasons.length).toBeGreaterThan(0);
  });

  it('go on after the server was started again, once somebody looks on', async () => {
    const folder = temporaryFolder();
    const before = await quickHouse({ data: folder.path });
    const anna = browserAt(before);
    await withBots(anna, GAME, ['quick']);
    const code = anna.rooms.at(-1)?.code ?? '';
    await playUntil(anna, 12);
    await closeHouses();
    const again = browserAt(await quickHouse({ data: folder.path }));
    await again.say('enter', { code, token: anna.token });
    await again.until(() => logged(again) > 0);
    const had = logged(again);
    await playUntil(again, had + 15);
    expect(logged(again)).toBeGreaterThanOrEqual(had + 15);
    await closeHouses();
    folder.remove();
  });

  it('are played once by two nodes at which people look on', async () => {
    const [storage, hub] = [new MemoryStorage(), new Hub()];
    const one = await quickHouse({ data: storage, bus: hub.bus() });
    const other = await quickHouse({ data: storage, bus: hub.bus() });
    const [anna, watching] = [browserAt(one), browserAt(other)];
    await withBots(anna, GAME, ['quick', 'quick']);
    await watching.say('enter', { code: anna.rooms.at(-1)?.code ?? '', token: null });
    await playUntil(anna, 30);
    await watching.until(() => logged(watching) >= 30);
    const told = (by: Browser) => (by.views.at(-1)?.view.log ?? []).slice(0, 30);
    expect(told(watching)).toEqual(told(anna));
  });
});

describe('a bot in the lobby', () => {
  it('is added and sent away by the host alone, and shown to everybody', async () => {
    const at = await quickHouse();
    const [anna, ben, onlooker] = [browserAt(at), browserAt(at), browserAt(at)];
    const code = await gather([anna, ben], GAME);
    await onlooker.say('enter', { code, token: null });
    expect(await ben.say('addBot', { level: 'quick' })).toEqual({ ok: false, error: 'not-host' });
    expect(await onlooker.say('addBot', { level: 'quick' })).toEqual({ ok: false, error: 'not-seated' });
    expect(await browserAt(at).say('addBot', { level: 'quick' })).toEqual({ ok: false, error: 'not-seated' });
    expect(await anna.say('addBot', { level: 'best' as never })).toEqual({ ok: false, error: 'bad-request' });
    expect(anna.rooms.at(-1)?.members).toHaveLength(2);
    expect(await anna.say('addBot', { level: 'steady' })).toEqual({ ok: true });
    await onlooker.until(() => onlooker.rooms.at(-1)?.members.length === 3);
    const bot = onlooker.rooms.at(-1)?.members[2];
    expect(new Set(onlooker.rooms.at(-1)?.members.map(({ colour }) => colour)).size).toBe(3);
    expect(bot?.colour).not.toBeNull();
    if (bot === undefined) throw new Error('no bot');
    expect(bot).toMatchObject({ bot: 'steady', connected: true, ready: true, vacant: false, host: false });
    expect(await anna.say('promote', { member: bot.id })).toEqual({ ok: false, error: 'member-unknown' });
    expect(await anna.say('kick', { member: bot.id })).toEqual({ ok: true });
    await onlooker.until(() => onlooker.rooms.at(-1)?.members.length === 2);
  });

  it('takes no seat more than there are, none once the match runs, and never becomes host', async () => {
    const at = await quickHouse();
    const [anna, ben] = [browserAt(at), browserAt(at)];
    await gather([anna, ben], GAME);
    for (let i = 0; i < 3; i++) expect(await anna.say('addBot', { level: 'quick' })).toEqual({ ok: true });
    expect(await anna.say('addBot', { level: 'quick' })).toEqual({ ok: false, error: 'room-full' });
    expect(await anna.say('leave', {})).toEqual({ ok: true });
    await ben.until(() => ben.rooms.at(-1)?.members.length === 4);
    expect(ben.rooms.at(-1)?.members.find(({ host }) => host)?.name).toBe('Player 1');
    expect(await ben.say('start', {})).toEqual({ ok: true });
    expect(await ben.say('addBot', { level: 'quick' })).toEqual({ ok: false, error: 'room-started' });
  });

  it('is refused where the game has none', async () => {
    const anna = browserAt(await house());
    await gather([anna]);
    expect(await anna.say('addBot', { level: 'quick' })).toEqual({ ok: false, error: 'bad-options' });
  });
});

describe('a bot that keeps a seat', () => {
  /** Members at a table; the last one has agreed to bots as stand-ins for all others, who have gone. */
  async function keptByBots(people: readonly Browser[]): Promise<Browser> {
    await gather(people, GAME);
    const [host] = people;
    const asking = people.at(-1);
    if (host === undefined || asking === undefined) throw new Error('nobody');
    expect(await host.say('start', {})).toEqual({ ok: true });
    await asking.until(() => asking.views.length > 0);
    for (const one of people.slice(0, -1)) one.close();
    const others = people.length - 1;
    await asking.until(() => asking.rooms.at(-1)?.members.filter(({ connected }) => !connected).length === others);
    for (let i = 0; i < others; i++) {
      const member = asking.rooms.at(-1)?.members[i]?.id;
      if (member === undefined) throw new Error('no member');
      const what = { kind: 'keep', member, by: { kind: 'bot', level: 'quick' }, alone: 'waits' } as const;
      const reply = await asking.say('propose', { what });
      expect(reply).toEqual({ ok: true });
      await asking.until(() => asking.rooms.at(-1)?.proposal === null);
    }
    return asking;
  }

  it('plays it to the end of the game, all five of them while somebody looks on', async () => {
    const at = await quickHouse();
    const people = [0, 1, 2, 3, 4].map(() => browserAt(at));
    const onlooker = browserAt(at);
    const last = await keptByBots(people);
    const code = last.rooms.at(-1)?.code ?? '';
    await onlooker.say('enter', { code, token: null });
    const again = browserAt(at);
    await again.say('enter', { code, token: people[0]?.token ?? '' });
    await leaves(last, 4, again);
    const member = again.rooms.at(-1)?.members[4]?.id;
    if (member === undefined) throw new Error('no member');
    const what = { kind: 'keep', member, by: { kind: 'bot', level: 'quick' }, alone: 'waits' } as const;
    expect(await again.say('propose', { what })).toEqual({ ok: true });
    again.close();
    await onlooker.until(() => Object.keys(onlooker.views.at(-1)?.view.keepers ?? {}).length === 5 || isOver(onlooker));
    await onlooker.until(() => isOver(onlooker));
    const told = onlooker.view.view.log.map(({ text }) => text.m);
    expect(told.filter((line) => line === 'engine.kept')).toHaveLength(5);
    expect(told).not.toContain('engine.kept-back');
  });

  it('stops in the instant its owner is back, who is told nothing of an answer that came too late', async () => {
    const at = await quickHouse();
    const [anna, ben] = [browserAt(at), browserAt(at)];
    await keptByBots([anna, ben]);
    const again = browserAt(at);
    await again.say('enter', { code: ben.rooms.at(-1)?.code ?? '', token: anna.token });
    await again.until(() => again.views.length > 0);
    expect(await again.say('release', { seat: 0 as never })).toEqual({ ok: true });
    await again.until(() => Object.keys(again.view.view.keepers).length === 0);
    const own = again.view.view.log.length;
    expect(again.view.view.log.filter(({ text }) => text.m === 'engine.kept-back')).toHaveLength(1);
    // Whatever is asked of Anna from now on stays open until she answers it herself.
    await ben.settled();
    await again.settled();
    expect(again.view.view.log.slice(own).filter(({ text }) => text.m.startsWith('log.bot.'))).toEqual([]);
  });
});
