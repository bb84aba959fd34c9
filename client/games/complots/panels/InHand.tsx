import type { ReactElement } from 'react';

import type { CharacterId } from '../../../../shared/games/complots/board/characters/ids';
import type { Table } from '../../../../shared/games/complots/table';
import type { Renderer } from '../../../../shared/text/render';
import { useMarks } from '../../../table/curtain/Cover';
import { word } from '../i18n/words';
import { holds } from './held';

/** The private mark of a character that the reader really holds. It lies over its place, which is the same without it. */
export function InHand({
  of,
  table,
  text,
}: {
  readonly of: CharacterId;
  readonly table: Pick<Table, 'own'>;
  readonly text: Renderer;
}): ReactElement | null {
  const marks = useMarks();
  return marks === 'shown' && holds(table, of) ? <em className="co-in-hand">{word(text, 'co.in-hand')}</em> : null;
}
