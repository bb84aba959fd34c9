import type { ReactElement } from 'react';

import { things } from '../../../../shared/games/black-orchestra/pictures/things';
import type { Table } from '../../../../shared/games/black-orchestra/table';
import type { StageProps } from '../../../table/contract/contract';
import type { Drawing } from '../drawing';
import { word } from '../i18n/words';
import { CellScene } from './CellScene';

/** An arrest: what is lost, what happens now, and who can help the reader [BO 10.3, 11]. */
export function ArrestScene(props: StageProps<Drawing>): ReactElement {
  const { moment, message } = props.moment;
  const { text, you } = props.drawing;
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
      <li>{message.over === null ? now : text.render({ m: 'over.all-arrested' })}</li>
      {friends.length > 0 && <li>{word(text, 'bo.staged.arrest.help', { who: friends, n: friends.length })}</li>}
    </CellScene>
  );
}
