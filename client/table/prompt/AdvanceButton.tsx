import { GOAL_KEY } from '../keys/keys';
import { drawingOf } from '../store/selectors';
import { useActions, useTable } from '../store/TableContext';

/** Takes the next step towards what the reader is after, by a press or by its key; draws nothing while there is none. */
export function AdvanceButton() {
  const { press, open } = useActions();
  const client = useTable(({ game }) => game.client);
  const advance = client.useAdvance(useTable(drawingOf));
  const isOpen = useTable(({ slot }) => advance !== null && slot === advance.slot);
  const busy = useTable(({ pending }) => advance !== null && pending.answering[advance.ask] !== undefined);
  if (advance === null) return null;
  const { ask, key, slot, label } = advance;
  const take = () => {
    if (key !== null) press(ask, key);
    else if (!isOpen) open(slot);
  };
  return (
    // Each question's is another: who has pressed one has not pressed the next.
    <button
      key={ask}
      type="button"
      className="advance"
      disabled={busy}
      aria-keyshortcuts={GOAL_KEY}
      data-testid="advance"
      data-slot={slot}
      onClick={take}
    >
      {label}
    </button>
  );
}
