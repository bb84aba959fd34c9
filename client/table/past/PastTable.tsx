import './past.css';

import { type ReactElement, useEffect, useMemo, useRef, useState } from 'react';

import { isQuestion } from '../../../shared/engine/ask';
import type { Text } from '../../../shared/engine/text';
import { timeOf } from '../../base/chat/time';
import { useWords } from '../../base/i18n/WordsContext';
import { useAsked } from '../../base/told/Told';
import { ErrorLine } from '../../base/ui/ErrorLine';
import { momentsOf, nameKey, type Story } from '../contract/story';
import { useCover } from '../curtain/Cover';
import { coveredView } from '../curtain/covered';
import { hasDrawer, useLayout } from '../kit/useLayout';
import { Board, Part, People } from '../map/Part';
import { Explanation } from '../prompt/Explanation';
import { stillTable } from '../store/still';
import type { PastLine } from '../store/table';
import { TableProvider, useActions, useTable } from '../store/TableContext';
import { speaker } from '../story/address';
import { drawable, type Step, stepOfLine } from './steps';
import { type Past, usePast } from './usePast';

/** The reader looks where they want. */
const FREE = { following: 'free' } as const;

/** The panes of the former table, where there is no room for all of it. */
const PANES = ['board', 'people', 'decks'] as const;
type Pane = (typeof PANES)[number];

/** The table as this viewer has seen it before, step by step, in place of the present one. Nothing can be decided in it. */
export function PastTable({ line }: PastLine): ReactElement {
  const { t } = useWords();
  const { toNow } = useActions();
  const view = useTable((table) => table.view);
  const { client, text } = useTable(({ game }) => game);
  const past = usePast();
  const present = view.asks.find(isQuestion);
  const [asked] = useState(present?.id);
  const [opened] = useState(view.log.length);
  const { lines } = client.story;
  const since = useMemo(
    () => momentsOf(view.log, lines).filter(({ at }) => at >= opened).length,
    [view.log, lines, opened],
  );
  const news = view.over === null && present !== undefined && present.id !== asked ? present : null;
  const said = news === null ? '' : t('past.asked', { what: text.render(news.prompt) });
  useAsked('asked', said, news?.id);
  useEffect(() => {
    const press = ({ key }: KeyboardEvent) => {
      if (key === 'Escape' && document.querySelector('[role=dialog]') === null) toNow();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [toNow]);
  return (
    <div className="past" data-testid="past">
      <header className="past-bar">
        <h1>{t('past.title')}</h1>
        <button type="button" className="past-now" onClick={toNow} data-testid="past-now">
          {t('past.now')}
        </button>
      </header>
      {news === null && since > 0 && (
        <button type="button" className="past-goes-on" onClick={toNow} data-testid="past-goes-on">
          {t('past.goes-on', { n: since })}
        </button>
      )}
      <div className="past-news">
        {news !== null && (
          <button type="button" onClick={toNow} data-testid="past-news">
            {said}
          </button>
        )}
      </div>
      <Steps line={line} past={past} />
    </div>
  );
}

function Steps({ line, past }: PastLine & { readonly past: Past }): ReactElement {
  const { t } = useWords();
  switch (past.kind) {
    case 'loading':
      return (
        <main className="past-quiet" aria-label={t('past.region')}>
          <p>{t('past.loading', { n: past.steps })}</p>
        </main>
      );
    case 'failed':
      return (
        <main className="past-quiet" aria-label={t('past.region')}>
          <ErrorLine error={past.error} />
        </main>
      );
    case 'ready':
      return <Stepping line={line} steps={past.steps} />;
  }
}

function Stepping({ line, steps }: PastLine & { readonly steps: readonly Step[] }): ReactElement | null {
  const { t, language } = useWords();
  const room = useTable((table) => table.room);
  const game = useTable((table) => table.game);
  const [at, setAt] = useState(() => (line === null ? steps.length - 1 : stepOfLine(steps, line)));
  const [pane, setPane] = useState<Pane>('board');
  const isCovered = useCover().state === 'covered';
  const slider = useRef<HTMLInputElement>(null);
  useEffect(() => slider.current?.focus({ preventScroll: true }), []);
  const layout = useLayout();
  const step = steps[at];
  const view = useMemo(() => (step === undefined ? null : drawable(step)), [step]);
  const { client, text } = game;
  const moments = useMemo(
    () => (view === null ? [] : momentsOf(view.log, client.story.lines)),
    [view, client.story.lines],
  );
  const starts = useMemo(() => beginnings(steps, client.story.lines), [steps, client.story.lines]);
  if (step === undefined || view === null) return null;
  const own = client.story.people(view).filter(({ seat }) => seat === view.you);
  const alone = new Set(isCovered ? step.view.log.filter((one) => one.alone === true).map((one) => one.text) : []);
  const speak = speaker(new Set(own.map(({ name }) => nameKey(name))), text);
  const say = (sentence: Text) => (alone.has(sentence) ? t('curtain.covered') : speak(sentence));
  const moment = moments.at(-1);
  const told = step.told.length > 0 ? step.told : moment === undefined ? [] : [moment.rest.at(-1) ?? moment.head];
  const go = (to: number) => setAt(Math.max(0, Math.min(steps.length - 1, to)));
  const draw = (which: Pane) => {
    switch (which) {
      case 'board':
        return <Board />;
      case 'people':
        return <People whose="everybody" />;
      case 'decks':
        return <Part of="Decks" />;
    }
  };
  const narrow = hasDrawer(layout);
  const drawn = { board: client.Table, people: client.People, decks: client.Decks };
  const panes = PANES.filter((which) => drawn[which] !== null);
  return (
    <TableProvider given={stillTable(room, isCovered ? coveredView(view, game.meta) : view, game)} looks={FREE}>
      <div className="past-gauges">
        <Part of="Gauges" />
      </div>
      {narrow && panes.length > 1 && (
        <nav className="past-parts" aria-label={t('past.parts')}>
          {panes.map((which) => (
            <button key={which} type="button" aria-pressed={which === pane} onClick={() => setPane(which)}>
              {t(`past.part.${which}`)}
            </button>
          ))}
        </nav>
      )}
      <main className="past-table more-below" data-part={narrow ? pane : 'board'} aria-label={t('past.region')}>
        {draw(narrow ? pane : 'board')}
      </main>
      {!narrow && panes.length > 1 && (
        <aside className="past-things more-below">
          {draw('people')}
          {draw('decks')}
        </aside>
      )}
      <section className="past-steps paper" aria-label={t('past.steps')}>
        <div className="past-told more-below" data-testid="past-told">
          {told.map((sentence, i) => (
            <p key={i}>{say(sentence)}</p>
          ))}
        </div>
        {step.detail === 'checkpoint' && <p className="past-coarse">{t('past.coarse')}</p>}
        <input
          ref={slider}
          type="range"
          min={0}
          max={steps.length - 1}
          value={at}
          aria-label={t('past.step')}
          aria-valuetext={`${t('past.of', { n: at + 1, all: steps.length })} ${told.map(say).join(' ')}`}
          onChange={({ target }) => go(Number(target.value))}
          data-testid="past-slider"
        />
        <div className="past-keys">
          <button
            type="button"
            aria-label={t('past.moment-before')}
            disabled={at === 0}
            onClick={() => go(starts.findLast((one) => one < at) ?? 0)}
          >
            «
          </button>
          <button type="button" aria-label={t('past.before')} disabled={at === 0} onClick={() => go(at - 1)}>
            ‹
          </button>
          <span className="past-place">
            {t('past.of', { n: at + 1, all: steps.length })}
            {step.at !== null && <time> · {timeOf(step.at, Date.now(), language)}</time>}
          </span>
          <button
            type="button"
            aria-label={t('past.after')}
            disabled={at === steps.length - 1}
            onClick={() => go(at + 1)}
            data-testid="past-after"
          >
            ›
          </button>
          <button
            type="button"
            aria-label={t('past.moment-after')}
            disabled={at === steps.length - 1}
            onClick={() => go(starts.find((one) => one > at) ?? steps.length - 1)}
          >
            »
          </button>
        </div>
      </section>
      <About at={at} />
    </TableProvider>
  );
}

/** What a thing of the former table is, until another step is looked at. */
function About({ at }: { readonly at: number }): ReactElement | null {
  const { look } = useActions();
  useEffect(() => look({ dialog: null }), [look, at]);
  const dialog = useTable((table) => table.dialog);
  return dialog === null || typeof dialog === 'string' ? null : <Explanation of={dialog} />;
}

/** The steps with which a moment begins. */
function beginnings(steps: readonly Step[], lines: Story<never>['lines']): readonly number[] {
  return steps.flatMap(({ told }, i) => (told.some(({ m }) => lines === 'each' || lines[m] !== undefined) ? [i] : []));
}
