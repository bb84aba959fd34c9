import { useEffect, useRef, useState } from 'react';

import { type Ask, isQuestion } from '../../../shared/engine/ask';
import type { ClockView } from '../../../shared/protocol/time';
import { useConnectionState } from '../../base/connection/ConnectionContext';
import { useWords } from '../../base/i18n/WordsContext';
import { useAsked } from '../../base/told/Told';
import { play } from '../sound/play';
import { isOver, isPaused, isShared } from '../store/selectors';
import type { TableState } from '../store/table';
import { useTable } from '../store/TableContext';
import { clockFor } from './clock-for';
import { useLeft } from './useLeft';

/** The seconds at which the time that is left is told, after its beginning. */
const TOLD = [10, 5] as const;
/** Nobody listens to a time that is longer than this. */
const LONG_S = 120;

/**
 * Tells readers how much time their own question leaves them: when it opens, at ten and at five seconds, which are heard as well. The
 * others are told nothing.
 */
export function TimeTold() {
  const ask = useTable(questionOf);
  const seat = useTable((table) => table.seat);
  const call = useTable(({ game }) => (ask === null ? undefined : game.client.choosing.calls[ask.kind]));
  const { clocks } = useConnectionState();
  const id = ask?.id ?? null;
  useEffect(() => {
    if (id !== null && call !== undefined) play(call);
  }, [id, call]);
  if (ask === null) return null;
  const clock = clockFor(clocks.shown, { seat, kind: ask.kind }, []);
  return clock === null || clock.until === null ? null : (
    <Told key={`${ask.id} ${clock.lengthMs}`} clock={clock} offsetMs={clocks.offsetMs} />
  );
}

function questionOf(table: TableState): Ask | null {
  if (isOver(table) || isPaused(table) || isShared(table)) return null;
  return table.view.asks.find(isQuestion) ?? null;
}

function Told({ clock, offsetMs }: { readonly clock: ClockView; readonly offsetMs: number }) {
  const { t } = useWords();
  const left = useLeft(clock, offsetMs) ?? clock.lengthMs;
  const [opening] = useState(() => Math.ceil(left / 1000));
  const last = TOLD.findLast((seconds) => left <= seconds * 1000) ?? null;
  const heard = useRef(last);
  useEffect(() => {
    if (heard.current === last) return;
    heard.current = last;
    play('tick');
  }, [last]);
  const begins = opening > LONG_S ? '' : t('time.given', { n: opening });
  useAsked('time', last === null ? begins : t('time.last', { n: last }));
  return null;
}
