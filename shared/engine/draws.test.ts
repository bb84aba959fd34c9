import { begin, gameOf, opt, take } from '../testing/script/one-step';
import { type Draws, positionsOf, recorded, valuesOf } from './draws';
import { type KeptMatch, keptOf, resumeMatch, viewOf } from './match';
import { drawBelow, type RngStream } from './rng';
import type { Run } from './run';
import { askSeat } from './script';

const numbers = (from: number, ...below: readonly number[]): Draws => ({
  stream: 'dice',
  from,
  to: from + below.length,
  below,
});

describe('recorded', () => {
  it('puts numbers that are drawn in a row together, and shuffles by themselves', () => {
    const shuffle: Draws = { stream: 'dice', from: 2, to: 4, shuffled: 3 };
    expect(recorded([], [numbers(0, 6), numbers(1, 6), shuffle, numbers(4, 2)])).toEqual([
      numbers(0, 6, 6),
      shuffle,
      numbers(4, 2),
    ]);
  });

  it('leaves out what is recorded already, and is the same list when nothing is new', () => {
    const record = recorded([], [numbers(0, 6), numbers(1, 6)]);
    expect(recorded(record, [numbers(0, 6), numbers(1, 6)])).toBe(record);
    expect(recorded(record, [numbers(0, 6), numbers(1, 6), numbers(2, 9)])).toEqual([numbers(0, 6, 6), numbers(2, 9)]);
  });
});

describe('valuesOf', () => {
  const key = [1, 2, 3, 4, 5, 6, 7, 8];

  it('gives the numbers again from the key alone', () => {
    let stream: RngStream = { key, at: 3 };
    const drawn = [6, 6, 2, 100].map((below) => {
      const { value, stream: next } = drawBelow(stream, below);
      stream = next;
      return value;
    });
    expect(valuesOf({ stream: 'dice', from: 3, to: stream.at, below: [6, 6, 2, 100] }, { key })).toEqual(drawn);
  });

  it('gives the places that a shuffle swapped', () => {
    const draws: Draws = { stream: 'dice', from: 0, to: 3, shuffled: 4 };
    expect(valuesOf(draws, { key })).toEqual(valuesOf({ stream: 'dice', from: 0, to: 3, below: [4, 3, 2] }, { key }));
  });
});

describe('a match', () => {
  const rolled: (readonly number[])[] = [];
  /** Rolls two dice after an answer, and one more after the next. */
  const rolling = gameOf(function* (run: Run) {
    const ask = (key: string) =>
      askSeat(run, { seat: 0 as never, kind: 'go', prompt: { m: 'go' }, options: () => [opt(key)] });
    const roll = (): number => run.random('dice', 6);
    yield* ask('roll');
    rolled.push([roll(), roll()]);
    yield* ask('again');
    rolled.push([roll()]);
  });

  it('keeps what was drawn from the moment on that it was drawn, once, and through a restart', () => {
    const once = take(rolling, begin(rolling), 0, 'roll');
    expect(keptOf(once).draws).toEqual([numbers(0, 6, 6)]);
    const restored = resumeMatch(rolling, JSON.parse(JSON.stringify(keptOf(once))) as KeptMatch<never>);
    expect(restored).toEqual(once);
    const over = take(rolling, once, 0, 'again');
    expect(over.draws).toEqual([numbers(0, 6, 6), numbers(2, 6)]);
    expect(over.draws.at(-1)?.to).toBe(positionsOf(over.core.hidden.rng)['dice']);
  });

  it('shows what was drawn when it is over, with the numbers, and nothing before', () => {
    rolled.length = 0;
    const once = take(rolling, begin(rolling), 0, 'roll');
    expect(viewOf(rolling, once, null)).not.toHaveProperty('drawn');
    const over = take(rolling, once, 0, 'again');
    const [first, last] = rolled;
    expect(viewOf(rolling, over, null).drawn).toEqual([
      { ...numbers(0, 6, 6), values: first },
      { ...numbers(2, 6), values: last },
    ]);
  });

  it('never shows what was drawn from a stream that is to stay secret', () => {
    const secret = { ...rolling, streams: [{ name: 'dice', shown: 'never' }] as const };
    const over = take(secret, take(secret, begin(secret), 0, 'roll'), 0, 'again');
    expect(viewOf(secret, over, null).drawn).toEqual([]);
  });
});
