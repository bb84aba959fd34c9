import { useWords } from '../../base/i18n/WordsContext';
import { ONLOOKERS, useSetting } from '../../base/settings';
import { Switch } from '../../base/ui/Switch';

/** A button that says that others may see this screen: then what its reader alone may read lies behind a curtain. */
export function OnlookersSwitch() {
  const { t } = useWords();
  const who = useSetting(ONLOOKERS);
  return (
    <Switch
      label={t('curtain.switch')}
      help={t('curtain.switch.help')}
      is={who === 'some' ? 'on' : 'off'}
      testId="onlookers"
      onPress={() => ONLOOKERS.set(who === 'some' ? 'nobody' : 'some')}
    />
  );
}
