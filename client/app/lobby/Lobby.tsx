import type { Seat } from '../../../shared/engine/ask';
import type { RoomView } from '../../../shared/protocol/rooms';
import { useConnection } from '../../base/connection/ConnectionContext';
import { useWords } from '../../base/i18n/WordsContext';
import { ErrorLine } from '../../base/ui/ErrorLine';
import { Page } from '../../base/ui/Page';
import { useCommand } from '../../base/ui/useCommand';
import type { Game } from '../../table/game';
import { TITLE } from '../games/useGame';
import { Invitation } from './Invitation';
import { LobbyChat, LobbyChatButton, useLobbyChat } from './LobbyChat';
import { Members } from './Members';
import { Picks } from './Picks';
import { TableOptions } from './TableOptions';

/** The room before the start: who is there, who plays whom, and under which options. */
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
  const { t } = useWords();
  const connection = useConnection();
  const command = useCommand();
  const chat = useLobbyChat();
  const me = room.members.find((member) => member.seat === seat) ?? null;
  const host = room.members.find((member) => member.host);
  const missing = Math.max(0, game.meta.minSeats - room.members.length);
  const free = game.meta.maxSeats - room.members.length;
  return (
    <Page>
      <div className="lobby">
        <div className="lobby-side">
          <Invitation code={room.code} title={game.text.render(TITLE)} />
          <Members room={room} seat={seat} game={game}>
            {me !== null && (
              <button
                type="button"
                className="plain"
                disabled={command.busy}
                onClick={() => command.send(() => connection.leave(), onLeft)}
                data-testid="leave"
              >
                {t('lobby.leave')}
              </button>
            )}
          </Members>
        </div>
        <div className="lobby-main">
          {me !== null && <Picks room={room} me={me} game={game} />}
          <TableOptions room={room} game={game} who={me?.host === true ? 'host' : 'guest'} />
        </div>
        <footer className="lobby-foot">
          <LobbyChatButton chat={chat} />
          <ErrorLine error={command.error} />
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
          {me === null && free > 0 && (
            <button type="button" className="primary" onClick={onTakeSeat} data-testid="take-seat">
              {t('take-seat.submit')}
            </button>
          )}
        </footer>
        <LobbyChat chat={chat} />
      </div>
    </Page>
  );
}
