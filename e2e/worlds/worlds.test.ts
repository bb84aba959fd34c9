import { MemoryStorage } from '../../server/storage/memory';
import type { Job } from '../../server/workers/job';
import { isQuestion } from '../../shared/engine/ask';
import type { GameModule } from '../../shared/engine/game';
import type { Decision } from '../../shared/engine/policy';
import { gameTestings } from '../../shared/games/testing';
import type { GameTesting } from '../../shared/testing/game-testing';
import { FakeTime } from './fake-time';
import { lastsWhenOdd, tellsWhenOdd } from './leaks';
import { difference } from './noise';
import { planOf, type TableSpec } from './plan';
import { serveWorlds } from './served';
import { type Heard, playPlan } from './table';

const PAUSE_MS = 1_200;
const ROUNDS = 8;
/** In these two worlds differ in whether what is hidden adds up to an odd number. */
const PLANTED = [1, 3, 4, 5];
/** In one of these the table pauses as well. */
const PAUSING = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

/** Bots that think the longer the more is hidden in their view, but never too long. */
const thinking = (mostMs: number) => ({
  hasRoom: () => true,
  close: () => Promise.resolve(),
  run: async (_: string, { view }: Job): Promise<Decision> => {
    await FakeTime.pass(mostMs * weight(view.table));
    const ask = view.asks.filter(isQuestion)[0];
    if (ask === undefined) throw new Error('not asked');
    return { choice: { seat: ask.seat, ask: ask.id, key: ask.options[0]?.key ?? '' } };
  },
});

/** What a bot holds as a number from 0 up to but not 1, in steps. */
function weight(table: unknown): number {
  let sum = 0;
  for (const sign of JSON.stringify(table)) sum = (sum * 31 + sign.charCodeAt(0)) % 1_009;
  return (sum % 9) / 9;
}

/** Plays matches in both worlds, by the clock of the test. Resolves to how many frames were compared, and the differences. */
async function played(
  testing: GameTesting,
  specs: readonly TableSpec[],
  { planted, thinkMs = 900 }: { readonly planted?: (game: GameModule) => GameModule; readonly thinkMs?: number } = {},
) {
  const time = FakeTime.begin();
  try {
    const plans = specs.map((spec) => planOf(testing, spec, ROUNDS));
    const staged = plans.flatMap((plan) => (['here', 'there'] as const).map((world) => ({ plan, world })));
    const { app, url } = await serveWorlds({
      testing,
      ...(planted === undefined ? {} : { planted }),
      staged,
      data: new MemoryStorage(),
      pauseMs: PAUSE_MS,
      pool: thinking(thinkMs),
    });
    const where = { url, game: testing.game, now: () => Date.now(), onBegun: time.settle };
    const found: string[] = [];
    let frames = 0;
    for (const plan of plans) {
      const heard: Heard[] = [];
      for (let world = 0; world < 2; world++) heard.push((await time.during(playPlan(where, plan))) ?? [[]]);
      const [here = [], there = []] = heard;
      frames += here.flat().length;
      const first = difference(here, there) ?? difference(timed(here), timed(there));
      if (first !== null) found.push(`seed ${plan.seed}: ${first}`);
    }
    await time.during(app.close());
    return { found, frames };
  } finally {
    time.end();
  }
}

/** Frames whose text is their time: that since the first one, and those of which they tell. */
function timed(heard: Heard): Heard {
  return heard.map((frames) =>
    frames.map(({ at, moments }, i) => ({
      text: [at - (frames[0]?.at ?? at), ...(i === 0 ? [] : moments)].join(),
      at,
      moments,
    })),
  );
}

const tables = ({ game: { meta } }: GameTesting, seeds: readonly number[]): readonly TableSpec[] =>
  seeds.map((seed) => ({ people: 2, bots: meta.bots === undefined ? 0 : Math.min(2, meta.maxSeats - 2), seed }));

const rivals = gameTestings.filter(({ game }) => game.meta.play === 'rivals');

describe('two worlds with bots and clocks', () => {
  it.each(rivals)('send who sees the same in both the same at the same times: $game.meta.name', async (testing) => {
    const { found, frames } = await played(testing, tables(testing, [1, 2]));
    expect(found).toEqual([]);
    expect(frames).toBeGreaterThan(20);
  });

  describe.each(rivals.slice(0, 1))('that tell of what is hidden, such as those of $game.meta.name,', (testing) => {
    it.each<[string, (game: GameModule) => GameModule, seeds?: readonly number[]]>([
      [
        'the order of the parts of a frame',
        (game) => tellsWhenOdd(game, (table, odd) => (odd === 1 ? { leak: 0, ...table } : { ...table, leak: 0 })),
      ],
      ['the size of a frame', (game) => tellsWhenOdd(game, (table, odd) => ({ ...table, leak: ' '.repeat(odd) }))],
      ['a pause of the table that is longer', (game) => lastsWhenOdd(game, 100), PAUSING],
    ])('are told apart by %s', async (_, planted, seeds = PLANTED) => {
      expect((await played(testing, tables(testing, seeds), { planted })).found).not.toEqual([]);
    });

    it('are told apart where bots think for longer than there is time, by what they hold', async () => {
      expect((await played(testing, tables(testing, PLANTED), { thinkMs: 2_400 })).found).not.toEqual([]);
    });
  });
});
