import { pickFrom, testRandom } from '../../shared/testing/playout';

const TOKEN_LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ-_0123456789'.split('');

/** Random decisions that are the same for the same seed. */
export class Dice {
  private readonly random: () => number;

  constructor(readonly seed: number) {
    this.random = testRandom(seed);
  }

  /** A whole number from 0 up to but not `n`. */
  below(n: number): number {
    return Math.floor(this.random() * n);
  }

  /** Whether something of this probability happens. */
  chance(probability: number): boolean {
    return this.random() < probability;
  }

  /** One of a list. Throws RangeError when it is empty. */
  pick<T>(list: readonly T[]): T {
    return pickFrom(this.random, list);
  }

  /** A token for a seat. */
  token(): string {
    return Array.from({ length: 43 }, () => this.pick(TOKEN_LETTERS)).join('');
  }

  /** A seed for dice of their own. */
  fork(): number {
    return this.below(2 ** 32);
  }
}
