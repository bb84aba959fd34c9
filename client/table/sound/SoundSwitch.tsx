import { useWords } from '../../base/i18n/WordsContext';
import { SOUND, useSetting } from '../../base/settings';
import { sound, type Switch } from './play';

/**
 * A button that switches all sounds on and off in this browser. Nothing where the browser makes none.
 * @param look a `plain` button, or the quiet one of a bar
 * @param of what it switches
 */
export function SoundSwitch({
  look = 'plain',
  of = SOUND,
}: {
  readonly look?: 'plain' | 'look';
  readonly of?: Switch;
}) {
  const { t } = useWords();
  const now = useSetting(of);
  if (sound() === 'impossible') return null;
  return (
    <button type="button" className={look} onClick={() => of.set(now === 'on' ? 'off' : 'on')} data-testid="sound">
      {t(`sound.${now}`)}
    </button>
  );
}
