import type { Script } from '../../../engine/script';
import type { SheetId } from '../board/sheets';
import type { GameRun } from '../content';
import { name } from '../i18n/names';
import type { CardKey, Core } from '../state';
import { draftOf } from './discard';
import { settleLimits } from './limits';
import { logLine } from './log';

/** Whether a conspirator card can be drawn at all [BO 14]. */
export function canDraw({ hidden, pub }: Core): boolean {
  return hidden.deck.length > 0 || pub.discard.length > 0;
}

/** Takes the top conspirator card off the deck, shuffling the discard pile into a new one when needed [BO 14]. */
export function takeTopCard(run: GameRun): CardKey | null {
  if (run.core.hidden.deck.length === 0 && run.core.pub.discard.length > 0) {
    shuffleIntoDeck(run);
    logLine(run, 'log.reshuffled');
  }
  const [top] = run.core.hidden.deck;
  if (top === undefined) return null;
  run.change((draft) => {
    draft.hidden.deck.shift();
  });
  return top;
}

/** Shuffles the discard pile together with what is left of the deck. */
export function shuffleIntoDeck(run: GameRun): void {
  const all = run.shuffled('conspirator', [...run.core.hidden.deck, ...run.core.pub.discard]);
  run.change((draft) => {
    draft.hidden.deck = all;
    draft.pub.discard = [];
  });
}

/** Puts a card that lies nowhere else into a dossier; limits then bind. */
export function* gainCard(run: GameRun, id: SheetId, card: CardKey): Script {
  run.change((draft) => {
    draftOf(draft, id).dossier.push(card);
  });
  logLine(run, 'log.drew', { who: name.sheet(id), card: name.card(card) });
  yield* settleLimits(run);
}

/** Draws one conspirator card into a dossier; nothing when there is none; limits then bind. */
export function* drawCard(run: GameRun, id: SheetId): Script {
  const card = run.openly(() => takeTopCard(run));
  if (card !== null) yield* gainCard(run, id, card);
}

/** Lays a card that lies nowhere else on the discard pile. */
export function layOnDiscard(run: GameRun, card: CardKey): void {
  run.change((draft) => {
    draft.pub.discard.push(card);
  });
}
