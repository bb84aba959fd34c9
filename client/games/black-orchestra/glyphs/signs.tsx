import type { ReactElement } from 'react';

import type { Affiliation } from '../../../../shared/games/black-orchestra/state';

/** Small signs that stand for a word of the rules wherever space is short. */
export type SignId =
  | Affiliation
  | 'motivation'
  | 'suspicion'
  | 'support'
  | 'fortified'
  | 'any-item'
  | 'tile'
  | 'in-stage'
  | 'one-head'
  | 'heads'
  | 'hitler'
  | 'deputy'
  | 'closes'
  | 'aim';

/** On a field of 24 by 24. */
const DRAWING: Readonly<Record<SignId, ReactElement>> = {
  // a flame
  motivation: (
    <path
      className="bo-solid"
      d="M12 1.5c.5 4.5 6.5 7.5 6.5 13.5a6.5 7 0 0 1-13 0c0-3 1.5-5 3-6.5.2 2 .8 3 1.8 3.5-.6-3.5-.3-7.5 1.7-10.5z"
    />
  ),
  // an eye
  suspicion: (
    <>
      <path d="M1.5 12C5 6 9 5 12 5s7 1 10.5 7c-3.5 6-7.5 7-10.5 7s-7-1-10.5-7z" />
      <circle className="bo-solid" cx="12" cy="12" r="3.6" />
    </>
  ),
  // ranks of men
  support: <path className="bo-solid" d="M3 20V10h4v10zM10 20V4h4v16zM17 20V10h4v10zM2 22h20v1H2z" />,
  // a battlement
  fortified: <path className="bo-solid" d="M3 22V3h4.5v4h2.5V3h4v4h2.5V3H21v19h-6v-6H9v6z" />,
  'any-item': (
    <>
      <rect x="2.5" y="2.5" width="19" height="19" rx="2" strokeDasharray="4 2.5" />
      <path d="M12 7v10M7.7 9.5l8.6 5M16.3 9.5l-8.6 5" />
    </>
  ),
  // a tile face down
  tile: (
    <>
      <rect x="3" y="3" width="18" height="18" rx="2" />
      <path d="M8.5 9.5c0-4.5 7-4.5 7 0 0 2.5-3.5 2.5-3.5 5M12 17v.8" />
    </>
  ),
  // a boxed number
  'in-stage': (
    <>
      <rect x="3" y="3" width="18" height="18" rx="2" />
      <path d="M9.5 9 12.5 7v10M9.5 17h6" />
    </>
  ),
  'one-head': (
    <>
      <circle className="bo-solid" cx="12" cy="7.5" r="4.5" />
      <path className="bo-solid" d="M3.5 22c0-12 17-12 17 0z" />
    </>
  ),
  heads: (
    <>
      <circle className="bo-solid" cx="6" cy="8" r="3.3" />
      <circle className="bo-solid" cx="18" cy="8" r="3.3" />
      <circle className="bo-solid" cx="12" cy="6" r="3.8" />
      <path className="bo-solid" d="M.5 20c0-8 9-8 11-2 2-6 12-6 12 2z" />
    </>
  ),
  hitler: (
    <>
      <circle cx="12" cy="12" r="10.5" />
      <path d="M8.5 6.5v11M15.5 6.5v11M8.5 12h7" />
    </>
  ),
  deputy: (
    <>
      <circle cx="12" cy="12" r="10.5" strokeDasharray="5 2.5" />
      <path d="M9 6.5v11h2.5c6 0 6-11 0-11z" />
    </>
  ),
  // a ring with cross hairs
  aim: (
    <>
      <circle cx="12" cy="12" r="7.5" />
      <circle className="bo-solid" cx="12" cy="12" r="2.2" />
      <path d="M12 1.5v6M12 16.5v6M1.5 12h6M16.5 12h6" />
    </>
  ),
  // a 7 struck through
  closes: (
    <>
      <circle className="bo-closes-ring" cx="12" cy="12" r="10.5" />
      <path d="M8 6.5h8l-5.5 11.5" />
      <path className="bo-closes-bar" d="M4.6 19.4 19.4 4.6" />
    </>
  ),
  // a chevron
  wehrmacht: <path d="m3 11 9-7 9 7M3 19l9-7 9 7" />,
  // a keyhole
  abwehr: (
    <>
      <circle className="bo-solid" cx="12" cy="8.5" r="5.5" />
      <path className="bo-solid" d="M10 12 7.5 22h9L14 12z" />
    </>
  ),
  // a hat
  civilian: (
    <>
      <path className="bo-solid" d="M6 16 7.5 6.5c2-1.8 7-1.8 9 0L18 16c-4 1-8 1-12 0z" />
      <path d="M1.5 16c5.5 3.5 15.5 3.5 21 0" />
    </>
  ),
};

/** A sign filling its box; hidden from screen readers, so the element around it must say the word. */
export function Sign({
  sign,
  x,
  y,
  size,
}: {
  readonly sign: SignId;
  readonly x?: number;
  readonly y?: number;
  readonly size: number;
}): ReactElement {
  return (
    <svg
      className="bo-glyph"
      viewBox="0 0 24 24"
      x={x}
      y={y}
      width={size}
      height={size}
      aria-hidden="true"
      focusable="false"
    >
      {DRAWING[sign]}
    </svg>
  );
}
