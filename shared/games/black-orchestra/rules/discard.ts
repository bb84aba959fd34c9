import type { Draft } from 'immer';

import type { ItemId } from '../board/spaces';
import type { Play } from '../cards/types';
import { name } from '../i18n/names';
import type { SheetId } from '../sheets/ids';
import type { CardKey, Conspirator, Core } from '../state';
import { say } from './say';
import { conspirator } from './select';

/** The draft of one conspirator, to be changed. Throws RangeError when that sheet is not in play. */
export function draftOf(draft: Draft<Core>, id: SheetId): Draft<Conspirator> {
  const found = draft.pub.conspirators.find((one) => one.id === id);
  if (found === undefined) throw new RangeError(`${id} is not in play`);
  return found;
}

/** How the log tells that a conspirator gives something up; each takes `who` and `thing`. One line for one thing. */
export type GivingUp = 'log.discarded' | 'log.delivers' | 'log.plot-spent';

/** Puts cards of a dossier on the discard pile; dice that lay on them return to the supply. Others are skipped. */
export function discardCards(
  play: Play,
  id: SheetId,
  cards: readonly CardKey[],
  line: GivingUp = 'log.discarded',
): void {
  for (const card of cards) {
    if (!conspirator(play.core.pub, id).dossier.includes(card)) continue;
    play.change((draft) => {
      const one = draftOf(draft, id);
      one.dossier = one.dossier.filter((other) => other !== card);
      draft.pub.discard.push(card);
      draft.pub.resolving = draft.pub.resolving.filter((other) => other !== card);
      delete draft.pub.cardDice[card];
    });
    say(play, line, { who: name.sheet(id), thing: name.card(card) });
  }
}

/** Puts one item of that kind on the item discard pile [BO 14]. Does nothing without one. */
export function discardItem(play: Play, id: SheetId, item: ItemId, line: GivingUp = 'log.discarded'): void {
  if (!conspirator(play.core.pub, id).items.includes(item)) return;
  play.change((draft) => {
    const one = draftOf(draft, id);
    one.items.splice(one.items.indexOf(item), 1);
    draft.pub.itemDiscard.push(item);
  });
  say(play, line, { who: name.sheet(id), thing: name.item(item) });
}
