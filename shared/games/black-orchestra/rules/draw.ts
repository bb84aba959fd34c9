import type { Script } from '../../../engine/script';
import type { Play } from '../cards/types';
import { name } from '../i18n/names';
import type { SheetId } from '../sheets/ids';
import type { CardKey, Core } from '../state';
import { draftOf } from './discard';
import { settleLimits } from './limits';
import { say } from './say';

/** Whether a conspirator card can be drawn at all [BO 14]. */
export function canDraw({ hidden, pub }: Core): boolean {
  return hidden.deck.length > 0 || pub.discard.length > 0;
}

/** Takes the top conspirator card off the deck, shuffling the discard pile into a new one when needed [BO 14]. */
export function takeTopCard(play: Play): CardKey | null {
  if (play.core.hidden.deck.length === 0 && play.core.pub.discard.length > 0) {
    shuffleIntoDeck(play);
    say(play, 'log.reshuffled');
  }
  const [top] = play.core.hidden.deck;
  if (top === undefined) return null;
  play.change((draft) => {
    draft.hidden.deck.shift();
  });
  return top;
}

/** Shuffles the discard pile together with what is left of the deck. */
export function shuffleIntoDeck(play: Play): void {
  const all = play.shuffled('conspirator', [...play.core.hidden.deck, ...play.core.pub.discard]);
  play.change((draft) => {
    draft.hidden.deck = all;
    draft.pub.discard = [];
  });
}

/** Puts a card that lies nowhere else into a dossier; limits then bind. */
export function* gainCard(play: Play, id: SheetId, card: CardKey): Script {
  play.change((draft) => {
    draftOf(draft, id).dossier.push(card);
  });
  say(play, 'log.drew', { who: name.sheet(id), card: name.card(card) });
  yield* settleLimits(play);
}

/** Draws one conspirator card into a dossier; nothing when there is none; limits then bind. */
export function* drawCard(play: Play, id: SheetId): Script {
  const card = takeTopCard(play);
  if (card !== null) yield* gainCard(play, id, card);
}

/** Lays a card that lies nowhere else on the discard pile. */
export function layOnDiscard(play: Play, card: CardKey): void {
  play.change((draft) => {
    draft.pub.discard.push(card);
  });
}
