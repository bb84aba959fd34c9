import { GoOn } from '../going-on/GoOn';
import { NudgeAway } from '../people/NudgeAway';
import { isAsked, isOver } from '../store/selectors';
import { useTable } from '../store/TableContext';
import { TimeLeft } from '../time/TimeLeft';
import { StatusLine } from './StatusLine';

/** What this viewer is asked or who is awaited, how long, and what can be done about somebody who keeps the table waiting. */
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
