import pino from 'pino';

import { seat } from '../../shared/engine/ask';
import { MemoryStorage } from '../storage/memory';
import { fixedEntropy } from '../testing/entropy';
import { registered, toyModule } from '../testing/serve';
import type { TableTime } from './clocks';
import { GameLoader } from './game-loader';
import { MatchHost } from './host';
import { matchOf } from './state';
import { Timekeeper } from './timekeeper';

const METER = { choice: () => undefined, committed: () => undefined, failed: () => undefined };
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
async function kept() {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
  const log = pino({ level: 'silent' });
  const clock = (): number => Date.now();
  const games = new GameLoader([registered(toyModule)]);
  const host = new MatchHost(new MemoryStorage(), games, log, clock, METER, fixedEntropy());
  const fixed = { game: 'toy', origin: 'room', unlisted: true, names: [], options: {}, begin: 'now' } as const;
  const { id } = (await host.create({ ...fixed, seats: 1 })) ?? { id: '' };
  const lines = async (): Promise<readonly string[]> => {
    const running = (await host.open(id))?.running ?? null;
    return running === null ? [] : matchOf(running).log.map(({ text }) => text.m);
  };
  for (;;) {
    const running = (await host.open(id))?.running ?? null;
    const [ask] = running === null ? [] : matchOf(running).asks;
    if (ask === undefined || ask.kind === 'action') break;
    await host.choose(id, { seat: ask.seat, ask: ask.id, key: ask.options[0]?.key ?? '' });
  }
  const onlookers = new Onlookers();
  const decide = (): Promise<boolean> => Promise.resolve(false);
  const keeper = new Timekeeper({ host, follower: onlookers, decide, clock, log });
  return { id, host, onlookers, keeper, lines };
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
