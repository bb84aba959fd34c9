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
      className="plain"
      onClick={() => setNow(setSound(now === 'on' ? 'off' : 'on'))}
      data-testid="sound"
    >
      {t(`nudge.sound.${now}`)}
    </button>
  );
}
