import type { LobbyOption } from '../../../shared/engine/game';
import type { RoomView } from '../../../shared/protocol/rooms';
import { useConnection } from '../../base/connection/ConnectionContext';
import type { Translate } from '../../base/i18n/words';
import { useWords } from '../../base/i18n/WordsContext';
import { Choice } from '../../base/ui/Choice';
import { ErrorLine } from '../../base/ui/ErrorLine';
import { useCommand } from '../../base/ui/useCommand';
import { useMedia } from '../../base/ui/useMedia';
import type { Game } from '../../table/contract/game';
import { optionsOf, presetOf, presetWords } from '../games/presets';

/** The game's ready-made sets of options as cards, and the way to all options. The host can choose, everybody can read. */
export function Presets({
  room,
  game,
  who,
  onAll,
}: {
  readonly room: RoomView;
  readonly game: Game;
  readonly who: 'host' | 'guest';
  /** Opens all options. */
  readonly onAll: () => void;
}) {
  const { t, language } = useWords();
  const connection = useConnection();
  const command = useCommand();
  const cards = useMedia('lobby-columns');
  const { presets = [] } = game.meta;
  const preset = presetOf(game.meta, room.options);
  const wordsOf = (one: string | null) => presetWords(game.meta, language, one);
  const aboutOf = (one: string | null) => (one === null ? own(room, game, t) : (wordsOf(one)?.about ?? null));
  return (
    <section className="lobby-presets">
      {presets.length > 0 && (
        <Choice
          name="preset"
          legend={t(who === 'host' ? 'lobby.preset' : 'lobby.preset.guest')}
          values={[...presets.map((one) => one.id), ...(preset === null ? [null] : [])]}
          wordOf={(one) => wordsOf(one)?.title ?? t('lobby.preset.own')}
          {...(cards && { aboutOf })}
          chosen={preset}
          access={who === 'host' ? 'choose' : 'read'}
          command={command}
          choose={(one) =>
            connection.send('configure', { options: one === null ? room.options : optionsOf(game.meta, one) })
          }
          hint={cards ? null : aboutOf(preset)}
        />
      )}
      <ErrorLine error={command.error} />
      <button type="button" className="plain" onClick={onAll} data-testid="all-options">
        {t('lobby.options.all')}
      </button>
    </section>
  );
}

/** The options with unusual values, as they say more in one line than all of them; the first option is always named. */
function own(room: RoomView, { meta, text }: Game, t: Translate): string {
  const valueOf = ({ id, initial }: LobbyOption) => room.options[id] ?? initial;
  return meta.options
    .filter(({ values }) => values.length > 1)
    .filter((option, i) => i === 0 || valueOf(option) !== option.initial)
    .map((option, i) => {
      const value = text.render({ m: `option.${option.id}.${valueOf(option)}` });
      return i === 0
        ? value
        : t('lobby.preset.own.option', { option: text.render({ m: `option.${option.id}` }), value });
    })
    .join(' · ');
}
