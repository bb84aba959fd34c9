import type { Seat } from '../../../../shared/engine/ask';
import type { Text } from '../../../../shared/engine/text';
import type { Table } from '../../../../shared/games/black-orchestra/table';
import type { Renderer } from '../../../../shared/text/render';
import { speaker } from '../../../table/story/address';

/** How sentences of the log are said to a seat: the names of its conspirators, and the sentences with "you" in them. */
export function sayer(
  { conspirators }: Pick<Table, 'conspirators'>,
  you: Seat | null,
  text: Renderer,
): { readonly own: ReadonlySet<string>; readonly say: (sentence: Text) => string } {
  const own = new Set(conspirators.filter(({ seat }) => seat === you).map(({ id }) => `sheet.${id}`));
  return { own, say: speaker(own, text) };
}
