import type { Seat } from '../../../shared/engine/ask';
import type { MemberView, ViewMessage, WaitingSince } from '../../../shared/protocol/rooms';
import { useWords } from '../../base/i18n/WordsContext';
import { Presence } from '../../base/ui/Presence';
import { SeatMark } from '../../base/ui/SeatMark';
import type { Game } from '../contract/game';
import { Elapsed } from '../kit/Elapsed';
import { NudgeButton } from '../nudge/NudgeButton';
import { AwayMark } from '../room/AwayMark';
import { BotMark } from '../room/BotMark';
import { KeeperMark } from '../room/KeeperMark';
import { awaitedSince } from '../status/status';

/** Who plays, who is connected, and who is awaited since when. */
export function Players({
  members,
  seat,
  view,
  game,
  waitingSince,
  clockOffsetMs,
}: {
  readonly members: readonly MemberView[];
  readonly seat: Seat | null;
  readonly view: ViewMessage['view'];
  readonly game: Game;
  readonly waitingSince: readonly WaitingSince[];
  readonly clockOffsetMs: number;
}) {
  const { t } = useWords();
  return (
    <ul className="players" aria-label={t('table.players')}>
      {members.map((member) => {
        const since = awaitedSince(waitingSince, member.seat);
        const as = game.client.seatName(member.seat, view, game.text);
        return (
          <li key={member.seat} data-awaited={since === null ? 'no' : 'yes'} data-seat={member.seat}>
            <Presence connected={member.connected ? 'here' : 'away'} />
            <SeatMark member={member} />
            <span className="player-names">
              <span className="player-name">
                <span>{member.name}</span>
                {member.seat === seat && <span className="mark">{t('lobby.you')}</span>}
                <AwayMark member={member} members={members} />
                <BotMark member={member} />
                <KeeperMark member={member} members={members} seat={seat} keepers={view.keepers} />
              </span>
              {as !== null && <span className="player-as">{as}</span>}
            </span>
            {since !== null && (
              <span className="awaited">
                <span className="sr-only">{t('table.awaited')}</span>
                <Elapsed since={since} clockOffsetMs={clockOffsetMs} of="awaited" />
              </span>
            )}
            <NudgeButton member={member} seat={seat} view={view} meta={game.meta} length="brief" />
          </li>
        );
      })}
    </ul>
  );
}
