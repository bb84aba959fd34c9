import './seat-mark.css';

import type { ReactElement } from 'react';

import type { MemberView } from '../../../shared/protocol/rooms';

/** A member's colour with the number of their seat in it, so that nobody has to tell colours apart. */
export function SeatMark({ member }: { readonly member: MemberView }): ReactElement | null {
  if (member.colour === null) return null;
  return <span className="seat-mark" data-colour={member.colour} data-n={member.seat + 1} aria-hidden="true" />;
}
