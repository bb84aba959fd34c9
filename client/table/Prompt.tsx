import { useEffect, useRef } from 'react';

import { ANY_TIME, type Ask, type AskId, type Ref } from '../../shared/engine/ask';
import type { ViewMessage } from '../../shared/protocol/rooms';
import { useWords } from '../base/i18n/WordsContext';
import { ErrorLine } from '../base/ui/ErrorLine';
import { Link } from '../base/ui/Link';
import type { Game } from './game';
import { Guard } from './Guard';
import { OptionList, type Point } from './OptionList';
import type { Pending } from './pending';
import { narrowedTo } from './targets';

/** What this viewer can do now: the open asks, the any-time effects, or the end of the match. */
export function Prompt({
  view,
  game,
  pending,
  narrow,
  onWiden,
  choose,
  point,
}: {
  readonly view: ViewMessage['view'];
  readonly game: Game;
  readonly pending: Pending;
  /** Show only what can be done with this thing; null shows everything. */
  readonly narrow: Ref | null;
  readonly onWiden: () => void;
  readonly choose: (ask: AskId, key: string) => void;
  readonly point: Point;
}) {
  const { say } = useWords();
  const box = useRef<HTMLDivElement>(null);
  const within = useRef(false);
  const asks = narrow === null ? view.asks : narrowedTo(view.asks, narrow);
  const asked = asks.filter(({ kind }) => kind !== ANY_TIME);
  const offers = asks.filter(({ kind }) => kind === ANY_TIME);
  const first = view.asks.find(({ kind }) => kind !== ANY_TIME);
  const ids = asks.map(({ id }) => id).join(' ');
  useEffect(() => {
    // The button that had the focus is gone with its ask: keep the keyboard in the prompt.
    if (within.current && document.activeElement === document.body) box.current?.focus({ preventScroll: true });
  }, [ids]);

  if (view.over !== null) {
    return (
      <div className="prompt" data-testid="end">
        <Guard instead={say('status.over')} of={view}>
          <game.client.End view={view} text={game.text} />
        </Guard>
        <Link className="button" to="/">
          {say('table.leave')}
        </Link>
      </div>
    );
  }
  const list = (ask: Ask) => (
    <OptionList
      ask={ask}
      text={game.text}
      chosen={pending.answering[ask.id]?.key ?? null}
      choose={(key) => choose(ask.id, key)}
      point={point}
    />
  );
  return (
    <div
      className="prompt"
      ref={box}
      tabIndex={-1}
      onFocus={() => (within.current = true)}
      onBlur={(event) => {
        if (event.relatedTarget !== null) within.current = event.currentTarget.contains(event.relatedTarget);
      }}
    >
      <ErrorLine error={pending.error} />
      {narrow !== null && <Narrowed thing={narrow} view={view} game={game} onWiden={onWiden} />}
      {asked.length === 0 && narrow === null && <p className="quiet">{say('table.nothing')}</p>}
      {asked.map((ask) => {
        const Panel = narrow === null ? game.client.panels[ask.kind] : undefined;
        return (
          <section key={ask.id} className="ask" data-testid="ask" data-kind={ask.kind} data-ask={ask.id}>
            {/* The first question is already the status sentence. */}
            {ask.id !== first?.id && <h3>{game.text.render(ask.prompt)}</h3>}
            {Panel === undefined ? (
              list(ask)
            ) : (
              <Guard instead={say('table.broken')} of={ask} still={list(ask)}>
                <Panel
                  ask={ask}
                  view={view}
                  text={game.text}
                  choose={(key) => choose(ask.id, key)}
                  busy={pending.answering[ask.id] !== undefined}
                />
              </Guard>
            )}
          </section>
        );
      })}
      {offers.map((ask) => (
        <section key={ask.id} className="ask offers" data-testid="any-time">
          <h3>{say('table.any-time')}</h3>
          {list(ask)}
        </section>
      ))}
    </div>
  );
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
  const { say } = useWords();
  const explained = game.client.explain(thing, view, game.text);
  return (
    <div className="narrowed">
      <h3>{explained === null ? say('table.choose-here') : say('table.choose-for', { thing: explained.title })}</h3>
      <button type="button" className="plain" onClick={onWiden} data-testid="widen">
        {say('table.show-all')}
      </button>
    </div>
  );
}
