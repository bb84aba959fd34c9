import { type ReactElement, type ReactNode, type RefObject, useId } from 'react';

import { ANY_TIME, type Ask, type AskId, isQuestion, type Ref } from '../../../shared/engine/ask';
import type { MemberView, PreviewMessage, ViewMessage } from '../../../shared/protocol/rooms';
import { useWords } from '../../base/i18n/WordsContext';
import { ErrorLine } from '../../base/ui/ErrorLine';
import { briefOf } from '../choices/brief';
import type { Pending } from '../choices/pending';
import { narrowedTo } from '../choices/targets';
import { refKey } from '../contract/contract';
import type { Game } from '../contract/game';
import { Choices } from '../keys/Choices';
import { Guard } from '../kit/Guard';
import { EndFrame } from '../lazy';
import { Barred } from './Barred';
import { BriefOptions } from './BriefOptions';
import { InAdvance } from './InAdvance';
import { NothingAsked } from './NothingAsked';
import { OptionList, type Point } from './OptionList';
import type { Previews } from './usePreview';

/**
 * How much of the prompt is shown: all of it, with the options under one heading unfolded and perhaps a way back to fewer, or
 * the main actions in one row.
 * A row that is `enough` gives way to the whole list when it would leave out a part of a question.
 */
export type Extent =
  | { readonly kind: 'all'; readonly unfolded: string | null; readonly onFewer?: () => void }
  | { readonly kind: 'row' | 'enough'; readonly onMore: (heading: string | null) => void };

/** Draws what an option of an ask would do, as what describes the option by this id. */
export type Foresee = (ask: Ask, preview: PreviewMessage, id: string) => ReactNode;

/** All options, all headings folded. */
export const ALL: Extent = { kind: 'all', unfolded: null };

/** A longer sentence is not read at a glance among others. */
const GLANCE = 53;

/** What this viewer can do now: the open asks, the any-time effects, or the end of the match. */
export function Prompt({
  view,
  game,
  options,
  members,
  pending,
  narrow,
  onWiden,
  choose,
  point,
  previews,
  foresee,
  extent,
  again,
  box,
  described,
  onPast,
}: {
  readonly view: ViewMessage['view'];
  readonly game: Game;
  /** The table options of the room. */
  readonly options: Readonly<Record<string, string>>;
  readonly members: readonly MemberView[];
  readonly pending: Pending;
  /** Show only what can be done with this thing; null shows everything. */
  readonly narrow: Ref | null;
  readonly onWiden: () => void;
  readonly choose: (ask: AskId, key: string) => void;
  readonly point: Point;
  readonly previews: Previews;
  readonly foresee: Foresee;
  readonly extent: Extent;
  /** What the room offers once the match is over. */
  readonly again: ReactElement;
  readonly box: RefObject<HTMLDivElement | null>;
  /** The id of what is said about a question of this kind for the first time; undefined where nothing is. */
  readonly described?: string | undefined;
  /** Shows the table as it was at a line of the log. */
  readonly onPast: (line: number) => void;
}) {
  const { t } = useWords();
  const asks = narrow === null ? view.asks : narrowedTo(view.asks, narrow);
  const asked = asks.filter(isQuestion);
  const offers = asks.filter(({ kind }) => kind === ANY_TIME);
  const first = view.asks.find(isQuestion);
  const foreseen = useId();
  const { shown } = previews;
  const lookedAt = asks.find(({ id }) => id === shown?.ask);

  if (view.over !== null) {
    return (
      <EndFrame
        view={view}
        game={game}
        members={members}
        extent={extent.kind === 'row' ? 'row' : 'all'}
        again={again}
        box={box}
        onPast={onPast}
      />
    );
  }
  const brief = briefOf(
    [...asked, ...offers],
    ({ kind, options: answers }, { label }) =>
      game.client.panels[kind] === undefined && (answers.length === 1 || game.text.render(label).length <= GLANCE),
    game.client.choosing,
  );
  const of = [...asks.map(({ id }) => id), narrow === null ? '' : refKey(narrow)].join(' ');
  const inRow = asked.length > 0 && (extent.kind === 'row' || (extent.kind === 'enough' && brief.worth === 'enough'));
  const list = (ask: Ask) => (
    <OptionList
      ask={ask}
      text={game.text}
      chosen={pending.answering[ask.id]?.key ?? null}
      choose={(key) => choose(ask.id, key)}
      note={(option) => game.client.choosing.note({ option, options, view, facts: game.facts, text: game.text })}
      point={point}
      previews={previews}
      described={foreseen}
      finishing={game.client.choosing.finishing}
      unfolded={extent.kind === 'all' ? extent.unfolded : null}
      aside={game.client.choosing.aside}
    />
  );
  // Several texts would push the options out of sight.
  const isSourceBelow = (ask: Ask) => extent.kind !== 'all' || game.client.choosing.source(ask, game.text).length > 1;
  const questions = () =>
    asked.map((ask) => {
      const Panel = narrow === null ? game.client.panels[ask.kind] : undefined;
      return (
        <section
          key={ask.id}
          className="ask"
          data-testid="ask"
          data-kind={ask.kind}
          data-ask={ask.id}
          data-closing={game.client.choosing.closing.includes(ask.kind) ? 'yes' : 'no'}
        >
          {/* The first question is already the status sentence. */}
          {ask.id !== first?.id && <h2>{game.text.render(ask.prompt)}</h2>}
          {!isSourceBelow(ask) && <Source asks={[ask]} game={game} />}
          {Panel === undefined ? (
            list(ask)
          ) : (
            <Guard instead={t('table.broken')} of={ask} still={list(ask)}>
              <Panel
                ask={ask}
                view={view}
                facts={game.facts}
                options={options}
                text={game.text}
                choose={(key) => choose(ask.id, key)}
                busy={pending.answering[ask.id] !== undefined}
              />
            </Guard>
          )}
          {isSourceBelow(ask) && <Source asks={[ask]} game={game} />}
        </section>
      );
    });
  return (
    <Choices box={box} of={of} className="prompt" aria-label={t('table.choices.yours')} aria-describedby={described}>
      <ErrorLine error={pending.error} />
      {narrow !== null && <Narrowed thing={narrow} view={view} game={game} onWiden={onWiden} />}
      {extent.kind === 'all' && extent.onFewer !== undefined && (
        <button type="button" className="fewer" onClick={extent.onFewer} data-testid="fewer">
          <span aria-hidden="true">← </span>
          {t('table.fewer-choices')}
        </button>
      )}
      {extent.kind !== 'all' && inRow ? (
        <BriefOptions
          brief={brief}
          choosing={game.client.choosing}
          text={game.text}
          isBusy={(ask) => pending.answering[ask] !== undefined}
          choose={choose}
          onMore={extent.onMore}
        />
      ) : (
        <>
          {asked.length === 0 && narrow === null && <NothingAsked view={view} game={game} members={members} />}
          {questions()}
          {offers.map((ask) => (
            <section key={ask.id} className="ask offers" data-testid="any-time">
              <h2>{t('table.any-time')}</h2>
              {list(ask)}
            </section>
          ))}
        </>
      )}
      {extent.kind !== 'all' && inRow && <Source asks={asked} game={game} />}
      {shown !== null && lookedAt !== undefined && foresee(lookedAt, shown.preview, foreseen)}
      {extent.kind !== 'row' && (
        <InAdvance
          asks={view.asks}
          about={narrow ?? 'everything'}
          text={game.text}
          isBusy={(ask) => pending.answering[ask] !== undefined}
          choose={choose}
        />
      )}
      {extent.kind !== 'row' && (
        <Barred reasons={{ asks: view.asks }} about={narrow ?? 'everything'} text={game.text} point={point} />
      )}
    </Choices>
  );
}

/** What the cards or events say that questions come from. In a drawer it stands below what can be done, which stays in sight. */
function Source({ asks, game }: { readonly asks: readonly Ask[]; readonly game: Game }) {
  const told = asks.flatMap((ask) => game.client.choosing.source(ask, game.text));
  return told.map((text) => (
    <p key={text} className="ask-source">
      {text}
    </p>
  ));
}

function Narrowed({
  thing,
  view,
  game,
  onWiden,
}: {
  readonly thing: Ref;
  readonly view: ViewMessage['view'];
  readonly game: Game;
  readonly onWiden: () => void;
}) {
  const { t } = useWords();
  const explained = game.client.explain(thing, view, game.text);
  return (
    <div className="narrowed">
      <h2>{explained === null ? t('table.choose-here') : t('table.choose-for', { thing: explained.title })}</h2>
      <button type="button" className="plain" onClick={onWiden} data-testid="widen">
        {t('table.show-all')}
      </button>
    </div>
  );
}
