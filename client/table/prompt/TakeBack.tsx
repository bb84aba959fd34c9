import { useEffect } from 'react';

import { type AskId, UNDO } from '../../../shared/engine/ask';
import type { ViewMessage } from '../../../shared/protocol/rooms';
import type { Renderer } from '../../../shared/text/render';
import { useWords } from '../../base/i18n/WordsContext';
import type { Pending } from '../choices/pending';

/** Takes back this seat's last answer, by a button that names it or by Ctrl+Z, as long as the engine offers that. */
export function TakeBack({
  view,
  text,
  pending,
  choose,
}: {
  readonly view: ViewMessage['view'];
  readonly text: Renderer;
  readonly pending: Pending;
  readonly choose: (ask: AskId, key: string) => void;
}) {
  const { t } = useWords();
  const ask = view.asks.find(({ kind }) => kind === UNDO);
  const option = ask?.options[0];
  useEffect(() => {
    if (ask === undefined || option === undefined) return undefined;
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'z' || !(event.ctrlKey || event.metaKey) || isWriting(event.target)) return;
      // What lies over the table is answered or closed first.
      if (document.querySelector('[aria-modal=true]') !== null) return;
      event.preventDefault();
      choose(ask.id, option.key);
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [ask, option, choose]);
  if (ask === undefined || option === undefined) return null;
  return (
    <button
      type="button"
      className="take-back"
      data-testid="take-back"
      disabled={pending.answering[ask.id] !== undefined}
      onClick={() => choose(ask.id, option.key)}
    >
      <span aria-hidden="true">↶</span>
      <span className="what">{t('table.take-back', { what: text.render(option.label) })}</span>
    </button>
  );
}

/** Whether a key was pressed in a field, which has an undo of its own. */
function isWriting(target: EventTarget | null): boolean {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
}
