import { type ReactNode, useId } from 'react';

import type { Pane } from '../store/stops';
import { Tabs } from './Tabs';

/** Tabs, and the pane that one of them has opened. */
export function Panes({
  panes,
  shown,
  onPane,
  children,
}: {
  readonly panes: readonly Pane[];
  readonly shown: Pane;
  readonly onPane: (pane: Pane) => void;
  /** Draws a pane. */
  readonly children: (pane: Pane) => ReactNode;
}) {
  const id = useId();
  return (
    <>
      <Tabs id={id} panes={panes} shown={shown} onPane={onPane} />
      <div className="pane more-below" role="tabpanel" aria-labelledby={`${id}-${shown}`} data-name={shown}>
        {children(shown)}
      </div>
    </>
  );
}
