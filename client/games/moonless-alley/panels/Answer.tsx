import type { ReactElement, ReactNode } from 'react';

import type { Option } from '../../../../shared/engine/ask';
import type { Guild } from '../../../../shared/games/moonless-alley/board/zones';
import { AnswerButton } from '../../../table/kit/AnswerButton';
import { ZoneSign } from '../glyphs/ZoneSign';
import type { PanelProps } from './props';

/** The button of an answer: `main` is the one to press, `plain` leaves the question, a `row` is one of several things. */
export function Answer({
  props: { ask, choose, busy },
  option,
  as,
  children,
}: {
  readonly props: PanelProps;
  readonly option: Option;
  readonly as: 'main' | 'plain' | 'row' | 'tile' | 'card';
  readonly children: ReactNode;
}): ReactElement {
  return (
    <AnswerButton ask={ask} option={option} choose={choose} busy={busy} className={`ma-answer ma-answer-${as}`}>
      {children}
    </AnswerButton>
  );
}

/** One of several things that can be chosen: the sign of its zone, its name, and what it comes to. */
export function AnswerRow({
  props,
  option,
  name,
  guild,
  note,
}: {
  readonly props: PanelProps;
  readonly option: Option;
  readonly name: string;
  readonly guild: Guild | null;
  readonly note: ReactNode;
}): ReactElement {
  return (
    <Answer props={props} option={option} as="row">
      <span className="ma-row" data-zone={guild ?? 'none'}>
        {guild !== null && <ZoneSign of={guild} />}
        <span>
          <b>{name}</b>
          {note !== null && <small>{note}</small>}
        </span>
      </span>
    </Answer>
  );
}
