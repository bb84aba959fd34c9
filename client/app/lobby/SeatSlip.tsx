import type { GameMeta } from '../../../shared/engine/game';
import type { MemberView, RoomView } from '../../../shared/protocol/rooms';
import { useConnection } from '../../base/connection/ConnectionContext';
import { useAllWords } from '../../base/i18n/WordsContext';
import { ErrorLine } from '../../base/ui/ErrorLine';
import { useCommand } from '../../base/ui/useCommand';
import { Slip } from '../../table/kit/Slip';
import { HostActions } from '../../table/room/HostActions';
import { BesideYou } from './BesideYou';
import { ColourChoice } from './ColourChoice';

/** One's own seat: its colour, its devices, the way out. */
export function OwnSeatSlip({
  room,
  me,
  meta,
  free,
  onDevices,
  onLeft,
  onClose,
}: {
  readonly room: RoomView;
  readonly me: MemberView;
  readonly meta: GameMeta;
  /** How many seats are free. */
  readonly free: number;
  readonly onDevices: () => void;
  readonly onLeft: () => void;
  readonly onClose: () => void;
}) {
  const { t } = useAllWords();
  const connection = useConnection();
  const command = useCommand();
  return (
    <Slip title={t('lobby.mine')} id="own-seat" onClose={onClose}>
      <ColourChoice room={room} me={me} meta={meta} />
      <BesideYou free={free} />
      <ErrorLine error={command.error} />
      <div className="buttons">
        <button type="button" className="plain" onClick={onDevices} data-testid="devices-open">
          {t('devices.title')}
        </button>
        <button
          type="button"
          className="plain"
          disabled={command.busy}
          onClick={() => command.send(() => connection.send('leave', {}), onLeft)}
          data-testid="leave"
        >
          {t('lobby.leave')}
        </button>
      </div>
    </Slip>
  );
}

/** What the host can do with the seat of another member. */
export function HostSlip({
  room,
  member,
  onClose,
}: {
  readonly room: RoomView;
  readonly member: MemberView;
  readonly onClose: () => void;
}) {
  const { t } = useAllWords();
  return (
    <Slip title={t('host.tools', { name: member.name })} id="host-slip" onClose={onClose}>
      <HostActions room={room} member={member} />
    </Slip>
  );
}
