import { type RefObject, useState } from 'react';

import { useWords } from '../base/i18n/WordsContext';
import { Panes } from './drawer/Panes';
import { GoalRow } from './GoalRow';
import { useLayout } from './kit/useLayout';
import { Foretell } from './lazy';
import { PlanCards } from './plans/PlanCards';
import { TryButton, Trying } from './plans/Try';
import { EndTurn } from './prompt/EndTurn';
import { FirstTime } from './prompt/FirstTime';
import { TakeBack } from './prompt/TakeBack';
import { Question } from './Question';
import { Reading } from './Reading';
import { Follow } from './room/Follow';
import { Status } from './status/Status';
import type { Pane } from './store/stops';
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
  const panes = PANES_BESIDE[beside];
  return (
    <aside className="side" ref={box} tabIndex={-1} aria-label={t('table.panel')}>
      <div className="side-head">
        <Status />
        <TryButton />
        <EndTurn />
      </div>
      <Trying />
      <TakeBack at="table" />
      <Follow />
      <FirstTime />
      <PlanCards place="side" />
      <GoalRow beside="nothing" />
      <Question extent="all" />
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
