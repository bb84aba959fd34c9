import type { Draft } from '../../../engine/draft';
import type { SheetId } from '../board/sheets';
import type { ItemId } from '../board/spaces';
import type { GameRun } from '../content';
import { name } from '../i18n/names';
import type { CardKey, Conspirator, Core } from '../state';
import { logLine } from './log';
import { conspirator } from './select';
import { forgetOrder } from './standing';

/** The draft of one conspirator, to be changed. Throws RangeError when that sheet is not in play. */
export function draftOf(draft: Draft<Core>, id: SheetId): Draft<Conspirator> {
  const found = draft.pub.conspirators.find((one) => one.id === id);
  if (found === undefined) throw new RangeError(`${id} is not in play`);
  return found;
}

/** The log lines for a conspirator who gives something up, one line a thing. Each takes `who` and `thing`. */
export type GivingUp = 'log.discarded' | 'log.delivers' | 'log.plot-spent';

/** How the log tells of cards that are discarded: a line for each, or none when another line says it. */
type Telling = GivingUp | 'told-elsewhere';

/** Puts cards of a dossier on the discard pile; dice that lay on them return to the supply. Cards that are not in the dossier are skipped. */
export function discardCards(
  run: GameRun,
  id: SheetId,
  cards: readonly CardKey[],
  line: Telling = 'log.discarded',
): void {
  for (const card of cards) {
    if (!conspirator(run.core.pub, id).dossier.includes(card)) continue;
    run.change((draft) => {
      const one = draftOf(draft, id);
      one.dossier = one.dossier.filter((other) => other !== card);
      draft.pub.discard.push(card);
      draft.pub.resolving = draft.pub.resolving.filter((other) => other !== card);
      delete draft.pub.cardDice[card];
      forgetOrder(draft, card);
    });
    if (line !== 'told-elsewhere') logLine(run, line, { who: name.sheet(id), thing: name.card(card) });
  }
}

/** Puts one item of that kind on the item discard pile [BO 14]. Does nothing without one. */
export function discardItem(run: GameRun, id: SheetId, item: ItemId, line: GivingUp = 'log.discarded'): void {
  if (!conspirator(run.core.pub, id).items.includes(item)) return;
  run.change((draft) => {
    const one = draftOf(draft, id);
    one.items.splice(one.items.indexOf(item), 1);
    draft.pub.itemDiscard.push(item);
  });
  logLine(run, line, { who: name.sheet(id), thing: name.item(item) });
}
