import { useId } from 'react';

import { ANY_TIME, type Ask, isQuestion, type Ref } from '../../../shared/engine/ask';
import { useWords } from '../../base/i18n/WordsContext';
import { ErrorLine } from '../../base/ui/ErrorLine';
import { briefOf } from '../choices/brief';
import { narrowedTo } from '../choices/targets';
import { refKey } from '../contract/contract';
import { Choices } from '../keys/Choices';
import { Guard } from '../kit/Guard';
import { useReady } from '../kit/useReady';
import { allowsOf, hintOf, isPaused, slottedOf } from '../store/selectors';
import { useActions, useTable } from '../store/TableContext';
import { Advice } from './Advice';
import { Barred } from './Barred';
import { BriefOptions } from './BriefOptions';
import { Consequences } from './Consequences';
import { HINT_ID } from './FirstTime';
import { ClosingOrders, InAdvance } from './InAdvance';
import { NothingAsked } from './NothingAsked';
import { OptionList } from './OptionList';
import { Slots } from './Slots';
import { type Previews, usePreview } from './usePreview';

/**
 * How much of the prompt is shown: `all` of it; `more` than the row that the reader came from, with a way back to that; the main
 * actions in one `row`; or as a `scene`, without what is beside the question. A row that is `enough` gives way to the whole list when it
 * would leave out a part of a question.
 */
export type Extent = 'all' | 'more' | 'row' | 'enough' | 'scene';

/** A longer sentence is not read at a glance among others. */
const GLANCE = 53;
/** Beside a single other it may be as long (found: a yes stood behind “Others”, and the no alone). */
const GLANCE_OF_TWO = 64;

/** What this viewer can do now: the open asks and the any-time effects. */
export function Prompt({ extent }: { readonly extent: Extent }) {
  const { t } = useWords();
  const { close } = useActions();
  const open = useTable(({ view }) => view.asks);
  const narrow = useTable((table) => table.narrow);
  const { client, text } = useTable(({ game }) => game);
  const box = useTable(({ prompt }) => prompt);
  // That the table pauses is no news once it has gone on. Who was first stands above everything else.
  const error = useTable((table) => {
    const { error: refused, first } = table.pending;
    return (refused === 'paused' && !isPaused(table)) || first !== undefined ? null : refused;
  });
  const hinted = useTable((table) => hintOf(table) !== null);
  const previews = usePreview(open, useTable(allowsOf).previews);
  const foreseen = useId();
  const asks = narrow === null ? open : narrowedTo(open, narrow);
  const asked = asks.filter(isQuestion);
  const offers = asks.filter(({ kind }) => kind === ANY_TIME);
  const { shown } = previews;
  const lookedAt = asks.find(({ id }) => id === shown?.ask);
  const slotted = useTable(slottedOf);
  const brief = briefOf(
    [...asked, ...offers],
    ({ kind, options: answers }, { label }) =>
      client.panels[kind] === undefined &&
      (answers.length === 1 || text.render(label).length <= (answers.length === 2 ? GLANCE_OF_TWO : GLANCE)),
    client.choosing,
  );
  const { slots } = client.choosing;
  // A panel of the game is worth more than a row of headings.
  const paneled = narrow === null && asked.some(({ kind }) => client.panels[kind] !== undefined);
  const inRow =
    slotted === null &&
    asked.length > 0 &&
    (extent === 'row' || (extent === 'enough' && !paneled && brief.worth === 'enough'));
  /** Whether there is room for what is beside the question. */
  const hasMore = extent !== 'row' && extent !== 'scene';
  const advice = <Advice asked={asked.filter((ask) => ask !== slotted)} />;
  const listed = { previews, described: foreseen, extent };
  return (
    <Choices
      box={box}
      of={[...asks.map(({ id }) => id), narrow === null ? '' : refKey(narrow)].join(' ')}
      className="prompt more-below"
      aria-label={t('table.choices.yours')}
      aria-describedby={hinted ? HINT_ID : undefined}
    >
      <ErrorLine error={error} />
      {narrow !== null && <Narrowed thing={narrow} />}
      {extent === 'more' && (
        <button type="button" className="fewer" onClick={close} data-testid="fewer">
          <span aria-hidden="true">← </span>
          {t('table.fewer-choices')}
        </button>
      )}
      {inRow ? (
        <>
          <BriefOptions brief={brief} />
          {advice}
          <Source asks={asked} beside="labels" />
        </>
      ) : (
        <>
          {asked.length === 0 && narrow === null && <NothingAsked />}
          {asked.map((ask) =>
            ask === slotted && slots !== null ? (
              <Slots key={ask.id} ask={ask} offers={offers} slots={slots} previews={previews} described={foreseen} />
            ) : (
              <Question key={ask.id} ask={ask} {...listed} />
            ),
          )}
          {advice}
          {(slotted === null ? offers : []).map((ask) => (
            <section key={ask.id} className="ask offers" data-testid="any-time">
              <h2>{t('table.any-time')}</h2>
              <Options ask={ask} {...listed} />
            </section>
          ))}
        </>
      )}
      {shown !== null && lookedAt !== undefined && (
        <Consequences id={foreseen} ask={lookedAt} preview={shown.preview} />
      )}
      {asked.some(({ kind }) => client.choosing.closing.includes(kind)) && <ClosingOrders />}
      {hasMore && <InAdvance about={narrow ?? 'everything'} />}
      {hasMore && slotted === null && <Barred about={narrow ?? 'everything'} />}
    </Choices>
  );
}

/** So many options leave the text below them in sight. */
const SHORT_LIST = 3;

/** How the options of an ask are listed. */
interface Listed {
  readonly ask: Ask;
  readonly previews: Previews;
  readonly described: string;
  readonly extent: Extent;
}

/** A question with what it comes from, and its options or the game's panel for them. */
function Question(listed: Listed) {
  const { ask, extent } = listed;
  const { t } = useWords();
  const { press } = useActions();
  const view = useTable((table) => table.view);
  const options = useTable(({ room }) => room.options);
  const members = useTable(({ room }) => room.members);
  const busy = useTable(({ pending }) => pending.answering[ask.id] !== undefined);
  const { client, facts, text } = useTable(({ game }) => game);
  const isWhole = useTable(({ narrow }) => narrow === null);
  const { choosing } = client;
  const { offered, wish } = useTable(({ wishes }) => wishes);
  const beside = offered.filter(({ now }) => now?.kind === ask.kind);
  const Panel = isWhole ? client.panels[ask.kind] : undefined;
  const source = <Source asks={[ask]} beside="notes" />;
  const isUrgent = choosing.urgent.includes(ask.kind);
  const ready = useReady(ask.id);
  // Several texts would push the options out of sight, and in a drawer or a scene one does. Below a long list nobody finds it.
  const isInSight = extent !== 'all' && extent !== 'more' && ask.options.length <= SHORT_LIST;
  const below = isInSight || choosing.source(ask, text, 'notes').length > 1;
  return (
    <section
      className="ask"
      data-testid="ask"
      data-kind={ask.kind}
      data-ask={ask.id}
      data-ready={isUrgent ? ready : 'yes'}
      data-closing={choosing.closing.includes(ask.kind) ? 'yes' : 'no'}
    >
      {/* The first question is already the status sentence. */}
      {ask.id !== view.asks.find(isQuestion)?.id && <h2>{text.render(ask.prompt)}</h2>}
      {!below && source}
      {Panel === undefined ? (
        <Options {...listed} />
      ) : (
        <Guard instead={t('table.broken')} of={ask} still={<Options {...listed} />}>
          <Panel
            ask={ask}
            view={view}
            facts={facts}
            options={options}
            members={members}
            text={text}
            choose={(key) => press(ask.id, key)}
            busy={busy}
            wishes={{ offered: beside, wish }}
          />
        </Guard>
      )}
      {below && source}
    </section>
  );
}

function Options({ ask, previews, described, extent }: Listed) {
  const list = useTable((table) => table.list);
  const unfolded = extent === 'more' ? (list?.unfolded ?? null) : null;
  return <OptionList ask={ask} previews={previews} described={described} unfolded={unfolded} />;
}

/** What the cards or events say that questions come from. In a drawer it stands below what can be done, which stays in sight. */
function Source({ asks, beside }: { readonly asks: readonly Ask[]; readonly beside: 'labels' | 'notes' }) {
  const { client, text } = useTable(({ game }) => game);
  return asks
    .flatMap((ask) => client.choosing.source(ask, text, beside))
    .map((line) => (
      <p key={line} className="ask-source">
        {line}
      </p>
    ));
}

function Narrowed({ thing }: { readonly thing: Ref }) {
  const { t } = useWords();
  const { close } = useActions();
  const view = useTable((table) => table.view);
  const { client, text } = useTable(({ game }) => game);
  const explained = client.explain(thing, view, text);
  return (
    <div className="narrowed">
      <h2>{explained === null ? t('table.choose-here') : t('table.choose-for', { thing: explained.title })}</h2>
      <button type="button" className="plain" onClick={close} data-testid="widen">
        {t('table.show-all')}
      </button>
    </div>
  );
}
