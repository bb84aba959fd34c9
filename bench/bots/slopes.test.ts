import { testRandom } from '../../shared/testing/playout';
import { slopesOf, stepAlong, type Trial } from './slopes';

describe('Weights fitted by games', () => {
  const random = testRandom(5);
  /** Games that are won more often with more of `good`, less often with more of `bad`. */
  const trials = Array.from({ length: 4000 }, (): Trial => {
    const change = { good: random() - 0.5, bad: random() - 0.5, idle: random() - 0.5 };
    return { change, score: random() < 0.4 + 0.3 * change.good - 0.3 * change.bad ? 1 : 0 };
  });

  it('finds which weight does what', () => {
    for (const { weight, slope, error } of slopesOf(trials)) {
      const real = { good: 0.3, bad: -0.3, idle: 0 }[weight] ?? NaN;
      expect(Math.abs(slope - real)).toBeLessThan(3 * error);
    }
  });

  it('steps along what is sure, and no farther than it may', () => {
    const step = stepAlong(slopesOf(trials), 0.5);
    expect(Math.max(...Object.values(step).map(Math.abs))).toBeCloseTo(0.5);
    expect([Math.sign(step.good ?? 0), Math.sign(step.bad ?? 0)]).toEqual([1, -1]);
    expect(Math.abs(step.idle ?? 1)).toBeLessThan(0.15);
  });

  it('goes nowhere by chance alone', () => {
    const slopes = ['a', 'b'].map((weight) => ({ weight, slope: 0.1, error: 0.2 }));
    expect(stepAlong(slopes, 0.5)).toEqual({ a: 0, b: 0 });
  });
});
