import type { ReactElement } from 'react';

import { things } from '../../../../shared/games/black-orchestra/pictures/things';
import type { Table } from '../../../../shared/games/black-orchestra/table';
import type { StageProps } from '../../../table/contract/contract';
import type { Drawing } from '../drawing';
import { word } from '../i18n/words';
import { causeOfArrest } from '../story/cause-of-arrest';
import { sayer } from '../story/sayer';
import { CellScene } from './CellScene';

/** An arrest: why, what is lost, what happens now, and who can help the reader [BO 10.3, 11]. */
export function ArrestScene(props: StageProps<Drawing>): ReactElement {
  const { moment, message } = props.moment;
  const { text, you, facts, table } = props.drawing;
  const { say } = sayer(table, you, text);
  const cause = causeOfArrest(moment, message.log, facts);
  const [arrested] = things(moment.head.p?.['who'], 'sheet');
  const { conspirators } = message.table as Table;
  const isOwn = conspirators.some(({ id, seat }) => id === arrested && seat === you);
  const now = isOwn
    ? word(text, 'bo.staged.arrest.now')
    : word(text, 'bo.staged.arrest.now.others', { who: { m: `sheet.${arrested ?? ''}` } });
  const friends = conspirators
    .filter(({ seat, space }) => isOwn && seat !== you && space !== 'prison')
    .map(({ id }) => ({ m: `sheet.${id}` }));
  return (
    <CellScene of={props} cell="shut">
      {/* Found: the raid before it had been left out, and nobody who was arrested knew why. */}
      {cause !== null && <li>{say(cause)}</li>}
      <li>{message.over === null ? now : text.render({ m: 'over.all-arrested' })}</li>
      {friends.length > 0 && <li>{word(text, 'bo.staged.arrest.help', { who: friends, n: friends.length })}</li>}
    </CellScene>
  );
}
