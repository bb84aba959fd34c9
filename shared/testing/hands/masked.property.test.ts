import { type Ask, type Choice, isQuestion, seat, TABLE } from '../../engine/ask';
import { answerAsk, type Match, startMatch, viewOf } from '../../engine/match';
import { testKeys } from '../playout';
import { fc, runs } from '../properties';
import type { HandCard, HandsCore } from '.';
import { maskedHands } from './masked';

const game = fc.record({
  seats: fc.integer({ min: 2, max: 4 }),
  seed: fc.integer({ min: 0, max: 2 ** 31 }),
  picks: fc.array(fc.nat(), { minLength: 40, maxLength: 200 }),
});

function start(seats: number, seed: number): Match<HandsCore> {
  return startMatch(maskedHands, { seats, options: {}, keys: testKeys(maskedHands, seed) });
}

function answered(match: Match<HandsCore>, choice: Choice): Match<HandsCore> {
  const result = answerAsk(maskedHands, match, choice);
  if (!result.ok) throw new Error(result.why);
  return result.match;
}

/** The same match where one seat holds these cards. */
function holding(match: Match<HandsCore>, of: number, cards: readonly HandCard[]): Match<HandsCore> {
  const change = (core: HandsCore): HandsCore => ({
    ...core,
    hidden: { ...core.hidden, hands: core.hidden.hands.map((hand, i) => (i === of ? cards : hand)) },
  });
  const { core, checkpoint, begun } = match;
  return {
    ...match,
    core: change(core),
    checkpoint: change(checkpoint),
    begun: { ...begun, core: change(begun.core) },
  };
}

/** What all but one seat see, spectators too. */
function seenByOthers(match: Match<HandsCore>, but: number): string {
  const viewers = [null, ...match.core.pub.hits.map((_, i) => seat(i))].filter((viewer) => viewer !== but);
  return JSON.stringify(viewers.map((viewer) => viewOf(maskedHands, match, viewer)));
}

/** Something that can be answered, by seats and by the server. */
function open(match: Match<HandsCore>): readonly Ask[] {
  return match.asks.filter((ask) => isQuestion(ask) && ask.options.length > 0);
}

/** What is answered next: the secret seat does nothing that shows its cards. */
function next(match: Match<HandsCore>, secret: number, pick: number): Choice | null {
  const asks = open(match);
  const ask = asks[pick % asks.length];
  if (ask === undefined) return null;
  const options = ask.options.filter(({ key }) => ask.seat !== secret || key === 'pass' || key === 'rest');
  const option = options[Math.floor(pick / 7) % options.length];
  return option === undefined ? null : { seat: ask.seat, ask: ask.id, key: option.key };
}

const held = (match: Match<HandsCore>): boolean => match.asks.some((ask) => ask.seat === TABLE);

describe('a masked window', () => {
  it('shows others the same, in the same order, with a card in hand and without', () => {
    let windows = 0;
    fc.assert(
      fc.property(game, ({ seats, seed, picks }) => {
        const secret = seed % seats;
        let here = holding(start(seats, seed), secret, ['ward', 'strike-1', 'ward']);
        let there = holding(here, secret, ['strike-2', 'strike-1', 'strike-1']);
        for (const pick of picks) {
          const [choice, same] = [next(here, secret, pick), next(there, secret, pick)];
          expect(same).toEqual(choice);
          if (choice === null || same === null) break;
          if (choice.seat === secret && held(here)) windows += 1;
          [here, there] = [answered(here, choice), answered(there, same)];
          expect(seenByOthers(there, secret)).toBe(seenByOthers(here, secret));
        }
      }),
      runs(60),
    );
    expect(windows).toBeGreaterThan(20);
  });

  it('shows others nothing of any answer, not even that there was one, until the server ends it', () => {
    const answers = { ward: 0, pass: 0 };
    fc.assert(
      fc.property(game, ({ seats, seed, picks }) => {
        let match = start(seats, seed);
        for (const pick of picks) {
          const choice = next(match, -2, pick);
          if (choice === null) break;
          const masked = held(match) && choice.seat !== TABLE;
          const before = seenByOthers(match, choice.seat);
          match = answered(match, choice);
          if (!masked) continue;
          expect(seenByOthers(match, choice.seat)).toBe(before);
          expect(match.asks.some(({ kind }) => kind === 'undo')).toBe(false);
          if (choice.key === 'ward' || choice.key === 'pass') answers[choice.key] += 1;
        }
      }),
      runs(60),
    );
    expect(Math.min(answers.ward, answers.pass)).toBeGreaterThan(20);
  });

  it('shows the ask of the table to nobody, and lets nobody else answer it', () => {
    let match = start(3, 7);
    for (let pick = 0; !held(match); pick += 11) match = answered(match, next(match, -2, pick) ?? fail());
    const ask = match.asks.find((one) => one.seat === TABLE) ?? fail();
    for (const viewer of [null, ...[0, 1, 2].map(seat)]) {
      const view = JSON.stringify(viewOf(maskedHands, match, viewer));
      expect([view.includes(ask.id), view.includes('hold')]).toEqual([false, false]);
    }
    for (const by of [0, 1, 2].map(seat)) {
      const result = answerAsk(maskedHands, match, { seat: by, ask: ask.id, key: 'over' });
      expect(result).toEqual({ ok: false, why: 'no-such-ask' });
    }
  });
});

function fail(): never {
  throw new Error('nothing is asked');
}
