import { type RefObject, useState } from 'react';

import { useWords } from '../base/i18n/WordsContext';
import { Deciding, DecidingHead } from './Deciding';
import { Panes } from './drawer/Panes';
import { useLayout } from './kit/useLayout';
import { Foretell } from './lazy';
import { Reading } from './Reading';
import { panesOf } from './store/selectors';
import type { Pane } from './store/stops';
import { useTable } from './store/TableContext';
import { TableSlips } from './TableSlips';

/** Where the table stands in columns, people have a place of their own, and the decks have one where people leave it to them. */
const PANES_BESIDE: Readonly<Record<'people' | 'decks', readonly Pane[]>> = {
  people: ['log', 'chat', 'decks'],
  decks: ['log', 'chat'],
};

/**
 * The column beside the map of a laptop: status, prompt, and what there is to read.
 * @param beside the parts that stand at the other side of the map and are left out here
 */
export function TableSide({
  beside,
  box,
}: {
  readonly beside: 'people' | 'decks';
  readonly box: RefObject<HTMLElement | null>;
}) {
  const { t } = useWords();
  const layout = useLayout();
  const [pane, setPane] = useState<Pane>('log');
  const filled = useTable(panesOf);
  const panes = PANES_BESIDE[beside].filter((one) => filled.includes(one));
  return (
    <aside className="side" ref={box} tabIndex={-1} aria-label={t('table.panel')}>
      <DecidingHead />
      <Deciding beside="nothing" />
      <TableSlips />
      {layout === 'columns' && <Foretell />}
      {layout === 'wide' ? (
        <>
          <div className="pane" data-name="log">
            <Reading pane="log" />
          </div>
          <div className="pane" data-name="chat">
            <h2>{t('chat.title')}</h2>
            <Reading pane="chat" />
          </div>
        </>
      ) : (
        <Panes panes={panes} shown={panes.includes(pane) ? pane : 'log'} onPane={setPane}>
          {(which) => <Reading pane={which} />}
        </Panes>
      )}
    </aside>
  );
}
