import './end.css';

import { type ReactElement, useState } from 'react';

import type { MatchView } from '../../../shared/engine/match';
import { useAllWords } from '../../base/i18n/WordsContext';
import { Link } from '../../base/ui/Link';
import { Scores } from '../predictions/Scores';
import { Again } from '../room/Again';
import { useTable } from '../store/TableContext';
import { Account } from './Account';
import { AccountFrame } from './AccountFrame';
import { Ended } from './Ended';

/** The ends whose report was closed: it opens by itself once, and whoever closes it sees the table as it ended. */
const closed = new WeakSet<NonNullable<MatchView['over']>>();

/**
 * What stands in place of the prompt once the match is over: how it ended, its account, and where to go from here.
 * @param extent whether there is room for more than the ways on
 */
export function EndFrame({ extent }: { readonly extent: 'row' | 'all' }): ReactElement {
  const { t } = useAllWords();
  const view = useTable((table) => table.view);
  const lookBack = useTable((table) => table.lookBack);
  const box = useTable(({ prompt }) => prompt);
  // What ended the match is told before its report.
  const isTold = useTable(({ staged }) => staged.moment === null);
  const [open, setOpen] = useState(() => view.over !== null && !closed.has(view.over));
  const close = () => {
    if (view.over !== null) closed.add(view.over);
    setOpen(false);
  };
  const leave = (
    <Link className="button" to="/">
      {t('table.leave')}
    </Link>
  );
  return (
    <div className="prompt end-frame more-below" ref={box} tabIndex={-1} data-testid="end">
      {extent === 'all' && <Ended />}
      {extent === 'all' && <Scores />}
      <div className="end-ways">
        <Again />
        <button type="button" className="end-open" onClick={() => setOpen(true)} data-testid="end-open">
          {t('end.account')}
        </button>
        {leave}
      </div>
      {open && isTold && (
        <AccountFrame title={t('end.account')} onClose={close}>
          <Account
            onPast={(line) => lookBack({ line })}
            actions={
              <div className="end-ways">
                <Again />
                {leave}
              </div>
            }
          />
        </AccountFrame>
      )}
    </div>
  );
}
