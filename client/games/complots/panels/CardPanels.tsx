import { type ReactElement, useState } from 'react';

import type { Option } from '../../../../shared/engine/ask';
import { CHARACTER_IDS, type CharacterId } from '../../../../shared/games/complots/board/characters/ids';
import { Private } from '../../../table/curtain/Cover';
import { AnswerButton } from '../../../table/kit/AnswerButton';
import { Card } from '../../../table/kit/Card';
import { Emblem } from '../glyphs/Emblem';
import { Face } from '../glyphs/Face';
import { nameOf, title, word } from '../i18n/words';
import { owedBy } from '../story/losses';
import type { PanelProps as Props } from './props';

/** A card that a question offers, by its option. */
interface Offered {
  readonly option: Option;
  readonly id: CharacterId;
}

/** The own hidden cards among which a question asks to choose: keys name the place alone. */
function ownOffered({ ask, view: { table } }: Props): readonly Offered[] {
  return ask.options.flatMap((option) => {
    const id = table.own?.slots[Number(option.key.replace('slot:', ''))] ?? null;
    return id === null ? [] : [{ option, id }];
  });
}

/** One of several cards: it is picked first, and given by its own button. */
function OneOf({
  props: { ask, text, choose, busy },
  cards,
  says,
  picked: does,
}: {
  readonly props: Props;
  readonly cards: readonly Offered[];
  readonly says: string;
  readonly picked: 'co.lose.do' | 'co.show.do' | 'co.draft.do';
}): ReactElement {
  const [key, setKey] = useState<string | null>(null);
  const picked = cards.find(({ option }) => option.key === key);
  return (
    <Private>
      <div className="co co-panel co-cards" data-cards={cards.length}>
        <div className="co-card-row" role="group">
          {cards.map(({ option, id }) => (
            <Card
              key={option.key}
              label={`${title(text, id)}. ${word(text, `co.power.${id}`)}`}
              side="up"
              chosen={option.key === key ? 'yes' : 'no'}
              onPress={() => setKey(option.key)}
            >
              <Face of={id} text={text} says="power" />
            </Card>
          ))}
        </div>
        <p className="co-law">{says}</p>
        {picked === undefined ? null : (
          <AnswerButton ask={ask} option={picked.option} choose={choose} busy={busy} className="co-say" key={key}>
            <Emblem of={picked.id} />
            <span>{word(text, does, { card: title(text, picked.id) })}</span>
          </AnswerButton>
        )}
      </div>
    </Private>
  );
}

/** Which character is turned up, and for what [CO 9]: the verdict that told it has gone by. */
export function LosePanel(props: Props): ReactElement {
  const { view, text } = props;
  const owed = view.you === null ? null : owedBy(view.log, view.you);
  const why =
    owed === null || owed.by === null || owed.cause === 'conceded'
      ? []
      : [word(text, `co.lose.for.${owed.cause}`, { by: nameOf(text, owed.by) })];
  const says = [...why, word(text, 'co.lose.why')].join(' ');
  return <OneOf props={props} cards={ownOffered(props)} says={says} picked="co.lose.do" />;
}

/** Which card the inquisitor sees [CO 10]. */
export function ShowPanel(props: Props): ReactElement {
  const { view, text } = props;
  const who = nameOf(text, view.table.pending?.actor ?? view.table.turn.seat);
  return (
    <OneOf props={props} cards={ownOffered(props)} says={word(text, 'co.show.why', { who })} picked="co.show.do" />
  );
}

/** Which character of the pack is kept in a game of two [CO 3.2]. */
export function DraftPanel(props: Props): ReactElement {
  const { ask, view, text } = props;
  const cards = CHARACTER_IDS.flatMap((id) => {
    const option = ask.options.find(({ key }) => key === `pick:${id}`);
    return option === undefined ? [] : [{ id, option }];
  });
  const beside = view.table.own?.slots[0] ?? null;
  const says = [
    ...(beside === null ? [] : [word(text, 'co.draft.with', { card: title(text, beside) })]),
    word(text, 'co.draft.why'),
  ].join(' ');
  return <OneOf props={props} cards={cards} says={says} picked="co.draft.do" />;
}

/** Which cards are kept of one's own and those of the Court [CO 10]: ticked one by one, then kept by one button. */
export function ExchangePanel({ ask, view: { table }, text, choose, busy }: Props): ReactElement {
  const own = (table.own?.slots ?? []).filter((id) => id !== null);
  const drawn = table.own?.drawn ?? [];
  const cards = [...own, ...drawn];
  // A seat keeps as many as it had; those are ticked to begin with.
  const [kept, setKept] = useState<readonly number[]>(own.map((_, i) => i));
  const toggle = (i: number): void =>
    setKept(kept.includes(i) ? kept.filter((one) => one !== i) : [...kept, i].sort((a, b) => a - b));
  const option = ask.options.find(({ key }) => key === `keep:${kept.join('.')}`);
  const row = (of: readonly CharacterId[], from: number, says: 'co.keep.own' | 'co.keep.drawn') => (
    <>
      <h3 className="co-heading">{word(text, says)}</h3>
      <div className="co-card-row" role="group" aria-label={word(text, says)}>
        {of.map((id, i) => {
          const state = word(text, kept.includes(from + i) ? 'co.keep.yes' : 'co.keep.no');
          return (
            <Card
              key={from + i}
              label={`${title(text, id)}, ${state}`}
              side="up"
              chosen={kept.includes(from + i) ? 'yes' : 'no'}
              onPress={() => toggle(from + i)}
            >
              <Face of={id} text={text} />
              <small className="co-kept">{state}</small>
            </Card>
          );
        })}
      </div>
    </>
  );
  return (
    <Private>
      <div className="co co-panel co-cards co-exchange">
        {row(own, 0, 'co.keep.own')}
        {row(drawn, own.length, 'co.keep.drawn')}
        {option === undefined ? (
          <p className="co-say" data-idle="yes">
            {word(text, 'co.keep.more', { n: own.length })}
          </p>
        ) : (
          <AnswerButton ask={ask} option={option} choose={choose} busy={busy} className="co-say">
            <span>
              {word(text, 'co.keep.do', {
                cards: kept.flatMap((i) => cards.slice(i, i + 1).map((id) => title(text, id))).join(', '),
              })}
            </span>
          </AnswerButton>
        )}
        <p className="co-law">{word(text, 'co.keep.why')}</p>
      </div>
    </Private>
  );
}

/** Whether the card that was shown goes back or is replaced [CO 10]. */
export function JudgePanel({ ask, view: { table }, text, choose, busy }: Props): ReactElement {
  const shown = table.own?.shown ?? null;
  const who = table.pending?.target == null ? '' : nameOf(text, table.pending.target);
  return (
    <Private>
      <div className="co co-panel co-cards co-judge">
        {shown !== null && (
          <div className="co-card-row">
            <Card label={title(text, shown)} side="up">
              <Face of={shown} text={text} says="power" />
            </Card>
          </div>
        )}
        {ask.options.map((option) =>
          option.key === 'return' || option.key === 'discard' ? (
            <AnswerButton key={option.key} ask={ask} option={option} choose={choose} busy={busy} className="co-choice">
              <b>{word(text, `co.judge.${option.key}`)}</b>
              <span>{word(text, `co.judge.${option.key}.note`, { who })}</span>
            </AnswerButton>
          ) : null,
        )}
      </div>
    </Private>
  );
}
