import { isQuestion, type Seat, seat } from '../engine/ask';
import { type Imaginable, imagine, type Imagined, imagineLike, worldOf } from '../engine/imagine';
import { type Match, viewOf } from '../engine/match';
import { Session } from '../engine/session';
import { everySize, type GameTesting } from '../testing/game-testing';
import { playout, randomOptions, testRandom } from '../testing/playout';
import { gameSeeds, reportCount } from '../testing/properties';
import { gameTestings } from './testing';

const TESTED = gameTestings.filter(({ game }) => game.imagining !== undefined);
const GAMES = gameSeeds(1);
/** Games are played until enough was seen: short ones more often. */
const MOST_GAMES = 40;
/** So many answers apart a random game is looked at. */
const EVERY = 5;

/** A moment of a random game, with a seat that is asked something then. */
interface Moment {
  readonly match: Match;
  readonly asked: Seat;
}

/** Looks at moments of random games. */
function eachMoment(
  testing: GameTesting,
  seats: number,
  look: (moment: Moment) => void,
  enough: () => boolean = () => true,
): void {
  for (const seed of gameSeeds(MOST_GAMES)) {
    if (seed > Math.max(...GAMES) && enough()) return;
    const options = randomOptions(testing.game, seats, testRandom(seed));
    playout(testing.game, { seats, seed, options }, (match) => {
      const asked = match.asks.filter(isQuestion)[match.rev % Math.max(1, match.asks.filter(isQuestion).length)];
      if (match.over === null && match.rev % EVERY === 0 && asked !== undefined) look({ match, asked: asked.seat });
    });
  }
}

/** The match as it would be if the hidden state at the beginning of its step were another; dice fall as they fell. */
function withHidden({ game }: GameTesting, match: Match, hidden: Match['core']['hidden']): Imaginable<Match['core']> {
  const { begun } = match;
  const rng = Object.fromEntries(
    Object.entries(begun.core.hidden.rng).map(([name, stream]) => {
      const key = game.imagining?.open.includes(name) === true ? stream.key : (hidden.rng[name]?.key ?? stream.key);
      return [name, { key, at: stream.at }];
    }),
  );
  const other = { ...begun, core: { ...begun.core, hidden: { ...hidden, rng } } };
  const session = new Session(game, { begun: other, choices: match.choices, over: null });
  return { ...match, begun: other, core: session.core, asks: session.asks };
}

/** What a seat sees of a state and its questions. */
function seen({ game }: GameTesting, { core, asks }: Pick<Match, 'core' | 'asks'>, viewer: Seat): string {
  const own = asks.filter((ask) => ask.seat === viewer && isQuestion(ask)).map(({ options }) => options);
  return JSON.stringify([game.table(core, viewer), own]);
}

const worlds = ({ game }: GameTesting, match: Imaginable<Match['core']>, by: Seat): readonly Imagined[] =>
  imagine(game, match, by, { most: 2, random: testRandom(7) });

describe.each(everySize(TESTED))('worlds of $name with $seats seats', ({ seats, testing }) => {
  it('look to their seat like the match', () => {
    let imagined = 0;
    let moments = 0;
    eachMoment(testing, seats, ({ match, asked }) => {
      moments += 1;
      for (const world of worlds(testing, match, asked)) {
        imagined += 1;
        const simulation = worldOf(testing.game, world).begin();
        const { table, asks } = viewOf(testing.game, match, asked);
        expect(simulation.table).toEqual(table);
        expect(simulation.asks.filter((ask) => ask.seat === asked).map(({ options }) => options)).toEqual(
          asks.filter(({ kind }) => kind !== 'undo').map(({ options }) => options),
        );
      }
    });
    expect(imagined).toBeGreaterThan(moments);
    reportCount(`worlds of ${testing.game.meta.name} with ${seats} seats`, imagined);
  });

  it('are the same for every match that their seat cannot tell from this one', () => {
    let others = 0;
    eachMoment(
      testing,
      seats,
      ({ match, asked }) => {
        const expected = worlds(testing, match, asked);
        const [first] = imagine(testing.game, match, asked, { most: 1, random: testRandom(match.rev + 1) });
        const hidden = [
          ...(first === undefined ? [] : [first.begun.core.hidden]),
          testing.redeal(match.begun.core, asked, testRandom(match.rev)).hidden,
        ];
        for (const one of hidden) {
          const other = otherMatch(testing, match, one);
          if (other === null || seen(testing, other, asked) !== seen(testing, match, asked)) continue;
          others += 1;
          expect(worlds(testing, other, asked)).toEqual(expected);
        }
      },
      () => others > 30,
    );
    expect(others).toBeGreaterThan(30);
  });

  it('are the same whether they are imagined from the match or from a world', () => {
    let others = 0;
    eachMoment(testing, seats, ({ match, asked }) => {
      for (const world of worlds(testing, match, asked)) {
        const random = testRandom(match.rev);
        const [, ...more] = imagineLike(testing.game, asStored(world), { most: 3, random });
        others += more.length;
        expect(more).toEqual(imagine(testing.game, match, asked, { most: 2, random: testRandom(match.rev) }));
      }
    });
    expect(others).toBeGreaterThan(0);
  });

  it('have nothing of the real random streams', () => {
    eachMoment(testing, seats, ({ match, asked }) => {
      const bytes = JSON.stringify(worlds(testing, match, asked));
      for (const { key } of Object.values(match.core.hidden.rng)) expect(bytes).not.toContain(key.join(','));
    });
  });
});

/** A world as a worker gets it. */
const asStored = (world: Imagined): Imagined => JSON.parse(JSON.stringify(world)) as Imagined;

/** Another match with other secrets; null where what was answered in the running step is no option then. */
function otherMatch(testing: GameTesting, match: Match, hidden: Match['core']['hidden']) {
  try {
    return withHidden(testing, match, hidden);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

it.each(TESTED)('nobody can imagine $game.meta.name once it is over', (testing) => {
  const end = playout(testing.game, { seats: testing.game.meta.minSeats, seed: 1 });
  expect(worlds(testing, end, seat(0))).toEqual([]);
});
