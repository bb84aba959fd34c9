import type { ReactElement } from 'react';

import type { Option, Seat } from '../../../../shared/engine/ask';
import type { ActionId } from '../../../../shared/games/complots/board/actions';
import { claimOdds } from '../../../../shared/games/complots/forecast/odds';
import { useMarks } from '../../../table/curtain/Cover';
import { AnswerButton } from '../../../table/kit/AnswerButton';
import { Emblem } from '../glyphs/Emblem';
import { anyOf, nameOf, title, word } from '../i18n/words';
import { hiddenOf } from '../sheets/seats';
import { stopping } from '../stage/scene';
import { claimedBy, targetOf } from './choices';
import { holds } from './held';
import { oddsWords } from './odds-words';
import type { PanelProps } from './props';

/** What an action will bring, who may counter it, and what a doubt would do; its button is the sentence that one will say. */
export function Announcement({
  ask,
  view: { table, you },
  facts,
  text,
  options: room,
  choose,
  busy,
  action,
  option,
  onBack,
  onOtherTarget,
}: PanelProps & {
  readonly action: ActionId;
  readonly option: Option;
  readonly onBack: () => void;
  readonly onOtherTarget: (() => void) | null;
}): ReactElement {
  const marks = useMarks();
  const claims = claimedBy(facts, action);
  const target = targetOf(option);
  const what = claims === null ? word(text, `co.do.${action}`) : title(text, claims);
  const counters = stopping(facts, table, action);
  const by = facts.actions[action].countered;
  const cards = anyOf(text, counters);
  const [own] = counters;
  const isLast = you !== null && hiddenOf(table.seats[you]?.slots ?? []) === 1;
  const caught = isLast ? 'co.doubted.not.out' : 'co.doubted.not';
  const odds =
    target !== null && own !== undefined && room['aids'] !== 'off' && marks === 'shown' && counters.length === 1
      ? ` ${oddsWords(text, target, own, claimOdds(table, you, target, own))}`
      : '';
  return (
    <div className="co co-panel co-announcement">
      <div className="co-paper">
        <p className="co-announce-head">
          {claims !== null && <Emblem of={claims} />}
          <span>
            <small>{word(text, claims === null ? 'co.announce.plain' : 'co.announce')}</small>
            <b>{target === null ? what : word(text, 'co.announce.against', { what, who: nameOf(text, target) })}</b>
          </span>
        </p>
        <dl>
          <div>
            <dt>{word(text, 'co.if.passes')}</dt>
            <dd>{stands({ action, target, table, you, facts, text })}</dd>
          </div>
          <div>
            <dt>{word(text, 'co.if.countered')}</dt>
            <dd>
              {counters.length === 0
                ? word(text, 'co.countered.nobody')
                : by === 'by-target' && target !== null
                  ? word(text, 'co.countered.target', { who: nameOf(text, target), cards }) + odds
                  : word(text, 'co.countered.anybody', { cards })}
            </dd>
          </div>
          {claims !== null && (
            <div>
              <dt>{word(text, 'co.if.doubted')}</dt>
              <dd data-marks={marks}>
                {word(text, marks === 'hidden' ? 'co.doubted' : holds(table, claims) ? 'co.doubted.held' : caught)}
              </dd>
            </div>
          )}
        </dl>
      </div>
      <AnswerButton ask={ask} option={option} choose={choose} busy={busy} className="co-say">
        {claims !== null && <Emblem of={claims} />}
        {claims === null ? (
          <span>{target === null ? what : word(text, 'co.announce.against', { what, who: nameOf(text, target) })}</span>
        ) : (
          <span>{word(text, `co.said.${claims}`)}</span>
        )}
      </AnswerButton>
      <div className="co-ways">
        {onOtherTarget !== null && (
          <button type="button" className="co-plain" onClick={onOtherTarget}>
            {word(text, 'co.back.target')}
          </button>
        )}
        <button type="button" className="co-plain" onClick={onBack}>
          {word(text, 'co.back')}
        </button>
      </div>
      <p className="co-law">{word(text, 'co.final')}</p>
    </div>
  );
}

/** What an action brings where nobody stops it. */
function stands({
  action,
  target,
  table,
  you,
  facts,
  text,
}: Pick<PanelProps, 'facts' | 'text'> & {
  readonly action: ActionId;
  readonly target: Seat | null;
  readonly table: PanelProps['view']['table'];
  readonly you: Seat | null;
}): string {
  const from = (you === null ? undefined : table.seats[you]?.coins) ?? 0;
  const theirs = (target === null ? undefined : table.seats[target]?.coins) ?? 0;
  const who = target === null ? '' : nameOf(text, target);
  switch (action) {
    case 'income':
      return word(text, 'co.stands.income', { from, to: from + Math.min(1, table.treasury) });
    case 'foreignAid':
      return word(text, 'co.stands.income', { from, to: from + Math.min(2, table.treasury) });
    case 'tax':
      return word(text, 'co.stands.income', { from, to: from + Math.min(3, table.treasury) });
    case 'steal': {
      const taken = Math.min(2, theirs);
      return word(text, 'co.stands.steal', { from, to: from + taken, who, theirs, left: theirs - taken });
    }
    case 'kill':
    case 'assassination':
      return word(text, 'co.stands.pay', { cost: facts.actions[action].cost, who });
    case 'exchange2':
    case 'exchange1':
      return word(text, `co.stands.${action}`);
    case 'inspect':
      return word(text, 'co.stands.inspect', { who });
  }
}
