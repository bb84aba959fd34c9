import type { MatchView } from '../../../../shared/engine/match';
import type { Text } from '../../../../shared/engine/text';
import type { Table } from '../../../../shared/games/black-orchestra/table';
import type { Renderer } from '../../../../shared/text/render';
import { word } from '../i18n/words';

/**
 * Whose turn it is and when the viewer's own comes, for while nothing is asked of them; that it is an interrogation if they are
 * in prison. In the first round it begins with the goal of the
 * game. Spectators always read that goal. Null once the match is over, and in one's own turn while nobody is asked.
 */
export function ahead({ table, you, over, waiting }: MatchView<Table>, text: Renderer): string | null {
  const { conspirators, turn } = table;
  const inOrder = [...conspirators.slice(turn.active), ...conspirators.slice(0, turn.active)];
  const [now, ...later] = inOrder;
  const own = later.findIndex(({ seat }) => seat === you);
  if (now === undefined || over !== null) return null;
  // Who has not had a turn yet may not know what all this is for.
  const goal = turn.number <= conspirators.length ? [word(text, 'bo.ahead.goal')] : [];
  if (you === null) return word(text, 'bo.ahead.goal');
  if (now.seat === you) return waiting.length === 0 ? null : word(text, 'bo.ahead.own');
  const mine = later[own];
  if (mine === undefined) return null;
  const named = (id: string): Text => ({ m: `sheet.${id}` });
  const between = later.slice(0, own).map(({ id }) => named(id));
  const who = named(now.id);
  return [
    ...goal,
    between.length === 0 ? word(text, 'bo.ahead.next', { who }) : word(text, 'bo.ahead.after', { who, between }),
    ...(mine.space === 'prison' ? [word(text, 'bo.ahead.prison')] : []),
  ].join(' ');
}
