import type { ReactElement } from 'react';

import type { Text } from '../../../shared/engine/text';
import type { Table } from '../../../shared/games/black-orchestra/table';
import type { Renderer } from '../../../shared/text/render';
import type { AskPanelProps } from '../../table/contract/contract';
import { word } from './i18n/words';

/** What an option does, as it is said to the prisoner: “You are released.” */
export function toPrisoner(label: Text, text: Pick<Renderer, 'has'>): Text {
  const eagle = label.p?.['eagle'];
  if (typeof eagle === 'object' && 'm' in eagle) return { ...label, p: { ...label.p, eagle: toPrisoner(eagle, text) } };
  const own = `${label.m}.own`;
  return text.has(own) ? { ...label, m: own } : label;
}

/** The interrogation as only the prisoner sees it [BO 11]: what can be chosen, and that the conversation is closed. */
export function InterrogationPanel({ ask, view, text, choose, busy }: AskPanelProps<Table>): ReactElement {
  const { conspirators, turn } = view.table;
  // The prisoner is the active conspirator. The seat is not enough to find it: a player may run more than one.
  const prisoner = conspirators[turn.active];
  return (
    <section className="bo-panel bo-interrogation">
      {prisoner !== undefined && <h2>{word(text, 'bo.interrogation', { who: { m: `sheet.${prisoner.id}` } })}</h2>}
      <p className="bo-closed">{word(text, 'bo.interrogation.closed')}</p>
      <div className="bo-interrogation-options">
        {ask.options.map((option) => (
          <button
            key={option.key}
            type="button"
            data-testid="option"
            data-ask={ask.id}
            data-key={option.key}
            disabled={busy}
            onClick={() => choose(option.key)}
          >
            {text.render(toPrisoner(option.label, text))}
          </button>
        ))}
      </div>
    </section>
  );
}
