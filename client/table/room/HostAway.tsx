import './notices.css';

import { useEffect, useState } from 'react';

import type { RoomView } from '../../../shared/protocol/rooms';
import { useWords } from '../../base/i18n/WordsContext';
import { clockTime } from '../status';

/** Says that the host is away, and counts down to the moment when somebody else becomes host. */
export function HostAway({ room }: { readonly room: RoomView }) {
  const { t } = useWords();
  const { hostMovesInMs } = room;
  const [now, setNow] = useState(Date.now);
  const [end, setEnd] = useState<number | null>(null);
  useEffect(() => {
    // How long is told with the room: the clocks of server and browser need not agree.
    setEnd(hostMovesInMs === null ? null : Date.now() + hostMovesInMs);
    setNow(Date.now());
  }, [room, hostMovesInMs]);
  useEffect(() => {
    if (end === null) return undefined;
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, [end]);
  const host = room.members.find((member) => member.host);
  if (end === null || host === undefined) return null;
  return (
    <p className="host-away" role="timer" data-testid="host-away">
      {t('host.away', { host: host.name, time: clockTime(end - now) })}
    </p>
  );
}
