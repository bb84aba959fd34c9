import type { ChatLine, PhraseLine, SaidLine } from '../../../shared/protocol/rooms';

/** The number of unread lines of other members. Announcements of the room do not count. */
export function unreadIn(lines: readonly ChatLine[], read: number, me: string | null): number {
  return lines.filter((line) => isSaid(line) && line.n > read && line.name !== me).length;
}

/** The lines without those of people whom the reader has muted. */
export function heardLines<Line extends ChatLine>(lines: readonly Line[], muted: readonly string[]): readonly Line[] {
  return muted.length === 0 ? lines : lines.filter((line) => !isSaid(line) || !muted.includes(line.name));
}

/** A line that was sent and is not acknowledged yet. */
export interface UnconfirmedLine {
  readonly name: string;
  readonly text: string;
  /** The number of the last line that was known when it was sent. */
  readonly after: number;
}

/** Whether a line that was sent is in the conversation. This is how the client knows when the acknowledgement is lost. */
export function wasSaid(lines: readonly ChatLine[], { name, text, after }: UnconfirmedLine): boolean {
  return lines.some((line) => line.kind === 'said' && line.n > after && line.name === name && line.text === text);
}

/** Whether a line is by a member, and no announcement. */
export function isSaid(line: ChatLine): line is SaidLine | PhraseLine {
  return line.kind !== 'told';
}

/** Characters that the server refuses: direction marks, control characters except white space, and unassigned ones. */
const UNSAYABLE = /[\p{Cs}\p{Co}\p{Cn}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]|(?!\s)\p{Cc}/gu;

/** Tidies a line before it is sent: trims it, makes all spaces single, and removes characters that the server refuses. */
export function tidyLine(typed: string): string {
  return typed.replace(UNSAYABLE, '').normalize('NFC').replace(/\s+/gu, ' ').trim();
}
