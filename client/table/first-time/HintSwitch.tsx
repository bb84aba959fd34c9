import { useState } from 'react';

import { storedHints, storeHints } from '../../base/browser-storage';
import { useWords } from '../../base/i18n/WordsContext';

/** Switches the lines about kinds of decisions that come up for the first time on and off, for this browser. */
export function HintSwitch() {
  const { t } = useWords();
  const [hints, setHints] = useState(storedHints);
  const set = (wanted: 'on' | 'off') => {
    storeHints(wanted);
    setHints(wanted);
  };
  return (
    <label className="hint-switch">
      <input
        type="checkbox"
        checked={hints === 'on'}
        onChange={({ target }) => set(target.checked ? 'on' : 'off')}
        data-testid="hint-switch"
      />
      <span>{t('first-time.switch')}</span>
    </label>
  );
}
