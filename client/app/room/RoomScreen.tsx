import { useEffect, useState } from 'react';

import type { RoomView } from '../../../shared/protocol/rooms';
import { removeSeat, storedSeat, storeSeat } from '../../base/browser-storage';
import { ChatProvider } from '../../base/chat/ChatContext';
import { useConnection, useConnectionState } from '../../base/connection/ConnectionContext';
import { go } from '../../base/history';
import { useWords } from '../../base/i18n/WordsContext';
import { ErrorLine } from '../../base/ui/ErrorLine';
import { Link } from '../../base/ui/Link';
import { Loading } from '../../base/ui/Loading';
import { Page } from '../../base/ui/Page';
import { TableScreen } from '../../table/TableScreen';
import { useGame } from '../games/useGame';
import { Lobby } from '../lobby/Lobby';
import { TakeSeat } from './TakeSeat';
import { UnsupportedMatch } from './UnsupportedMatch';

/** A room: the form for a seat, the lobby or the table. It is shown to the stored seat of this browser, or to a spectator. */
export function RoomScreen({ code }: { readonly code: string }) {
  const { t } = useWords();
  const connection = useConnection();
  const { session, entry, room } = useConnectionState();
  const [token, setToken] = useState(() => storedSeat(code)?.token ?? null);
  const [seatLost, setSeatLost] = useState(false);
  const refused = session?.code === code && entry.kind === 'refused' ? entry.error : null;

  useEffect(() => {
    connection.show({ code, token });
  }, [connection, code, token]);
  useEffect(() => {
    const seat = storedSeat(code);
    if (entry.kind === 'entered' && seat !== null) storeSeat({ ...seat, used: Date.now() });
  }, [code, entry.kind]);
  useEffect(() => {
    if (refused !== 'token-unknown' && refused !== 'room-not-found') return;
    removeSeat(code);
    if (refused === 'token-unknown') setSeatLost(true);
    setToken(null);
  }, [code, refused]);
  useEffect(() => {
    document.title = `${code} · ${t('app.title')}`;
  }, [code, t]);

  if (refused === 'match-stuck' || (session?.code === code && room?.phase === 'stuck'))
    return <UnsupportedMatch code={code} />;
  if (refused !== null && refused !== 'token-unknown') {
    return (
      <Page>
        <div className="sheet">
          <ErrorLine error={refused} />
          <Link className="button" to="/">
            {t('app.home')}
          </Link>
        </div>
      </Page>
    );
  }
  if (session?.code !== code || room === null) {
    return (
      <Page>
        <p className="quiet">{t('link.connecting')}</p>
      </Page>
    );
  }
  return (
    <Inside
      room={room}
      visitor={seatLost ? 'seat-lost' : 'new'}
      onSeated={() => setToken(storedSeat(code)?.token ?? null)}
      onLeft={() => {
        removeSeat(code);
        go('/');
      }}
    />
  );
}

function Inside({
  room,
  visitor,
  onSeated,
  onLeft,
}: {
  readonly room: RoomView;
  /** Whether this browser has lost a seat in the room. */
  readonly visitor: 'new' | 'seat-lost';
  readonly onSeated: () => void;
  readonly onLeft: () => void;
}) {
  const { seat, shown, session } = useConnectionState();
  const game = useGame(room.game, room.options);
  const [watching, setWatching] = useState(false);
  if (game.kind !== 'ready') {
    return (
      <Page>
        <Loading what={game} failure="app.game-failed" />
      </Page>
    );
  }
  if (room.phase !== 'lobby') {
    return (
      <ChatProvider code={room.code} secluding={game.value.meta.secluding}>
        <TableScreen room={room} seat={seat} shown={shown} game={game.value} />
      </ChatProvider>
    );
  }
  // With a token the server names the seat in a moment: do not offer another one meanwhile.
  if (seat === null && session?.token === null && !watching) {
    return (
      <TakeSeat
        room={room}
        seats={game.value.meta.maxSeats}
        visitor={visitor}
        onSeated={onSeated}
        onWatch={() => setWatching(true)}
      />
    );
  }
  return (
    <ChatProvider code={room.code} secluding={game.value.meta.secluding}>
      <Lobby room={room} seat={seat} game={game.value} onLeft={onLeft} onTakeSeat={() => setWatching(false)} />
    </ChatProvider>
  );
}
