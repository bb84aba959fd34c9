import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** A fresh secret for a seat: 256 random bits that fit in a URL-safe string of 43 characters. */
export function makeToken(): string {
  return randomBytes(32).toString('base64url');
}

/** The SHA-256 hash of a token: all that the server keeps of it. */
export type TokenHash = string & { readonly tokenHash: unique symbol };

/** Hashes a token. The token itself is never stored nor logged. */
export function hashToken(token: string): TokenHash {
  return createHash('sha256').update(token).digest('base64url') as TokenHash;
}

/** Whether a hash was made from this token. The comparison takes the same time wherever they differ. */
export function isToken(token: string, hash: TokenHash | undefined): boolean {
  if (hash === undefined) return false;
  const given = Buffer.from(hashToken(token));
  const expected = Buffer.from(hash);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
