import { isQuestion, seat } from '../../engine/ask';
import { answerAsk, type Match, startMatch, viewOf } from '../../engine/match';
import { testKeys } from '../playout';
import { fc, runs } from '../properties';
import { hands, type HandsCore, otherHand } from '.';

const game = fc.record({
  seats: fc.integer({ min: 2, max: 4 }),
  seed: fc.integer({ min: 0, max: 2 ** 31 }),
  picks: fc.array(fc.nat(), { minLength: 10, maxLength: 120 }),
});

function start(seats: number, seed: number): Match<HandsCore> {
  return startMatch(hands, { seats, options: {}, keys: testKeys(hands, seed) });
}

/** The same match in another world: what one seat holds, and what lies in the deck, is what it is not. */
function otherWorld(match: Match<HandsCore>, of: number): Match<HandsCore> {
  const change = (core: HandsCore): HandsCore => otherHand(core, seat(of));
  return {
    ...match,
    core: change(match.core),
    checkpoint: change(match.checkpoint),
    begun: { ...match.begun, core: change(match.begun.core) },
  };
}

/** The next answer in a world: the secret seat does nothing that shows its cards, the others do as they would anyway. */
function next(match: Match<HandsCore>, secret: number, pick: number) {
  const asks = match.asks.filter(isQuestion);
  const ask = asks[pick % asks.length];
  if (ask === undefined) return null;
  const quiet = ask.options.filter(({ key }) => key === 'pass' || key === 'rest');
  const options = ask.seat === secret ? quiet : ask.options;
  const option = options[Math.floor(pick / 7) % options.length];
  return option === undefined ? null : { seat: ask.seat, ask: ask.id, key: option.key };
}

function answered(match: Match<HandsCore>, choice: NonNullable<ReturnType<typeof next>>): Match<HandsCore> {
  const result = answerAsk(hands, match, choice);
  if (!result.ok) throw new Error(result.why);
  return result.match;
}

describe('the game with hidden hands', () => {
  it('shows others the same, in the same order, with a card in hand and without', () => {
    let wards = 0;
    fc.assert(
      fc.property(game, ({ seats, seed, picks }) => {
        const secret = seed % seats;
        let here = start(seats, seed);
        let there = otherWorld(here, secret);
        for (const pick of picks) {
          if (here.over !== null || there.over !== null) break;
          const [choice, same] = [next(here, secret, pick), next(there, secret, pick)];
          if (choice === null || same === null) break;
          expect([same.seat, same.ask]).toEqual([choice.seat, choice.ask]);
          if (choice.seat === secret) wards += 1;
          [here, there] = [answered(here, choice), answered(there, { ...same, key: choice.key })];
          for (let viewer = -1; viewer < seats; viewer++) {
            if (viewer === secret) continue;
            const at = viewer < 0 ? null : seat(viewer);
            expect(JSON.stringify(viewOf(hands, there, at))).toBe(JSON.stringify(viewOf(hands, here, at)));
          }
        }
      }),
      runs(60),
    );
    expect(wards).toBeGreaterThan(50);
  });

  it('offers to take back nothing that was answered while others were asked', () => {
    fc.assert(
      fc.property(game, ({ seats, seed, picks }) => {
        let match = start(seats, seed);
        for (const pick of picks) {
          const choice = next(match, -1, pick);
          if (choice === null) break;
          const others = match.asks.some((ask) => isQuestion(ask) && ask.seat !== choice.seat);
          match = answered(match, choice);
          if (others) expect(match.asks.every(isQuestion)).toBe(true);
        }
      }),
      runs(30),
    );
  });

  it('ends with the seats in places, those who tie in one', () => {
    let match = start(3, 5);
    for (let pick = 0; match.over === null; pick += 11) {
      const choice = next(match, -1, pick);
      if (choice === null) throw new Error('stuck');
      match = answered(match, choice);
    }
    const { over } = match;
    if (over.outcome !== 'ranked') throw new Error('not ranked');
    expect(over.places.flat().sort()).toEqual([0, 1, 2]);
    const hits = over.places.map((place) => new Set(place.map((one) => match.core.pub.hits[one])));
    expect(hits.every((scores) => scores.size === 1)).toBe(true);
  });
});
