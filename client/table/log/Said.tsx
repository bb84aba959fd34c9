import './said.css';

import { Fragment, type ReactElement } from 'react';

import type { MemberView } from '../../../shared/protocol/rooms';
import type { Renderer } from '../../../shared/text/render';
import { SeatMark } from '../../base/ui/SeatMark';
import { namedIn } from '../story/named';
import type { Person } from '../story/story';

/** Who plays whom, by the name as sentences say it. */
export type Cast = ReadonlyMap<string, MemberView>;

/** The cast of a match: whom its log speaks of, and who plays them. */
export function castOf(people: readonly Person[], members: readonly MemberView[], text: Renderer): Cast {
  return new Map(
    people.flatMap(({ name, seat }) => {
      const member = members.find((one) => one.seat === seat);
      return member === undefined ? [] : [[text.render(name), member] as const];
    }),
  );
}

/** A sentence in which everybody whom it names has the colour and the number of their seat. */
export function Said({ sentence, cast }: { readonly sentence: string; readonly cast: Cast }): ReactElement {
  return (
    <>
      {namedIn(sentence, [...cast.keys()]).map(({ words, name }, i) => {
        const member = name === null ? undefined : cast.get(name);
        return member === undefined ? (
          <Fragment key={i}>{words}</Fragment>
        ) : (
          <span key={i} className="said-name">
            <SeatMark member={member} />
            {words}
          </span>
        );
      })}
    </>
  );
}
