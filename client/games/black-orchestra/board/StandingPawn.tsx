import type { ReactElement } from 'react';

import type { Conspirator } from '../../../../shared/games/black-orchestra/state';
import type { Drawing } from '../drawing';
import { Foot, OwnMark, PawnShape } from '../glyphs/tokens';

/** A pawn as it stands on the map, around the origin: on the foot of whoever plays it, and pointed out where it is the reader's own. */
export function StandingPawn({
  of: { id, seat },
  size,
  drawing: { members, own },
}: {
  readonly of: Pick<Conspirator, 'id' | 'seat'>;
  readonly size: number;
  readonly drawing: Pick<Drawing, 'members' | 'own'>;
}): ReactElement {
  return (
    <>
      <PawnShape sheet={id} size={size} />
      <Foot colour={members.find((one) => one.seat === seat)?.colour ?? null} size={size} />
      {id === own && <OwnMark size={size} />}
    </>
  );
}
