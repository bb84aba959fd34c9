import { useState } from 'react';

import type { LobbyOption } from '../../../shared/engine/game';
import type { RoomView } from '../../../shared/protocol/rooms';
import { useConnection } from '../../base/connection/ConnectionContext';
import { useWords } from '../../base/i18n/WordsContext';
import { Choice } from '../../base/ui/Choice';
import { ErrorLine } from '../../base/ui/ErrorLine';
import { Fold } from '../../base/ui/Fold';
import { useCommand } from '../../base/ui/useCommand';
import type { Game } from '../../table/game';

/** The options of the game and what each means. The host can set them, everybody can read them. */
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
  const [sent, setSent] = useState<{ readonly id: string; readonly value: string } | null>(null);
  const options = game.meta.options.filter(({ values }) => values.length > 1);
  if (options.length === 0) return null;
  // What the table plays otherwise than usual says more in one line than all of it; the first option is always named.
  const chosen = options.filter(({ id, initial }, i) => i === 0 || (room.options[id] ?? initial) !== initial);
  const named = ({ id, initial }: LobbyOption) =>
    game.text.render({ m: `option.${id}.${room.options[id] ?? initial}` });
  const summary = chosen
    .map((option, i) => (i === 0 ? '' : `${game.text.render({ m: `option.${option.id}` })} : `) + named(option))
    .join(' · ');
  const set = (option: LobbyOption, value: string) => {
    if (command.busy) return;
    setSent({ id: option.id, value });
    command.send(() => connection.configure({ ...room.options, [option.id]: value }));
  };
  return (
    <Fold name="options" title={t('lobby.options')} summary={summary}>
      {who === 'guest' && <p className="hint">{t('lobby.options.guest')}</p>}
      <ErrorLine error={command.error} />
      {options.map((option) => {
        const { id, initial } = option;
        const help = `option.${id}.help`;
        return (
          <Choice
            key={id}
            name={id}
            legend={game.text.render({ m: `option.${id}` })}
            values={option.values}
            wordOf={(value) => game.text.render({ m: `option.${id}.${value}` })}
            chosen={command.busy && sent?.id === id ? sent.value : (room.options[id] ?? initial)}
            access={who === 'host' ? 'choose' : 'read'}
            onChoose={(value) => set(option, value)}
            hint={game.text.has(help) ? game.text.render({ m: help }) : null}
          />
        );
      })}
    </Fold>
  );
}
