import '../../table/room/members.css';

import type { Seat } from '../../../shared/engine/ask';
import { picksPerSeat } from '../../../shared/engine/lobby';
import type { RoomView } from '../../../shared/protocol/rooms';
import { useWords } from '../../base/i18n/WordsContext';
import { Presence } from '../../base/ui/Presence';
import { SeatMark } from '../../base/ui/SeatMark';
import type { Game } from '../../table/contract/game';
import { BotMark } from '../../table/people/BotMark';
import { HostTools } from '../../table/room/HostTools';
import { LockRoom } from '../../table/room/LockRoom';

/** The members by seat, how many seats are free, and whether anybody may take one. */
export function Members({
  room,
  seat,
  game,
}: {
  readonly room: RoomView;
  readonly seat: Seat | null;
  readonly game: Game;
}) {
  const { t, language } = useWords();
  const list = new Intl.ListFormat(language);
  const picked = picksPerSeat(game.meta, room.options, room.members.length) > 0;
  const free = Math.max(0, game.meta.maxSeats - room.members.length);
  const hosting = room.members.some((member) => member.seat === seat && member.host);
  return (
    <section className="sheet">
      <h2>{t('lobby.members')}</h2>
      <ol className="members" data-testid="members">
        {room.members.map((member) => (
          <li key={member.id} data-testid="member" data-seat={member.seat}>
            <Presence connected={member.connected ? 'here' : 'away'} />
            <span className="member-name">
              <SeatMark member={member} />
              {member.name}
            </span>
            <span className="marks">
              {member.seat === seat && <span className="mark">{t('lobby.you')}</span>}
              {member.host && <span className="mark">{t('lobby.host')}</span>}
              <BotMark member={member} />
              {member.voice === 'muted' && <span className="mark">{t('host.muted')}</span>}
              {member.ready && member.bot === null && <span className="mark ready">{t('lobby.ready.mark')}</span>}
            </span>
            <span className="member-pick" data-picks={picked ? member.picks.length : 0}>
              {t('lobby.seat', { n: member.seat + 1 })} ·{' '}
              {!picked || member.picks.length === 0
                ? t('lobby.random')
                : list.format(member.picks.map((id) => game.text.render({ m: `pick.${id}` })))}
            </span>
            {hosting && !member.host && <HostTools room={room} member={member} />}
          </li>
        ))}
      </ol>
      <div className="entrance">
        <p className="hint">
          {room.entrance === 'locked' ? t('host.locked') : t('lobby.free.count', { n: free })}
          {room.spectators > 0 && (
            <span data-testid="spectators"> · {t('lobby.spectators', { n: room.spectators })}</span>
          )}
        </p>
        {hosting && <LockRoom room={room} />}
      </div>
    </section>
  );
}
