import { memo, type UIEvent, useRef } from 'react';

import { useShownCode } from '../base/code/useShownCode';
import { useWords } from '../base/i18n/WordsContext';
import { TopBar } from './bar/TopBar';
import { Account, StageLayer } from './lazy';
import type { Camera } from './map/camera';
import { Board, Part } from './map/Part';
import { PointedNote } from './map/PointedNote';
import { KeptCamera } from './map/useCamera';
import { usePointGestures } from './map/usePointGestures';
import { Past } from './past/Past';
import { TryMark } from './plans/Try';
import { useQuestions } from './prompt/useQuestions';
import { QuestionScene } from './QuestionScene';
import { HostAway } from './room/HostAway';
import { isOver, tryingOf, urgentOf } from './store/selectors';
import { useActions, useTable } from './store/TableContext';
import { MomentStrip } from './strip/MomentStrip';
import { Recap } from './strip/Recap';
import { TableColumn } from './TableColumn';
import { TableDialogs } from './TableDialogs';
import { TableDrawer } from './TableDrawer';
import { TableFoot } from './TableFoot';
import { TableLeft } from './TableLeft';
import { TableSide } from './TableSide';
import { TableSlips } from './TableSlips';
import { useArrangement } from './useArrangement';

/** The table as it is now, or as it was where the reader looks back. */
export const Table = memo(function Table() {
  const past = useTable((table) => table.past);
  const camera = useRef<Camera | null>(null);
  return <KeptCamera value={camera}>{past === null ? <Present /> : <Past line={past.line} />}</KeptCamera>;
});

/** The table screen: the game's drawing, the status, the prompt and the log. */
function Present() {
  const { t } = useWords();
  const { look, tell } = useActions();
  const room = useTable((table) => table.room);
  const code = useShownCode(room.code);
  const over = useTable(isOver);
  const { text } = useTable(({ game }) => game);
  const nudged = useTable((table) => table.nudged);
  const stop = useTable(({ drawer }) => drawer.stop);
  const scene = useTable((table) => table.scene);
  const trying = useTable((table) => tryingOf(table) !== null);
  const urgent = useTable((table) => urgentOf(table) !== null);
  const { layout, drawer, ofCards, beside, left, foot } = useArrangement();
  const side = useRef<HTMLElement>(null);
  const screen = useRef<HTMLDivElement>(null);
  useQuestions(`${layout} ${stop} ${scene}`);
  usePointGestures(screen);
  const toActions = () => {
    if (stop === 'full') tell({ type: 'moved', to: 'half' });
    side.current?.focus({ preventScroll: true });
  };
  /** A reader who moves the map is looking around. */
  const touched = ({ target }: UIEvent) => {
    if (target instanceof Element && target.closest('[data-over]') === null) look({ following: 'free' });
  };
  return (
    <div
      className="table-screen"
      data-layout={layout}
      data-shape={ofCards ? 'cards' : 'map'}
      data-left={left ? 'yes' : 'no'}
      data-try={trying ? 'yes' : 'no'}
      ref={screen}
    >
      <button type="button" className="skip" onClick={toActions}>
        {t('table.skip')}
      </button>
      <TopBar>
        <Part of="Gauges" />
        {!drawer && !over && <Part of="Danger" />}
      </TopBar>
      <HostAway room={room} />
      {nudged !== null && (
        <p className="nudged" data-testid="nudged">
          {nudged}
        </p>
      )}
      {/* What was said is on the table and in the question: a phone has no room to say it again. */}
      {!(ofCards && drawer && urgent) && <MomentStrip>{(onClose) => <Account onClose={onClose} />}</MomentStrip>}
      {!drawer && left && <TableLeft />}
      {drawer && <TableSlips />}
      <main
        className="table-region"
        aria-label={t('table.region')}
        onPointerDownCapture={touched}
        onWheelCapture={touched}
      >
        <h1 className="sr-only">{t('table.heading', { game: text.render({ m: 'game.name' }), code })}</h1>
        <Board />
        {!drawer && <TryMark />}
        <PointedNote />
        <Recap />
        {!drawer && <StageLayer />}
      </main>
      {!drawer && foot && <TableFoot />}
      {!drawer && <TableSide beside={beside} box={side} />}
      {drawer && (ofCards ? <TableColumn box={side} /> : <TableDrawer box={side} />)}
      {drawer && <StageLayer />}
      <QuestionScene />
      <TableDialogs />
    </div>
  );
}
