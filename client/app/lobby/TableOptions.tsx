import { useId, useState } from 'react';

import type { LobbyOption } from '../../../shared/engine/game';
import type { RoomView } from '../../../shared/protocol/rooms';
import { useConnection } from '../../base/connection/ConnectionContext';
import { useWords } from '../../base/i18n/WordsContext';
import { Choice } from '../../base/ui/Choice';
import { ErrorLine } from '../../base/ui/ErrorLine';
import { Fold } from '../../base/ui/Fold';
import { useCommand } from '../../base/ui/useCommand';
import type { Game } from '../../table/contract/game';
import { optionsOf, presetOf, presetWords } from '../games/presets';

/**
 * How the table plays: the game's ready-made sets of options, and all its options one by one with an explanation of each. The
 * host can set them, everybody can read them.
 */
export function TableOptions({
  room,
  game,
  who,
}: {
  readonly room: RoomView;
  readonly game: Game;
  readonly who: 'host' | 'guest';
}) {
  const { t, language } = useWords();
  const connection = useConnection();
  const command = useCommand();
  const id = useId();
  const { presets = [] } = game.meta;
  const [all, setAll] = useState<'shown' | 'hidden'>(presets.length === 0 ? 'shown' : 'hidden');
  const options = game.meta.options.filter(({ values }) => values.length > 1);
  if (options.length === 0) return null;
  const preset = presetOf(game.meta, room.options);
  const wordsOf = (one: string | null) => presetWords(game.meta, language, one);
  // The options with unusual values say more in one line than all of them; the first option is always named.
  const chosen = options.filter(
    ({ id: option, initial }, i) => i === 0 || (room.options[option] ?? initial) !== initial,
  );
  const named = ({ id: option, initial }: LobbyOption) =>
    game.text.render({ m: `option.${option}.${room.options[option] ?? initial}` });
  const own = chosen
    .map((option, i) => (i === 0 ? '' : `${game.text.render({ m: `option.${option.id}` })} : `) + named(option))
    .join(' · ');
  const access = who === 'host' ? 'choose' : 'read';
  return (
    <Fold name="options" title={t('lobby.options')} summary={wordsOf(preset)?.title ?? own}>
      {who === 'guest' && <p className="hint">{t('lobby.options.guest')}</p>}
      <ErrorLine error={command.error} />
      {presets.length > 0 && (
        <>
          <Choice
            name="preset"
            legend={t('lobby.preset')}
            values={[...presets.map((one) => one.id), ...(preset === null ? [null] : [])]}
            wordOf={(one) => wordsOf(one)?.title ?? t('lobby.preset.own')}
            chosen={preset}
            access={access}
            command={command}
            choose={(one) => connection.configure(one === null ? room.options : optionsOf(game.meta, one))}
            hint={wordsOf(preset)?.about ?? own}
          />
          <button
            type="button"
            className="plain"
            aria-expanded={all === 'shown'}
            aria-controls={id}
            onClick={() => setAll(all === 'shown' ? 'hidden' : 'shown')}
            data-testid="all-options"
          >
            {t(all === 'shown' ? 'lobby.options.fewer' : 'lobby.options.all')}
          </button>
        </>
      )}
      <div id={id}>
        {all === 'shown' &&
          options.map(({ id: option, initial, values }) => {
            const help = `option.${option}.help`;
            return (
              <Choice
                key={option}
                name={option}
                legend={game.text.render({ m: `option.${option}` })}
                values={values}
                wordOf={(value) => game.text.render({ m: `option.${option}.${value}` })}
                chosen={room.options[option] ?? initial}
                access={access}
                command={command}
                choose={(value) => connection.configure({ ...room.options, [option]: value })}
                hint={game.text.has(help) ? game.text.render({ m: help }) : null}
              />
            );
          })}
      </div>
    </Fold>
  );
}
