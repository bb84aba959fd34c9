import type { RoomView } from '../../../shared/protocol/rooms';
import { useConnection } from '../../base/connection/ConnectionContext';
import { useAllWords } from '../../base/i18n/WordsContext';
import { ErrorLine } from '../../base/ui/ErrorLine';
import { useCommand } from '../../base/ui/useCommand';

/** The host's button that closes the room to new members and opens it again. */
export function LockRoom({ room }: { readonly room: RoomView }) {
  const { t } = useAllWords();
  const connection = useConnection();
  const command = useCommand();
  const open = room.entrance === 'open';
  return (
    <>
      <button
        type="button"
        className="plain"
        disabled={command.busy}
        onClick={() => command.send(() => connection.send('lock', { entrance: open ? 'locked' : 'open' }))}
        data-testid="lock"
      >
        {t(open ? 'host.lock' : 'host.unlock')}
      </button>
      <ErrorLine error={command.error} />
    </>
  );
}
