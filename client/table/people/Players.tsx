import type { MemberView } from '../../../shared/protocol/rooms';
import { useWords } from '../../base/i18n/WordsContext';
import { Presence } from '../../base/ui/Presence';
import { SeatMark } from '../../base/ui/SeatMark';
import { isPaused } from '../store/selectors';
import { useTable } from '../store/TableContext';
import { awaitedSince } from './awaited-since';
import { AwayMark } from './AwayMark';
import { BotMark } from './BotMark';
import { Elapsed } from './Elapsed';
import { KeeperMark } from './KeeperMark';
import { NudgeButton } from './NudgeButton';
import { OutMark } from './OutMark';
import { TeamMark } from './TeamMark';

/** So many people stand side by side; more in two rows. */
const ONE_ROW = 5;

/** The players in a few words, in at most two rows where little room is left. */
export function PlayersInBrief() {
  const { t } = useWords();
  const members = useTable(({ room }) => room.members);
  const own = useTable((table) => table.own);
  const waiting = useTable(({ view }) => view.waiting);
  return (
    <ul className="players-brief" aria-label={t('table.players')} data-rows={members.length > ONE_ROW ? 2 : 1}>
      {members.map((member) => (
        <li
          key={member.seat}
          data-seat={member.seat}
          data-own={member.seat === own ? 'yes' : 'no'}
          data-awaited={waiting.some(({ seat }) => seat === member.seat) ? 'yes' : 'no'}
        >
          <SeatMark member={member} />
          <span className="player-brief-name">{member.name}</span>
          {member.seat === own && <span className="mark">{t('lobby.you')}</span>}
          <OutMark member={member} />
          <TeamMark member={member} />
          {waiting.some(({ seat }) => seat === member.seat) && <span className="sr-only">{t('table.awaited')}</span>}
        </li>
      ))}
    </ul>
  );
}

/** The players: whether each is connected, and how long the table has waited for them. */
export function Players() {
  const { t } = useWords();
  const members = useTable(({ room }) => room.members);
  return (
    <ul className="players" aria-label={t('table.players')}>
      {members.map((member) => (
        <Player key={member.seat} member={member} />
      ))}
    </ul>
  );
}

function Player({ member }: { readonly member: MemberView }) {
  const { t } = useWords();
  const own = useTable((table) => table.own);
  const since = useTable((table) => {
    // While a moment is presented nobody is seen to be asked yet: it would tell the result.
    const isAsked = !isPaused(table) && table.view.waiting.some(({ seat }) => seat === member.seat);
    const awaited = isAsked ? awaitedSince(table.message.waitingSince, member.seat) : null;
    return awaited === null ? null : Math.max(awaited, table.room.pause?.endedAt ?? 0);
  });
  const as = useTable(({ game, view }) => game.client.seatName(member.seat, view, game.text));
  return (
    <li data-awaited={since === null ? 'no' : 'yes'} data-seat={member.seat}>
      <Presence connected={member.connected ? 'here' : 'away'} />
      <SeatMark member={member} />
      <span className="player-names">
        <span className="player-name">
          <span>{member.name}</span>
          {member.seat === own && <span className="mark">{t('lobby.you')}</span>}
          <AwayMark member={member} />
          <BotMark member={member} />
          <KeeperMark member={member} />
          <OutMark member={member} />
          <TeamMark member={member} />
        </span>
        {as !== null && <span className="player-as">{as}</span>}
      </span>
      {since !== null && (
        <span className="awaited">
          <span className="sr-only">{t('table.awaited')}</span>
          <Elapsed since={since} of="awaited" />
        </span>
      )}
      <NudgeButton member={member} length="brief" />
    </li>
  );
}
