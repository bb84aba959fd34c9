import type { MemberView, RoomView } from '../../../shared/protocol/rooms';
import { useConnection } from '../../base/connection/ConnectionContext';
import type { Answered } from '../../base/connection/state';
import { useAllWords } from '../../base/i18n/WordsContext';
import { ErrorLine } from '../../base/ui/ErrorLine';
import { useCommand } from '../../base/ui/useCommand';

/** What a host can do with another member, as buttons: in the lobby and at the table. */
export function HostActions({ room, member }: { readonly room: RoomView; readonly member: MemberView }) {
  const { t } = useAllWords();
  const connection = useConnection();
  const command = useCommand();
  const { name, id } = member;
  const lobby = room.phase === 'lobby';
  const ids = room.members.map((one) => one.id);
  const up = ids.map((one, i) => (i === member.seat - 1 ? id : i === member.seat ? (ids[i - 1] ?? one) : one));
  const button = (testId: string, word: string, does: () => Promise<Answered>) => (
    <button
      type="button"
      className="plain"
      disabled={command.busy}
      onClick={() => command.send(does)}
      data-testid={testId}
    >
      {word}
    </button>
  );
  const muted = member.voice === 'muted';
  const canGo = lobby || (room.phase !== 'playing' && !member.connected);
  const going = member.bot !== null ? 'bot.remove' : lobby ? 'host.kick' : 'host.free';
  return (
    <div className="host-tools">
      {member.bot === null &&
        button('promote', t('host.promote', { name }), () => connection.send('promote', { member: id }))}
      {member.bot === null &&
        button('host-mute', t(muted ? 'host.unmute' : 'host.mute', { name }), () =>
          connection.send('mute', { member: id, is: muted ? 'heard' : 'muted' }),
        )}
      {lobby &&
        member.seat > 0 &&
        button('seat-up', t('host.up', { name }), () => connection.send('arrange', { members: up }))}
      {canGo && button('kick', t(going, { name }), () => connection.send('kick', { member: id }))}
      {!lobby && canGo && <p className="hint">{t('host.free.help')}</p>}
      <ErrorLine error={command.error} />
    </div>
  );
}
