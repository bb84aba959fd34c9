import './members.css';

import type { MemberView, RoomView } from '../../../shared/protocol/rooms';
import { useShownCode } from '../../base/code/useShownCode';
import { useAllWords } from '../../base/i18n/WordsContext';
import { Presence } from '../../base/ui/Presence';
import { SeatMark } from '../../base/ui/SeatMark';
import { Slip } from '../kit/Slip';
import { hasDrawer, useLayout } from '../kit/useLayout';
import { AwayMark } from '../people/AwayMark';
import { BotMark } from '../people/BotMark';
import { KeeperMark } from '../people/KeeperMark';
import { MarksHelp } from '../people/MarksHelp';
import { NudgeButton } from '../people/NudgeButton';
import { OutMark } from '../people/OutMark';
import { TeamMark } from '../people/TeamMark';
import { SoundSwitch } from '../sound/SoundSwitch';
import { PaceSwitch } from '../stage/PaceSwitch';
import { allowsOf, hasSay, meOf } from '../store/selectors';
import { useActions, useTable } from '../store/TableContext';
import { AskFree } from './AskFree';
import { AskTable } from './AskTable';
import { botsToAsk } from './bots-to-ask';
import { ClaimsCard } from './ClaimsCard';
import { Devices } from './Devices';
import { HostTools } from './HostTools';
import { InviteHere } from './InviteHere';
import { KeepSeat } from './KeepSeat';
import { LockRoom } from './LockRoom';
import { PlayedGames } from './PlayedGames';
import { ProposalCard } from './ProposalCard';
import { ShareButton } from './ShareButton';
import { TimeSettings } from './TimeSettings';
import { WatchSettings } from './WatchSettings';
import { Webhook } from './Webhook';

/** The people in the room during a match, the commands of the host, and the former games. */
export function RoomSlip() {
  const { t } = useAllWords();
  const { close } = useActions();
  const room = useTable((table) => table.room);
  const shownCode = useShownCode(room.code);
  const own = useTable((table) => table.own);
  const game = useTable((table) => table.game);
  const { keepers } = useTable(({ view }) => view);
  const takeSeat = useTable((table) => table.takeSeat);
  const claims = useTable(allowsOf).succession !== 'never';
  const me = useTable(meOf) ?? null;
  const says = useTable(hasSay);
  const hosting = me?.host === true;
  const covers = hasDrawer(useLayout());
  const away = room.members.some(({ vacant, connected }) => !vacant && !connected);
  const free = room.members.some(({ vacant }) => vacant);
  const bots = botsToAsk(room).length > 0;
  return (
    <Slip title={t('take-seat.title', { code: shownCode })} id="room" size="page" onClose={close}>
      {/* On a phone the slip lies over what the table is asked (found: who invited somebody did not see them ask). */}
      {covers && room.proposal !== null && <ProposalCard />}
      {covers && room.claims.length > 0 && <ClaimsCard />}
      <InviteHere code={room.code} />
      <ul className="members" data-testid="room-members">
        {room.members.map((member) => (
          <li key={member.seat} data-seat={member.seat} data-vacant={member.vacant ? 'yes' : 'no'}>
            <Presence connected={member.connected ? 'here' : 'away'} />
            <span className="member-name">
              <SeatMark member={member} />
              {member.vacant ? t('room.vacant', { name: member.name }) : member.name}
            </span>
            <span className="marks">
              {member.seat === own && <span className="mark">{t('lobby.you')}</span>}
              {member.host && <span className="mark">{t('lobby.host')}</span>}
              <BotMark member={member} />
              {member.voice === 'muted' && <span className="mark">{t('host.muted')}</span>}
              <KeeperMark member={member} />
              <OutMark member={member} />
              <TeamMark member={member} />
              <AwayMark member={member} />
              {member.devices > 1 && <span className="mark">{t('devices.count', { n: member.devices })}</span>}
            </span>
            {room.phase === 'playing' && <NudgeButton member={member} />}
            {hosting && !member.host && !member.vacant && member.bot === null && (
              <HostTools room={room} member={member} />
            )}
            {me !== null &&
              says &&
              room.phase === 'playing' &&
              !member.connected &&
              keepers[member.seat] === undefined && <KeepSeat member={member} me={me} />}
            {says && claims && canBeFreed(room, member) && <AskFree member={member} />}
          </li>
        ))}
      </ul>
      <MarksHelp />
      {room.entrance === 'locked' && <p>{t('host.locked')}</p>}
      <div className="buttons">
        {own === null && free && room.entrance === 'open' && (
          <button type="button" className="primary" onClick={() => takeSeat('seat')} data-testid="take-seat">
            {t('room.take')}
          </button>
        )}
        {own === null && claims && bots && (
          <button type="button" className="primary" onClick={() => takeSeat('seat')} data-testid="ask-seat">
            {t('claim.bots')}
          </button>
        )}
        {own === null && room.phase === 'playing' && away && claims && (
          <button type="button" className="plain" onClick={() => takeSeat('seat')} data-testid="claim-offer">
            {t('claim.offer')}
          </button>
        )}
        {own === null && (
          <button type="button" className="plain" onClick={() => takeSeat('continue')} data-testid="continue-offer">
            {t('continue.offer')}
          </button>
        )}
        {hosting && <LockRoom room={room} />}
        <SoundSwitch />
        <PaceSwitch />
      </div>
      {says && room.phase === 'playing' && <AskTable />}
      {(game.meta.clocks?.length ?? 0) > 0 && room.phase === 'playing' && (
        <>
          <h3>{t('time.title')}</h3>
          <TimeSettings room={room} game={game} who={hosting ? 'host' : 'guest'} />
        </>
      )}
      {hosting && room.phase === 'playing' && (
        <>
          <h3>{t('webhook.title')}</h3>
          <Webhook />
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

/** Whether the table may be asked to free a seat: that of somebody who is away, but the host, or of a bot. */
function canBeFreed(room: RoomView, { connected, vacant, host, bot }: MemberView): boolean {
  return room.phase === 'playing' && !vacant && !host && (bot !== null || !connected);
}
