import { useWords } from '../../base/i18n/WordsContext';
import { setOnlookers, useOnlookers } from './onlookers';

/** A button that says that others may see this screen: then what its reader alone may read lies behind a curtain. */
export function OnlookersSwitch() {
  const { t } = useWords();
  const who = useOnlookers();
  return (
    <button
      type="button"
      className="look"
      aria-pressed={who === 'some'}
      title={t('curtain.switch.help')}
      onClick={() => setOnlookers(who === 'some' ? 'nobody' : 'some')}
      data-testid="onlookers"
    >
      <span>{t('curtain.switch')}</span>
    </button>
  );
}
