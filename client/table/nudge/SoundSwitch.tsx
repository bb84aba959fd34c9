import { useState } from 'react';

import { useWords } from '../../base/i18n/WordsContext';
import { setSound, sound } from './sound';

/** A button that switches the sound of a nudge on and off in this browser. Nothing where the browser makes none. */
export function SoundSwitch() {
  const { t } = useWords();
  const [now, setNow] = useState(sound);
  if (now === 'impossible') return null;
  return (
    <button
      type="button"
      className="look"
      aria-pressed={now === 'on'}
      onClick={() => setNow(setSound(now === 'on' ? 'off' : 'on'))}
      data-testid="sound"
    >
      <span>{t('nudge.sound')}</span>
    </button>
  );
}
