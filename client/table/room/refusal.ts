import type { Announcement, AnnouncementLine, ChatLine } from '../../../shared/protocol/rooms';

/** How old a refusal may be to be shown to a member who comes to the table. */
export const RECENT_MS = 10 * 60_000;

/** A line about a request to the table that came to nothing. */
export type Refusal = AnnouncementLine & { readonly told: Extract<Announcement, { readonly what: 'proposal' }> };

/**
 * The last request to the table, if it came to nothing: refused, taken back, or impossible. Null when it was agreed on, when
 * another match has begun since, or when it is old news.
 * @param away the number of the line that the reader has put away last
 * @param since lines from before this moment of the server's clock are old
 */
export function refusalIn(lines: readonly ChatLine[], away: number, since: number): Refusal | null {
  const last = lines.findLast(
    (line) => line.kind === 'told' && ['proposal', 'again', 'back-to-lobby'].includes(line.told.what),
  );
  if (last === undefined || last.n <= away || last.at < since) return null;
  return isRefusal(last) ? last : null;
}

function isRefusal(line: ChatLine): line is Refusal {
  return line.kind === 'told' && line.told.what === 'proposal' && line.told.outcome !== 'agreed';
}
