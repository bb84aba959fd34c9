import { useEffect, useState } from 'react';

import {
  type Delay,
  DELAYS,
  MOMENTS_LATE,
  type RoomView,
  type WatcherView,
  WATCHINGS,
} from '../../../shared/protocol/rooms';
import { useConnection } from '../../base/connection/ConnectionContext';
import type { AppWord } from '../../base/i18n/words';
import { useAllWords } from '../../base/i18n/WordsContext';
import { Choice } from '../../base/ui/Choice';
import { ErrorLine } from '../../base/ui/ErrorLine';
import { useCommand } from '../../base/ui/useCommand';

/** Who may watch, and the spectators with a name. The host can set it and show spectators out, members can read it. */
export function WatchSettings({ room, who }: { readonly room: RoomView; readonly who: 'host' | 'guest' }) {
  const { t } = useAllWords();
  const connection = useConnection();
  const command = useCommand();
  const [watchers, setWatchers] = useState<readonly WatcherView[]>([]);
  useEffect(() => {
    let current = true;
    void connection.send('watchers', {}).then((answer) => {
      if (current && answer.ok) setWatchers(answer.watchers);
    });
    return () => {
      current = false;
    };
    // The list of spectators changes with the room.
  }, [connection, room]);
  const delayed = (delay: Delay, none: AppWord, moves: AppWord) =>
    t(delay === 'none' ? none : moves, { n: MOMENTS_LATE[delay] });
  return (
    <div className="watch-settings" data-testid="watch-settings">
      {who === 'guest' && <p className="hint">{t('watch.guest')}</p>}
      <ErrorLine error={command.error} />
      <Choice
        name="watching"
        legend={t('watch.who')}
        values={WATCHINGS}
        wordOf={(watching) => t(`watch.${watching}.word`)}
        chosen={room.watching}
        access={who === 'host' ? 'choose' : 'read'}
        command={command}
        choose={(watching) => connection.send('watching', { watching })}
        hint={t(`watch.${room.watching}.help`)}
      />
      {room.watching !== 'off' && (
        <Choice
          name="delay"
          legend={t('watch.delay')}
          values={DELAYS}
          wordOf={(delay) => delayed(delay, 'watch.delay.none', 'watch.delay.moves')}
          chosen={room.delay}
          // A match is seen alike from its beginning to its end.
          access={who === 'host' && room.phase === 'lobby' ? 'choose' : 'read'}
          command={command}
          choose={(delay) => connection.send('delay', { delay })}
          hint={delayed(room.delay, 'watch.delay.none.help', 'watch.delay.moves.help')}
        />
      )}
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
                  onClick={() => command.send(() => connection.send('showOut', { watcher: id }))}
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
