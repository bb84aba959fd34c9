import type { Draft } from '../../../engine/draft';
import type { SheetId } from '../board/sheets';
import type { CardKey, Core } from '../state';
import { one } from './scenario';

/**
 * Leaves only some conspirator cards in the deck, for tests of a deck that runs out. The others go into a dossier as
 * cards that are being played, because the dossier limit does not count those.
 */
export function setAsideAllBut(draft: Draft<Core>, holder: SheetId, kept: readonly CardKey[]): void {
  const aside = draft.hidden.deck.filter((key) => !kept.includes(key));
  one(draft, holder).dossier = aside;
  draft.pub.resolving = aside;
  draft.hidden.deck = draft.hidden.deck.filter((key) => kept.includes(key));
}
