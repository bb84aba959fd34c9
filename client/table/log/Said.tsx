import './said.css';

import { Fragment, type ReactElement } from 'react';

import { SeatMark } from '../../base/ui/SeatMark';
import { castOf } from '../store/selectors';
import { useTable } from '../store/TableContext';
import { namedIn } from '../story/named';

/** A sentence in which each name has the color and the number of its player's seat. */
export function Said({ sentence }: { readonly sentence: string }): ReactElement {
  const cast = useTable(castOf);
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
