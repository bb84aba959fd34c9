import type { Ask } from '../../../shared/engine/ask';
import type { MatchView } from '../../../shared/engine/match';
import type { Text } from '../../../shared/engine/text';

/** An answer that a reader wishes to give to a question before it is open, such as a counter if nobody doubts. */
export interface Wish {
  /** One situation at the table: once it is no longer offered, the wish is dropped. Wishes of one id are alternatives. */
  readonly id: string;
  /** The kind of the question that it answers. */
  readonly kind: string;
  /** The keys of options, the dearest first: the first one that is there is the answer. */
  readonly keys: readonly string[];
  readonly label: Text;
  /**
   * What it answers at once where that is asked meanwhile: who wishes to counter lets pass what could be doubted before. The game's panel
   * for that question draws the wish.
   */
  readonly now?: { readonly kind: string; readonly key: string };
}

/** The wishes that a panel draws among the answers of its question: those that answer it at once. */
export interface WishesBeside {
  readonly offered: readonly Wish[];
  readonly wish: (wish: Wish) => void;
}

/**
 * What the readers of a game can wish for. Their browsers keep it and answer by themselves after a random time; the server knows nothing
 * of it. None of this may follow from the reader's hand: who looks on or measures times would read it.
 */
export interface Wishing<Table = never, Facts = never> {
  /** The wishes that make sense now, before their question is open. */
  readonly offered: (view: MatchView<Table>, facts: Facts) => readonly Wish[];
  /** Whether it can be wished that what is not aimed at the reader passes by itself: where the reader is asked often. */
  readonly standing: (view: MatchView<Table>) => 'offered' | 'never';
  /** The key that lets a question pass which is not aimed at its reader; null for one that is. */
  readonly passing: (ask: Ask, view: MatchView<Table>) => string | null;
  /** The kinds of questions with which a turn of the reader begins: from then on nothing is let pass by itself. */
  readonly turn: readonly string[];
}
