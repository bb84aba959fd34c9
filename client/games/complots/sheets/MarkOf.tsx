import type { ReactElement } from 'react';

import type { Seat } from '../../../../shared/engine/ask';
import { SeatMark } from '../../../base/ui/SeatMark';
import type { Drawing } from '../drawing';

/** The mark of whoever sits there: their colour with the number of the seat. */
export function MarkOf({ seat, drawing }: { readonly seat: Seat; readonly drawing: Drawing }): ReactElement | null {
  const member = drawing.members.find((one) => one.seat === seat);
  return member === undefined ? null : <SeatMark member={member} />;
}
