import type { ReactElement } from 'react';

import { useWords } from '../../base/i18n/WordsContext';
import { Guard } from '../kit/Guard';
import { Said } from '../log/Said';
import { useTable } from '../store/TableContext';
import { Ended } from './Ended';
import { Outcome } from './Outcome';

/** The account of a match of a game that has none of its own: how it ended, and all that has happened. */
export function PlainAccount(): ReactElement {
  const { t } = useWords();
  const view = useTable((table) => table.view);
  const say = useTable(({ story }) => story.say);
  return (
    <div className="plain-account more-below" data-testid="account-page">
      <Outcome />
      <Ended />
      <Guard instead={t('table.broken')} of={view}>
        <h3>{t('table.log')}</h3>
        <ol>
          {view.log.map(({ text }, i) => (
            <li key={i}>
              <Said sentence={say(text)} />
            </li>
          ))}
        </ol>
      </Guard>
    </div>
  );
}
