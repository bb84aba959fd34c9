import { type AskId, isQuestion } from '../../shared/engine/ask';
import { gameTestings } from '../../shared/games/testing';
import type { GameTesting } from '../../shared/testing/game-testing';
import { MERGE_MS } from '../lib/spaced';
import type { Limits } from '../limits/limits';
import type { Browser } from '../testing/browser';
import { browserAt, house } from '../testing/house';
import { begin, gather, idAt } from '../testing/seating';
import { NO_LIMITS, registered } from '../testing/serve';
import { holdTimeouts } from '../testing/timers';

const SPECTATORS = 190;
/** As many commands a second as a seat may send. */
const PER_SECOND = 20;
/** The first game of this server, whose turns have several steps. */
const [{ game }] = gameTestings as readonly [GameTesting];

afterEach(() => {
  jest.useRealTimers();
});

/** Lets all that is under way come to an end. */
async function settle(all: readonly Browser[]): Promise<void> {
  for (let i = 0; i < 2; i++) await Promise.all(all.map((one) => one.settled()));
}

/** A room of two that a crowd watches. From then on time passes only when the test lets it. */
async function watched(state: 'gathering' | 'playing', limits: Partial<Limits> = {}) {
  const at = await house({ games: [registered(game)], limits: { ...NO_LIMITS, ...limits } });
  const [anna, ben] = [browserAt(at), browserAt(at)];
  const code = await gather([anna, ben], game.meta.name);
  await anna.say('configure', { options: { first: '1' } });
  if (state === 'playing') await begin([anna, ben]);
  holdTimeouts();
  const crowd = Array.from({ length: SPECTATORS }, () => browserAt(at));
  for (const one of crowd) expect(await one.say('enter', { code, token: null })).toMatchObject({ ok: true });
  const all = [anna, ben, ...crowd];
  /** Lets time pass, and all be told what there is to tell. */
  const pass = async (ms: number): Promise<void> => {
    jest.advanceTimersByTime(ms);
    await settle(all);
  };
  while (crowd.some((one) => one.rooms.at(-1)?.spectators !== SPECTATORS)) await pass(MERGE_MS);
  await pass(MERGE_MS);
  return { code, anna, ben, crowd, pass };
}

/** The bytes that the server sent these browsers by itself. */
function bytesSentTo(all: readonly Browser[]): number {
  const events = all.flatMap(({ raw }) => raw.filter((frame) => frame.startsWith('2/rooms,')));
  return events.reduce((sum, frame) => sum + Buffer.byteLength(frame), 0);
}

/** How many bytes a second each of a crowd is sent while a seat sends commands as fast as a seat may. */
async function bytesPerSecond(
  { crowd, pass }: Pick<Awaited<ReturnType<typeof watched>>, 'crowd' | 'pass'>,
  command: (n: number) => Promise<unknown>,
): Promise<number> {
  const before = bytesSentTo(crowd);
  for (let n = 0; n < PER_SECOND; n++) {
    expect(await command(n)).toMatchObject({ ok: true });
    await settle(crowd.slice(0, 1));
    jest.advanceTimersByTime(1000 / PER_SECOND);
  }
  await pass(MERGE_MS);
  return (bytesSentTo(crowd) - before) / crowd.length;
}

describe('with 190 spectators', () => {
  // Before it was 17.7 KB a second for each of them, 3.4 MB in all.
  it('toggling ready twenty times a second costs each of them less than 1 KB a second, and all know the last word', async () => {
    const lobby = await watched('gathering');
    const { anna, ben, crowd } = lobby;
    const bytes = await bytesPerSecond(lobby, (n) => ben.say('ready', { is: n % 2 === 0 ? 'not-yet' : 'ready' }));
    expect(bytes).toBeGreaterThan(0);
    expect(bytes).toBeLessThan(1000);
    expect(anna.rooms.at(-1)?.members[1]?.ready).toBe(true);
    for (const one of crowd) expect(one.rooms.at(-1)).toEqual(anna.rooms.at(-1));
  });

  // Before: 17.6 KB, whether anybody came or not.
  it('coming and going twenty times a second costs less than 1 KB, and entering where one is nothing', async () => {
    const lobby = await watched('gathering');
    const [one, ...others] = lobby.crowd as [Browser, ...Browser[]];
    const { code } = lobby;
    const enter = () => one.say('enter', { code, token: null });
    const { token } = one;
    const elsewhere = () => one.say('create', { game: game.meta.name, name: 'Mallory', token });
    expect(await bytesPerSecond({ ...lobby, crowd: others }, enter)).toBe(0);
    const bytes = await bytesPerSecond({ ...lobby, crowd: others }, (n) => (n % 2 === 0 ? elsewhere() : enter()));
    expect(bytes).toBeGreaterThan(0);
    expect(bytes).toBeLessThan(1000);
    for (const other of others) expect(other.rooms.at(-1)?.spectators).toBe(SPECTATORS);
  });

  // Before: 5.5 KB with two steps.
  it('changing a plan of two steps twenty times a second costs less than 1.5 KB, and all see the last one', async () => {
    const table = await watched('playing');
    const { ben, crowd } = table;
    const member = idAt(ben, 0);
    const ways = [['move:hannover'], ['move:hannover', 'move:adlerhorst']];
    const bytes = await bytesPerSecond(table, (n) => ben.say('plan', { member, steps: ways[n % 2] ?? [] }));
    expect(bytes).toBeGreaterThan(0);
    expect(bytes).toBeLessThan(1500);
    for (const one of crowd) expect(one.plans.at(-1)?.[0]?.steps.map(({ key }) => key)).toEqual(ways[1]);
  });

  it('a broadcast is paid by the client that causes it, and by no other', async () => {
    const units = 30;
    const { ben, anna, crowd, pass } = await watched('gathering', { perSeat: { burst: units, perSecond: 0 } });
    const replies: boolean[] = [];
    for (let n = 0; n < units; n++) {
      replies.push((await ben.say('ready', { is: n % 2 === 0 ? 'not-yet' : 'ready' })).ok);
      await pass(MERGE_MS);
    }
    // A change is about a hundred bytes for each, and costs twice what its command does.
    expect(replies.indexOf(false)).toBeGreaterThan(units / 4);
    expect(replies.indexOf(false)).toBeLessThan(units / 2);
    expect(await anna.say('ready', { is: 'ready' })).toEqual({ ok: true });
    expect(await crowd[0]?.say('enter', { code: anna.code, token: null })).toMatchObject({ ok: true });
  });

  // Before it was 2.33 MB a second at the full rate of a seat, for nothing.
  it('an answer to the game is paid by its sender, up to a bound, and by no other client', async () => {
    const units = 60;
    const { anna, ben, crowd } = await watched('playing', { perSeat: { burst: units, perSecond: 0 } });
    const players = [anna, ben];
    const asked = () => players.find((one) => one.view.view.asks.some(isQuestion));
    let answers = 0;
    const replies = new Set<string>();
    while (!replies.has('too-fast')) {
      const by = await crowd[0]?.until(asked);
      const ask = by?.view.view.asks.find(isQuestion);
      const reply = await by?.choose(ask?.id ?? ('' as AskId), ask?.options[0]?.key ?? '');
      if (reply?.ok === true) answers += 1;
      else replies.add(reply?.error ?? '');
      await settle(players);
    }
    expect([...replies]).toEqual(['too-fast']);
    expect(answers).toBeLessThan(units / 4);
    // However much it is, twelve units for each answer at most.
    expect(answers).toBeGreaterThanOrEqual(Math.floor(units / 13));
    expect(await crowd[0]?.say('enter', { code: anna.code, token: null })).toMatchObject({ ok: true });
  });
});
