import { Part } from './map/Part';
import { AdvanceButton } from './prompt/AdvanceButton';
import { isOver, sketchOf } from './store/selectors';
import { useTable } from './store/TableContext';

/**
 * What this viewer should be after, with a button for the next step, and in a drawer what threatens; nothing lies ahead once the match is
 * over, and who draws the turn of another one is after nothing of their own.
 */
export function GoalRow({ beside }: { readonly beside: 'danger' | 'nothing' }) {
  const shown = useTable((table) => !isOver(table) && sketchOf(table) === null);
  if (!shown) return null;
  return (
    <div className="goal-row">
      <Part of="Goal" />
      <AdvanceButton />
      {beside === 'danger' && <Part of="Danger" />}
    </div>
  );
}
