import './slips.css';

import type { Seat } from '../../../shared/engine/ask';
import type { RoomView } from '../../../shared/protocol/rooms';
import { useConnection } from '../../base/connection/ConnectionContext';
import { useAllWords } from '../../base/i18n/WordsContext';
import { ErrorLine } from '../../base/ui/ErrorLine';
import { useCommand } from '../../base/ui/useCommand';

/** For the host: the spectators who ask to be let in. It folds to one line, so that the parts below it can be used. */
export function Knocks({ room, seat }: { readonly room: RoomView; readonly seat: Seat | null }) {
  const { t } = useAllWords();
  const connection = useConnection();
  const command = useCommand();
  const hosting = room.members.some((member) => member.host && member.seat === seat);
  if (!hosting || room.knocks.length === 0) return null;
  return (
    <section className="knocks paper slip" role="status" aria-label={t('knocks.title')} data-testid="knocks">
      <details open>
        <summary>{t('knocks.count', { n: room.knocks.length })}</summary>
        <ul>
          {room.knocks.map(({ id, name }) => (
            <li key={id}>
              <bdi className="knocks-name">{name}</bdi>
              <button
                type="button"
                className="primary"
                aria-label={t('knocks.admit.name', { name })}
                disabled={command.busy}
                onClick={() => command.send(() => connection.send('admit', { watcher: id }))}
                data-testid="admit"
              >
                {t('knocks.admit')}
              </button>
              <button
                type="button"
                className="plain"
                aria-label={t('knocks.refuse.name', { name })}
                disabled={command.busy}
                onClick={() => command.send(() => connection.send('showOut', { watcher: id }))}
                data-testid="knock-refuse"
              >
                {t('knocks.refuse')}
              </button>
            </li>
          ))}
        </ul>
        <ErrorLine error={command.error} />
      </details>
    </section>
  );
}
