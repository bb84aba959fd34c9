import { useState } from 'react';

import { useWords } from '../i18n/WordsContext';
import { Switch } from '../ui/Switch';
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
    <Switch
      label={t('notice.switch')}
      help={t('notice.help')}
      is={now === 'on' ? 'on' : 'off'}
      testId="notice"
      onPress={press}
    />
  );
}
