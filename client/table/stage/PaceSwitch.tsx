import type { ReactElement } from 'react';

import { useAllWords } from '../../base/i18n/WordsContext';
import { PACE, useSetting } from '../../base/settings';

/** A list of how fast what happens is shown in this browser. */
export function PaceSwitch(): ReactElement {
  const { t } = useAllWords();
  const pace = useSetting(PACE);
  const choose = (wanted: string): void => {
    const next = PACE.values.find((one) => one === wanted);
    if (next !== undefined) PACE.set(next);
  };
  return (
    <label className="pace-switch">
      <span>{t('stage.pace')}</span>{' '}
      <select value={pace} onChange={({ target }) => choose(target.value)} data-testid="pace">
        {PACE.values.map((one) => (
          <option key={one} value={one}>
            {t(`stage.pace.${one}`)}
          </option>
        ))}
      </select>
    </label>
  );
}
