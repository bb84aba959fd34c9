import { useCallback, useEffect, useMemo, useState } from 'react';

import type { Phrases } from '../../../shared/engine/phrases';
import type { RoomView, Told } from '../../../shared/protocol/rooms';
import { makeRenderer } from '../../../shared/text/render';
import { pairingIn } from '../../base/address';
import { removeSeat, storedSeat, storeSeat } from '../../base/browser-storage';
import { ChatProvider } from '../../base/chat/ChatContext';
import { useConnection, useConnectionState } from '../../base/connection/ConnectionContext';
import type { CommandError } from '../../base/connection/state';
import { closeHash, go, useHash } from '../../base/history';
import { useWords } from '../../base/i18n/WordsContext';
import { setScreen, useScreen } from '../../base/shared-screen';
import { ErrorLine } from '../../base/ui/ErrorLine';
import { Link } from '../../base/ui/Link';
import { Loading } from '../../base/ui/Loading';
import { Page } from '../../base/ui/Page';
import type { SeatWish } from '../../table/room/RoomSlip';
import { RulesHost } from '../../table/rules/RulesHost';
import { Shared } from '../../table/shared/Shared';
import { SharedBar } from '../../table/shared/SharedBar';
import { TableScreen } from '../../table/TableScreen';
import { useGame } from '../games/useGame';
import { Lobby } from '../lobby/Lobby';
import { ContinueSeat } from './ContinueSeat';
import { TakeSeat, type Visitor } from './TakeSeat';
import { toldSentence } from './told';
import { UnsupportedMatch } from './UnsupportedMatch';

/** Why a token is no right to a seat: whoever had it can look on, or take another one. */
const WITHOUT_SEAT: readonly CommandError[] = ['token-unknown', 'token-replaced', 'kicked'];

const NO_PHRASES: Phrases = { words: {}, said: [] };
const NO_WORDS = makeRenderer('en', {});

/** A room: the form for a seat, the lobby or the table. It is shown to the stored seat of this browser, or to a spectator. */
export function RoomScreen({ code }: { readonly code: string }) {
  const { t } = useWords();
  const connection = useConnection();
  const { session, entry, room, seat } = useConnectionState();
  const [token, setToken] = useState(() => storedSeat(code)?.token ?? null);
  const [visitor, setVisitor] = useState<Visitor>('new');
  const match = room?.phase === 'over' ? 'over' : 'running';
  const refused = session?.code === code && entry.kind === 'refused' ? entry.error : null;

  // A screen for everybody is a spectator; the browser keeps its seat meanwhile.
  const screen = useScreen(code);
  const shown = screen === 'shared' ? null : token;
  useEffect(() => {
    connection.show({ code, token: shown });
  }, [connection, code, shown]);
  const name = room?.members.find((member) => member.seat === seat)?.name;
  useEffect(() => {
    const stored = storedSeat(code);
    if (entry.kind !== 'entered' || stored === null) return;
    // A seat that was continued from another device is stored before its name is known.
    storeSeat({ ...stored, name: name ?? stored.name, used: Date.now(), match });
  }, [code, entry.kind, match, name]);
  useEffect(() => {
    if (refused === null || (!WITHOUT_SEAT.includes(refused) && refused !== 'room-not-found')) return;
    removeSeat(code);
    if (refused === 'token-unknown') setVisitor('seat-lost');
    if (refused === 'token-replaced') setVisitor('seat-replaced');
    if (refused === 'kicked') setVisitor('kicked');
    setToken(null);
  }, [code, refused]);
  useEffect(() => {
    document.title = `${code} · ${t('app.title')}`;
  }, [code, t]);

  if (refused === 'match-stuck' || (session?.code === code && room?.phase === 'stuck'))
    return <UnsupportedMatch code={code} />;
  if (refused !== null && !WITHOUT_SEAT.includes(refused)) {
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
      visitor={visitor}
      onSeated={() => {
        setVisitor('new');
        setToken(storedSeat(code)?.token ?? null);
      }}
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
  readonly visitor: Visitor;
  readonly onSeated: () => void;
  readonly onLeft: () => void;
}) {
  const { seat, shown, session } = useConnectionState();
  const game = useGame(room.game, room.options);
  const { t, language } = useWords();
  // Whoever comes to a table with a free seat is asked whether they want it; whoever watches already is not disturbed.
  const [wish, setWish] = useState<'ask' | 'watch' | 'seat' | 'continue'>(() =>
    room.phase === 'lobby' || room.members.some(({ vacant }) => vacant) ? 'ask' : 'watch',
  );
  const takeSeat = useCallback((how: SeatWish) => setWish(how), []);
  const screen = useScreen(room.code);
  const linked = pairingIn(useHash());
  const visiting = seat === null && session?.token === null;
  useEffect(() => {
    // Whoever has a seat here keeps it; the code stays good for another device.
    if (linked !== null && session !== null && !visiting) closeHash();
  }, [linked, session, visiting]);
  useEffect(() => {
    if (visitor !== 'new') setWish('ask');
  }, [visitor]);
  const text = game.kind === 'ready' ? game.value.text : null;
  const meta = game.kind === 'ready' ? game.value.meta : null;
  const tell = useCallback(
    (told: Told) => (text === null || meta === null ? '' : toldSentence(t, language, { text, meta }, told)),
    [t, language, text, meta],
  );
  const phrasing = useMemo(() => ({ phrases: meta?.phrases ?? NO_PHRASES, text: text ?? NO_WORDS }), [meta, text]);
  if (game.kind !== 'ready') {
    return (
      <Page>
        <Loading what={game} failure="app.game-failed" />
      </Page>
    );
  }
  if (screen === 'shared') {
    return room.phase === 'lobby' ? (
      <ChatProvider code={room.code} secluding={game.value.meta.secluding} tell={tell} phrases={phrasing}>
        <RulesHost game={game.value}>
          <SharedBar code={room.code} />
          <Lobby
            room={room}
            seat={null}
            game={game.value}
            onLeft={onLeft}
            onTakeSeat={() => setScreen(room.code, 'own')}
          />
        </RulesHost>
      </ChatProvider>
    ) : (
      <Shared key={room.played.length} room={room} shown={shown} game={game.value} />
    );
  }
  if (visiting && (linked !== null || wish === 'continue')) {
    const leave = () => {
      if (linked !== null) closeHash();
      setWish('ask');
    };
    return (
      <ContinueSeat
        code={room.code}
        pairing={linked}
        onSeated={() => {
          leave();
          onSeated();
        }}
        onBack={leave}
      />
    );
  }
  // With a token the server names the seat in a moment: do not offer another one meanwhile.
  if (visiting && wish !== 'watch') {
    return (
      <TakeSeat
        room={room}
        game={game.value}
        visitor={visitor}
        onSeated={onSeated}
        onWatch={() => setWish('watch')}
        onContinue={() => setWish('continue')}
      />
    );
  }
  return (
    <ChatProvider code={room.code} secluding={game.value.meta.secluding} tell={tell} phrases={phrasing}>
      <RulesHost game={game.value}>
        {room.phase === 'lobby' ? (
          <Lobby room={room} seat={seat} game={game.value} onLeft={onLeft} onTakeSeat={() => takeSeat('seat')} />
        ) : (
          <TableScreen
            key={room.played.length}
            room={room}
            seat={seat}
            shown={shown}
            game={game.value}
            onTakeSeat={takeSeat}
          />
        )}
      </RulesHost>
    </ChatProvider>
  );
}
