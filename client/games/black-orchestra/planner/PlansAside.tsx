import type { ReactElement } from 'react';

import { Signs } from '../desk/Signs';
import type { Drawing } from '../drawing';
import { PlannerPanel } from './PlannerPanel';

/** The plans of plots, in sight beside the table; and where they leave room, what the signs on the map mean. */
export function PlansAside({ drawing }: { readonly drawing: Drawing }): ReactElement {
  return (
    <>
      <PlannerPanel drawing={drawing} />
      <div className="bo bo-spare">
        <Signs drawing={drawing} />
      </div>
    </>
  );
}
