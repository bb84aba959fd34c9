import type { ReactElement } from 'react';

import type { StageProps } from '../../../table/contract/contract';
import type { Drawing } from '../drawing';
import { explain } from '../explain/explain';
import { sayer } from '../story/sayer';
import { revealedBy } from '../story/timing';

/** Cards or events that somebody lays before everybody: side by side where there is room, each with all that it says. */
export function RevealedShown({ moment: { moment }, drawing }: StageProps<Drawing>): ReactElement {
  const { text, table, you } = drawing;
  return (
    <>
      <p className="bo-staged-sub" data-room="yes">
        {sayer(table, you, text).say(moment.head)}
      </p>
      <ul className="bo-revealed">
        {revealedBy(moment.head).map((ref, i) => {
          const about = explain(ref, table, text, you);
          return (
            about !== null && (
              <li key={i} className="bo-card-front">
                <h2>{about.title}</h2>
                <p>{about.body[0]}</p>
              </li>
            )
          );
        })}
      </ul>
    </>
  );
}
