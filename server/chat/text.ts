import { CHAT_LENGTH } from '../../shared/protocol/rooms';

/**
 * Control characters but tabs, what overrides the direction of text, and half characters. Characters this server has never
 * heard of pass: phones know new ones first.
 */
const FORBIDDEN = /[\p{Cs}\p{Co}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]|(?!\s)\p{Cc}/u;

/** Reads a line as typed: trimmed, on one line. Returns null when it is empty, too long or has control characters. */
export function readLine(typed: string): string | null {
  if (FORBIDDEN.test(typed)) return null;
  const line = typed.normalize('NFC').replace(/\s+/gu, ' ').trim();
  return line !== '' && Array.from(line).length <= CHAT_LENGTH ? line : null;
}
