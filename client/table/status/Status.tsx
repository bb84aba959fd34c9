import { GoOn } from '../going-on/GoOn';
import { NudgeAway } from '../people/NudgeAway';
import { isAsked, isOver } from '../store/selectors';
import { useTable } from '../store/TableContext';
import { TimeLeft } from '../time/TimeLeft';
import { StatusLine } from './StatusLine';

/** The status line with the time, and the button to go on without an awaited player. */
export function Status() {
  const waits = useTable((table) => !isOver(table) && !isAsked(table));
  return (
    <StatusLine>
      <TimeLeft />
      {waits && <NudgeAway />}
      {waits && <GoOn />}
    </StatusLine>
  );
}
