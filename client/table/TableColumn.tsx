import './column.css';

import { type ReactElement, type RefObject, useId } from 'react';

import { useWords } from '../base/i18n/WordsContext';
import { Deciding, DecidingHead } from './Deciding';
import { Tabs } from './drawer/Tabs';
import { HandTray } from './hand/HandTray';
import { Foretell, FreeSeat } from './lazy';
import { Reading } from './Reading';
import { panesOf } from './store/selectors';
import { useActions, useTable } from './store/TableContext';

/**
 * Below a table of cards on a phone, and at its right on one on its side: the question or what is read in its place, the secret hand, and
 * the tabs.
 */
export function TableColumn({ box }: { readonly box: RefObject<HTMLElement | null> }): ReactElement {
  const { t } = useWords();
  const { tell } = useActions();
  const tabs = useId();
  const { stop, pane } = useTable(({ drawer }) => drawer);
  const panes = useTable(panesOf);
  const shown = stop === 'full' ? pane : 'table';
  return (
    <>
      <aside
        className="side column"
        ref={box}
        tabIndex={-1}
        aria-label={t('table.panel')}
        data-shows={shown}
        data-testid="column"
      >
        <DecidingHead />
        {shown === 'table' ? (
          <div className="column-body more-below">
            <Deciding beside="danger" />
            <Foretell />
          </div>
        ) : (
          <>
            <FreeSeat />
            <div className="pane more-below" role="tabpanel" aria-labelledby={`${tabs}-${shown}`} data-name={shown}>
              <Reading pane={shown} />
            </div>
          </>
        )}
      </aside>
      <HandTray />
      <div className="column-tabs">
        <Tabs
          id={tabs}
          panes={['table', ...panes]}
          shown={shown}
          onPane={(which) => tell(which === 'table' ? { type: 'moved', to: 'half' } : { type: 'read', pane: which })}
        />
      </div>
    </>
  );
}
