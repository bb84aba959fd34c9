import type { Table } from '../../../../shared/games/black-orchestra/table';
import type { Renderer } from '../../../../shared/text/render';
import { word } from '../i18n/words';

/** What is revealed next, by what players call it; null where nothing is known of it. */
export function reveal(of: string, kind: string, { turn }: Pick<Table, 'turn'>, text: Renderer): string | null {
  switch (of) {
    case 'dice':
      // Found: an offer with a die, and no odds.
      return word(text, kind === 'may' ? 'bo.reveal.die' : 'bo.reveal.dice');
    case 'item':
      // Found: a prisoner had tiles removed, face down, and was told that an item is turned up.
      return word(text, kind === 'interrogation' ? 'bo.reveal.unseen' : 'bo.reveal.item');
    case 'card':
    case 'interrogation':
      return word(text, `bo.reveal.${of}`);
    case 'event':
      // Whoever has looked at events puts them back, unseen by the others (found: “then events are looked at” once more).
      if (kind === 'peek') return word(text, 'bo.reveal.put-back');
      return word(text, turn.phase === 'event' ? 'bo.reveal.event' : 'bo.reveal.events');
    default:
      return null;
  }
}
