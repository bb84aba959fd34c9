/** Whole numbers that look random, the same ones in each run for the same seed. */
export function* noise(seed: number): Generator<number, never> {
  for (let x = seed; ;) {
    x = (x * 1_103_515_245 + 12_345) % 2 ** 31;
    yield x >>> 8;
  }
}
