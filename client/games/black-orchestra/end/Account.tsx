import type { ReactElement } from 'react';

import type { FactsByEdition } from '../../../../shared/games/black-orchestra/forecast/facts';
import type { Table } from '../../../../shared/games/black-orchestra/table';
import { useWords } from '../../../base/i18n/WordsContext';
import { Loading } from '../../../base/ui/Loading';
import { useLoaded } from '../../../base/useLoaded';
import type { AccountProps } from '../../../table/contract/contract';

/** Loaded once a match is over: nobody needs it before. */
const loadPage = () => import('./AccountPage');

/** The account of a match that is over, once it is loaded. */
export function Account(props: AccountProps<Table, FactsByEdition>): ReactElement {
  const { t } = useWords();
  const loaded = useLoaded(loadPage);
  if (loaded.kind === 'ready') return <loaded.value.AccountPage {...props} />;
  return (
    <>
      <Loading what={loaded} failure={t('app.page-failed')} />
      {props.actions}
    </>
  );
}
