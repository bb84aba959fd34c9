import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** A fresh secret for a seat: 256 random bits that fit in a URL-safe string of 43 characters. */
export function makeToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is kept of a secret. The secret itself is never stored nor logged. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** Whether a secret is the one a hash was made from, in a time that does not depend on where they differ. */
export function isToken(token: string, hash: string | undefined): boolean {
  if (hash === undefined) return false;
  const given = Buffer.from(hashToken(token));
  const kept = Buffer.from(hash);
  return given.length === kept.length && timingSafeEqual(given, kept);
}
