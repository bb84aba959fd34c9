import type { Advance } from '../contract/contract';
import { GOAL_KEY } from '../keys/keys';
import { drawingOf, slottedOf } from '../store/selectors';
import { useActions, useTable } from '../store/TableContext';
import { Advice } from './Advice';

/**
 * Takes the next step towards what the reader is after, by a press or by its key. Where there is none, advice on the turn can be asked
 * for in its place.
 */
export function AdvanceButton() {
  const client = useTable(({ game }) => game.client);
  const advance = client.useAdvance(useTable(drawingOf));
  const slotted = useTable(slottedOf);
  switch (advance) {
    case 'not-known':
      return null;
    case 'none':
      return slotted === null ? null : <Advice asked={[slotted]} place="goal" />;
    default:
      // Each question's is another: who has pressed one has not pressed the next.
      return <Take key={advance.ask} advance={advance} />;
  }
}

function Take({ advance: { ask, key, slot, label, reason } }: { readonly advance: Advance }) {
  const { advance: press, open } = useActions();
  const isOpen = useTable((table) => slot === table.slot);
  const busy = useTable(({ pending }) => pending.answering[ask] !== undefined);
  const take = () => {
    if (key !== null) press(ask, key);
    else if (!isOpen) open(slot);
  };
  return (
    <button
      type="button"
      className="advance"
      disabled={busy}
      aria-keyshortcuts={GOAL_KEY}
      data-testid="advance"
      data-slot={slot}
      onClick={take}
    >
      {label}
      {reason !== null && <small> {reason}</small>}
    </button>
  );
}
