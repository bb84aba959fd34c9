import type { ReactElement } from 'react';

import { things } from '../../../../shared/games/black-orchestra/pictures/things';
import type { StageProps } from '../../../table/contract/contract';
import type { Drawing } from '../drawing';
import { ClosedDoor } from './ClosedDoor';

/** Somebody is led into the interrogation room, as all others see it [BO 11]. */
export function DoorScene({ moment: { moment }, drawing: { text } }: StageProps<Drawing>): ReactElement {
  const [named] = things(moment.head.p?.['who'], 'sheet');
  return (
    <div className="bo-scene bo-door">
      <ClosedDoor who={named ?? ''} text={text} />
    </div>
  );
}
