import { openHash } from '../../base/history';
import { useWords } from '../../base/i18n/WordsContext';
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
      <Book />
      <span>{t(label)}</span>
    </button>
  );
}

function Book() {
  return (
    <svg className="rules-mark" viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
      <path
        d="M10 5C8 3.6 5 3.3 2.5 3.8v11.4c2.5-.5 5.5-.2 7.5 1.2 2-1.4 5-1.7 7.5-1.2V3.8C15 3.3 12 3.6 10 5zm0 0v11.4"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
        strokeLinejoin="round"
      />
    </svg>
  );
}
