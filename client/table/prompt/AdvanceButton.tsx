import { GOAL_KEY } from '../keys/keys';
import { drawingOf, slottedOf } from '../store/selectors';
import { useActions, useTable } from '../store/TableContext';
import { Advice } from './Advice';

/**
 * Takes the next step towards what the reader is after, by a press or by its key. Where there is none, advice on the turn can be asked
 * for in its place.
 */
export function AdvanceButton() {
  const { press, open } = useActions();
  const client = useTable(({ game }) => game.client);
  const advance = client.useAdvance(useTable(drawingOf));
  const isOpen = useTable(({ slot }) => typeof advance !== 'string' && slot === advance.slot);
  const busy = useTable(({ pending }) => typeof advance !== 'string' && pending.answering[advance.ask] !== undefined);
  const slotted = useTable(slottedOf);
  if (advance === 'not-known') return null;
  if (advance === 'none') return slotted === null ? null : <Advice asked={[slotted]} />;
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
