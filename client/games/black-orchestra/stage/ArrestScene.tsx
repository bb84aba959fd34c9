import type { ReactElement } from 'react';

import { things } from '../../../../shared/games/black-orchestra/pictures/things';
import type { Table } from '../../../../shared/games/black-orchestra/table';
import type { StageProps } from '../../../table/contract/contract';
import type { Drawing } from '../drawing';
import { word } from '../i18n/words';
import { Portrait } from '../portraits/Portrait';
import { sayer } from '../story/sayer';

/** An arrest: what is lost, what happens now, and who can help the reader [BO 10.3, 11]. */
export function ArrestScene({ moment: { moment, message }, staged, drawing }: StageProps<Drawing>): ReactElement {
  const { text, table, you } = drawing;
  const [arrested] = things(moment.head.p?.['who'], 'sheet');
  const { say } = sayer(table, you, text);
  const { conspirators } = message.table as Table;
  const isOwn = conspirators.some(({ id, seat }) => id === arrested && seat === you);
  const now = isOwn
    ? word(text, 'bo.staged.arrest.now')
    : word(text, 'bo.staged.arrest.now.others', { who: { m: `sheet.${arrested ?? ''}` } });
  const friends = conspirators
    .filter(({ seat, space }) => isOwn && seat !== you && space !== 'prison')
    .map(({ id }) => ({ m: `sheet.${id}` }));
  return (
    <div className="bo-scene bo-arrest">
      <svg className="bo-scene-picture" viewBox="0 0 360 150" aria-hidden="true" focusable="false">
        <rect className="bo-night-wall" width="360" height="150" />
        <path className="bo-cell-light" d="M130 0h100l60 150H70z" />
        <svg x="104" y="14" width="152" height="136">
          <Portrait id={arrested ?? ''} />
        </svg>
        <path className="bo-cell-bars" d="M40 0v150M96 0v150M152 0v150M208 0v150M264 0v150M320 0v150M0 26h360" />
      </svg>
      <h2>{say(moment.head)}</h2>
      <ul className="bo-scene-lines" data-shown={staged.count('result') > 0 ? 'yes' : 'no'}>
        {moment.rest.map((line, i) => (
          <li key={i}>{say(line)}</li>
        ))}
        <li>{message.over === null ? now : text.render({ m: 'over.all-arrested' })}</li>
        {friends.length > 0 && <li>{word(text, 'bo.staged.arrest.help', { who: friends, n: friends.length })}</li>}
      </ul>
    </div>
  );
}
