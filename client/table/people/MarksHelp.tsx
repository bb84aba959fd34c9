import './marks-help.css';

import { useWords } from '../../base/i18n/WordsContext';

const LINES = ['marks.presence', 'marks.seat', 'marks.bot', 'marks.keeper', 'marks.waited'] as const;

/** Says, behind one line, what the marks beside people's names mean. */
export function MarksHelp() {
  const { t } = useWords();
  return (
    <details className="marks-help" data-testid="marks-help">
      <summary>{t('marks.title')}</summary>
      <ul>
        {LINES.map((line) => (
          <li key={line}>{t(line)}</li>
        ))}
      </ul>
    </details>
  );
}
