import type { ReactElement } from 'react';

import { useAllWords } from '../../base/i18n/WordsContext';
import { setScreen } from '../../base/shared-screen';

/** Turns this page into a shared screen. */
export function ShareButton({ code }: { readonly code: string }): ReactElement {
  const { t } = useAllWords();
  return (
    <>
      <button type="button" className="plain" onClick={() => setScreen(code, 'shared')} data-testid="share-screen">
        {t('shared.open')}
      </button>
      <p className="hint">{t('shared.help')}</p>
    </>
  );
}
