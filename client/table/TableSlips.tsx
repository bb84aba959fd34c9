import { hasDrawer, useLayout } from './kit/useLayout';
import { ClaimsCard, FreeSeat, Knocks, ProposalCard } from './lazy';
import { ForgetfulNote } from './room/ForgetfulNote';
import { NewsNote } from './room/NewsNote';
import { isOver, meOf } from './store/selectors';
import { useActions, useTable } from './store/TableContext';

/** Requests and offers to the table. */
export function TableSlips() {
  const { look } = useActions();
  const room = useTable((table) => table.room);
  const own = useTable((table) => table.own);
  const forgets = useTable((table) => !isOver(table) && meOf(table)?.devices === 1);
  const full = useTable(({ drawer }) => drawer.stop === 'full');
  // A drawer that is fully open lies over the map and its slips, and offers the seat itself.
  const covered = hasDrawer(useLayout()) && full;
  return (
    <div className="table-slips more-below">
      {room.proposal !== null && <ProposalCard />}
      {room.claims.length > 0 && <ClaimsCard />}
      {room.proposal === null && room.claims.length === 0 && <NewsNote />}
      {forgets && <ForgetfulNote code={room.code} onPair={() => look({ dialog: 'pairing' })} />}
      {room.knocks.length > 0 && <Knocks room={room} seat={own} />}
      {!covered && <FreeSeat />}
    </div>
  );
}
