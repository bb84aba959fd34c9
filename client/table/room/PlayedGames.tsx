import type { PlayedView } from '../../../shared/protocol/rooms';
import { useWords } from '../../base/i18n/WordsContext';
import type { Game } from '../contract/game';

/** The games that were played in a room before the present one, with how each ended in the game's words. */
export function PlayedGames({ played, game }: { readonly played: readonly PlayedView[]; readonly game: Game }) {
  const { t, language } = useWords();
  if (played.length === 0) return null;
  const list = new Intl.ListFormat(language);
  const result = ({ names, over }: PlayedView): string => {
    if (over.outcome !== 'ranked') return t(`played.${over.outcome}`);
    return t('played.first', { names: list.format((over.places[0] ?? []).map((seat) => names[seat] ?? '')) });
  };
  return (
    <ol className="played" aria-label={t('played.title')} data-testid="played">
      {played.map((one, i) => {
        const why = `over.${one.over.reason}`;
        return (
          <li key={i}>
            <strong>{result(one)}</strong>
            {game.text.has(why) && <span> · {game.text.render({ m: why })}</span>}
            <span className="hint"> {list.format(one.names)}</span>
          </li>
        );
      })}
    </ol>
  );
}
