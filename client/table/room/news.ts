import type { Announcement, AnnouncementLine, ChatLine } from '../../../shared/protocol/rooms';

/** How old a line may be to be shown to a member who comes to the table. */
export const RECENT_MS = 10 * 60_000;

/** A line of the room's that the table says as well. */
export type News = AnnouncementLine & {
  readonly told: Extract<Announcement, { readonly what: 'proposal' | 'took-seat' }>;
};

/** Lines after which those before are old. */
const TURNS: readonly Announcement['what'][] = ['proposal', 'took-seat', 'again', 'back-to-lobby'];

/**
 * What the table says of the room: that the last request to it came to nothing, refused, taken back, or impossible, or that somebody
 * has taken a seat. Null when it was agreed on, when another match has begun since, or when it is old news.
 * @param away the number of the line that the reader has put away last
 * @param since lines from before this moment of the server's clock are old
 */
export function newsIn(lines: readonly ChatLine[], away: number, since: number): News | null {
  const last = lines.findLast((line) => line.kind === 'told' && TURNS.includes(line.told.what));
  if (last === undefined || last.n <= away || last.at < since) return null;
  return isNews(last) ? last : null;
}

function isNews(line: ChatLine): line is News {
  if (line.kind !== 'told') return false;
  return line.told.what === 'took-seat' || (line.told.what === 'proposal' && line.told.outcome !== 'agreed');
}
