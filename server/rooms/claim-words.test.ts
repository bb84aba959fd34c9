import { hashToken } from '../lib/secrets';
import { CLAIM_WORDS, wordFor } from './claim-words';

const token = hashToken('t'.repeat(43));
const salt = (n: number) => () => Buffer.from([n]);

it('are 128 different ones of small letters, none of which is the beginning of another', () => {
  expect(new Set(CLAIM_WORDS).size).toBe(128);
  for (const word of CLAIM_WORDS) expect(word).toMatch(/^[a-z]{4,10}$/);
  for (const word of CLAIM_WORDS) expect(CLAIM_WORDS.filter((one) => one.startsWith(word))).toEqual([word]);
});

it('are two for a claim, and others with another salt: a token cannot be sought out for the words that it gets', () => {
  const drawn = Array.from({ length: 200 }, (_, n) => wordFor(token, [], salt(n)));
  for (const word of drawn) expect(word).toMatch(/^[a-z]+ [a-z]+$/);
  expect(new Set(drawn).size).toBeGreaterThan(190);
  expect(wordFor(token, [], salt(1))).toBe(drawn[1]);
  expect(wordFor(hashToken('u'), [], salt(1))).not.toBe(drawn[1]);
  expect(new Set(Array.from({ length: 8 }, () => wordFor(token, []))).size).toBeGreaterThan(1);
});

it('have none in common with those of the other claims, whatever is drawn', () => {
  for (let n = 0; n < 200; n++) {
    const others = [0, 1, 2].reduce<readonly string[]>(
      (taken, i) => [...taken, wordFor(token, taken, salt(n + i))],
      [],
    );
    const all = [...others, wordFor(token, others, salt(n))].flatMap((word) => word.split(' '));
    expect(new Set(all).size).toBe(8);
  }
});
