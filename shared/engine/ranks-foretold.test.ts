import { seat } from './ask';
import { outIn, ranksForetold } from './ranks-foretold';
import type { Over } from './run';

const foretold = ranksForetold((table: { readonly seats: number }) => table.seats);
const seen = (out: readonly number[], over: Over | null = null) => ({
  table: { seats: 3 },
  log: [],
  over,
  ...(out.length === 0 ? {} : { out: out.map(seat) }),
});
const ranked = (first: readonly number[]): Over => ({
  outcome: 'ranked',
  reason: 'last',
  places: [first.map(seat)],
  facts: {},
});

describe('what can be foretold of players who go out one after another', () => {
  it('is who wins and who goes out next, among those who are in, for more points the more they are', () => {
    const answers = ['0', '1', '2'].map((key) => ({ key, points: 2 }));
    expect(foretold.open(seen([]))).toEqual([
      { id: 'winner', answers },
      { id: 'out:1', answers },
    ]);
  });

  it('is of two only who wins, and after the end nothing', () => {
    const answers = ['0', '2'].map((key) => ({ key, points: 1 }));
    expect(foretold.open(seen([1]))).toEqual([{ id: 'winner', answers }]);
    expect(foretold.open(seen([1, 0], ranked([2])))).toEqual([]);
    expect(foretold.open(seen([1], { outcome: 'called-off', reason: 'agreed' }))).toEqual([]);
  });

  it('comes true as they go, and a tie is won by nobody', () => {
    expect(foretold.outcomes(seen([1]))).toEqual({ 'out:1': '1' });
    expect(foretold.outcomes(seen([1, 0], ranked([2])))).toEqual({ 'out:1': '1', 'out:2': '0', winner: '2' });
    expect(foretold.outcomes(seen([1], ranked([0, 2])))).toEqual({ 'out:1': '1' });
  });

  it('is named by questions that tell which one is meant', () => {
    expect(['winner', 'out:2'].map(outIn)).toEqual([null, 2]);
  });
});
