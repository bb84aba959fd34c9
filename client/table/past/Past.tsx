import type { ReactElement } from 'react';

import { useWords } from '../../base/i18n/WordsContext';
import { Loading } from '../../base/ui/Loading';
import { Page } from '../../base/ui/Page';
import { useLoaded } from '../../base/useLoaded';
import type { PastLine } from '../store/table';
import { useActions } from '../store/TableContext';

/** Loaded when somebody first looks back: the table is played without it. */
const loadTable = () => import('./PastTable');

/** The table of former times, once it is loaded. */
export function Past(props: PastLine): ReactElement {
  const { t } = useWords();
  const { toNow } = useActions();
  const loaded = useLoaded(loadTable);
  if (loaded.kind === 'ready') return <loaded.value.PastTable {...props} />;
  return (
    <Page>
      <h1 className="sr-only">{t('past.title')}</h1>
      <Loading what={loaded} failure={t('past.failed')} />
      <button type="button" className="plain" onClick={toNow}>
        {t('past.now')}
      </button>
    </Page>
  );
}
