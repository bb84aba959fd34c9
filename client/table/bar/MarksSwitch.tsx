import { useWords } from '../../base/i18n/WordsContext';
import { MARKS, useSetting } from '../../base/settings';
import { Switch } from '../../base/ui/Switch';
import { useTable } from '../store/TableContext';

/** A switch for marks of what one really holds, in games with a secret hand. */
export function MarksSwitch() {
  const { t } = useWords();
  const marks = useSetting(MARKS);
  const holds = useTable(({ game, seat }) => game.client.SecretHand !== null && seat !== null);
  if (!holds) return null;
  return (
    <Switch
      label={t('marks.switch')}
      help={t('marks.switch.help')}
      is={marks === 'shown' ? 'on' : 'off'}
      testId="marks"
      onPress={() => MARKS.set(marks === 'shown' ? 'hidden' : 'shown')}
    />
  );
}
