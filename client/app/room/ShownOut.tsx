import { useShownCode } from '../../base/code/useShownCode';
import { useWords } from '../../base/i18n/WordsContext';
import { Link } from '../../base/ui/Link';
import { Page } from '../../base/ui/Page';

/** Shown to a spectator whom the host has shown out, or has not let in. Nothing of the room is left on the screen. */
export function ShownOut({ code, onBack }: { readonly code: string; readonly onBack: () => void }) {
  const { t } = useWords();
  const shownCode = useShownCode(code);
  return (
    <Page>
      <div className="sheet narrow" data-testid="shown-out">
        <h1>{t('take-seat.title', { code: shownCode })}</h1>
        <p role="alert">{t('error.shown-out')}</p>
        <div className="buttons">
          <Link className="button" to="/">
            {t('app.home')}
          </Link>
          <button type="button" className="plain" onClick={onBack}>
            {t('watch.to-door')}
          </button>
        </div>
      </div>
    </Page>
  );
}
