import { useState } from 'react';

import type { Seat } from '../../../shared/engine/ask';
import type { MemberView, RoomView } from '../../../shared/protocol/rooms';
import { useConnection } from '../../base/connection/ConnectionContext';
import { useWords } from '../../base/i18n/WordsContext';
import { ErrorLine } from '../../base/ui/ErrorLine';
import { Fold } from '../../base/ui/Fold';
import { Page } from '../../base/ui/Page';
import { useCommand } from '../../base/ui/useCommand';
import type { Game } from '../../table/contract/game';
import { DevicesSlip } from '../../table/room/DevicesSlip';
import { ForgetfulNote } from '../../table/room/ForgetfulNote';
import { HostAway } from '../../table/room/HostAway';
import { Knocks } from '../../table/room/Knocks';
import { PlayedGames } from '../../table/room/PlayedGames';
import { timeInWords } from '../../table/room/time-words';
import { TimeSettings } from '../../table/room/TimeSettings';
import { WatchSettings } from '../../table/room/WatchSettings';
import { RulesButton } from '../../table/rules/RulesButton';
import { AddBot } from './AddBot';
import { ColourChoice } from './ColourChoice';
import { Invitation } from './Invitation';
import { LobbyChat, LobbyChatButton, useLobbyChat } from './LobbyChat';
import { Members } from './Members';
import { Picks } from './Picks';
import { TableOptions } from './TableOptions';

/** The room before the start: its players, their picks, and the table options. */
export function Lobby({
  room,
  seat,
  game,
  onLeft,
  onTakeSeat,
}: {
  readonly room: RoomView;
  readonly seat: Seat | null;
  readonly game: Game;
  readonly onLeft: () => void;
  readonly onTakeSeat: () => void;
}) {
  const { t, language } = useWords();
  const connection = useConnection();
  const command = useCommand();
  const chat = useLobbyChat();
  const [devices, setDevices] = useState<'hidden' | 'list' | 'code'>('hidden');
  const me = room.members.find((member) => member.seat === seat) ?? null;
  const host = room.members.find((member) => member.host);
  const missing = Math.max(0, game.meta.minSeats - room.members.length);
  const free = room.entrance === 'open' ? game.meta.maxSeats - room.members.length : 0;
  const ready = me?.ready === true;
  const clocks = game.meta.clocks ?? [];
  const mine = ({ seat: at, colour }: MemberView) =>
    [t('lobby.seat', { n: at + 1 }), ...(colour === null ? [] : [t(`colour.${colour}`)])].join(' · ');
  return (
    <Page>
      <div className="lobby">
        <div className="lobby-side">
          {me?.devices === 1 && <ForgetfulNote code={room.code} onPair={() => setDevices('code')} />}
          <Knocks room={room} seat={seat} />
          <Invitation code={room.code} title={game.meta.announced[language].title}>
            <RulesButton className="plain" label="rules.short" />
          </Invitation>
          <Members room={room} seat={seat} game={game} />
          {me !== null && (
            <Fold name="mine" title={t('lobby.mine')} summary={mine(me)}>
              <ColourChoice room={room} me={me} />
              <div className="buttons">
                <button
                  type="button"
                  className="plain"
                  disabled={command.busy}
                  onClick={() => command.send(() => connection.leave(), onLeft)}
                  data-testid="leave"
                >
                  {t('lobby.leave')}
                </button>
                <button type="button" className="plain" onClick={() => setDevices('list')} data-testid="devices-open">
                  {t('devices.title')}
                </button>
              </div>
            </Fold>
          )}
          {room.played.length > 0 && (
            <Fold name="played" title={t('played.title')} summary={t('played.count', { n: room.played.length })}>
              <PlayedGames played={room.played} game={game} />
            </Fold>
          )}
          {me?.host === true && <AddBot room={room} meta={game.meta} />}
        </div>
        <div className="lobby-main">
          <TableOptions room={room} game={game} who={me?.host === true ? 'host' : 'guest'} />
          {me !== null && <Picks room={room} me={me} game={game} />}
          {clocks.length > 0 && (
            <Fold name="time" title={t('time.title')} summary={timeInWords(t, game.text, clocks, room.time)}>
              <TimeSettings room={room} game={game} who={me?.host === true ? 'host' : 'guest'} />
            </Fold>
          )}
          {me !== null && (
            <Fold name="watch" title={t('watch.title')} summary={t(`watch.${room.watching}.word`)}>
              <WatchSettings room={room} who={me.host ? 'host' : 'guest'} />
            </Fold>
          )}
        </div>
        <footer className="lobby-foot more-foot">
          <LobbyChatButton chat={chat} />
          <ErrorLine error={command.error} />
          <HostAway room={room} />
          {me?.host === true ? (
            <>
              {missing > 0 && <p className="hint">{t('lobby.start.missing', { n: missing })}</p>}
              <button
                type="button"
                className="primary"
                disabled={command.busy || missing > 0}
                onClick={() => command.send(() => connection.start())}
                data-testid="start"
              >
                {t('lobby.start')}
              </button>
            </>
          ) : (
            <p className="hint">
              {me === null && `${t('lobby.watching')} `}
              {host !== undefined && t('lobby.start.wait', { host: host.name })}
            </p>
          )}
          {me !== null && !me.host && (
            <button
              type="button"
              className={ready ? 'plain' : 'primary'}
              disabled={command.busy}
              onClick={() => command.send(() => connection.ready(ready ? 'not-yet' : 'ready'))}
              data-testid="ready"
            >
              {t(ready ? 'lobby.ready.undo' : 'lobby.ready')}
            </button>
          )}
          {me === null && free > 0 && (
            <button type="button" className="primary" onClick={onTakeSeat} data-testid="take-seat">
              {t('take-seat.submit')}
            </button>
          )}
        </footer>
        <LobbyChat chat={chat} />
        {me !== null && devices !== 'hidden' && (
          <DevicesSlip code={room.code} me={me} first={devices} onClose={() => setDevices('hidden')} />
        )}
      </div>
    </Page>
  );
}
