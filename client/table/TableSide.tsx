import { type RefObject, useState } from 'react';

import { useWords } from '../base/i18n/WordsContext';
import { Panes } from './drawer/Panes';
import type { Pieces } from './pieces';
import { ALL } from './prompt/Prompt';
import type { Pane } from './store/stops';

/** Where the table stands in columns, people have a place of their own, and the decks have one where no plans are in it. */
const PANES_BESIDE: Readonly<Record<'plans' | 'decks', readonly Pane[]>> = {
  plans: ['log', 'chat', 'decks'],
  decks: ['log', 'chat'],
};

/** The column beside the map of a laptop: who is awaited, what can be done, and what to read. */
export function TableSide({
  pieces,
  layout,
  beside,
  box,
  onAskBack,
}: {
  readonly pieces: Pieces;
  readonly layout: 'columns' | 'wide';
  /** What stands at the other side of the map, and so not here. */
  readonly beside: 'plans' | 'decks';
  readonly box: RefObject<HTMLElement | null>;
  /** Asks the table to go back; null for whoever cannot. */
  readonly onAskBack: (() => void) | null;
}) {
  const { t } = useWords();
  const [pane, setPane] = useState<Pane>('log');
  const panes = PANES_BESIDE[beside];
  return (
    <aside className="side" ref={box} tabIndex={-1} aria-label={t('table.panel')}>
      {pieces.status}
      {pieces.takeBack}
      {pieces.follow}
      {onAskBack !== null && (
        <button type="button" className="ask-back" onClick={onAskBack} data-testid="ask-back">
          {t('table.ask-back')}
        </button>
      )}
      {pieces.firstTime}
      {pieces.planCards('side')}
      {pieces.prompt(ALL)}
      {pieces.slips}
      {layout === 'columns' && pieces.foretell}
      {layout === 'wide' ? (
        <>
          <div className="pane" data-name="log">
            {pieces.read('log')}
          </div>
          <div className="pane" data-name="chat">
            <h2>{t('chat.title')}</h2>
            {pieces.read('chat')}
          </div>
        </>
      ) : (
        <Panes panes={panes} shown={panes.includes(pane) ? pane : 'log'} onPane={setPane}>
          {pieces.read}
        </Panes>
      )}
    </aside>
  );
}
