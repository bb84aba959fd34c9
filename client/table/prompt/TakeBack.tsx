import { useEffect } from 'react';

import { UNDO } from '../../../shared/engine/ask';
import { useWords } from '../../base/i18n/WordsContext';
import { isField } from '../../base/ui/isField';
import { useEvent } from '../../base/ui/useEvent';
import { isBehindDialog } from '../keys/behind';
import { isInScene } from '../store/selectors';
import { useActions, useTable } from '../store/TableContext';

/**
 * Takes back this seat's last answer, by a button that names it or by Ctrl+Z, as long as the engine offers that.
 * @param at the place that it is drawn in: the scene of a question while one is open, the table otherwise
 */
export function TakeBack({ at }: { readonly at: 'table' | 'scene' }) {
  const { t } = useWords();
  const { answer, look } = useActions();
  const ask = useTable(({ view }) => view.asks.find(({ kind }) => kind === UNDO));
  const option = ask?.options[0];
  const { client, text } = useTable(({ game }) => game);
  const { answering } = useTable(({ pending }) => pending);
  const looks = useTable(({ mode }) => mode === 'look');
  const take = useEvent(() => {
    if (ask === undefined || option === undefined) return;
    if (looks) look({ dialog: 'look-only' });
    else answer(ask.id, option.key);
  });
  const here = useTable((table) => (isInScene(table) ? 'scene' : 'table'));
  const shown = ask !== undefined && option !== undefined && here === at;
  useEffect(() => {
    if (!shown) return undefined;
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'z' || !(event.ctrlKey || event.metaKey) || isField(event.target)) return;
      if (isBehindDialog()) return;
      event.preventDefault();
      take();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [shown, take]);
  if (!shown) return null;
  return (
    <button
      type="button"
      className="take-back"
      data-testid="take-back"
      disabled={answering[ask.id] !== undefined}
      onClick={take}
    >
      <span aria-hidden="true">↶</span>
      <span className="what">{t('table.take-back', { what: client.choosing.title(option, text) })}</span>
    </button>
  );
}
