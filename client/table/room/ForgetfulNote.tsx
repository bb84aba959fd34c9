import './slips.css';

import { useState } from 'react';

import { isWarned, seatKept, storeWarned } from '../../base/browser-storage';
import { useWords } from '../../base/i18n/WordsContext';
import { useTold } from '../../base/told/Told';
import { Icon } from '../../base/ui/Icon';

/**
 * Says that this browser will have forgotten its seat after a reload, or once its tab is closed, and offers to give the seat to another
 * device while there is still one that has it. Nothing where the browser keeps it, or the reader has put that away.
 */
export function ForgetfulNote({
  code,
  onPair,
}: {
  /** The code of the room. */
  readonly code: string;
  /** Shows a code for another device. */
  readonly onPair: () => void;
}) {
  const { t } = useWords();
  const [away, setAway] = useState(() => isWarned(code));
  const keeping = seatKept(code);
  const words = away || keeping === 'between-visits' ? '' : t(`forgets.${keeping}`);
  useTold('forgets', words);
  if (words === '') return null;
  const putAway = () => {
    storeWarned(code);
    setAway(true);
  };
  return (
    <section className="news paper slip" aria-label={t('devices.title')} data-testid="forgets">
      <div>
        <p>{words}</p>
        <button type="button" className="plain" onClick={onPair} data-testid="keep-elsewhere">
          {t('forgets.pair')}
        </button>
      </div>
      <button type="button" className="icon" aria-label={t('table.close')} onClick={putAway} data-testid="forgets-away">
        <Icon name="cross" />
      </button>
    </section>
  );
}
