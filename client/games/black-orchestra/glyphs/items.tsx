import type { ReactElement } from 'react';

import type { ItemId } from '../../../../shared/games/black-orchestra/board/spaces';

/** Our own line drawings of the items, on a field of 24 by 24. */
const DRAWING: Readonly<Record<ItemId, ReactElement>> = {
  badge: (
    <>
      <rect x="4" y="6" width="16" height="14" rx="1.5" />
      <path d="M10 6V3h4v3" />
      <circle cx="9" cy="12" r="2.2" />
      <path d="M5.8 17.5c.6-2 5.8-2 6.4 0M14.5 11h3.5M14.5 14h3.5M14.5 17h2" />
    </>
  ),
  explosives: (
    <>
      <rect x="3.5" y="10" width="4.6" height="11" rx="1" />
      <rect x="9.2" y="10" width="4.6" height="11" rx="1" />
      <rect x="14.9" y="10" width="4.6" height="11" rx="1" />
      <path d="M2.5 14h18M2.5 17h18M11.5 10c0-5 5-2.5 5.5-6" />
      <path d="M17 1.5v1.2M19.5 2.5l-.9.9M20.5 5h-1.3" />
    </>
  ),
  intel: (
    <>
      <path d="M4 3h10l4 4v5M4 3v18h8" />
      <path d="M7 8h6M7 11.5h5M7 15h3" />
      <circle cx="16" cy="16" r="3.7" />
      <path d="M18.7 18.7 22 22" />
    </>
  ),
  keys: (
    <>
      <circle cx="7.5" cy="8" r="4.2" />
      <circle cx="7.5" cy="8" r="1.2" />
      <path d="m10.5 11 9.5 9.5M16 16.5l2.5-2.5M18.5 19l2-2" />
    </>
  ),
  map: (
    <>
      <path d="M3 6l6-2.5 6 2.5 6-2.5V18l-6 2.5L9 18l-6 2.5z" />
      <path d="M9 3.5V18M15 6v14.5" />
      <path d="m5 13 2 2m0-2-2 2" />
    </>
  ),
  poison: (
    <>
      <path d="M10 2.5h4V7l3.5 4.5V21h-11v-9.5L10 7z" />
      <path d="M9 2.5h6M6.5 17.5h11" />
      <path d="M12 10.5c1.5 2 1.8 2.6 1.8 3.3a1.8 1.8 0 0 1-3.6 0c0-.7.3-1.3 1.8-3.3z" />
    </>
  ),
  signature: (
    <>
      <path d="M20.5 2.5 11 10l-2 5 5-2z" />
      <path d="M3 20.5c2-5 4-5 3.5-2.5s1 2.5 2 1 2-1.5 2.5 0 2 1.5 3 .5 2-.5 2.5.5h4" />
    </>
  ),
  weapons: (
    <>
      <path d="M2.5 6.5h18v4h-8.5l-1 2.5H8.5l-1.8 7H2.5l2-9.5h-2z" />
      <path d="M18.5 6.5V5M8.8 13c.5 1.5 2.5 1.5 2.7-.5M12 10.5" />
    </>
  ),
};

/** An item's drawing, filling its box; hidden from screen readers, so the element around it must name the item. */
export function ItemGlyph({
  item,
  x,
  y,
  size,
}: {
  readonly item: ItemId;
  readonly x?: number;
  readonly y?: number;
  readonly size?: number;
}): ReactElement {
  return (
    <svg
      className="bo-glyph"
      viewBox="0 0 24 24"
      x={x}
      y={y}
      width={size ?? 24}
      height={size ?? 24}
      aria-hidden="true"
      focusable="false"
    >
      {DRAWING[item]}
    </svg>
  );
}
