import { useWords } from '../../base/i18n/WordsContext';
import { SOUND, useSetting } from '../../base/settings';
import { sound } from './play';

/**
 * A button that switches all sounds on and off in this browser. Nothing where the browser makes none.
 * @param look a `plain` button, or the quiet one of a bar
 */
export function SoundSwitch({ look = 'plain' }: { readonly look?: 'plain' | 'look' }) {
  const { t } = useWords();
  const now = useSetting(SOUND);
  if (sound() === 'impossible') return null;
  return (
    <button type="button" className={look} onClick={() => SOUND.set(now === 'on' ? 'off' : 'on')} data-testid="sound">
      {t(`sound.${now}`)}
    </button>
  );
}
