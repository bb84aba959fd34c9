import type { Script } from '../../../engine/script';
import type { SheetId } from '../board/sheets';
import type { CardUse } from '../content';
import type { GameRun } from '../content';
import { name } from '../i18n/names';
import type { CardKey } from '../state';
import { discardCards } from './discard';
import { logLine } from './log';

/**
 * Plays a card of a dossier: its effect, then the card goes to the discard pile [BO 6, 13]. A card that its own effect has
 * discarded is done with: it may already lie in a dossier again.
 */
export function* playCard(run: GameRun, holder: SheetId, card: CardKey, use: CardUse): Script {
  logLine(run, 'log.played', { who: name.sheet(holder), card: name.card(card) });
  run.change((draft) => {
    draft.pub.resolving.push(card);
  });
  yield* use.play(run, holder);
  if (run.core.pub.resolving.includes(card)) discardCards(run, holder, [card], 'told-elsewhere');
}
