import { randomBytes } from 'node:crypto';

/**
 * An id for a new match that nobody can guess: 32 hexadecimal digits, so that it can be typed after a command as it is
 * (base64 may begin with `-`, which commands read as an option).
 */
export function makeMatchId(): string {
  return randomBytes(16).toString('hex');
}
