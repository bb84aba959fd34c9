import { useWords } from '../i18n/WordsContext';
import { CODES, useSetting } from '../settings';
import { Icon } from '../ui/Icon';
import { Switch } from '../ui/Switch';

/** A switch for people who stream: codes and links of rooms are covered until they are held. */
export function CodeSwitch() {
  const { t } = useWords();
  const codes = useSetting(CODES);
  return (
    <Switch
      label={t('code.switch')}
      help={t('code.switch.help')}
      is={codes === 'hidden' ? 'on' : 'off'}
      testId="hide-code"
      icon={<Icon name={codes === 'hidden' ? 'shut-eye' : 'eye'} />}
      onPress={() => CODES.set(codes === 'hidden' ? 'shown' : 'hidden')}
    />
  );
}
