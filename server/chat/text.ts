import { CHAT_LENGTH } from '../../shared/protocol/rooms';

/**
 * Control characters but tabs, overrides of the direction of text, and half characters. Characters that this server does
 * not know yet are allowed: phones have new ones first.
 */
const FORBIDDEN = /[\p{Cs}\p{Co}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]|(?!\s)\p{Cc}/u;

/** Reads a line as typed: trimmed, on one line. Returns null when it is empty, has control characters or more than `most` characters. */
export function readLine(typed: string, most = CHAT_LENGTH): string | null {
  if (FORBIDDEN.test(typed)) return null;
  const line = typed.normalize('NFC').replace(/\s+/gu, ' ').trim();
  return line !== '' && Array.from(line).length <= most ? line : null;
}
