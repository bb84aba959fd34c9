import { type ReactElement, useLayoutEffect, useRef } from 'react';

/** How long lines are in the reader's typeface, by their size and text. */
const lengths = new Map<string, number>();

/** A line of text on the map. It is squeezed when it would be wider than `room` in the reader's typeface. */
export function Line({
  text,
  x,
  y,
  size,
  room,
  look = 'bo-plate-name',
}: {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly room: number;
  /** Its class. */
  readonly look?: string;
}): ReactElement {
  const line = useRef<SVGTextElement>(null);
  useLayoutEffect(() => {
    const drawn = line.current;
    if (drawn === null) return;
    // The page is laid out anew to measure a line, so each is measured once.
    const key = `${look} ${size} ${text}`;
    let long = lengths.get(key);
    if (long === undefined) {
      drawn.removeAttribute('textLength');
      long = drawn.getComputedTextLength();
      // What is not shown has no length.
      if (long > 0) lengths.set(key, long);
    }
    if (long > room) drawn.setAttribute('textLength', String(room));
    else drawn.removeAttribute('textLength');
  }, [text, size, room, look]);
  return (
    <text ref={line} className={look} x={x} y={y} fontSize={size} lengthAdjust="spacingAndGlyphs">
      {text}
    </text>
  );
}
