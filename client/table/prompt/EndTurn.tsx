import { useWords } from '../../base/i18n/WordsContext';
import { FINISH_KEY } from '../keys/keys';
import { chosenOf, slottedOf } from '../store/selectors';
import { useActions, useTable } from '../store/TableContext';

/** What ends a turn, quiet beside what the turn is about; draws nothing where the question has no slots. */
export function EndTurn() {
  const { t } = useWords();
  const { press } = useActions();
  const ask = useTable(slottedOf);
  const { client, text } = useTable(({ game }) => game);
  const chosen = useTable((table) => (ask === null ? null : chosenOf(table, ask.id)));
  const option = ask?.options.find(({ key }) => client.choosing.finishing.includes(key));
  if (ask === null || option === undefined) return null;
  return (
    // Each question's is another: who has pressed one has not pressed the next.
    <button
      key={ask.id}
      type="button"
      className="end-turn"
      disabled={chosen !== null}
      aria-keyshortcuts={FINISH_KEY}
      data-testid="option"
      data-ask={ask.id}
      data-key={option.key}
      data-finishes="yes"
      onClick={() => press(ask.id, option.key)}
    >
      <span>{chosen === option.key ? t('table.sending') : text.render(option.label)}</span>
      <span aria-hidden="true">›</span>
    </button>
  );
}
