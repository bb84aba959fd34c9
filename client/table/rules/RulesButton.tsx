import { openHash } from '../../base/history';
import { useWords } from '../../base/i18n/WordsContext';
import { Icon } from '../../base/ui/Icon';
import { hashOf } from './anchor';

/** Opens the rules at their beginning. */
export function RulesButton({
  className,
  label,
}: {
  readonly className: string;
  readonly label: 'rules.title' | 'rules.short';
}) {
  const { t } = useWords();
  return (
    <button type="button" className={className} onClick={() => openHash(hashOf('beginning'))} data-testid="rules-open">
      <Icon name="book" />
      <span>{t(label)}</span>
    </button>
  );
}
