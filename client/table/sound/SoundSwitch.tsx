import { useState } from 'react';

import { useWords } from '../../base/i18n/WordsContext';
import { setSound, sound } from './play';

/** A button that switches all sounds on and off in this browser. Nothing where the browser makes none. */
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
      {t(`sound.${now}`)}
    </button>
  );
}
