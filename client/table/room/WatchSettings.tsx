import { useEffect, useState } from 'react';

import { type RoomView, type WatcherView, WATCHINGS } from '../../../shared/protocol/rooms';
import { useConnection } from '../../base/connection/ConnectionContext';
import { useWords } from '../../base/i18n/WordsContext';
import { ErrorLine } from '../../base/ui/ErrorLine';
import { useCommand } from '../../base/ui/useCommand';

/** Who may watch, and who does under a name. The host can set it and show people out, everybody with a seat can read it. */
export function WatchSettings({ room, who }: { readonly room: RoomView; readonly who: 'host' | 'guest' }) {
  const { t } = useWords();
  const connection = useConnection();
  const command = useCommand();
  const [watchers, setWatchers] = useState<readonly WatcherView[]>([]);
  useEffect(() => {
    let current = true;
    void connection.watchers().then((answer) => {
      if (current && answer.ok) setWatchers(answer.watchers);
    });
    return () => {
      current = false;
    };
    // Whoever comes, goes or is let in changes the room.
  }, [connection, room]);
  return (
    <div className="watch-settings" data-testid="watch-settings">
      {who === 'guest' && <p className="hint">{t('watch.guest')}</p>}
      <ErrorLine error={command.error} />
      <fieldset className="table-option" disabled={who === 'guest'}>
        <legend>{t('watch.who')}</legend>
        <div className="choices">
          {WATCHINGS.map((watching) => (
            <label key={watching} className="choice" data-chosen={watching === room.watching ? 'yes' : 'no'}>
              <input
                type="radio"
                name="watching"
                value={watching}
                checked={watching === room.watching}
                disabled={command.busy}
                onChange={() => command.send(() => connection.watching(watching))}
                data-testid="watching"
              />
              <span>{t(`watch.${watching}.word`)}</span>
            </label>
          ))}
        </div>
        <p className="hint">{t(`watch.${room.watching}.help`)}</p>
      </fieldset>
      {watchers.length > 0 && (
        <ul className="members" aria-label={t('watch.names')} data-testid="watchers">
          {watchers.map(({ id, name }) => (
            <li key={id}>
              <bdi className="member-name">{name}</bdi>
              {who === 'host' && (
                <button
                  type="button"
                  className="plain"
                  disabled={command.busy}
                  onClick={() => command.send(() => connection.showOut(id))}
                  data-testid="show-out"
                >
                  {t('watch.show-out', { name })}
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
