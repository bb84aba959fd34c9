import type { Table } from '../../../../shared/games/black-orchestra/table';
import type { Renderer } from '../../../../shared/text/render';
import { word } from '../i18n/words';

/** What is revealed next, by what players call it; null where nothing is known of it. */
export function reveal(of: string, { turn }: Pick<Table, 'turn'>, text: Renderer): string | null {
  switch (of) {
    case 'dice':
    case 'item':
    case 'card':
    case 'interrogation':
      return word(text, `bo.reveal.${of}`);
    case 'event':
      // Else somebody only looks at events.
      return word(text, turn.phase === 'event' ? 'bo.reveal.event' : 'bo.reveal.events');
    default:
      return null;
  }
}
