import type { ReactElement } from 'react';

import type { Table } from '../../../../shared/games/black-orchestra/table';
import type { StageProps } from '../../../table/contract/contract';
import type { Drawing } from '../drawing';
import { sayer } from '../story/sayer';
import { aboutOf } from './about-of';
import { Changes } from './Changes';
import { itemUses } from './item-uses';

/** A card that was drawn, found, played or delivered, as a card; and an arrest of somebody else. */
export function CardShown({ moment: { moment }, staged, drawing, changes }: StageProps<Drawing>): ReactElement {
  const { text, table, you } = drawing;
  const { say } = sayer(table, you, text);
  const about = aboutOf(moment, drawing);
  const uses = itemUses(moment, staged.before.table as Table, drawing);
  return (
    <>
      <article className="bo-card-front" data-tone={moment.tone}>
        <small>{say(moment.head)}</small>
        {about === null ? null : <h2>{about.title}</h2>}
        {about?.body[0] === undefined ? null : <p>{about.body[0]}</p>}
        {moment.rest.length === 0 ? null : (
          <ul>
            {moment.rest.map((line, i) => (
              <li key={i}>{say(line)}</li>
            ))}
          </ul>
        )}
      </article>
      <Changes changes={changes} drawing={drawing} />
      {uses.map((use, i) => (
        <p key={i} className="bo-own-plot">
          {text.render(use)}
        </p>
      ))}
    </>
  );
}
