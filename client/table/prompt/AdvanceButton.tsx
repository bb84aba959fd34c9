import { useEffect } from 'react';

import { useEvent } from '../../base/ui/useEvent';
import { GOAL_KEY } from '../keys/keys';
import { isTaken } from '../keys/useKeys';
import { drawingOf } from '../store/selectors';
import { useActions, useTable } from '../store/TableContext';

/** Takes the step that brings what the reader is after nearer, by a press or by its key; draws nothing while there is none. */
export function AdvanceButton() {
  const { press, open } = useActions();
  const client = useTable(({ game }) => game.client);
  const advance = client.useAdvance(useTable(drawingOf));
  const isOpen = useTable(({ slot }) => advance !== null && slot === advance.slot);
  const busy = useTable(({ pending }) => advance !== null && pending.answering[advance.ask] !== undefined);
  const take = useEvent(() => {
    if (advance === null || busy) return;
    if (advance.key !== null) press(advance.ask, advance.key);
    else if (!isOpen) open(advance.slot);
  });
  const shown = advance !== null;
  useEffect(() => {
    if (!shown) return undefined;
    const key = (event: KeyboardEvent) => {
      if (event.key.toUpperCase() !== GOAL_KEY || isTaken(event) || event.repeat) return;
      // What lies over the table is answered or closed first.
      if (document.querySelector('[aria-modal=true]') === null) take();
    };
    window.addEventListener('keydown', key);
    return () => window.removeEventListener('keydown', key);
  }, [shown, take]);
  if (advance === null) return null;
  return (
    // Each question's is another: who has pressed one has not pressed the next.
    <button
      key={advance.ask}
      type="button"
      className="advance"
      disabled={busy}
      aria-keyshortcuts={GOAL_KEY}
      data-testid="advance"
      data-slot={advance.slot}
      onClick={take}
    >
      {advance.label}
    </button>
  );
}
