import { ANY_TIME, askId, type Choice, isQuestion, seat, UNDO } from '../../engine/ask';
import { answerAsk, keptOf, legalChoices, type Match, resumeMatch, viewOf } from '../../engine/match';
import { fc, runs } from '../properties';
import { toy } from '.';
import { allChoices, startToy } from './play';
import type { ToyCore } from './state';

const game = fc.record({
  seats: fc.integer({ min: 1, max: 4 }),
  seed: fc.integer({ min: 0, max: 2 ** 31 }),
  picks: fc.array(fc.nat(), { minLength: 5, maxLength: 80 }),
});

/** Plays the picks one after another until the match is over or they run out; sees every state on the way. */
function playout(
  { seats, seed, picks }: { seats: number; seed: number; picks: readonly number[] },
  see: (match: Match<ToyCore>, before: Match<ToyCore> | null) => Match<ToyCore>,
): Match<ToyCore> {
  let match = see(startToy(seats, seed), null);
  for (const pick of picks) {
    const all = allChoices(match);
    const choice = all[pick % Math.max(1, all.length)];
    if (choice === undefined) break;
    const result = answerAsk(toy, match, choice);
    if (!result.ok) throw new Error(`listed but refused: ${result.why}`);
    match = see(result.match, match);
  }
  return match;
}

function lastChoice(match: Match<ToyCore>): Choice | undefined {
  const last = match.choices.at(-1);
  return last !== undefined && 'key' in last ? last : undefined;
}

const copy = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;
const viewers = (match: Match<ToyCore>) => [null, ...match.core.pub.seats.map((_, i) => seat(i))];

describe('the engine, over the toy game', () => {
  it('accepts every listed choice, and what is not listed changes nothing', () => {
    fc.assert(
      fc.property(game, fc.string(), fc.integer({ min: -1, max: 5 }), (given, noise, by) => {
        playout(given, (match) => {
          const before = JSON.stringify(match);
          for (const choice of allChoices(match)) expect(answerAsk(toy, match, choice).ok).toBe(true);
          const undo = match.asks.filter((ask) => ask.seat === by && ask.kind === UNDO);
          const back = undo.flatMap(({ id, options }) => options.map(({ key }) => ({ ask: id, key })));
          const listed = [...legalChoices(match, seat(by)), ...back];
          for (const open of [askId(noise), ...match.asks.map(({ id }) => id)]) {
            for (const key of [noise, ...match.asks.flatMap(({ options }) => options.map((option) => option.key))]) {
              const legal = listed.some((choice) => choice.ask === open && choice.key === key);
              expect(answerAsk(toy, match, { seat: seat(by), ask: open, key }).ok).toBe(legal);
            }
          }
          expect(JSON.stringify(match)).toBe(before);
          return match;
        });
      }),
      runs(15),
    );
  });

  it('gives the same state when it is saved and restored between all choices', () => {
    fc.assert(
      fc.property(game, (given) => {
        const through = playout(given, (match) => match);
        const saved = playout(given, (match) => resumeMatch(toy, copy(keptOf(match))));
        expect(saved).toEqual(through);
        expect(copy(through)).toEqual(through);
      }),
      runs(40),
    );
  });

  it('shows a viewer the same bytes whatever the things are that it cannot see', () => {
    fc.assert(
      fc.property(game, (given) => {
        playout(given, (match) => {
          for (const viewer of viewers(match)) {
            const mine = (by: number) => by === viewer;
            const hides = (list: readonly string[]) => list.map((word, i) => (mine(i) ? word : 'other'));
            const { hidden } = match.core;
            const other: Match<ToyCore> = {
              ...match,
              core: {
                ...match.core,
                hidden: {
                  rng: { other: { key: [1], at: 7 } },
                  deck: [...hidden.deck].reverse(),
                  vows: hides(hidden.vows),
                  seals: hides(hidden.seals),
                },
              },
              checkpoint: startToy(1, 5).core,
              choices: [],
              asks: match.asks.map((ask) =>
                mine(ask.seat) ? ask : { ...ask, prompt: { m: 'other' }, options: [], source: { kind: 'x', id: 'y' } },
              ),
              log: match.log.map((line) =>
                line.to === undefined || mine(line.to) ? line : { ...line, text: { m: 'other' } },
              ),
            };
            // What was drawn is shown when all is over.
            const seen = (one: Match<ToyCore>) => {
              const { drawn, ...view } = viewOf(toy, one, viewer);
              expect(drawn === undefined).toBe(match.over === null);
              return JSON.stringify(view);
            };
            expect(seen(other)).toBe(seen(match));
          }
          return match;
        });
      }),
      runs(40),
    );
  });

  it('lets others see nothing between two private picks of the same seat', () => {
    fc.assert(
      fc.property(game, (given) => {
        playout(given, (match, before) => {
          const last = lastChoice(match);
          const asked = before?.asks.find(({ id }) => id === last?.ask);
          const next = match.asks.find((ask) => ask.seat === last?.seat && ask.kind === asked?.kind);
          if (
            before === null ||
            last === undefined ||
            !['vow', 'probe'].includes(asked?.kind ?? '') ||
            next === undefined
          )
            return match;
          for (const viewer of viewers(match).filter((one) => one !== last.seat)) {
            expect(JSON.stringify(viewOf(toy, match, viewer))).toBe(JSON.stringify(viewOf(toy, before, viewer)));
          }
          return match;
        });
      }),
      runs(40),
    );
  });

  it('keeps ask ids while they are open and never uses one again', () => {
    fc.assert(
      fc.property(game, (given) => {
        const closed = new Set<string>();
        playout(given, (match, before) => {
          const open = new Map(match.asks.filter(isQuestion).map((ask) => [ask.id, ask]));
          for (const id of open.keys()) expect(closed.has(id)).toBe(false);
          const answered = lastChoice(match)?.ask;
          const interrupted = answered?.startsWith('any.') === true;
          for (const ask of before?.asks ?? []) {
            if (ask.kind === ANY_TIME || interrupted) continue;
            const now = open.get(ask.id);
            if (now === undefined) {
              if (ask.id === answered || match.step !== before?.step) closed.add(ask.id);
            } else {
              expect([now.seat, now.kind]).toEqual([ask.seat, ask.kind]);
            }
          }
          return match;
        });
      }),
      runs(40),
    );
  });

  it('reopens an ask that an any-time effect suspended, with its options recomputed', () => {
    fc.assert(
      fc.property(game, (given) => {
        playout(given, (match, before) => {
          const action = before?.asks.find(({ kind }) => kind === 'action');
          const lamp = before?.asks.find(({ kind }) => kind === ANY_TIME);
          if (before === null || action === undefined || lamp === undefined) return match;
          let lit = match;
          const one = answerAsk(toy, before, { seat: lamp.seat, ask: lamp.id, key: 'lamp' });
          if (one.ok) lit = one.match;
          const boast = lit.asks.find(({ kind }) => kind === 'boast');
          expect(lit.asks.some(({ id }) => id === action.id)).toBe(false);
          const two = answerAsk(toy, lit, { seat: lamp.seat, ask: boast?.id ?? askId(''), key: 'quiet' });
          const reopened = two.ok ? two.match.asks.find(({ id }) => id === action.id) : undefined;
          const keys = action.options.map(({ key }) => key);
          expect(reopened?.options.map(({ key }) => key)).toEqual(['dig', 'dig-deep', ...keys.slice(1)]);
          return match;
        });
      }),
      runs(40),
    );
  });

  it('ends, in both ways', () => {
    const ends = new Set<string>();
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 4 }), fc.nat(), fc.infiniteStream(fc.nat()), (seats, seed, stream) => {
        const picks = Array.from({ length: 400 }, () => Number(stream.next().value));
        ends.add(playout({ seats, seed, picks }, (match) => match).over?.outcome ?? 'none');
      }),
      runs(40),
    );
    expect([...ends].sort()).toEqual(['defeat', 'victory']);
  });
});
