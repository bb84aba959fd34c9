import type { ChatLine } from '../../../shared/protocol/rooms';

/**
 * The lines of a conversation after some more came in, oldest first. A line that is known already changes nothing. One
 * that is another than it was means that the server has gone back to a backup: whatever was said after it is gone.
 */
export function mergedLines(known: readonly ChatLine[], come: readonly ChatLine[]): readonly ChatLine[] {
  return come.reduce(withLine, known);
}

function withLine(known: readonly ChatLine[], line: ChatLine): readonly ChatLine[] {
  const before = known.filter(({ n }) => n < line.n);
  const same = known[before.length];
  if (same?.n !== line.n) return [...before, line, ...known.slice(before.length)];
  return same.text === line.text && same.name === line.name && same.at === line.at ? known : [...before, line];
}

/** How many lines after the last one read were said by others. */
export function unreadIn(lines: readonly ChatLine[], read: number, me: string | null): number {
  return lines.filter(({ n, name }) => n > read && name !== me).length;
}

/** Something that was sent to be said. */
export interface Sent {
  readonly name: string;
  readonly text: string;
  /** The last line that was known then. */
  readonly after: number;
}

/** Whether what was sent has been said: what tells when the answer to it is lost. */
export function wasSaid(lines: readonly ChatLine[], { name, text, after }: Sent): boolean {
  return lines.some((line) => line.n > after && line.name === name && line.text === text);
}

/** What overrides the direction of text, control characters but white space, and whatever is no character: never sent. */
const UNSAYABLE = /[\p{Cs}\p{Co}\p{Cn}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]|(?!\s)\p{Cc}/gu;

/** A line as it is sent: trimmed, with single spaces, without what the server refuses (pasted text often has some). */
export function tidyLine(typed: string): string {
  return typed.replace(UNSAYABLE, '').normalize('NFC').replace(/\s+/gu, ' ').trim();
}
