import type { Table } from '../../../../shared/games/black-orchestra/table';
import type { Renderer } from '../../../../shared/text/render';
import { word } from '../i18n/words';

/** What is revealed next, by the stream or the hidden part of the state that it comes from; null where that says nothing. */
export function reveal(of: string, { turn }: Pick<Table, 'turn'>, text: Renderer): string | null {
  switch (of) {
    case 'dice':
    case 'tiles':
    case 'deck':
      return word(text, `bo.reveal.${of}`);
    case 'eventDecks':
      // Else somebody only looks at events.
      return word(text, turn.phase === 'event' ? 'bo.reveal.event' : 'bo.reveal.events');
    case 'interrogationDeck':
      return word(text, 'bo.reveal.interrogation');
    default:
      return null;
  }
}
