import { useWords } from '../../base/i18n/WordsContext';
import { ONLOOKERS, useSetting } from '../../base/settings';
import { Switch } from '../../base/ui/Switch';

/** A switch for screens that other people may see: it hides what only the reader may read behind a curtain. */
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
