import type { Draft } from 'immer';

import type { SheetId } from '../sheets/ids';
import type { CardKey, Core } from '../state';
import { one } from './scenario';

/**
 * Takes every conspirator card but some out of the deck without any limit binding: into a dossier, as if being played.
 * For tests of a deck that runs out.
 */
export function setAsideAllBut(draft: Draft<Core>, holder: SheetId, kept: readonly CardKey[]): void {
  const aside = draft.hidden.deck.filter((key) => !kept.includes(key));
  one(draft, holder).dossier = aside;
  draft.pub.resolving = aside;
  draft.hidden.deck = draft.hidden.deck.filter((key) => kept.includes(key));
}
