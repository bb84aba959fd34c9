/** A name broken into at most two lines for a plate. */
export interface Label {
  readonly lines: readonly string[];
  /** Font size, in units of the map. */
  readonly size: number;
}

/** Font sizes of names on one line and on two. */
interface Sizes {
  readonly one: number;
  readonly two: number;
}

const NEAR: Sizes = { one: 17.5, two: 14.5 };
const FAR: Sizes = { one: 26, two: 24 };
/** Average width of a letter of a narrow typeface, in font sizes. */
const LETTER = 0.47;

function fit(text: string, room: number, sizes: Sizes): Label {
  const middle = text.length / 2;
  const breaks = [...text.matchAll(/[\s-]+/g)].map((match) => match.index + (match[0].startsWith('-') ? 1 : 0));
  if (text.length * sizes.one * LETTER <= room || breaks.length === 0) return { lines: [text], size: sizes.one };
  const at = breaks.reduce((best, index) => (Math.abs(index - middle) < Math.abs(best - middle) ? index : best));
  return { lines: [text.slice(0, at).trim(), text.slice(at).trim()], size: sizes.two };
}

/** Fits a name into a width, in units of the map: on one line, or broken at the gap nearest the middle when it is long. */
export function labelOf(text: string, room: number): Label {
  return fit(text, room, NEAR);
}

/** The same in large letters, for a map seen from afar. */
export function farLabelOf(text: string, room: number): Label {
  return fit(text, room, FAR);
}
