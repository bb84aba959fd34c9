import { setImmediate } from 'node:timers/promises';

import pino from 'pino';

import { askId, isQuestion, seat } from '../../shared/engine/ask';
import type { Decision } from '../../shared/engine/policy';
import { sealed } from '../../shared/engine/sealed';
import { text } from '../../shared/engine/text';
import { gameOf, opt } from '../../shared/testing/script/one-step';
import { matchOf } from '../match/state';
import { quietHost } from '../testing/quiet-host';
import type { Job } from '../workers/job';
import { AMONG_BOTS, SPREAD } from './pace';
import { BotRunner } from './runner';

const PAUSE_MS = 1_200;
const STEP_MS = 100;

/** Three seats are asked at once, twice, but for those that are out; the last two are bots. */
const plainWith = (out: readonly number[]) =>
  gameOf(function* (run) {
    for (const kind of ['first', 'second']) {
      const question = (by: number) => ({
        seat: seat(by),
        kind,
        prompt: text('p'),
        options: () => ['pass', 'doubt'].map(opt),
      });
      yield* sealed(run, [0, 1, 2].filter((one) => !out.includes(one)).map(question));
    }
  });
const bots = {
  looksAhead: () => false,
  pausesFor: () => 0,
  decide: () => {
    throw new Error('decided elsewhere');
  },
};
const gameWith = (...out: readonly number[]) => {
  const plain = plainWith(out);
  return { ...plain, meta: { ...plain.meta, bots: ['quick'] as const }, bots, out: () => out.map(seat) };
};

/**
 * When the bots have answered, in milliseconds since they were asked.
 * @param luck the numbers that their luck gives them, one each
 * @param thinksMs how long each thinks
 * @param out the seats that are out from the beginning
 */
async function answered(
  luck: readonly number[],
  thinksMs: number,
  drawn: (below: number) => void = () => undefined,
  out: readonly number[] = [],
): Promise<readonly number[]> {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
  const played = gameWith(...out);
  const log = pino({ level: 'silent' });
  const host = quietHost(played, { clock: Date.now });
  const at: number[] = [];
  const left = [...luck];
  const thoughts: { readonly at: number; readonly done: () => void }[] = [];
  const pool = {
    hasRoom: () => true,
    close: () => Promise.resolve(),
    run: (_: string, { view }: Job): Promise<Decision> => {
      const ask = view.asks.find(isQuestion);
      const decision = { choice: { seat: ask?.seat ?? seat(0), ask: ask?.id ?? askId('none'), key: 'pass' } };
      return new Promise((resolve) => thoughts.push({ at: Date.now() + thinksMs, done: () => resolve(decision) }));
    },
  };
  let look: (id: string) => void = () => undefined;
  const follower = { isHeld: () => true, onHold: (listener: (id: string) => void) => void (look = listener) };
  const runner = new BotRunner({
    host,
    follower,
    pool,
    pace: { pauseMs: PAUSE_MS, othersMs: 3_000 },
    luck: (below) => {
      drawn(below);
      return left.shift() ?? 0;
    },
    turn: setImmediate,
    log,
  });
  const fixed = {
    game: played.meta.name,
    origin: 'room',
    unlisted: true,
    names: [],
    options: {},
    begin: 'now',
  } as const;
  const { id } = (await host.create({ ...fixed, seats: 3, bots: [null, 'quick', 'quick'] })) ?? { id: '' };
  const asked = Date.now();
  host.onChange(() => at.push(Date.now() - asked));
  look(id);
  for (let ms = 0; ms <= (SPREAD + 1) * PAUSE_MS; ms += STEP_MS) {
    for (const { done } of thoughts.filter((one) => one.at <= Date.now())) done();
    // What follows from it comes to its end before time goes on.
    for (let turns = 0; turns < 20; turns++) await setImmediate();
    await jest.advanceTimersByTimeAsync(STEP_MS);
    for (let turns = 0; turns < 20; turns++) await setImmediate();
  }
  const running = (await host.open(id))?.running ?? null;
  expect(running === null ? [] : matchOf(running).asks.map((ask) => ask.seat)).toEqual(out.includes(0) ? [] : [0]);
  await runner.close();
  return at;
}

afterEach(() => jest.useRealTimers());

describe('bots that are asked side by side', () => {
  it('all answer within the time of one (found: seven one after the other took eight seconds)', async () => {
    expect(await answered([0, 1_000], 0)).toEqual([PAUSE_MS, PAUSE_MS + 1_000]);
    expect(await answered([2_400, 300], 0)).toEqual([PAUSE_MS + 300, PAUSE_MS + 2_400]);
  });

  it('answer when their luck says so, however long they have thought', async () => {
    expect(await answered([0, 1_000], 900)).toEqual(await answered([0, 1_000], 0));
  });

  it('draw their luck from the whole range, before they know anything', async () => {
    const below: number[] = [];
    await answered([0, 0], 0, (ms) => below.push(ms));
    expect(below).toEqual([SPREAD * PAUSE_MS + 1, SPREAD * PAUSE_MS + 1]);
  });

  it('pause for less once every person is out (found: somebody had watched bots play on for three minutes)', async () => {
    const pauseMs = AMONG_BOTS * PAUSE_MS;
    expect((await answered([0, 300], 0, undefined, [0])).slice(0, 2)).toEqual([pauseMs, pauseMs + 300]);
    expect(await answered([0], 0, undefined, [1])).toEqual([PAUSE_MS]);
  });
});
