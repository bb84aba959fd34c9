import { type ReactElement, useLayoutEffect, useRef, useState } from 'react';

import type { Option } from '../../../../shared/engine/ask';
import type { ActionId } from '../../../../shared/games/complots/board/actions';
import { type CharacterId, inPlay } from '../../../../shared/games/complots/board/characters/ids';
import { Emblem } from '../glyphs/Emblem';
import { nameOf, title, word, type WordId } from '../i18n/words';
import { hiddenOf } from '../sheets/seats';
import { stopping } from '../stage/scene';
import { Announcement } from './Announcement';
import { optionsOf, reasonOf, targetOf } from './choices';
import { InHand } from './InHand';
import type { PanelProps } from './props';

const FREE = ['income', 'foreignAid', 'assassination'] as const;

/** How far the reader has come with an action. Nothing can be taken back, so each page opens the next, and only the last acts. */
type Page =
  | { readonly at: 'all' }
  | { readonly at: 'uses'; readonly of: CharacterId }
  | { readonly at: 'targets'; readonly action: ActionId }
  | { readonly at: 'announcement'; readonly action: ActionId; readonly option: Option };

/** The action of a turn [CO 6]: what claims nothing, and what claims a character, true or not. */
export function ActionPanel(props: PanelProps): ReactElement {
  const { ask, view, facts, text } = props;
  const [page, setPage] = useState<Page>({ at: 'all' });
  const box = useRef<HTMLDivElement>(null);
  // What somebody has scrolled to was of the page before.
  useLayoutEffect(() => {
    if (page.at !== 'all') box.current?.scrollIntoView({ block: 'start' });
  }, [page]);
  const back = () => setPage({ at: 'all' });
  /** Opens what comes after an action: its targets, or what one will say. */
  const open = (action: ActionId): void => {
    const options = optionsOf(ask, action);
    const [only] = options;
    if (only === undefined) return;
    setPage(targetOf(only) === null ? { at: 'announcement', action, option: only } : { at: 'targets', action });
  };
  const shown = (): ReactElement => {
    switch (page.at) {
      case 'all':
        return (
          <div className="co co-panel co-actions">
            <Heading says="co.free" note="co.free.note" text={text} />
            <div className="co-tiles" data-columns="3">
              {FREE.map((action) => (
                <Tile key={action} {...props} actions={[action]} onOpen={() => open(action)} />
              ))}
            </div>
            <Heading says="co.claiming" note="co.claiming.note" text={text} />
            <div className="co-tiles" data-columns="2">
              {inPlay(view.table.options.fifth).map((id) => {
                const { actions } = facts.characters[id];
                const [first] = actions;
                if (first === undefined) return null;
                return (
                  <Tile
                    key={id}
                    {...props}
                    of={id}
                    actions={actions}
                    onOpen={() => (actions.length > 1 ? setPage({ at: 'uses', of: id }) : open(first))}
                  />
                );
              })}
            </div>
            <p className="co-law">{word(text, 'co.law')}</p>
          </div>
        );
      case 'uses':
        return (
          <div className="co co-panel">
            <h3>{word(text, 'co.use')}</h3>
            <div className="co-tiles" data-columns="2">
              {facts.characters[page.of].actions.map((action) => (
                <Tile key={action} {...props} actions={[action]} onOpen={() => open(action)} />
              ))}
            </div>
            <Back onBack={back} text={text} />
          </div>
        );
      case 'targets':
        return (
          <div className="co co-panel">
            <h3>{word(text, 'co.whom')}</h3>
            <div className="co-tiles" data-columns="2">
              {optionsOf(ask, page.action).map((option) => (
                <TargetTile
                  key={option.key}
                  {...props}
                  option={option}
                  onOpen={() => setPage({ at: 'announcement', action: page.action, option })}
                />
              ))}
            </div>
            <Back onBack={back} text={text} />
          </div>
        );
      case 'announcement': {
        const { action, option } = page;
        return (
          <Announcement
            {...props}
            action={action}
            option={option}
            onBack={back}
            onOtherTarget={targetOf(option) === null ? null : () => setPage({ at: 'targets', action })}
          />
        );
      }
    }
  };
  return <div ref={box}>{shown()}</div>;
}

function Heading({
  says,
  note,
  text,
}: {
  readonly says: WordId;
  readonly note: WordId;
  readonly text: PanelProps['text'];
}): ReactElement {
  return (
    <h3 className="co-heading">
      {word(text, says)} <small>{word(text, note)}</small>
    </h3>
  );
}

function Back({ onBack, text }: { readonly onBack: () => void; readonly text: PanelProps['text'] }): ReactElement {
  return (
    <button type="button" className="co-plain" onClick={onBack}>
      {word(text, 'co.back')}
    </button>
  );
}

/** An action, or the two of one character: what it brings, and who may counter; dim with its reason where it cannot be done. */
function Tile({
  ask,
  view,
  facts,
  text,
  busy,
  of = null,
  actions,
  onOpen,
}: PanelProps & {
  readonly of?: CharacterId | null;
  readonly actions: readonly ActionId[];
  readonly onOpen: () => void;
}): ReactElement | null {
  const [action] = actions;
  if (action === undefined) return null;
  const can = actions.some((one) => optionsOf(ask, one).length > 0);
  const reason = can ? null : reasonOf(ask, action);
  const brings: WordId = actions.length > 1 ? 'co.brings.inquisitor' : `co.brings.${action}`;
  const counters = stopping(facts, view.table, action);
  return (
    <button
      type="button"
      className="co-tile"
      data-claims={of === null ? 'nothing' : 'character'}
      data-testid="option-group"
      data-action={action}
      disabled={busy || !can}
      onClick={onOpen}
    >
      {of !== null && <Emblem of={of} />}
      <span className="co-tile-words">
        <b>{of === null ? word(text, `co.do.${action}`) : title(text, of)}</b>
        <span>{word(text, brings)}</span>
        {reason !== null ? (
          <small data-tone="bad">{text.render(reason.why)}</small>
        ) : (
          <small className="co-counters">
            {word(text, counters.length === 0 ? 'co.counter.none' : 'co.counter.by')}
            {counters.map((id) => (
              <span key={id}>
                <Emblem of={id} />
                <span className="sr-only">{title(text, id)}</span>
              </span>
            ))}
          </small>
        )}
      </span>
      {of !== null && <InHand of={of} table={view.table} text={text} />}
    </button>
  );
}

function TargetTile({
  view,
  text,
  busy,
  option,
  onOpen,
}: PanelProps & { readonly option: Option; readonly onOpen: () => void }): ReactElement | null {
  const target = targetOf(option);
  if (target === null) return null;
  const { coins = 0, slots = [] } = view.table.seats[target] ?? {};
  return (
    <button
      type="button"
      className="co-tile"
      data-claims="target"
      data-testid="option-group"
      disabled={busy}
      onClick={onOpen}
    >
      <span className="co-tile-words">
        <b>{nameOf(text, target)}</b>
        <small>{word(text, 'co.whom.about', { coins, n: hiddenOf(slots) })}</small>
      </span>
    </button>
  );
}
