import { type ReactElement, useLayoutEffect, useRef } from 'react';

/** A line of text on the map. It is squeezed when it would be wider than `room` in the reader's typeface. */
export function Line({
  text,
  x,
  y,
  size,
  room,
}: {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly room: number;
}): ReactElement {
  const line = useRef<SVGTextElement>(null);
  useLayoutEffect(() => {
    const drawn = line.current;
    if (drawn === null) return;
    drawn.removeAttribute('textLength');
    if (drawn.getComputedTextLength() > room) drawn.setAttribute('textLength', String(room));
  }, [text, size, room]);
  return (
    <text ref={line} className="bo-plate-name" x={x} y={y} fontSize={size} lengthAdjust="spacingAndGlyphs">
      {text}
    </text>
  );
}
