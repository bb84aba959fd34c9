import './members.css';

import { type Seat, secluding, type Waiting } from '../../../shared/engine/ask';
import type { MatchView } from '../../../shared/engine/match';
import type { MemberView, RoomView } from '../../../shared/protocol/rooms';
import { useWords } from '../../base/i18n/WordsContext';
import { Presence } from '../../base/ui/Presence';
import { SeatMark } from '../../base/ui/SeatMark';
import type { Game } from '../contract/game';
import { Slip } from '../kit/Slip';
import { NudgeButton } from '../nudge/NudgeButton';
import { SoundSwitch } from '../nudge/SoundSwitch';
import { ShareButton } from '../shared/ShareButton';
import { AskFree } from './AskFree';
import { AskTable } from './AskTable';
import { AwayMark } from './AwayMark';
import { BotMark } from './BotMark';
import { Devices } from './Devices';
import { HostTools } from './HostTools';
import { KeeperMark } from './KeeperMark';
import { KeepSeat } from './KeepSeat';
import { LockRoom } from './LockRoom';
import { MarksHelp } from './MarksHelp';
import { PlayedGames } from './PlayedGames';
import { TimeSettings } from './TimeSettings';
import { WatchSettings } from './WatchSettings';
import { Webhook } from './Webhook';

/** How a spectator wants a seat: one that was freed, or one that they have on another device. */
export type SeatWish = 'seat' | 'continue';

/** Who is in the room while a match is on the table, what its host can do, and the games before this one. */
export function RoomSlip({
  room,
  seat,
  view,
  game,
  onTakeSeat,
  onClose,
}: {
  readonly room: RoomView;
  readonly seat: Seat | null;
  readonly view: MatchView;
  readonly game: Game;
  readonly onTakeSeat: (how: SeatWish) => void;
  readonly onClose: () => void;
}) {
  const { t } = useWords();
  const me = room.members.find((member) => member.seat === seat) ?? null;
  const hosting = me?.host === true;
  const away = room.members.some(({ vacant, connected }) => !vacant && !connected);
  const free = room.members.some(({ vacant }) => vacant);
  return (
    <Slip title={t('take-seat.title', { code: room.code })} id="room" size="page" onClose={onClose}>
      <ul className="members" data-testid="room-members">
        {room.members.map((member) => (
          <li key={member.seat} data-seat={member.seat} data-vacant={member.vacant ? 'yes' : 'no'}>
            <Presence connected={member.connected ? 'here' : 'away'} />
            <span className="member-name">
              <SeatMark member={member} />
              {member.vacant ? t('room.vacant', { name: member.name }) : member.name}
            </span>
            <span className="marks">
              {member.seat === seat && <span className="mark">{t('lobby.you')}</span>}
              {member.host && <span className="mark">{t('lobby.host')}</span>}
              <BotMark member={member} />
              {member.voice === 'muted' && <span className="mark">{t('host.muted')}</span>}
              <KeeperMark member={member} members={room.members} seat={seat} keepers={view.keepers} />
              <AwayMark member={member} members={room.members} />
              {member.devices > 1 && <span className="mark">{t('devices.count', { n: member.devices })}</span>}
            </span>
            {room.phase === 'playing' && <NudgeButton member={member} seat={seat} view={view} meta={game.meta} />}
            {hosting && !member.host && !member.vacant && member.bot === null && (
              <HostTools room={room} member={member} />
            )}
            {me !== null &&
              room.phase === 'playing' &&
              !member.connected &&
              view.keepers[member.seat] === undefined && (
                <KeepSeat
                  room={room}
                  member={member}
                  me={me}
                  meta={game.meta}
                  privacy={secluding(game.meta.secluding, view.waiting).some(isOf(member)) ? 'alone' : 'open'}
                  onAsked={onClose}
                />
              )}
            {me !== null && canBeFreed(room, member, game) && <AskFree room={room} member={member} onAsked={onClose} />}
          </li>
        ))}
      </ul>
      <MarksHelp />
      {room.entrance === 'locked' && <p>{t('host.locked')}</p>}
      <div className="buttons">
        {seat === null && free && room.entrance === 'open' && (
          <button type="button" className="primary" onClick={() => onTakeSeat('seat')} data-testid="take-seat">
            {t('room.take')}
          </button>
        )}
        {seat === null && room.phase === 'playing' && away && (
          <button type="button" className="plain" onClick={() => onTakeSeat('seat')} data-testid="claim-offer">
            {t('claim.offer')}
          </button>
        )}
        {seat === null && (
          <button type="button" className="plain" onClick={() => onTakeSeat('continue')} data-testid="continue-offer">
            {t('continue.offer')}
          </button>
        )}
        {hosting && <LockRoom room={room} />}
        {seat !== null && <SoundSwitch />}
      </div>
      {seat !== null && room.phase === 'playing' && (
        <AskTable room={room} play={game.meta.play ?? 'together'} seat={seat} onAsked={onClose} />
      )}
      {(game.meta.clocks?.length ?? 0) > 0 && room.phase === 'playing' && (
        <>
          <h3>{t('time.title')}</h3>
          <TimeSettings room={room} game={game} who={hosting ? 'host' : 'guest'} />
        </>
      )}
      {hosting && room.phase === 'playing' && (
        <>
          <h3>{t('webhook.title')}</h3>
          <Webhook room={room} />
        </>
      )}
      {me !== null && (
        <>
          <h3>{t('watch.title')}</h3>
          <WatchSettings room={room} who={hosting ? 'host' : 'guest'} />
        </>
      )}
      <h3>{t('shared.heading')}</h3>
      <ShareButton code={room.code} />
      {me !== null && (
        <>
          <h3>{t('devices.title')}</h3>
          <Devices code={room.code} me={me} first="list" />
        </>
      )}
      {room.played.length > 0 && <h3>{t('played.title')}</h3>}
      <PlayedGames played={room.played} game={game} />
    </Slip>
  );
}

/** Whether the table may be asked to free a seat: not that of the host, and among rivals none. */
function canBeFreed(room: RoomView, { connected, vacant, host, bot }: MemberView, { meta }: Game): boolean {
  return room.phase === 'playing' && !connected && !vacant && !host && bot === null && meta.play !== 'rivals';
}

function isOf({ seat }: MemberView): (waiting: Waiting) => boolean {
  return (waiting) => waiting.seat === seat;
}
