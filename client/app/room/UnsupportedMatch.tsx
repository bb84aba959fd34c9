import { useShownCode } from '../../base/code/useShownCode';
import { useWords } from '../../base/i18n/WordsContext';
import { Link } from '../../base/ui/Link';
import { Page } from '../../base/ui/Page';

/** Shown instead of a match whose rules version the server does not have. The server keeps such a match as it is. */
export function UnsupportedMatch({ code }: { readonly code: string }) {
  const { t } = useWords();
  const shownCode = useShownCode(code);
  return (
    <Page>
      <div className="sheet narrow" data-testid="unsupported-match">
        <h1>{t('unsupported.title', { code: shownCode })}</h1>
        <p>{t('unsupported.why')}</p>
        <p>{t('unsupported.kept')}</p>
        <div className="buttons">
          <Link className="button" to="/">
            {t('app.home')}
          </Link>
        </div>
      </div>
    </Page>
  );
}
