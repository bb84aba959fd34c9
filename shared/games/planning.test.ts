import { isDeepStrictEqual } from 'node:util';

import { isQuestion, type Seat } from '../engine/ask';
import type { GameModule } from '../engine/game';
import { answerAsk, type Match } from '../engine/match';
import { type Sketch, sketchOf } from '../engine/planning';
import { everySize } from '../testing/game-testing';
import { pickFrom, playout, seatsOf, testRandom } from '../testing/playout';
import { gameSeeds, reportCount } from '../testing/properties';
import { gameTestings } from './testing';

/** The games in which a turn can be planned. */
const PLANNED = gameTestings.filter(({ game }) => game.planning !== undefined);
const GAMES = gameSeeds(2);
/** Games are long: plans are drawn at each so-manieth answer. */
const EVERY = 7;
const LONGEST = 5;

/** A plan of random steps for a seat, as long as anybody can foresee; null where there can be none. */
function randomPlan(game: GameModule, match: Match, seat: Seat, random: () => number): readonly string[] | null {
  let keys: readonly string[] = [];
  for (;;) {
    const drawn = sketchOf(game, match.core, seat, keys);
    if (!drawn.ok) return null;
    if (drawn.sketch.next.length === 0 || keys.length === LONGEST) return keys;
    keys = [...keys, pickFrom(random, drawn.sketch.next).key];
  }
}

function sketch(game: GameModule, match: Pick<Match, 'core'>, seat: Seat, keys: readonly string[]): Sketch {
  const drawn = sketchOf(game, match.core, seat, keys);
  if (!drawn.ok) throw new Error(`${drawn.why}: ${keys.join(', ')}`);
  return drawn.sketch;
}

/** Plays random games and looks at every so-manieth of their tables, before the end. */
function eachTable(game: GameModule, seats: number, see: (match: Match, random: () => number, seed: number) => void) {
  for (const seed of GAMES) {
    const random = testRandom(seed);
    playout(game, { seats, seed }, (match) => {
      if (match.over === null && match.rev % EVERY === 0) see(match, random, seed);
    });
  }
}

describe('plans in random games', () => {
  it.each(everySize(PLANNED))(
    'tell nothing hidden: with all hidden things dealt anew they are the same ($name, $seats seats)',
    ({ name, seats, testing }) => {
      const { game } = testing;
      let steps = 0;
      eachTable(game, seats, (match, random, seed) => {
        if (match.choices.length > 0) return;
        const other = testing.redeal(match.core, null, testRandom(seed * 1000 + match.rev));
        for (const seat of seatsOf(seats)) {
          const keys = randomPlan(game, match, seat, random);
          if (keys === null) {
            expect(sketchOf(game, other, seat, [])).toEqual({ ok: false, why: 'nothing-to-plan' });
            continue;
          }
          steps += keys.length;
          const seen = ({ core }: Pick<Match, 'core'>) => {
            const drawn = sketchOf(game, core, seat, keys);
            return drawn.ok ? [drawn.sketch, game.table(drawn.core, null)] : drawn.why;
          };
          if (!isDeepStrictEqual(seen({ core: other }), seen(match)))
            throw new Error(`seed ${seed}, answer ${match.rev}: a plan tells something hidden`);
        }
      });
      reportCount(`${name}, ${seats} seats: steps of plans with hidden things dealt anew`, steps);
      expect(steps).toBeGreaterThan(20);
    },
  );

  it.each(everySize(PLANNED))(
    'are what a seat can do by hand, step by step, and change nothing ($name, $seats seats)',
    ({ name, seats, testing: { game } }) => {
      let steps = 0;
      eachTable(game, seats, (match, random, seed) => {
        const asks = match.asks.filter(isQuestion);
        const [ask] = asks;
        // A plan begins where an action does.
        if (ask === undefined || asks.length > 1 || ask.kind !== 'action') return;
        const before = JSON.stringify(match);
        const keys = randomPlan(game, match, ask.seat, random) ?? [];
        let now = match;
        for (const [i, key] of keys.entries()) {
          const open = now.asks.find((one) => one.seat === ask.seat && isQuestion(one));
          const { next } = sketch(game, match, ask.seat, keys.slice(0, i));
          if (open === undefined || !isDeepStrictEqual(open.options, next))
            throw new Error(`seed ${seed}, answer ${match.rev}: step ${i} of ${keys.join(', ')} is another by hand`);
          const answered = answerAsk(game, now, { seat: ask.seat, ask: open.id, key });
          if (!answered.ok) throw new Error(`seed ${seed}: ${answered.why}`);
          now = answered.match;
          steps += 1;
        }
        expect(JSON.stringify(match)).toBe(before);
      });
      reportCount(`${name}, ${seats} seats: steps of plans taken by hand`, steps);
      expect(steps).toBeGreaterThan(5);
    },
  );
});
