import { type ReactNode, useState } from 'react';

import { seatsForTeams } from '../../../shared/engine/teams';
import type { MemberView, RoomView } from '../../../shared/protocol/rooms';
import { useConnection } from '../../base/connection/ConnectionContext';
import { useAllWords } from '../../base/i18n/WordsContext';
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
  const { t } = useAllWords();
  const connection = useConnection();
  const command = useCommand();
  const host = room.members.find((member) => member.host);
  const missing = Math.max(0, game.meta.minSeats - room.members.length);
  const forTeams = seatsForTeams(game.meta, room.options, room.members.length);
  const free = room.entrance === 'open' ? game.meta.maxSeats - room.members.length : 0;
  const ready = me?.ready === true;
  const lapsed = useLapsed(me);
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
            onClick={() => command.send(() => connection.send('start', {}))}
            data-testid="start"
          >
            {t('lobby.start')}
          </button>
        </>
      ) : (
        <p className="hint">
          {me === null && `${t('lobby.watching')} `}
          {lapsed.is === 'lapsed' && <b role="status">{t('lobby.ready.changed')} </b>}
          {host !== undefined && t('lobby.start.wait', { host: host.name })}
        </p>
      )}
      {me !== null && !me.host && (
        <button
          type="button"
          className={ready ? 'plain' : 'primary'}
          disabled={command.busy}
          onClick={() => {
            lapsed.said(ready ? 'not-yet' : 'ready');
            command.send(() => connection.send('ready', { is: ready ? 'not-yet' : 'ready' }));
          }}
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

/** Whether somebody was ready, and is so no longer though they have not taken it back: the host has changed the game. */
function useLapsed(me: Pick<MemberView, 'ready'> | null): {
  readonly is: 'lapsed' | 'not';
  readonly said: (what: 'ready' | 'not-yet') => void;
} {
  const ready = me?.ready === true;
  const [own, setOwn] = useState<'nothing' | 'said' | 'heard'>(ready ? 'heard' : 'nothing');
  if (own === 'said' && ready) setOwn('heard');
  return {
    is: own === 'heard' && !ready ? 'lapsed' : 'not',
    said: (what) => setOwn(what === 'ready' ? 'said' : 'nothing'),
  };
}
