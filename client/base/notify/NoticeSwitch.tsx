import { useState } from 'react';

import { useWords } from '../i18n/WordsContext';
import { notice, setNotice } from './notice';

/** A button that switches notifications on and off. Nothing where the browser cannot notify. */
export function NoticeSwitch() {
  const { t } = useWords();
  const [now, setNow] = useState(notice);
  if (now === 'impossible') return null;
  const press = (): void => {
    void setNotice(now === 'on' ? 'off' : 'on').then(setNow);
  };
  return (
    <button
      type="button"
      className="look"
      aria-pressed={now === 'on'}
      title={t('notice.help')}
      onClick={press}
      data-testid="notice"
    >
      <span>{t('notice.switch')}</span>
    </button>
  );
}
