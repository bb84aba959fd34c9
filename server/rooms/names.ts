import { NAME_LENGTH } from '../../shared/protocol/rooms';

/** Control characters, line breaks, text direction overrides and whatever is no character at all. */
const FORBIDDEN = /[\p{Cc}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;

/** Reads a name as typed: trimmed, with single spaces. Returns null when it is empty, too long or has control characters. */
export function readName(typed: string): string | null {
  if (FORBIDDEN.test(typed)) return null;
  const name = typed.normalize('NFC').replace(/\s+/gu, ' ').trim();
  const length = Array.from(name).length;
  return nameKey(name) !== '' && length >= NAME_LENGTH.min && length <= NAME_LENGTH.max ? name : null;
}

/** What two names share when people would take one for the other: compatibility forms, case and invisible signs. */
export function nameKey(name: string): string {
  return name
    .normalize('NFKC')
    .replace(/[\p{Cf}\p{DI}\s]/gu, '')
    .toLowerCase();
}
