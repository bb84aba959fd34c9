/** A name broken into at most two lines for a plate. */
export interface Label {
  readonly lines: readonly string[];
  /** Font size, in pixels. */
  readonly size: number;
}

/** The least size of letters that can be read. */
const LEAST = 12;
/** Average width of a letter of a narrow typeface, in font sizes. */
const LETTER = 0.47;

/** How many pixels a name takes on one line of the least size. */
export function breadthOf(text: string): number {
  return text.length * LEAST * LETTER;
}

/**
 * Fits a name into a width: on one line, or broken at the gap nearest the middle when it is long.
 * @param room in pixels
 * @param size the size of letters on one line; two lines have the least
 */
export function labelOf(text: string, room: number, size: number = LEAST): Label {
  const middle = text.length / 2;
  const breaks = [...text.matchAll(/[\s-]+/g)].map((match) => match.index + (match[0].startsWith('-') ? 1 : 0));
  if (text.length * size * LETTER <= room || breaks.length === 0) return { lines: [text], size };
  const at = breaks.reduce((best, index) => (Math.abs(index - middle) < Math.abs(best - middle) ? index : best));
  return { lines: [text.slice(0, at).trim(), text.slice(at).trim()], size: LEAST };
}
