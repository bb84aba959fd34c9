import type { ChatLine } from '../../../shared/protocol/rooms';

/**
 * Adds received lines to a conversation, in the order of their numbers. A line that is known changes nothing. A different
 * line under a known number means that the server was restored from a backup: the known lines from there on are dropped.
 */
export function mergedLines<Line extends ChatLine>(known: readonly Line[], come: readonly Line[]): readonly Line[] {
  return come.reduce(withLine, known);
}

function withLine<Line extends ChatLine>(known: readonly Line[], line: Line): readonly Line[] {
  const before = known.filter(({ n }) => n < line.n);
  const same = known[before.length];
  if (same?.n !== line.n) return [...before, line, ...known.slice(before.length)];
  return JSON.stringify(same) === JSON.stringify(line) ? known : [...before, line];
}
