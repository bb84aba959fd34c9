import './urgent.css';

import { useEffect, useState } from 'react';

import { type Ask, isQuestion, type Seat } from '../../../shared/engine/ask';
import type { ClockView } from '../../../shared/protocol/time';
import { useConnectionState } from '../../base/connection/ConnectionContext';
import { closeHash, useHash } from '../../base/history';
import { useAllWords } from '../../base/i18n/WordsContext';
import { useTold } from '../../base/told/Told';
import { AnswerButton } from '../kit/AnswerButton';
import { clockTime } from '../kit/clock-time';
import { hasDrawer, useLayout } from '../kit/useLayout';
import { useReady } from '../kit/useReady';
import { useNames } from '../people/useNames';
import { anchorOf } from '../rules/anchor';
import { isPaused, urgentOf } from '../store/selectors';
import { useActions, useTable } from '../store/TableContext';
import { clockFor } from './clock-for';
import { LAST_MS, useLeft } from './useLeft';

/** So many options stand in the bar itself. */
const MOST = 3;
/** How long it stands there who was first. */
const FIRST_MS = 6_000;

/**
 * Above everything else: a question that is open for seconds only, with the time left and its plain options, whatever its reader looks
 * at; its time alone where the question is in sight; any question that came while the reader had something to read over the table; or
 * who was first, where the reader's answer to one came too late.
 */
export function UrgentBar() {
  const ask = useTable(urgentOf);
  const came = useCame();
  const seat = useTable((table) => table.seat);
  const waiting = useTable(({ view }) => view.waiting);
  const { clocks } = useConnectionState();
  // Where no clock runs, nothing is urgent.
  const clock = ask === null ? null : clockFor(clocks.shown, { seat, kind: ask.kind }, waiting);
  const first = useTable(({ pending }) => pending.first ?? null);
  // What comes next does not bring it back who was first before.
  return (
    <>
      {ask !== null && clock !== null ? (
        <Urgent key={ask.id} ask={ask} clock={clock} offsetMs={clocks.offsetMs} />
      ) : (
        came !== null && <Urgent key={came.id} ask={came} clock={null} offsetMs={clocks.offsetMs} />
      )}
      {first !== null && <First key={first} seat={first} beside={clock === null ? 'nothing' : 'a-question'} />}
    </>
  );
}

/** The question that came since the reader opened what lies over the table (found: a card was read on while all waited); null for none. */
function useCame(): Ask | null {
  const asks = useTable(({ view }) => view.asks);
  const paused = useTable(isPaused);
  const isRead = useTable(({ dialog, past }) => dialog !== null || past !== null);
  const isOver = anchorOf(useHash()) !== null || isRead;
  const [seen, setSeen] = useState(asks);
  if (!isOver && asks !== seen) setSeen(asks);
  if (!isOver || paused) return null;
  return asks.find((ask) => isQuestion(ask) && !seen.some(({ id }) => id === ask.id)) ?? null;
}

function Urgent({
  ask,
  clock,
  offsetMs,
}: {
  readonly ask: Ask;
  /** Null where no clock runs. */
  readonly clock: ClockView | null;
  readonly offsetMs: number;
}) {
  const { t } = useAllWords();
  const { press, look, tell, toNow } = useActions();
  const { client, text } = useTable(({ game }) => game);
  const past = useTable((table) => table.past);
  const prompt = useTable((table) => table.prompt);
  const busy = useTable(({ pending }) => pending.answering[ask.id] !== undefined);
  const rules = anchorOf(useHash()) !== null;
  const over = useTable(({ dialog, opened, narrow }) => dialog !== null || opened !== null || narrow !== null);
  const read = useTable(({ drawer }) => drawer.stop === 'full');
  const isFolded = hasDrawer(useLayout()) && read;
  const isInSight = !over && !isFolded && !rules && past === null;
  const ready = useReady(isInSight ? '' : ask.id);
  const [brought, setBrought] = useState(0);
  useEffect(() => {
    if (brought > 0) prompt.current?.focus();
  }, [brought, prompt]);
  const bring = () => {
    if (rules) closeHash();
    if (past !== null) toNow();
    look({ dialog: null, narrow: null, opened: null, scene: 'open' });
    tell({ type: 'options' });
    setBrought(brought + 1);
  };
  const plain = client.choosing.plain.includes(ask.kind) && ask.options.length <= MOST;
  const candle = clock === null ? null : <Candle key={clock.until ?? 'stands'} clock={clock} offsetMs={offsetMs} />;
  if (isInSight) {
    return (
      <div className="urgent-edge" data-testid="urgent-edge">
        {candle}
      </div>
    );
  }
  return (
    <section
      className="urgent"
      aria-label={t('urgent.title')}
      data-urgent
      data-ask={ask.id}
      data-ready={ready}
      data-testid="urgent"
    >
      <button type="button" className="urgent-question" onClick={bring} data-testid="urgent-question">
        <span>{text.render(ask.prompt)}</span>
        {candle}
      </button>
      {plain && (
        <div className="urgent-options">
          {ask.options.map((option) => (
            <AnswerButton
              key={option.key}
              ask={ask}
              option={option}
              choose={(key) => press(ask.id, key)}
              busy={busy}
              className="option"
            >
              {text.render(option.label)}
            </AnswerButton>
          ))}
        </div>
      )}
    </section>
  );
}

/** A time that burns down without steps. */
function Candle({ clock, offsetMs }: { readonly clock: ClockView; readonly offsetMs: number }) {
  const left = useLeft(clock, offsetMs);
  // The bar is drawn once: the browser lets it burn down.
  const [begun] = useState(() => left ?? clock.lengthMs);
  if (left === undefined) return null;
  return (
    <>
      <span className="urgent-time" data-last={left <= LAST_MS ? 'yes' : 'no'} aria-hidden="true">
        {clockTime(left + 999)}
      </span>
      <span className="urgent-candle" aria-hidden="true" data-burns={clock.until === null ? 'no' : 'yes'}>
        <span
          style={{
            transform: `scaleX(${Math.min(1, left / Math.max(1, clock.lengthMs))})`,
            animationDuration: `${clock.lengthMs}ms`,
            animationDelay: `${Math.min(0, begun - clock.lengthMs)}ms`,
          }}
        />
      </span>
    </>
  );
}

/** Who was first, for a while, unless something else is asked. */
function First({ seat, beside }: { readonly seat: Seat; readonly beside: 'nothing' | 'a-question' }) {
  const { t } = useAllWords();
  const name = useNames()(seat);
  const [stands, setStands] = useState<'yes' | 'no'>('yes');
  useEffect(() => {
    const timer = setTimeout(() => setStands('no'), FIRST_MS);
    return () => clearTimeout(timer);
  }, []);
  const words = t('time.overtaken', { name });
  useTold('overtaken', words);
  if (stands === 'no' || beside === 'a-question') return null;
  return (
    <p className="urgent" data-testid="overtaken">
      {words}
    </p>
  );
}
