import { useCallback, useEffect, useLayoutEffect, useMemo, useState } from 'react';

import type { Phrases } from '../../../shared/engine/phrases';
import type { Announcement, RoomView } from '../../../shared/protocol/rooms';
import { makeRenderer } from '../../../shared/text/render';
import { isFromTv, pairingIn } from '../../base/address';
import {
  isWatching,
  removeSeat,
  removeWatcher,
  storedSeat,
  storeSeat,
  storeWatching,
} from '../../base/browser-storage';
import { ChatProvider } from '../../base/chat/ChatContext';
import { useTitle } from '../../base/code/useShownCode';
import { useConnection, useConnectionState } from '../../base/connection/ConnectionContext';
import type { CommandError } from '../../base/connection/state';
import { closeHash, go, useHash } from '../../base/history';
import { loadLateMessages } from '../../base/i18n/words';
import { useWords } from '../../base/i18n/WordsContext';
import { painted } from '../../base/painted';
import { scenesOf } from '../../base/scenes';
import { useScreen } from '../../base/shared-screen';
import { ErrorLine } from '../../base/ui/ErrorLine';
import { lazy, once, prefetch } from '../../base/ui/lazy';
import { Link } from '../../base/ui/Link';
import { Loading } from '../../base/ui/Loading';
import { Page } from '../../base/ui/Page';
import { RulesHost } from '../../table/rules/RulesHost';
import { Shared } from '../../table/shared/Shared';
import { SharedBar } from '../../table/shared/SharedBar';
import type { SeatWish } from '../../table/store/table';
import { TableScreen } from '../../table/TableScreen';
import { useGame } from '../games/useGame';
import { NO_PASS, type Pass, passFor } from './pass';
import { ShownOut } from './ShownOut';
import type { Visitor } from './TakeSeat';
import { toldSentence } from './told';
import { UnsupportedMatch } from './UnsupportedMatch';

const front = once(() => import('./front'));
const ContinueSeat = lazy(async () => (await front()).ContinueSeat);
const Lobby = lazy(async () => (await front()).Lobby);
const SharedLobby = lazy(async () => (await front()).SharedLobby);
const TakeSeat = lazy(async () => (await front()).TakeSeat);

/** Why a token is no right to a seat: whoever had it can look on, or take another one. */
const WITHOUT_SEAT: readonly CommandError[] = ['token-unknown', 'token-replaced', 'kicked'];

const NO_PHRASES: Phrases = { words: {}, said: [] };
const NO_WORDS = makeRenderer('en', {});

/** A room: the form for a seat, the lobby or the table. It is shown to the stored seat of this browser, or to a spectator. */
export function RoomScreen({ code }: { readonly code: string }) {
  const { t } = useWords();
  const connection = useConnection();
  const { session, entry, room, seat } = useConnectionState();
  const [pass, setPass] = useState(() => passFor(code));
  const [visitor, setVisitor] = useState<Visitor>('new');
  const [former, setFormer] = useState<string | null>(null);
  const match = room?.phase === 'over' ? 'over' : 'running';
  const refused = session?.code === code && entry.kind === 'refused' ? entry.error : null;

  // A screen for everybody is a spectator; the browser keeps its seat meanwhile.
  const screen = useScreen(code);
  const shown = screen === 'shared' ? null : pass.token;
  useEffect(() => {
    connection.show({ code, token: shown });
  }, [connection, code, shown]);
  useEffect(() => {
    // A new visitor comes to the door or the lobby; these report a failed load themselves.
    if (storedSeat(code)?.game === undefined) void Promise.allSettled([front(), loadLateMessages()]);
  }, [code]);
  const name = room?.members.find((member) => member.seat === seat)?.name;
  const game = room?.game;
  useEffect(() => {
    const stored = storedSeat(code);
    if (entry.kind !== 'entered' || stored === null) return;
    // A seat that was continued from another device is stored before its name is known.
    storeSeat({ ...stored, ...(game !== undefined && { game }), name: name ?? stored.name, used: Date.now(), match });
  }, [code, entry.kind, match, name, game]);
  useEffect(() => {
    if (refused === null || (!WITHOUT_SEAT.includes(refused) && refused !== 'room-not-found')) return;
    if (pass.kind === 'watcher') {
      removeWatcher(code);
      // Nothing is kept of a room that is gone.
      if (refused === 'room-not-found') removeSeat(code);
      setPass(NO_PASS);
      return;
    }
    removeSeat(code);
    if (refused === 'token-unknown') setVisitor('seat-lost');
    if (refused === 'token-replaced') setVisitor('seat-replaced');
    if (refused === 'kicked') {
      setVisitor('kicked');
      if (pass.token !== null) setFormer(pass.token);
    }
    setPass(NO_PASS);
  }, [code, refused, pass]);
  const onNamed = useCallback(() => setPass(passFor(code)), [code]);
  const title = useTitle(code);
  // Before the table, which says in it that its reader is awaited.
  useLayoutEffect(() => {
    document.title = title;
  }, [title]);

  if (refused === 'match-stuck' || (session?.code === code && room?.phase === 'stuck'))
    return <UnsupportedMatch code={code} />;
  if (refused === 'shown-out') {
    const toDoor = () => {
      removeWatcher(code);
      setPass(NO_PASS);
    };
    return <ShownOut code={code} onBack={toDoor} />;
  }
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
      pass={pass}
      visitor={visitor}
      former={former}
      onSeated={() => {
        setVisitor('new');
        setFormer(null);
        removeWatcher(code);
        setPass(passFor(code));
      }}
      onNamed={onNamed}
      onLeft={() => {
        removeSeat(code);
        go('/');
      }}
    />
  );
}

function Inside({
  room,
  pass,
  visitor,
  former,
  onSeated,
  onNamed,
  onLeft,
}: {
  readonly room: RoomView;
  readonly pass: Pass;
  readonly visitor: Visitor;
  readonly former: string | null;
  readonly onSeated: () => void;
  readonly onNamed: () => void;
  readonly onLeft: () => void;
}) {
  const { seat, shown, session, standing, watcher } = useConnectionState();
  const game = useGame(room.game, room.options, room.members);
  const { t, language } = useWords();
  // Ask visitors of a match what they want, unless they have said so in this tab or as spectators with a name.
  const [wish, setWish] = useState<'ask' | 'watch' | 'seat' | 'continue'>(() => {
    const offers = room.phase !== 'over' || room.members.some(({ vacant }) => vacant);
    return offers && pass.kind !== 'watcher' && !isWatching(room.code) ? 'ask' : 'watch';
  });
  const takeSeat = useCallback((how: SeatWish) => setWish(how), []);
  const screen = useScreen(room.code);
  const hash = useHash();
  const linked = pairingIn(hash);
  useEffect(() => {
    if (!isFromTv(hash)) return;
    scenesOf(room.code).set('on-tv');
    closeHash();
  }, [hash, room.code]);
  const visiting = seat === null && session !== null && (session.token === null || pass.kind === 'watcher');
  const outside = visiting && standing !== 'inside';
  useEffect(() => {
    // Keep the seat of this room, and the link's code for another device.
    if (linked !== null && session !== null && !visiting) closeHash();
  }, [linked, session, visiting]);
  useEffect(() => {
    if (visitor !== 'new') setWish('ask');
  }, [visitor]);
  const drawn = game.kind === 'ready' && (room.phase === 'lobby' || shown !== null);
  useEffect(() => {
    if (drawn) void painted().then(prefetch);
  }, [drawn]);
  const text = game.kind === 'ready' ? game.value.text : null;
  const meta = game.kind === 'ready' ? game.value.meta : null;
  const reader = room.members.find((member) => member.seat === seat)?.name ?? null;
  const tell = useCallback(
    (told: Announcement) =>
      text === null || meta === null ? '' : toldSentence(t, language, { text, meta }, told, reader),
    [t, language, text, meta, reader],
  );
  const phrasing = useMemo(() => ({ phrases: meta?.phrases ?? NO_PHRASES, text: text ?? NO_WORDS }), [meta, text]);
  const named = useCallback(() => {
    setWish('watch');
    onNamed();
  }, [onNamed]);
  if (game.kind !== 'ready') {
    return (
      <Page>
        <Loading what={game} failure={t('app.game-failed')} />
      </Page>
    );
  }
  if (screen === 'shared' && outside) {
    return (
      <>
        <SharedBar code={room.code} />
        <Page>
          <p>{t('watch.screen')}</p>
        </Page>
      </>
    );
  }
  if (screen === 'shared') {
    return room.phase === 'lobby' ? (
      <>
        <SharedBar code={room.code} />
        <SharedLobby room={room} game={game.value} />
      </>
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
  if (outside || (visiting && wish !== 'watch')) {
    return (
      <TakeSeat
        room={room}
        game={game.value}
        visitor={visitor === 'seat-lost' && room.played.length > 0 ? 'left-out' : visitor}
        former={former}
        standing={standing}
        watcher={watcher}
        onSeated={onSeated}
        onNamed={named}
        onWatch={() => {
          storeWatching(room.code);
          setWish('watch');
        }}
        onContinue={() => setWish('continue')}
      />
    );
  }
  return (
    <ChatProvider code={room.code} meta={game.value.meta} tell={tell} phrases={phrasing} onNamed={named}>
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
