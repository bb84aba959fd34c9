import './seats.css';

import { type ReactNode, useRef } from 'react';

import type { Seat } from '../../../shared/engine/ask';
import { picksPerSeat } from '../../../shared/engine/lobby';
import { teamsOf } from '../../../shared/engine/teams';
import type { MemberView, RoomView } from '../../../shared/protocol/rooms';
import { useAllWords } from '../../base/i18n/WordsContext';
import { PartyBar } from '../../base/party/PartyBar';
import { SeatMark } from '../../base/ui/SeatMark';
import { useRoving } from '../../base/ui/useRoving';
import type { Game } from '../../table/contract/game';
import { BotMark } from '../../table/people/BotMark';

/**
 * The seats: who has them, and which are free. One's own leads to its settings, for the host those of others as well, and a free
 * one to a bot. The Tab key stops once, the arrows lead on.
 */
export function Seats({
  room,
  seat,
  game,
  onSeat,
  onFree,
}: {
  readonly room: RoomView;
  readonly seat: Seat | null;
  readonly game: Game;
  readonly onSeat: (member: MemberView) => void;
  /** A free seat was pressed. */
  readonly onFree: () => void;
}) {
  const { t } = useAllWords();
  const box = useRef<HTMLDivElement>(null);
  useRoving(box);
  const hosting = room.members.some((member) => member.seat === seat && member.host);
  const bots = hosting && (game.meta.bots?.length ?? 0) > 0;
  const free = Math.max(0, game.meta.maxSeats - room.members.length);
  return (
    <section className="lobby-seats" aria-label={t('lobby.members')}>
      <h2>{t('lobby.members')}</h2>
      <div ref={box} {...(seat !== null && { role: 'toolbar', 'aria-label': t('lobby.members') })}>
        <ol data-testid="members">
          {room.members.map((member) => {
            const own = member.seat === seat ? 'own' : 'other';
            return (
              <li key={member.id} data-testid="member" data-seat={member.seat}>
                <SeatTile own={own} onPress={own === 'own' || hosting ? () => onSeat(member) : null}>
                  <SeatWords room={room} member={member} game={game} own={own} />
                </SeatTile>
              </li>
            );
          })}
          {Array.from({ length: free }, (_, i) => (
            <li key={`free-${i}`} data-testid="free-tile">
              <SeatTile own="free" onPress={bots && i === 0 ? onFree : null}>
                <span className="seat-name">{t('lobby.seat.free')}</span>
                {bots && i === 0 && <span className="seat-state">{t('bot.add')}</span>}
              </SeatTile>
            </li>
          ))}
        </ol>
      </div>
      {seat !== null && <PartyBar />}
      {room.entrance === 'locked' && <p className="hint">{t('host.locked')}</p>}
      {room.spectators > 0 && (
        <p className="hint" data-testid="spectators">
          {t('lobby.spectators', { n: room.spectators })}
        </p>
      )}
    </section>
  );
}

function SeatTile({
  own,
  onPress,
  children,
}: {
  readonly own: 'own' | 'other' | 'free';
  readonly onPress: (() => void) | null;
  readonly children: ReactNode;
}) {
  if (onPress === null) {
    return (
      <div className="seat-tile" data-own={own}>
        {children}
      </div>
    );
  }
  return (
    <button type="button" className="seat-tile" data-own={own} onClick={onPress} data-testid={`seat-${own}`}>
      {children}
    </button>
  );
}

function SeatWords({
  room,
  member,
  game,
  own,
}: {
  readonly room: RoomView;
  readonly member: MemberView;
  readonly game: Game;
  readonly own: 'own' | 'other';
}) {
  const { t, language } = useAllWords();
  const list = new Intl.ListFormat(language);
  const picks = picksPerSeat(game.meta, room.options, room.members.length) > 0 ? member.picks : null;
  const picked =
    picks?.length === 0
      ? t('lobby.random')
      : list.format((picks ?? []).map((id) => game.text.render({ m: `pick.${id}` })));
  const team =
    teamsOf(game.meta, room.options, room.members.length)?.findIndex((seats) => seats.includes(member.seat)) ?? -1;
  return (
    <>
      <SeatMark member={member} />
      <bdi className="seat-name">{member.name}</bdi>
      {picks !== null && (
        <span className="seat-pick" data-picks={picks.length}>
          {picked}
        </span>
      )}
      {team >= 0 && (
        <span className="seat-team" data-team={team + 1}>
          {t('team.mark', { n: team + 1 })}
        </span>
      )}
      <span className="marks">
        {own === 'own' && <span className="mark">{t('lobby.you')}</span>}
        {member.host && <span className="mark">{t('lobby.host')}</span>}
        <BotMark member={member} />
        {!member.connected && <span className="mark">{t('lobby.away')}</span>}
        {member.voice === 'muted' && <span className="mark">{t('host.muted')}</span>}
        {member.ready && member.bot === null && <span className="mark ready">{t('lobby.ready.mark')}</span>}
      </span>
    </>
  );
}
