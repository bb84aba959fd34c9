import type { MemberView, RoomView } from '../../../shared/protocol/rooms';
import { useConnection } from '../../base/connection/ConnectionContext';
import { useWords } from '../../base/i18n/WordsContext';
import { ErrorLine } from '../../base/ui/ErrorLine';
import { useCommand } from '../../base/ui/useCommand';

/** What a host can do with another member, as buttons: in the lobby and at the table. */
export function HostActions({ room, member }: { readonly room: RoomView; readonly member: MemberView }) {
  const { t } = useWords();
  const connection = useConnection();
  const command = useCommand();
  const { name, id } = member;
  const lobby = room.phase === 'lobby';
  const ids = room.members.map((one) => one.id);
  const up = ids.map((one, i) => (i === member.seat - 1 ? id : i === member.seat ? (ids[i - 1] ?? one) : one));
  return (
    <div className="host-tools">
      {member.bot === null && (
        <button
          type="button"
          className="plain"
          disabled={command.busy}
          onClick={() => command.send(() => connection.promote(id))}
          data-testid="promote"
        >
          {t('host.promote', { name })}
        </button>
      )}
      {member.bot === null && (
        <button
          type="button"
          className="plain"
          disabled={command.busy}
          onClick={() => command.send(() => connection.mute(id, member.voice === 'muted' ? 'heard' : 'muted'))}
          data-testid="host-mute"
        >
          {t(member.voice === 'muted' ? 'host.unmute' : 'host.mute', { name })}
        </button>
      )}
      {lobby && member.seat > 0 && (
        <button
          type="button"
          className="plain"
          disabled={command.busy}
          onClick={() => command.send(() => connection.arrange(up))}
          data-testid="seat-up"
        >
          {t('host.up', { name })}
        </button>
      )}
      {(lobby || (room.phase !== 'playing' && !member.connected)) && (
        <button
          type="button"
          className="plain"
          disabled={command.busy}
          onClick={() => command.send(() => connection.kick(id))}
          data-testid="kick"
        >
          {t(member.bot !== null ? 'bot.remove' : lobby ? 'host.kick' : 'host.free', { name })}
        </button>
      )}
      {!lobby && room.phase !== 'playing' && !member.connected && <p className="hint">{t('host.free.help')}</p>}
      <ErrorLine error={command.error} />
    </div>
  );
}
