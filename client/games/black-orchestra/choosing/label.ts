import type { Seat } from '../../../../shared/engine/ask';
import type { Conspirator } from '../../../../shared/games/black-orchestra/state';
import type { Table } from '../../../../shared/games/black-orchestra/table';
import type { Renderer } from '../../../../shared/text/render';
import { word } from '../i18n/words';

/** The name of a ladder or place, with whose it is where that is not plain. */
export function labelOf(table: Table, you: Seat | null, one: Conspirator, what: string, text: Renderer): string {
  return isOnly(table, you, one) ? what : word(text, 'bo.change.whose', { who: { m: `sheet.${one.id}` }, what });
}

/** Whether a conspirator is the only one of the reader's. */
export function isOnly({ conspirators }: Table, you: Seat | null, { seat }: Conspirator): boolean {
  return seat === you && conspirators.filter((one) => one.seat === you).length === 1;
}
