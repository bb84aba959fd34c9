import { useEffect, useState } from 'react';

import type { RoomView } from '../../../shared/protocol/rooms';
import { ChatProvider } from '../../base/chat/ChatContext';
import { useConnection, useConnectionState } from '../../base/connection/ConnectionContext';
import { go } from '../../base/history';
import { useWords } from '../../base/i18n/WordsContext';
import { forgetSeat, keepSeat, keptSeat } from '../../base/kept';
import { ErrorLine } from '../../base/ui/ErrorLine';
import { Link } from '../../base/ui/Link';
import { Loading } from '../../base/ui/Loading';
import { Page } from '../../base/ui/Page';
import { TableScreen } from '../../table/TableScreen';
import { useGame } from '../games/useGame';
import { Lobby } from '../lobby/Lobby';
import { Door } from './Door';
import { Stuck } from './Stuck';

/** A room: its door, its lobby or its table, as the seat this browser keeps for it or as a spectator. */
export function RoomScreen({ code }: { readonly code: string }) {
  const { say } = useWords();
  const connection = useConnection();
  const { session, entry, room } = useConnectionState();
  const [token, setToken] = useState(() => keptSeat(code)?.token ?? null);
  const [seatLost, setSeatLost] = useState(false);
  const refused = session?.code === code && entry.kind === 'refused' ? entry.error : null;

  useEffect(() => {
    connection.show({ code, token });
  }, [connection, code, token]);
  useEffect(() => {
    const kept = keptSeat(code);
    if (entry.kind === 'entered' && kept !== null) keepSeat({ ...kept, used: Date.now() });
  }, [code, entry.kind]);
  useEffect(() => {
    if (refused !== 'token-unknown' && refused !== 'room-not-found') return;
    forgetSeat(code);
    if (refused === 'token-unknown') setSeatLost(true);
    setToken(null);
  }, [code, refused]);
  useEffect(() => {
    document.title = `${code} · ${say('app.title')}`;
  }, [code, say]);

  if (refused === 'match-stuck' || (session?.code === code && room?.phase === 'stuck')) return <Stuck code={code} />;
  if (refused !== null && refused !== 'token-unknown') {
    return (
      <Page>
        <div className="sheet">
          <ErrorLine error={refused} />
          <Link className="button" to="/">
            {say('app.home')}
          </Link>
        </div>
      </Page>
    );
  }
  if (session?.code !== code || room === null) {
    return (
      <Page>
        <p className="quiet">{say('link.connecting')}</p>
      </Page>
    );
  }
  return (
    <Inside
      room={room}
      door={seatLost ? 'seat-lost' : 'new'}
      onSeated={() => setToken(keptSeat(code)?.token ?? null)}
      onLeft={() => {
        forgetSeat(code);
        go('/');
      }}
    />
  );
}

function Inside({
  room,
  door,
  onSeated,
  onLeft,
}: {
  readonly room: RoomView;
  readonly door: 'new' | 'seat-lost';
  readonly onSeated: () => void;
  readonly onLeft: () => void;
}) {
  const { seat, shown, session } = useConnectionState();
  const game = useGame(room.game);
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
  // With a token the seat follows in a moment: no door for those who are in.
  if (seat === null && session?.token === null && !watching) {
    return (
      <Door
        room={room}
        seats={game.value.meta.maxSeats}
        reason={door}
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
