import type { LobbyOption } from '../../../shared/engine/game';
import type { RoomView } from '../../../shared/protocol/rooms';
import { useConnection } from '../../base/connection/ConnectionContext';
import { useWords } from '../../base/i18n/WordsContext';
import { Choice } from '../../base/ui/Choice';
import { ErrorLine } from '../../base/ui/ErrorLine';
import { Fold } from '../../base/ui/Fold';
import { useCommand } from '../../base/ui/useCommand';
import type { Game } from '../../table/contract/game';

/** The options of the game with an explanation of each. The host can set them, everybody can read them. */
export function TableOptions({
  room,
  game,
  who,
}: {
  readonly room: RoomView;
  readonly game: Game;
  readonly who: 'host' | 'guest';
}) {
  const { t } = useWords();
  const connection = useConnection();
  const command = useCommand();
  const options = game.meta.options.filter(({ values }) => values.length > 1);
  if (options.length === 0) return null;
  // The options with unusual values say more in one line than all of them; the first option is always named.
  const chosen = options.filter(({ id, initial }, i) => i === 0 || (room.options[id] ?? initial) !== initial);
  const named = ({ id, initial }: LobbyOption) =>
    game.text.render({ m: `option.${id}.${room.options[id] ?? initial}` });
  const summary = chosen
    .map((option, i) => (i === 0 ? '' : `${game.text.render({ m: `option.${option.id}` })} : `) + named(option))
    .join(' · ');
  return (
    <Fold name="options" title={t('lobby.options')} summary={summary}>
      {who === 'guest' && <p className="hint">{t('lobby.options.guest')}</p>}
      <ErrorLine error={command.error} />
      {options.map(({ id, initial, values }) => {
        const help = `option.${id}.help`;
        return (
          <Choice
            key={id}
            name={id}
            legend={game.text.render({ m: `option.${id}` })}
            values={values}
            wordOf={(value) => game.text.render({ m: `option.${id}.${value}` })}
            chosen={room.options[id] ?? initial}
            access={who === 'host' ? 'choose' : 'read'}
            command={command}
            choose={(value) => connection.configure({ ...room.options, [id]: value })}
            hint={game.text.has(help) ? game.text.render({ m: help }) : null}
          />
        );
      })}
    </Fold>
  );
}
