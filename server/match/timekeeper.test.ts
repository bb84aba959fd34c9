import pino from 'pino';

import { seat, TABLE } from '../../shared/engine/ask';
import { beat } from '../../shared/engine/beat';
import type { GameModule } from '../../shared/engine/game';
import { askSeat } from '../../shared/engine/script';
import { sealed } from '../../shared/engine/sealed';
import { text } from '../../shared/engine/text';
import { gameOf, note, opt } from '../../shared/testing/script/one-step';
import { type Bus, matchTopic } from '../bus/bus';
import { MemoryStorage } from '../storage/memory';
import { Hub } from '../testing/hub';
import { quietHost } from '../testing/quiet-host';
import { toyModule } from '../testing/serve';
import { FaultyStorage } from '../testing/storages';
import { nextEnd, type TableTime } from './clocks';
import { matchOf } from './state';
import { Timekeeper } from './timekeeper';

const FIVE: TableTime = {
  rules: { pace: 'live', seconds: { turn: 5 }, days: {}, atEnd: 'pass', keepAfter: 0 },
  timedAt: null,
  slow: new Set(),
  company: 'others',
  present: new Set([seat(0)]),
  more: new Map(),
};

/** Viewers of matches, as the follower reports them. */
class Onlookers {
  private readonly held = new Set<string>();
  private readonly came: ((id: string) => void)[] = [];
  private readonly left: ((id: string) => void)[] = [];

  onHold(listener: (id: string) => void): void {
    this.came.push(listener);
  }
  onRelease(listener: (id: string) => void): void {
    this.left.push(listener);
  }
  isHeld(id: string): boolean {
    return this.held.has(id);
  }
  come(id: string): void {
    this.held.add(id);
    for (const listener of this.came) listener(id);
  }
  leave(id: string): void {
    this.held.delete(id);
    for (const listener of this.left) listener(id);
  }
}

/** A match of one seat with the turn, under a timekeeper. */
async function kept(game: GameModule = toyModule) {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
  const log = pino({ level: 'silent' });
  const clock = (): number => Date.now();
  const storage = new FaultyStorage(new MemoryStorage());
  const host = quietHost(game, { storage, clock });
  const fixed = { game: game.meta.name, origin: 'room', unlisted: true, names: [], options: {}, begin: 'now' } as const;
  const { id } = (await host.create({ ...fixed, seats: game.meta.name === 'toy' ? 1 : 2 })) ?? { id: '' };
  const lines = async (): Promise<readonly string[]> => {
    const running = (await host.open(id))?.running ?? null;
    return running === null ? [] : matchOf(running).log.map(({ text }) => text.m);
  };
  for (;;) {
    const running = (await host.open(id))?.running ?? null;
    const [ask] = running === null ? [] : matchOf(running).asks;
    if (ask === undefined || ask.kind === 'action' || game !== toyModule) break;
    await host.choose(id, { seat: ask.seat, ask: ask.id, key: ask.options[0]?.key ?? '' });
  }
  const onlookers = new Onlookers();
  const decide = (): Promise<boolean> => Promise.resolve(false);
  const hub = new Hub();
  const [here, there] = [hub.bus(), hub.bus()];
  for (const bus of [here, there]) await bus.watch(matchTopic(id));
  const keep = (bus: Bus) => new Timekeeper({ host, follower: onlookers, bus, decide, clock, log });
  const [keeper, elsewhere] = [keep(here), keep(there)];
  return { id, host, storage, onlookers, keeper, elsewhere, lines };
}

afterEach(() => jest.useRealTimers());

it('a clock ends while somebody looks', async () => {
  const { id, onlookers, keeper, lines } = await kept();
  onlookers.come(id);
  keeper.seat(id, FIVE);
  await jest.advanceTimersByTimeAsync(4_000);
  expect(await lines()).not.toContain('engine.time-over');
  await jest.advanceTimersByTimeAsync(2_000);
  expect(await lines()).toContain('engine.time-over');
  await keeper.close();
});

it('a clock that ends while storage is away ends the question once it is back (found: the match stood still for ever)', async () => {
  const { id, storage, onlookers, keeper, lines } = await kept();
  onlookers.come(id);
  keeper.seat(id, FIVE);
  storage.mishaps.push('fail-before');
  storage.failingLoads = 3;
  await jest.advanceTimersByTimeAsync(6_000);
  expect(storage.failingLoads).toBeLessThan(3);
  for (let second = 0; second < 20; second++) await jest.advanceTimersByTimeAsync(1_000);
  expect(await lines()).toContain('engine.time-over');
  await keeper.close();
});

it('no clock runs for whoever plays alone (found: eight seconds to read a first card, and nobody was waiting)', async () => {
  const { id, host, onlookers, keeper, lines } = await kept();
  onlookers.come(id);
  keeper.seat(id, { ...FIVE, company: 'alone' });
  await jest.advanceTimersByTimeAsync(60_000);
  expect(await lines()).not.toContain('engine.time-over');
  const match = await host.open(id);
  expect(match === null ? null : keeper.clocks(match)).toEqual([]);
  await keeper.close();
});

it('no clock ends, and nothing is remembered, once everybody has left (bug: the last to leave was taken to be there)', async () => {
  const { id, host, onlookers, keeper, lines } = await kept();
  onlookers.come(id);
  keeper.seat(id, FIVE);
  await jest.advanceTimersByTimeAsync(4_000);
  onlookers.leave(id);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(await lines()).not.toContain('engine.time-over');
  const match = await host.open(id);
  expect(match === null ? null : keeper.clocks(match)).toEqual([]);
  await keeper.close();
});

/** The open question of the match, and when its clock ends by each of two nodes, in milliseconds from now. */
async function ends({ id, host, keeper, elsewhere }: Awaited<ReturnType<typeof kept>>) {
  const match = await host.open(id);
  if (match?.running == null) throw new Error('the match is over');
  const [ask] = matchOf(match.running).asks.filter((open) => open.seat !== TABLE);
  if (ask === undefined) throw new Error('nobody is asked');
  const left = (of: Timekeeper) => of.clocks(match).map(({ until }) => (until === null ? null : until - Date.now()));
  return { match, ask: ask.id, left: [left(keeper), left(elsewhere)] };
}

describe('a question that is shown late, behind what led to it', () => {
  it('has its whole time from then on, on every node, and only the first word about it counts', async () => {
    const table = await kept();
    const { id, onlookers, keeper, elsewhere, lines } = table;
    onlookers.come(id);
    for (const node of [keeper, elsewhere]) node.seat(id, FIVE);
    await jest.advanceTimersByTimeAsync(4_000);
    const { match, ask, left } = await ends(table);
    expect(left).toEqual([[1_000], [1_000]]);
    keeper.shown(match, ask);
    await jest.advanceTimersByTimeAsync(0);
    expect((await ends(table)).left).toEqual([[5_000], [5_000]]);
    await jest.advanceTimersByTimeAsync(4_500);
    for (const node of [keeper, elsewhere]) node.shown(match, ask);
    await jest.advanceTimersByTimeAsync(400);
    expect(await lines()).not.toContain('engine.time-over');
    await jest.advanceTimersByTimeAsync(200);
    expect(await lines()).toContain('engine.time-over');
    for (const node of [keeper, elsewhere]) await node.close();
  });

  it('has at most eight seconds more', async () => {
    const table = await kept();
    const { id, onlookers, keeper, elsewhere } = table;
    onlookers.come(id);
    for (const node of [keeper, elsewhere]) node.seat(id, { ...FIVE, rules: { ...FIVE.rules, seconds: { turn: 60 } } });
    await jest.advanceTimersByTimeAsync(50_000);
    const { match, ask } = await ends(table);
    keeper.shown(match, ask);
    await jest.advanceTimersByTimeAsync(0);
    expect((await ends(table)).left).toEqual([[18_000], [18_000]]);
    for (const node of [keeper, elsewhere]) await node.close();
  });
});

const question = (by: number) => ({
  seat: seat(by),
  kind: 'window',
  prompt: text('p'),
  clock: 'turn',
  fallback: 'pass',
  options: () => ['pass', 'doubt'].map(opt),
});
const withClock = (game: ReturnType<typeof gameOf>): GameModule => ({
  ...game,
  meta: { ...game.meta, clocks: [{ id: 'turn', seconds: [5], initial: 5 }] },
});

describe('a window of several seats', () => {
  const game = withClock(
    gameOf(function* (run) {
      yield* sealed(run, [question(0), question(1)]);
    }),
  );

  /** Both are asked, under two nodes. */
  async function open() {
    const table = await kept(game);
    table.onlookers.come(table.id);
    for (const node of [table.keeper, table.elsewhere]) node.seat(table.id, FIVE);
    await jest.advanceTimersByTimeAsync(1_000);
    const match = await table.host.open(table.id);
    if (match?.running == null) throw new Error('the match is over');
    const [first, second] = matchOf(match.running).asks;
    if (first === undefined || second === undefined) throw new Error('nobody is asked');
    const close = () => Promise.all([table.keeper, table.elsewhere].map((node) => node.close()));
    return { ...table, match, first, second, close };
  }

  it('ends for all at the same moment, also when one of them was shown it late', async () => {
    const table = await open();
    expect((await ends(table)).left).toEqual([
      [4_000, 4_000],
      [4_000, 4_000],
    ]);
    table.keeper.shown(table.match, table.first.id);
    await jest.advanceTimersByTimeAsync(1_000);
    expect((await ends(table)).left).toEqual([
      [4_000, 4_000],
      [4_000, 4_000],
    ]);
    table.elsewhere.shown(table.match, table.second.id);
    await jest.advanceTimersByTimeAsync(0);
    expect((await ends(table)).left).toEqual([
      [5_000, 5_000],
      [5_000, 5_000],
    ]);
    await table.close();
  });

  it('gives nobody more time than the others', async () => {
    const table = await open();
    table.keeper.seat(table.id, { ...FIVE, more: new Map([[table.first.id, 1]]) });
    await jest.advanceTimersByTimeAsync(0);
    const clocks = table.keeper.clocks(table.match);
    expect(clocks.map(({ lengthMs, more }) => [lengthMs, more])).toEqual([
      [5_000, 0],
      [5_000, 0],
    ]);
    await table.close();
  });
});

describe('a beat of the table', () => {
  const game = withClock(
    gameOf(function* (run) {
      yield* beat(run, 800);
      note(run, 'verdict');
      yield* askSeat(run, question(0));
    }),
  );

  it.each([
    ['in live play', FIVE],
    ['by correspondence', { ...FIVE, rules: { ...FIVE.rules, pace: 'correspondence', days: { turn: 7 } } } as const],
    ['without clocks', { ...FIVE, rules: { ...FIVE.rules, seconds: {}, atEnd: 'nothing' } } as const],
    ['for whoever plays alone', { ...FIVE, company: 'alone' } as const],
  ])('lasts as long as the game says %s, and is on no screen', async (_, rules) => {
    const { id, host, onlookers, keeper, elsewhere } = await kept(game);
    onlookers.come(id);
    keeper.seat(id, rules);
    await jest.advanceTimersByTimeAsync(0);
    const match = await host.open(id);
    expect(match === null ? null : keeper.clocks(match)).toEqual([]);
    const asked = async () => {
      const running = (await host.open(id))?.running ?? null;
      return running === null ? [] : matchOf(running).asks.map((ask) => ask.seat);
    };
    await jest.advanceTimersByTimeAsync(790);
    expect(await asked()).toEqual([TABLE]);
    await jest.advanceTimersByTimeAsync(20);
    expect(await asked()).toEqual([0]);
    for (const node of [keeper, elsewhere]) await node.close();
  });

  it('ends although everybody is away and its server has begun anew, also by correspondence', async () => {
    const { id, host, keeper, elsewhere } = await kept(game);
    const begun = Date.now();
    await jest.advanceTimersByTimeAsync(60_000);
    const rules = { ...FIVE.rules, pace: 'correspondence', days: { turn: 7 } } as const;
    const match = await host.open(id);
    const away = { ...FIVE, rules, present: new Set<never>() };
    expect(match === null ? null : nextEnd(match, away)).toBe(begun + 800);
    for (const node of [keeper, elsewhere]) await node.close();
  });
});
