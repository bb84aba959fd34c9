import type { ReactNode } from 'react';

import type { Seat } from '../../../shared/engine/ask';
import type { RoomView } from '../../../shared/protocol/rooms';
import { useWords } from '../../base/i18n/WordsContext';
import { Presence } from '../../base/ui/Presence';
import type { Game } from '../../table/game';

/** Who sits where, which seats are free, and below it what one can do about one's own. */
export function Members({
  room,
  seat,
  game,
  children,
}: {
  readonly room: RoomView;
  readonly seat: Seat | null;
  readonly game: Game;
  readonly children: ReactNode;
}) {
  const { say, language } = useWords();
  const list = new Intl.ListFormat(language);
  const free = Array.from({ length: Math.max(0, game.meta.maxSeats - room.members.length) }, (_, i) => i);
  return (
    <section className="sheet">
      <h2>{say('lobby.members')}</h2>
      <ol className="members" data-testid="members">
        {room.members.map((member) => (
          <li key={member.seat} data-testid="member" data-seat={member.seat}>
            <Presence connected={member.connected ? 'here' : 'away'} />
            <span className="member-name">{member.name}</span>
            <span className="marks">
              {member.seat === seat && <span className="mark">{say('lobby.you')}</span>}
              {member.host && <span className="mark">{say('lobby.host')}</span>}
            </span>
            <span className="member-pick">
              {say('lobby.seat', { n: member.seat + 1 })} ·{' '}
              {member.picks.length === 0
                ? say('lobby.random')
                : list.format(member.picks.map((id) => game.text.render({ m: `pick.${id}` })))}
            </span>
          </li>
        ))}
        {free.map((i) => (
          <li key={`free-${i}`} className="free">
            <span className="presence" />
            <span className="member-name">{say('lobby.seat', { n: room.members.length + i + 1 })}</span>
            <span className="member-pick">{say('lobby.free')}</span>
          </li>
        ))}
      </ol>
      <p className="hint" data-testid="spectators">
        {say('lobby.spectators', { n: room.spectators })}
      </p>
      {children}
    </section>
  );
}
