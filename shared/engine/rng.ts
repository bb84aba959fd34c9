/**
 * Randomness that lives in the match state: ChaCha20 used as a generator, one key and one position per named stream.
 * Streams are independent: showing the key of one (to prove the dice were fair) tells nothing about the others.
 */
export interface RngStream {
  /** 256-bit key as eight unsigned 32-bit words. */
  readonly key: readonly number[];
  /** How many 32-bit words have been drawn. */
  readonly at: number;
}

const SIGMA = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574] as const;

function rotateLeft(x: number, n: number): number {
  return (x << n) | (x >>> (32 - n));
}

/** One quarter round on four of the sixteen words; the array has them all. */
function quarterRound(s: Uint32Array, a: number, b: number, c: number, d: number): void {
  s[a] = (s[a] ?? 0) + (s[b] ?? 0);
  s[d] = rotateLeft((s[d] ?? 0) ^ (s[a] ?? 0), 16);
  s[c] = (s[c] ?? 0) + (s[d] ?? 0);
  s[b] = rotateLeft((s[b] ?? 0) ^ (s[c] ?? 0), 12);
  s[a] = (s[a] ?? 0) + (s[b] ?? 0);
  s[d] = rotateLeft((s[d] ?? 0) ^ (s[a] ?? 0), 8);
  s[c] = (s[c] ?? 0) + (s[d] ?? 0);
  s[b] = rotateLeft((s[b] ?? 0) ^ (s[c] ?? 0), 7);
}

/**
 * One ChaCha20 block (RFC 8439, 2.3).
 * @param key eight words
 * @param counter block number
 * @param nonce three words
 * @returns sixteen words
 */
export function chachaBlock(key: readonly number[], counter: number, nonce: readonly number[]): Uint32Array {
  const start = Uint32Array.from([...SIGMA, ...key, counter, ...nonce]);
  const s = Uint32Array.from(start);
  for (let round = 0; round < 10; round++) {
    quarterRound(s, 0, 4, 8, 12);
    quarterRound(s, 1, 5, 9, 13);
    quarterRound(s, 2, 6, 10, 14);
    quarterRound(s, 3, 7, 11, 15);
    quarterRound(s, 0, 5, 10, 15);
    quarterRound(s, 1, 6, 11, 12);
    quarterRound(s, 2, 7, 8, 13);
    quarterRound(s, 3, 4, 9, 14);
  }
  return s.map((word, i) => word + (start[i] ?? 0));
}

interface Named<Name extends string> {
  readonly name: Name;
}

/** The key of each stream by its name. */
export type StreamKeys<Name extends string = string> = Readonly<Record<Name, RngStream['key']>>;

/**
 * Derives a key for each stream from one secret. Who knows some of the keys knows nothing of the secret nor of the others:
 * each is half a block of ChaCha20 under the secret.
 * @param entropy 64 hexadecimal digits (256 bits) from a cryptographic source
 * @param streams the streams, each name at most once
 * @throws RangeError when `entropy` has another form
 */
export function keysFrom<Name extends string>(entropy: string, streams: readonly Named<Name>[]): StreamKeys<Name> {
  if (!/^[0-9a-f]{64}$/.test(entropy)) throw new RangeError('entropy must be 64 hexadecimal digits');
  const master = Array.from({ length: 8 }, (_, i) => parseInt(entropy.slice(i * 8, i * 8 + 8), 16));
  const keys = {} as Record<Name, RngStream['key']>;
  streams.forEach(({ name }, index) => {
    keys[name] = Array.from(chachaBlock(master, 0, [index, 0, 1]).slice(0, 8));
  });
  return keys;
}

/**
 * Makes streams from their keys, at their beginnings.
 * @throws RangeError when a key is missing
 */
export function makeStreams<Name extends string>(
  keys: StreamKeys,
  streams: readonly Named<Name>[],
): Record<Name, RngStream> {
  const made = {} as Record<Name, RngStream>;
  for (const { name } of streams) {
    const key = keys[name];
    if (key?.length !== 8) throw new RangeError(`no key for the random stream ${name}`);
    made[name] = { key, at: 0 };
  }
  return made;
}

/** The block that was computed last for each key: sixteen draws in a row need the same one. */
const blocks = new WeakMap<readonly number[], { readonly n: number; readonly words: Uint32Array }>();

function wordAt({ key }: RngStream, at: number): number {
  const n = at >>> 4;
  let block = blocks.get(key);
  if (block?.n !== n) {
    block = { n, words: chachaBlock(key, n, [0, 0, 0]) };
    blocks.set(key, block);
  }
  return block.words[at & 15] ?? 0;
}

/**
 * Draws a whole number, every value equally likely.
 * @param stream where to draw from; not changed
 * @param below exclusive upper bound, 1 to 2^32
 * @returns the number, and the stream after it
 * @throws RangeError when `below` is not a whole number from 1 to 2^32, such as the length of an empty list
 */
export function drawBelow(stream: RngStream, below: number): { readonly value: number; readonly stream: RngStream } {
  if (!Number.isInteger(below) || below < 1 || below > 2 ** 32) throw new RangeError(`cannot draw below ${below}`);
  const limit = Math.floor(2 ** 32 / below) * below;
  for (let at = stream.at; ; at++) {
    const word = wordAt(stream, at);
    if (word < limit) return { value: word % below, stream: { key: stream.key, at: at + 1 } };
  }
}
