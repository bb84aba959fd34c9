import type { ReactNode } from 'react';

import { seatsForTeams } from '../../../shared/engine/teams';
import type { MemberView, RoomView } from '../../../shared/protocol/rooms';
import { useConnection } from '../../base/connection/ConnectionContext';
import { useWords } from '../../base/i18n/WordsContext';
import { ErrorLine } from '../../base/ui/ErrorLine';
import { useCommand } from '../../base/ui/useCommand';
import type { Game } from '../../table/contract/game';
import { HostAway } from '../../table/room/HostAway';

/** What leads from the lobby into the game: the host starts, others say that they are ready, a spectator may take a seat. */
export function StartFoot({
  room,
  me,
  game,
  onTakeSeat,
  children,
}: {
  readonly room: RoomView;
  readonly me: MemberView | null;
  readonly game: Game;
  readonly onTakeSeat: () => void;
  /** Stands after the button. */
  readonly children: ReactNode;
}) {
  const { t } = useWords();
  const connection = useConnection();
  const command = useCommand();
  const host = room.members.find((member) => member.host);
  const missing = Math.max(0, game.meta.minSeats - room.members.length);
  const forTeams = seatsForTeams(game.meta, room.options, room.members.length);
  const free = room.entrance === 'open' ? game.meta.maxSeats - room.members.length : 0;
  const ready = me?.ready === true;
  return (
    <footer className="lobby-foot more-foot">
      <ErrorLine error={command.error} />
      <HostAway room={room} />
      {me?.host === true ? (
        <>
          {missing > 0 && <p className="hint">{t('lobby.start.missing', { n: missing })}</p>}
          {missing === 0 && forTeams !== null && (
            <p className="hint">{t('lobby.start.teams', { n: forTeams.join(', ') })}</p>
          )}
          <button
            type="button"
            className="primary"
            disabled={command.busy || missing > 0 || forTeams !== null}
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
      {children}
    </footer>
  );
}
