import { useWords } from '../../base/i18n/WordsContext';
import { HINTS, useSetting } from '../../base/settings';

/** Switches the lines about kinds of decisions that come up for the first time on and off, for this browser. */
export function HintSwitch() {
  const { t } = useWords();
  const hints = useSetting(HINTS);
  return (
    <label className="hint-switch">
      <input
        type="checkbox"
        checked={hints === 'on'}
        onChange={({ target }) => HINTS.set(target.checked ? 'on' : 'off')}
        data-testid="hint-switch"
      />
      <span>{t('first-time.switch')}</span>
    </label>
  );
}
