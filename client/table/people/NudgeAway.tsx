import { awaitedSeats } from '../../../shared/engine/keeper';
import { useTable } from '../store/TableContext';
import { NudgeButton } from './NudgeButton';

/**
 * Nudges whoever the table waits for while they are away, beside the sentence that says so. Of several one after another: the next
 * one once the first is back, or in the list of people.
 */
export function NudgeAway() {
  const gone = useTable(({ room, view, game }) => {
    const awaited = awaitedSeats(game.meta.secluding, view.keepers, view.waiting);
    return room.members.find(({ seat, connected, vacant }) => !connected && !vacant && awaited.includes(seat));
  });
  return gone === undefined ? null : <NudgeButton key={gone.id} member={gone} length="brief" />;
}
