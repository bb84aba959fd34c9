import './stage.css';

import { type ReactElement, useEffect, useLayoutEffect, useRef, useState } from 'react';

import { useWords } from '../../base/i18n/WordsContext';
import { scenesOf } from '../../base/scenes';
import { useSetting } from '../../base/settings';
import { useEvent } from '../../base/ui/useEvent';
import { useFitted } from '../../base/ui/useFitted';
import type { Scheduled } from '../contract/staged';
import { useCover } from '../curtain/Cover';
import { hasPrivate } from '../curtain/covered';
import { Guard } from '../kit/Guard';
import { hasDrawer, useLayout } from '../kit/useLayout';
import { changesOf, drawingOf, stagedOf } from '../store/selectors';
import { useTable } from '../store/TableContext';
import { fitStage } from './fitStage';
import { PlainStage } from './PlainStage';

/** A tap that was meant for what lay there before is no tap on the stage. */
const NO_TAP_MS = 300;
/** Likewise after it, when a moment ends by itself just before the tap that was to end it (found: it opened the log under the button). */
const SHIELD_MS = 700;
/** Where the button was, for longer: a tap there was most likely meant for it. */
const FOOT_MS = 2_000;

/**
 * The moment that is presented, where it is more than a line: over the map, or over everything. A tap that is for no button shows its
 * result, the next one goes on; so do space and Enter, and Escape shows all that there is.
 */
export function StageLayer(): ReactElement | null {
  const { moment } = useTable(stagedOf);
  const onStage = moment === null || moment.timing.weight === 'line' ? null : moment;
  const shielded = useShield(onStage);
  const isOnTv = useOnTv(onStage);
  if (onStage !== null) return isOnTv ? <OnTv /> : <OnStage moment={onStage} />;
  return shielded === 'nothing' ? null : (
    <div className="stage-shield" data-part={shielded} data-testid="stage-shield" />
  );
}

/** What lay under the stage and is shielded yet: a tap that was meant for the stage, as it goes, is no tap there. */
function useShield(onStage: Scheduled | null): 'all' | 'foot' | 'nothing' {
  const isShown = onStage !== null;
  const [part, setPart] = useState<'all' | 'foot' | 'nothing'>('nothing');
  useLayoutEffect(() => {
    if (isShown) return () => setPart('all');
    const timers = [setTimeout(() => setPart((now) => (now === 'all' ? 'foot' : now)), SHIELD_MS)];
    timers.push(setTimeout(() => setPart('nothing'), FOOT_MS));
    return () => timers.forEach(clearTimeout);
  }, [isShown]);
  return isShown ? 'nothing' : part;
}

/** Whether a moment is looked at on a television beside this phone: all but what is the reader's own, and no dice. */
function useOnTv(moment: Scheduled | null): boolean {
  const { code } = useTable(({ room }) => room);
  const { whose } = useTable(stagedOf);
  const isBesideTv = useSetting(scenesOf(code)) === 'on-tv';
  const isPhone = hasDrawer(useLayout());
  return isBesideTv && isPhone && moment !== null && (whose === 'others' || moment.timing.weight === 'dice');
}

/** Over the tabs of a phone, for as long as a television shows what happens. */
function OnTv(): ReactElement {
  const { t } = useWords();
  const { next } = useTable(stagedOf);
  return (
    <p className="stage-on-tv" data-testid="stage-on-tv">
      <span>{t('stage.on-tv')}</span>
      <button type="button" className="stage-next" onClick={next}>
        {t('stage.next')}
      </button>
    </p>
  );
}

/** When the result of a moment comes, in milliseconds after it has begun. */
function resultAt({ paced: { beats } }: Scheduled): number {
  return beats.find(({ name }) => name === 'result')?.at ?? 0;
}

/** How soon a moment goes on by itself, from a time in it: a tap leads to its result at once. */
function TimeBar({ of: { from: line, paced }, from }: { readonly of: Scheduled; readonly from: number }): ReactElement {
  const left = Math.max(0, paced.lasts - from);
  return (
    <i
      key={`${line} ${from}`}
      className="stage-time"
      style={{ width: `${(100 * left) / Math.max(1, paced.lasts)}%`, animationDuration: `${left}ms` }}
      aria-hidden="true"
    />
  );
}

function OnStage({ moment }: { readonly moment: Scheduled }): ReactElement {
  const { t } = useWords();
  const { Stage } = useTable(({ game }) => game.client);
  const staged = useTable(stagedOf);
  const log = useTable(({ view }) => view.log);
  const isCovered = useCover().state === 'covered' && hasPrivate(moment.moment, log);
  const drawing = useTable(drawingOf);
  const changes = useTable(changesOf);
  const { next, all, awaits } = staged;
  const room = useRef<HTMLDivElement>(null);
  useFitted(room, fitStage, staged);
  const began = useRef(0);
  useEffect(() => {
    began.current = Date.now();
  }, [moment.from]);
  const key = useEvent((event: KeyboardEvent) => {
    const isButton = event.target instanceof Element && event.target.closest('button, a, input, textarea') !== null;
    // One that was meant for what lay there before, such as a panel, shows nothing (found: a raid was closed so before its last verdict).
    if (event.key === 'Escape' && Date.now() - began.current >= SHIELD_MS) all();
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
        {awaits !== 'others' && (
          <b data-testid="stage-awaits">{t(awaits === 'turn' ? 'stage.your-turn-next' : 'stage.you-next')}</b>
        )}
        <button type="button" className="stage-next" data-testid="stage-next" onClick={next}>
          {t('stage.next')}
          <TimeBar of={moment} from={staged.count('result') > 0 ? resultAt(moment) : 0} />
        </button>
      </p>
    </section>
  );
}
