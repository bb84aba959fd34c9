import { type ReactElement, useRef } from 'react';

import { useFitted } from '../../../base/ui/useFitted';
import { Signs } from '../desk/Signs';
import type { Drawing } from '../drawing';
import { word } from '../i18n/words';
import { PlannerPanel } from './PlannerPanel';

/** The plans of plots, in sight beside the table; and where they leave room, what the signs on the map mean, or the way to it. */
export function PlansAside({ drawing }: { readonly drawing: Drawing }): ReactElement {
  const { text, tap } = drawing;
  const spare = useRef<HTMLDivElement>(null);
  useFitted(spare, fit, drawing);
  return (
    <>
      <PlannerPanel drawing={drawing} />
      <div className="bo bo-rest bo-spare" ref={spare}>
        <Signs drawing={drawing} />
        <button
          type="button"
          className="bo-signs-open"
          onClick={() => tap({ kind: 'figure', id: 'signs' })}
          data-testid="signs-open"
        >
          {word(text, 'bo.legend')}
        </button>
      </div>
    </>
  );
}

/** Shows the signs whole, a button for them, or nothing: what lies out of sight could still be reached by the tabulator. */
function fit(box: HTMLElement): void {
  const isWithin = (selector: string): boolean => {
    const part = box.querySelector(selector);
    return (
      part === null || part.getBoundingClientRect().left < box.getBoundingClientRect().right || box.clientWidth === 0
    );
  };
  box.dataset['room'] = 'signs';
  if (isWithin('.bo-signs')) return;
  box.dataset['room'] = 'button';
  if (!isWithin('.bo-signs-open')) box.dataset['room'] = 'none';
}
