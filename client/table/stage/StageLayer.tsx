import './stage.css';

import { type ReactElement, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

import { useWords } from '../../base/i18n/WordsContext';
import { useEvent } from '../../base/ui/useEvent';
import { useFitted } from '../../base/ui/useFitted';
import type { Scheduled } from '../contract/staged';
import { useCover } from '../curtain/Cover';
import { hasPrivate } from '../curtain/covered';
import { Guard } from '../kit/Guard';
import { changesOf, drawingOf, stagedOf } from '../store/selectors';
import { useTable } from '../store/TableContext';
import { fitStage } from './fitStage';
import { PlainStage } from './PlainStage';

/** A tap that was meant for what lay there before is no tap on the stage. */
const NO_TAP_MS = 300;
/** Likewise after it, when a moment ends by itself just before the tap that was to end it (found: it opened the log under the button). */
const SHIELD_MS = 700;
/** So long after a moment that ended by itself no tap counts where its button was: slow readers reach for it when it is gone. */
const FOOT_SHIELD_MS = 2_500;

/**
 * The moment that is presented, where it is more than a line: over the map, or over everything. A tap that is for no button shows its
 * result, the next one goes on; so do space and Enter, and Escape shows all that there is.
 */
export function StageLayer(): ReactElement | null {
  const { moment } = useTable(stagedOf);
  const onStage = moment === null || moment.timing.weight === 'line' ? null : moment;
  const tapped = useRef(0);
  const shield = useShield(onStage, tapped);
  if (onStage !== null) return <OnStage moment={onStage} onTap={() => (tapped.current = Date.now())} />;
  return shield === 'down' ? null : <div className="stage-shield" data-over={shield} data-testid="stage-shield" />;
}

/** What is shielded of what lay under the stage. */
type Shield = 'table' | 'foot' | 'down';

/**
 * What is shielded yet once the stage has gone: a tap that was meant for the stage is no tap there.
 * @param tapped when the reader last went on by a tap: whoever did so reaches for no button that is gone
 */
function useShield(onStage: Scheduled | null, tapped: RefObject<number>): Shield {
  const isShown = onStage !== null;
  const [shield, setShield] = useState<Shield>('down');
  useLayoutEffect(() => {
    if (isShown) return () => setShield('table');
    const isByItself = Date.now() - tapped.current >= SHIELD_MS;
    const timers = [
      setTimeout(() => setShield(isByItself ? 'foot' : 'down'), SHIELD_MS),
      setTimeout(() => setShield('down'), FOOT_SHIELD_MS),
    ];
    return () => timers.forEach(clearTimeout);
  }, [isShown, tapped]);
  return isShown ? 'down' : shield;
}

interface OnStageProps {
  readonly moment: Scheduled;
  /** Says that the reader goes on. */
  readonly onTap: () => void;
}

function OnStage({ moment, onTap }: OnStageProps): ReactElement {
  const { t } = useWords();
  const { Stage } = useTable(({ game }) => game.client);
  const staged = useTable(stagedOf);
  const log = useTable(({ view }) => view.log);
  const isCovered = useCover().state === 'covered' && hasPrivate(moment.moment, log);
  const drawing = useTable(drawingOf);
  const changes = useTable(changesOf);
  const { all, awaits } = staged;
  const next = (): void => {
    onTap();
    staged.next();
  };
  const room = useRef<HTMLDivElement>(null);
  useFitted(room, fitStage, staged);
  const began = useRef(0);
  useEffect(() => {
    began.current = Date.now();
  }, [moment.from]);
  const key = useEvent((event: KeyboardEvent) => {
    const isButton = event.target instanceof Element && event.target.closest('button, a, input, textarea') !== null;
    if (event.key === 'Escape') all();
    else if ((event.key === ' ' || event.key === 'Enter') && !isButton) next();
    else return;
    event.preventDefault();
    event.stopPropagation();
  });
  useEffect(() => {
    window.addEventListener('keydown', key, true);
    return () => window.removeEventListener('keydown', key, true);
  }, [key]);
  return (
    <section
      className="stage"
      aria-label={t('stage.region')}
      data-weight={moment.timing.weight}
      data-over="table"
      data-testid="stage"
      onClick={({ target }) => {
        const isButton = target instanceof Element && target.closest('button, a') !== null;
        if (!isButton && Date.now() - began.current >= NO_TAP_MS) next();
      }}
    >
      <div className="stage-room" ref={room}>
        <Guard instead={t('table.broken')} of={moment}>
          {isCovered ? (
            <p>{t('curtain.covered')}</p>
          ) : Stage === null ? (
            <PlainStage moment={moment.moment} changes={changes} />
          ) : (
            <Stage key={moment.from} moment={moment} staged={staged} drawing={drawing} changes={changes} />
          )}
        </Guard>
      </div>
      <p className="stage-foot">
        {awaits === 'reader' && <b data-testid="stage-awaits">{t('stage.you-next')}</b>}
        <button type="button" className="stage-next" data-testid="stage-next" onClick={next}>
          {t('stage.next')}
        </button>
      </p>
    </section>
  );
}
