import type { ReactElement } from 'react';

import type { SheetId } from '../../../../shared/games/black-orchestra/board/sheets';
import type { LeaderId } from '../../../../shared/games/black-orchestra/board/spaces';
import { PAWN_OUTLINE } from '../../../../shared/games/black-orchestra/pictures/outlines';
import { PAWN } from '../../../../shared/games/black-orchestra/pictures/pawns';
import type { MemberView } from '../../../../shared/protocol/rooms';
import { AFFILIATION } from '../faces';
import { LEADER_INITIAL } from '../pieces';

/** A conspirator's pawn around the origin, `size` across: the outline tells the affiliation, letter and colour who it is. */
export function PawnShape({ sheet, size }: { readonly sheet: SheetId; readonly size: number }): ReactElement {
  const { letter, colour } = PAWN[sheet];
  const r = size / 2;
  const drop = AFFILIATION[sheet] === 'civilian' ? 0.09 : 0;
  return (
    <>
      <path
        className="bo-pawn"
        d={PAWN_OUTLINE[AFFILIATION[sheet]]}
        transform={`scale(${r})`}
        strokeWidth={2 / r}
        fill={colour}
      />
      <text
        className="bo-pawn-letter"
        textAnchor="middle"
        y={size * (0.19 + drop)}
        fontSize={size * (letter.length > 1 ? 0.6 : 0.64)}
      >
        {letter}
      </text>
    </>
  );
}

/** A rim around a pawn of that size, which follows its outline: whose turn it is. */
export function PawnRing({ sheet, size }: { readonly sheet: SheetId; readonly size: number }): ReactElement {
  return <path className="bo-active-ring" d={PAWN_OUTLINE[AFFILIATION[sheet]]} transform={`scale(${size / 2 + 3})`} />;
}

/** A pointer over a pawn of that size: it is the reader's own. */
export function OwnMark({ size }: { readonly size: number }): ReactElement {
  return <path className="bo-own-mark" d="M-6 -7h12L0 1z" transform={`translate(0 ${-size / 2})`} />;
}

/** The foot of a pawn around the origin, in the colour of the seat that plays it. Nothing without a colour. */
export function Foot({
  colour,
  size,
}: {
  readonly colour: MemberView['colour'];
  readonly size: number;
}): ReactElement | null {
  if (colour === null) return null;
  const [width, height] = [size * 0.8, 5];
  return (
    <rect
      className="bo-foot"
      data-colour={colour}
      x={-width / 2}
      y={size / 2 - 3}
      width={width}
      height={height}
      rx={height / 2}
    />
  );
}

/** A leader's token around the origin, `size` across: a dark coin with initials; Hitler's has a second rim. */
export function LeaderShape({ leader, size }: { readonly leader: LeaderId; readonly size: number }): ReactElement {
  const r = size / 2;
  const kind = leader === 'hitler' ? 'bo-leader bo-leader-first' : 'bo-leader';
  return (
    <>
      <circle className={kind} r={r} />
      {leader === 'hitler' ? <circle className="bo-leader-rim" r={r * 0.78} /> : null}
      <text
        className="bo-leader-letter"
        textAnchor="middle"
        y={size * 0.19}
        fontSize={size * (LEADER_INITIAL[leader].length > 1 ? 0.6 : 0.64)}
      >
        {LEADER_INITIAL[leader]}
      </text>
    </>
  );
}

/** A pawn on its own, outside the board. */
export function Pawn({ sheet, size }: { readonly sheet: SheetId; readonly size: number }): ReactElement {
  return (
    <svg className="bo-token" viewBox="-15 -15 30 30" width={size} height={size} aria-hidden="true" focusable="false">
      <PawnShape sheet={sheet} size={24} />
    </svg>
  );
}

/** A leader's token on its own, outside the board. */
export function Leader({ leader, size }: { readonly leader: LeaderId; readonly size: number }): ReactElement {
  return (
    <svg className="bo-token" viewBox="-15 -15 30 30" width={size} height={size} aria-hidden="true" focusable="false">
      <LeaderShape leader={leader} size={27} />
    </svg>
  );
}
