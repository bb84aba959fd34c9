import type { ReactElement } from 'react';

import type { CharacterId } from '../../../../shared/games/complots/board/characters/ids';

const FAN = [-64, -32, 0, 32, 64] as const;

/** Each character in ink alone, on a field of 48 by 48: the seats use up the colours. What is cut out shows the ground. */
const DRAWING: Readonly<Record<CharacterId, ReactElement>> = {
  duchess: (
    <>
      <path d="M9.5 33 5 17.5l9.8 6.8L19 12l5 9.5L29 12l4.2 12.3L43 17.5 38.5 33z" />
      <path d="M9.5 35.5h29V41h-29z" />
      <circle cx="4.8" cy="14.5" r="2.6" />
      <circle cx="19" cy="8.8" r="2.6" />
      <circle cx="29" cy="8.8" r="2.6" />
      <circle cx="43.2" cy="14.5" r="2.6" />
      <path className="co-cut" d="m24 26 2.4 3-2.4 3-2.4-3z" />
    </>
  ),
  assassin: (
    <g transform="rotate(38 24 24)">
      <path d="M19.8 19h8.4L26.8 37 24 47l-2.8-10z" />
      <rect x="12" y="14.5" width="24" height="4" rx="2" />
      <rect x="21.6" y="4.5" width="4.8" height="10" rx="1" />
      <circle cx="24" cy="3.5" r="3" />
      <path className="co-cut-line" d="M24 21v17" />
    </g>
  ),
  countess: (
    <>
      {FAN.map((turn) => (
        <path key={turn} transform={`rotate(${turn} 24 38)`} d="M22.3 32 17.4 10q6.6-4.2 13.2 0L25.7 32z" />
      ))}
      {FAN.map((turn) => (
        <path key={turn} className="co-cut-line" transform={`rotate(${turn} 24 38)`} d="M24 12v18" />
      ))}
      <circle cx="24" cy="38" r="4" />
      <path d="M23 40h2v4l2 3.5h-6l2-3.5z" />
    </>
  ),
  captain: (
    <>
      <path d="M24 2.5a5.5 5.5 0 0 0-2.2 10.5v2.5H14v4.5h7.8v18.3c-5-.8-8.8-3.6-10.3-7.3l3.5.8L9 22.5 3.5 32l3.8-.7C9.5 39 16 44 24 44.5c8-.5 14.5-5.5 16.7-13.2l3.8.7L39 22.5l-6 9.3 3.5-.8c-1.5 3.7-5.3 6.5-10.3 7.3V20H34v-4.5h-7.8V13A5.5 5.5 0 0 0 24 2.5z" />
      <circle className="co-cut" cx="24" cy="8" r="2.4" />
    </>
  ),
  ambassador: (
    <>
      <path d="M8 8.5C8 5.5 10 4 12.5 4H38a4.5 4.5 0 0 1 4.5 4.5V12H36v20.5l-7 11.5H13.5A4.5 4.5 0 0 1 9 39.5V11a3 3 0 0 1-1-2.5z" />
      <path className="co-cut-line" d="M14.5 13h16M14.5 18.5h16M14.5 24h10" />
      <circle className="co-cut" cx="31" cy="34" r="8.4" />
      <circle cx="31" cy="34" r="6.8" />
      <path d="m27.5 39-2 7.5 5.5-3 5.5 3-2-7.5z" />
      <path className="co-cut" d="m31 29.8 1.3 2.9 3 .4-2.2 2.2.5 3.1-2.6-1.5-2.6 1.5.5-3.1-2.2-2.2 3-.4z" />
    </>
  ),
  inquisitor: (
    <>
      <path d="M2.5 29C8 20.5 15.5 16.5 24 16.5S40 20.5 45.5 29C40 37.5 32.5 41.5 24 41.5S8 37.5 2.5 29z" />
      <circle className="co-cut" cx="24" cy="29" r="9.2" />
      <circle cx="24" cy="29" r="6.2" />
      <path className="co-cut" d="M24 25.5a3.5 3.5 0 0 1 3.5 3.5h-2.2A1.3 1.3 0 0 0 24 27.7z" />
      <path d="M22.8 3h2.4v9.5h-2.4zM9 7.5l2.2-1.2 4.6 8.3-2.1 1.2zM39 7.5l-2.2-1.2-4.6 8.3 2.1 1.2z" />
    </>
  ),
};

/** The sign of a character; for the eye alone, so its name stands beside it. */
export function Emblem({ of }: { readonly of: CharacterId }): ReactElement {
  return (
    <svg className="co-emblem" viewBox="0 0 48 48" aria-hidden="true" focusable="false" data-of={of}>
      {DRAWING[of]}
    </svg>
  );
}
