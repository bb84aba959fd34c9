import type { GameMeta } from '../../../shared/engine/game';
import { useFirstWords } from '../../base/i18n/WordsContext';
import { Icon } from '../../base/ui/Icon';
import { presetWords } from '../games/presets';

/** The ready-made games: each opens a table with its options. */
export function Presets({ game, onOpen }: { readonly game: GameMeta; readonly onOpen: (preset: string) => void }) {
  const { t, language } = useFirstWords();
  const { presets = [] } = game;
  if (presets.length === 0) return null;
  return (
    <section className="home-presets" aria-label={t('home.ready')}>
      <h2>{t('home.ready')}</h2>
      <div className="presets">
        {presets.map(({ id, sign }) => {
          const words = presetWords(game, language, id);
          return (
            <button key={id} type="button" className="preset" onClick={() => onOpen(id)} data-testid="preset">
              <Icon name={sign} />
              <b>{words?.title}</b> <span>{words?.about}</span>
            </button>
          );
        })}
      </div>
    </section>
  );
}
