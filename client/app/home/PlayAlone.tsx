import type { GameMeta } from '../../../shared/engine/game';
import { storedName } from '../../base/browser-storage';
import { useCommandToCome } from '../../base/connection/ConnectionContext';
import { useFirstWords } from '../../base/i18n/WordsContext';
import { ErrorLine } from '../../base/ui/ErrorLine';
import { useSit } from '../room/useSit';

/**
 * Begins a game for one person and bots in one press. Whoever has given no name yet plays under a common one.
 * @param game null until the games have come
 */
export function PlayAlone({ game }: { readonly game: GameMeta | null }) {
  const { t } = useFirstWords();
  const send = useCommandToCome();
  const stored = storedName();
  const sit = useSit(stored === '' ? t('home.alone.name') : stored, { keeps: 'nothing' });
  if (game !== null && game.alone === undefined) return null;
  const begin = () => {
    if (game === null) return;
    sit.open((applicant) =>
      send((connection) => connection.create({ game: game.name, company: 'bots', ...applicant })),
    );
  };
  return (
    <>
      <button
        type="button"
        className="way way-first"
        disabled={sit.busy || game === null}
        onClick={begin}
        data-testid="play-alone"
      >
        <b>{t('home.alone')}</b> <span>{t('home.alone.help')}</span>
      </button>
      <ErrorLine error={sit.error} />
    </>
  );
}
