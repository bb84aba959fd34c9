import './notices.css';

import type { RoomView } from '../../../shared/protocol/rooms';
import { useWords } from '../../base/i18n/WordsContext';
import { clockTime } from '../kit/clock-time';
import { useElapsed } from './useElapsed';

/** Says that the host is away, and counts down to the moment when somebody else becomes host. */
export function HostAway({ room }: { readonly room: RoomView }) {
  const { t } = useWords();
  const { hostMovesInMs } = room;
  const elapsed = useElapsed(room, hostMovesInMs === null ? 'still' : 'counts');
  const host = room.members.find((member) => member.host);
  if (hostMovesInMs === null || host === undefined) return null;
  return (
    <p className="host-away" role="timer" data-testid="host-away">
      {t('host.away', { host: host.name, time: clockTime(hostMovesInMs - elapsed) })}
    </p>
  );
}
