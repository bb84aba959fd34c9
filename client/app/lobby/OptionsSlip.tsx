import type { RoomView } from '../../../shared/protocol/rooms';
import { useConnection } from '../../base/connection/ConnectionContext';
import { useAllWords } from '../../base/i18n/WordsContext';
import { Choice } from '../../base/ui/Choice';
import { ErrorLine } from '../../base/ui/ErrorLine';
import { useCommand } from '../../base/ui/useCommand';
import type { Game } from '../../table/contract/game';
import { Slip } from '../../table/kit/Slip';
import { LockRoom } from '../../table/room/LockRoom';
import { TimeSettings } from '../../table/room/TimeSettings';
import { WatchSettings } from '../../table/room/WatchSettings';

/** All that is set for a table, with an explanation of each: the game's options, time, spectators, the door. */
export function OptionsSlip({
  room,
  game,
  who,
  onClose,
}: {
  readonly room: RoomView;
  readonly game: Game;
  readonly who: 'host' | 'guest' | 'spectator';
  readonly onClose: () => void;
}) {
  const { t } = useAllWords();
  const connection = useConnection();
  const command = useCommand();
  const setter = who === 'host' ? 'host' : 'guest';
  return (
    <Slip title={t('lobby.options')} id="options" size="page" onClose={onClose}>
      {who !== 'host' && <p className="hint">{t('lobby.options.guest')}</p>}
      <ErrorLine error={command.error} />
      {game.meta.options
        .filter(({ values }) => values.length > 1)
        .map(({ id: option, initial, values }) => {
          const chosen = room.options[option] ?? initial;
          // What is chosen is explained; where it needs no words of its own, the option is.
          const help = [`option.${option}.${chosen}.help`, `option.${option}.help`].find((one) => game.text.has(one));
          return (
            <Choice
              key={option}
              name={option}
              legend={game.text.render({ m: `option.${option}` })}
              values={values}
              wordOf={(value) => game.text.render({ m: `option.${option}.${value}` })}
              chosen={chosen}
              access={who === 'host' ? 'choose' : 'read'}
              command={command}
              choose={(value) => connection.send('configure', { options: { ...room.options, [option]: value } })}
              hint={help === undefined ? null : game.text.render({ m: help })}
            />
          );
        })}
      {(game.meta.clocks ?? []).length > 0 && (
        <>
          <h3>{t('time.title')}</h3>
          <TimeSettings room={room} game={game} who={setter} />
        </>
      )}
      {who !== 'spectator' && (
        <>
          <h3>{t('watch.title')}</h3>
          <WatchSettings room={room} who={setter} />
        </>
      )}
      {who === 'host' && <LockRoom room={room} />}
    </Slip>
  );
}
