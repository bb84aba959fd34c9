import type { Known } from './state';

/**
 * What everybody sees of the table, spectators included: the whole public state and how many cards each pile has.
 * `view.ts` builds it name by name, so that a new field is hidden until it is listed there.
 */
export interface Table extends Known {
  /** Cards left in the event decks; index 0 is stage 1. */
  readonly eventsLeft: readonly number[];
  readonly deckLeft: number;
  /** Dice that are neither on the track nor on a card nor handed out. */
  readonly supply: number;
  /** Actions the active conspirator has left. */
  readonly actionsLeft: number;
  /** Dossier and item limits by conspirator, in turn order. */
  readonly limits: readonly { readonly dossier: number; readonly items: number }[];
  /** Whether each conspirator's special ability can be used now, in turn order. */
  readonly abilities: readonly boolean[];
}
