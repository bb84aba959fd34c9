import { chachaBlock, drawBelow, keysFrom, makeStreams } from './rng';

const entropy = '00'.repeat(32);
const DICE = [{ name: 'dice' }] as const;
const BOTH = [...DICE, { name: 'deck' }] as const;

function words(hex: string): number[] {
  return hex.split(' ').map((word) => parseInt(word, 16));
}

describe('chachaBlock', () => {
  it('gives the block of the test vector of RFC 8439, 2.3.2', () => {
    const key = words('03020100 07060504 0b0a0908 0f0e0d0c 13121110 17161514 1b1a1918 1f1e1d1c');
    const block = chachaBlock(key, 1, words('09000000 4a000000 00000000'));
    expect(Array.from(block)).toEqual(
      words(
        'e4e7f110 15593bd1 1fdd0f50 c47120a3 c7f4d1c7 0368c033 9aaa2204 4e6cd4c3 ' +
          '466482d2 09aa9f07 05d7c214 a2028bd9 d19c12b5 b94e16de e883d0cb 4e3c50a2',
      ),
    );
  });

  it('gives the first block of appendix A.1 for an all-zero key', () => {
    const block = chachaBlock(new Array<number>(8).fill(0), 0, [0, 0, 0]);
    expect(Array.from(block.slice(0, 4))).toEqual(words('ade0b876 903df1a0 e56a5d40 28bd8653'));
  });
});

describe('keysFrom', () => {
  it('makes keys that differ from one another and are the same again for the same entropy', () => {
    const keys = keysFrom(entropy, BOTH);
    expect(keys.dice).not.toEqual(keys.deck);
    expect(keysFrom(entropy, BOTH)).toEqual(keys);
  });

  it.each(['', 'a'.repeat(63), 'A'.repeat(64), 'g'.repeat(64)])('refuses entropy of another form: %s', (wrong) => {
    expect(() => keysFrom(wrong, DICE)).toThrow(RangeError);
  });
});

describe('makeStreams', () => {
  it('gives each stream its key from outside, at its beginning', () => {
    const keys = keysFrom(entropy, BOTH);
    expect(makeStreams(keys, BOTH)).toEqual({ dice: { key: keys.dice, at: 0 }, deck: { key: keys.deck, at: 0 } });
  });

  it('refuses a stream without a key', () => {
    expect(() => makeStreams(keysFrom(entropy, DICE), BOTH)).toThrow('no key for the random stream deck');
  });
});

describe('drawBelow', () => {
  it('draws every value of a die about equally often', () => {
    let stream = makeStreams(keysFrom(entropy, DICE), DICE).dice;
    const counts = new Map<number, number>();
    for (let i = 0; i < 6000; i++) {
      const drawn = drawBelow(stream, 6);
      counts.set(drawn.value, (counts.get(drawn.value) ?? 0) + 1);
      stream = drawn.stream;
    }
    expect([...counts.keys()].sort()).toEqual([0, 1, 2, 3, 4, 5]);
    for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(150);
  });

  it('leaves the given stream as it was', () => {
    const stream = makeStreams(keysFrom(entropy, DICE), DICE).dice;
    expect(drawBelow(stream, 6)).toEqual(drawBelow(stream, 6));
  });

  it.each([0, -1, 1.5, NaN, 2 ** 32 + 1])(
    'refuses a bound that has no values instead of searching for ever: %s',
    (below) => {
      expect(() => drawBelow(makeStreams(keysFrom(entropy, DICE), DICE).dice, below)).toThrow(RangeError);
    },
  );

  it('accepts both ends of the bounds', () => {
    const stream = makeStreams(keysFrom(entropy, DICE), DICE).dice;
    expect(drawBelow(stream, 1).value).toBe(0);
    expect(drawBelow(stream, 2 ** 32).value).toBeLessThan(2 ** 32);
  });
});
