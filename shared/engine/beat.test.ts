import { testKeys } from '../testing/playout';
import { begin, gameOf, note, opt } from '../testing/script/one-step';
import { askId, BY_CHANCE, seat, TABLE } from './ask';
import { beat } from './beat';
import { answerAsk, keptOf, resumeExactly, startMatch, viewOf } from './match';
import { askSeat } from './script';
import { sealed } from './sealed';
import { text } from './text';

describe('a beat of the table', () => {
  const game = gameOf(function* (run) {
    yield* beat(run, 800);
    note(run, 'verdict');
  });

  it('asks nobody anything, and says for how long', () => {
    const match = begin(game);
    expect(match.asks.map(({ seat: of, lasts, clock }) => ({ of, lasts, clock }))).toEqual([
      { of: TABLE, lasts: 800, clock: undefined },
    ]);
    for (const viewer of [null, seat(0), seat(1)]) {
      const { asks, waiting } = viewOf(game, match, viewer);
      expect([asks, waiting]).toEqual([[], []]);
    }
  });

  it('goes on when the server ends it', () => {
    const match = begin(game);
    const [ask] = match.asks;
    const result = answerAsk(game, match, { seat: TABLE, ask: ask?.id ?? askId('none'), key: ask?.fallback ?? '' });
    expect(result.ok && result.match.core.pub.notes).toEqual(['verdict', 'step']);
  });
});

describe('a question that falls back on chance', () => {
  const KEYS = ['a', 'b', 'c', 'd', 'e'];
  const question = (by: number) => ({
    seat: seat(by),
    kind: 'draft',
    prompt: text('p'),
    clock: 'draft',
    fallback: { drawnFrom: 'dice' },
    options: () => KEYS.map(opt),
  });
  const game = gameOf(function* (run) {
    const given = yield* sealed(run, [question(0), question(1)]);
    note(run, [...given.values()].join());
    note(run, (yield* askSeat(run, question(2))) ?? 'nothing');
  });
  const of = (seed: number) => startMatch(game, { seats: 3, options: {}, keys: testKeys(game, seed) });

  /** The first seats choose nothing in time; the third question is open then. */
  function timeOver(seed: number) {
    let match = of(seed);
    for (const by of [0, 1]) {
      const ask = match.asks.find((open) => open.seat === by);
      const result = answerAsk(game, match, { seat: seat(by), ask: ask?.id ?? askId('none'), key: BY_CHANCE });
      if (!result.ok) throw new Error(result.why);
      match = result.match;
    }
    return match;
  }

  it('names chance as its fallback, which is none of its options', () => {
    const [ask] = of(1).asks;
    expect(ask?.fallback).toBe(BY_CHANCE);
    expect(ask?.options.map(({ key }) => key)).toEqual(KEYS);
  });

  it('draws in the script: each match its own, and every option in the end', () => {
    const drawn = Array.from({ length: 40 }, (_, seed) => timeOver(seed).core.pub.notes[0] ?? '');
    expect(timeOver(3).core.pub.notes[0]).toBe(drawn[3]);
    expect(new Set(drawn.flatMap((both) => both.split(',')))).toEqual(new Set(KEYS));
  });

  it('is drawn the same again when the step is replayed', () => {
    const match = timeOver(7);
    expect(match.choices).toMatchObject([{ key: BY_CHANCE }, { key: BY_CHANCE }]);
    expect(resumeExactly(game, keptOf(match))?.core).toEqual(match.core);
  });

  it('is left to chance by nothing else: a question with another fallback knows no such answer', () => {
    const other = gameOf(function* (run) {
      yield* askSeat(run, { ...question(0), fallback: 'a' });
    });
    const match = begin(other);
    const id = match.asks[0]?.id ?? askId('none');
    expect(answerAsk(other, match, { seat: seat(0), ask: id, key: BY_CHANCE })).toEqual({
      ok: false,
      why: 'no-such-option',
    });
  });
});
