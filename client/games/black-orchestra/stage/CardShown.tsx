import { type ReactElement, useMemo } from 'react';

import { things } from '../../../../shared/games/black-orchestra/pictures/things';
import type { Table } from '../../../../shared/games/black-orchestra/table';
import type { StageProps } from '../../../table/contract/contract';
import { newIn } from '../../../table/contract/staged';
import { useForecast } from '../aids/useForecast';
import type { Drawing } from '../drawing';
import { markOf } from '../faces';
import { word } from '../i18n/words';
import { sayer } from '../story/sayer';
import { aboutOf } from './about-of';
import { Changes } from './Changes';
import { itemUses } from './item-uses';
import { plotUses } from './plot-uses';

/** A card that was drawn, found, played or delivered, as a card; and an arrest of somebody else. */
export function CardShown({ moment: shown, staged, drawing, changes }: StageProps<Drawing>): ReactElement {
  const { moment, from } = shown;
  const { text, table, you, aids } = drawing;
  const { say } = sayer(table, you, text);
  const about = aboutOf(moment, drawing);
  // What was told before a choice is not told again after it (found: a roll was taken for a second one).
  const isAfterRoll = from > moment.at && moment.kind === 'dice';
  const news = newIn(shown).rest;
  const isFound = moment.kind === 'find';
  const [card] = isFound ? things(moment.head.p?.['card'], 'card') : [];
  const mark = card === undefined ? null : markOf(card);
  // Of the table that is shown: that of the message may know already what has followed.
  const plots = useForecast(
    drawing,
    useMemo(
      () => (shownTable, all) =>
        card === undefined || mark !== 'plot' ? [] : plotUses(card, moment, shownTable, { facts: all, aids, you }),
      [card, mark, moment, aids, you],
    ),
  );
  const uses = [...itemUses(moment, staged.before.table as Table, drawing), ...(plots ?? [])];
  return (
    <>
      <article className="bo-card-front" data-tone={moment.tone}>
        <small>{isAfterRoll ? word(text, 'bo.staged.after-roll') : say(moment.head)}</small>
        {about === null ? null : <h2>{about.title}</h2>}
        {about?.body[0] === undefined ? null : <p>{about.body[0]}</p>}
        {isFound && mark === 'illegal' && about?.body[1] !== undefined ? <p data-room="yes">{about.body[1]}</p> : null}
        {news.length === 0 ? null : (
          <ul>
            {news.map((line, i) => (
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
