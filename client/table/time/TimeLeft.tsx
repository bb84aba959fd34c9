import './time.css';

import type { ReactNode } from 'react';

import { type Ask, isQuestion } from '../../../shared/engine/ask';
import { MOMENTS_LATE } from '../../../shared/protocol/rooms';
import type { ClockView } from '../../../shared/protocol/time';
import { useConnection, useConnectionState } from '../../base/connection/ConnectionContext';
import { useWords } from '../../base/i18n/WordsContext';
import { useCommand } from '../../base/ui/useCommand';
import { clockTime } from '../kit/clock-time';
import { Elapsed } from '../people/Elapsed';
import { isPaused, isShared } from '../store/selectors';
import type { TimeMeant } from '../store/table';
import { useActions, useTable } from '../store/TableContext';
import { clockFor } from './clock-for';
import { LAST_MS, useLeft } from './useLeft';

/** From so long on a clock counts whole hours and days: nobody watches its seconds. */
const LONG_MS = 3_600_000;
const DAY_MS = 24 * LONG_MS;

/**
 * The time left for a question, with a button for more time if it is the reader's own; or how long the table has
 * waited, where no clock runs; or how late the reader sees the table.
 */
export function TimeLeft() {
  const view = useTable((table) => table.view);
  const seat = useTable((table) => table.seat);
  const { waitingSince } = useTable(({ message }) => message);
  const { clocks } = useConnectionState();
  const paused = useTable(isPaused);
  const wentOn = useTable(({ room }) => room.pause?.endedAt ?? 0);
  const asked = view.asks.find(isQuestion) ?? null;
  const clock = clockFor(clocks.shown, asked === null ? null : { seat, kind: asked.kind }, view.waiting);
  const moments = useTable(({ room }) => MOMENTS_LATE[room.delay]);
  if (view.over !== null) return null;
  if (view.you === null && moments > 0) return <Late moments={moments} />;
  if (clock === null) {
    // While something is told nobody is asked yet.
    if (paused || asked !== null || view.waiting.length === 0 || waitingSince.length === 0) return null;
    return (
      <Explained what="time-waited">
        <Elapsed since={Math.max(wentOn, Math.min(...waitingSince.map(({ since }) => since)))} of="since" />
      </Explained>
    );
  }
  const own = asked !== null && !paused && clock.seat !== null && clock.seat === seat;
  return (
    <span className="time-left" data-testid="time-left" data-stands={clock.until === null ? 'yes' : 'no'}>
      <Explained what="time-left">
        <Countdown clock={clock} offsetMs={clocks.offsetMs} />
      </Explained>
      {own && clock.more > 0 && <MoreTime ask={asked} clock={clock} />}
    </span>
  );
}

/** To spectators who see the table late no clock runs: what is asked was answered long ago. */
function Late({ moments }: { readonly moments: number }) {
  const { t } = useWords();
  return (
    <span className="time-late" data-testid="late">
      {t('watch.late', { n: moments })}
    </span>
  );
}

/** A time that opens its explanation when pressed; plain on a shared screen. */
function Explained({ what, children }: { readonly what: TimeMeant; readonly children: ReactNode }) {
  const { t } = useWords();
  const { look } = useActions();
  if (useTable(isShared)) return children;
  return (
    <button type="button" className="time-explain" onClick={() => look({ dialog: what })} data-testid="time-explain">
      <span className="sr-only">{t('clock.title')}</span>
      {children}
    </button>
  );
}

/** A clock that runs down, as a time and as a bar. Screen readers are told once, in words. */
function Countdown({ clock, offsetMs }: { readonly clock: ClockView; readonly offsetMs: number }) {
  const { t } = useWords();
  const left = useLeft(clock, offsetMs);
  if (left === undefined) return <span className="clock-stands">{t('time.stands')}</span>;
  const total = inWords(t, clock.lengthMs);
  const time = left < LONG_MS ? clockTime(left + 999) : inWords(t, left);
  return (
    <>
      <span className="sr-only">{t('time.of', { total })}</span>
      <span className="clock-time" data-last={left <= LAST_MS ? 'yes' : 'no'} aria-hidden="true">
        <span className="clock-words">{t('time.left', { time })}</span>
        <span className="clock-short">{time}</span>
      </span>
      <span className="clock-bar" aria-hidden="true">
        <span style={{ transform: `scaleX(${Math.min(1, left / Math.max(1, clock.lengthMs))})` }} />
      </span>
    </>
  );
}

function inWords(t: ReturnType<typeof useWords>['t'], ms: number): string {
  if (ms < LONG_MS) return t('time.seconds', { n: Math.round(ms / 1000) });
  if (ms < 2 * DAY_MS) return t('time.hours', { n: Math.ceil(ms / LONG_MS) });
  return t('time.days', { n: Math.floor(ms / DAY_MS) });
}

/** Asks for more time for one's own question: as much again. */
function MoreTime({ ask, clock: { lengthMs } }: { readonly ask: Ask; readonly clock: ClockView }) {
  const { t } = useWords();
  const connection = useConnection();
  const command = useCommand();
  return (
    <button
      type="button"
      className="more-time"
      aria-label={t('time.more')}
      disabled={command.busy}
      onClick={() => command.send(() => connection.send('more', { ask: ask.id }))}
      data-testid="more-time"
    >
      <span className="clock-words">{t('time.more')}</span>
      <span className="clock-short">+{lengthMs < LONG_MS ? clockTime(lengthMs) : inWords(t, lengthMs)}</span>
    </button>
  );
}
