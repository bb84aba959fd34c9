import type { ActionId } from '../actions';
import type { CharacterId } from './ids';

/** What a character can do when somebody claims it. */
export interface Character {
  readonly id: CharacterId;
  readonly actions: readonly ActionId[];
  readonly counters: readonly ActionId[];
}

/** An action of a turn [CO 6]. */
export interface Action {
  readonly id: ActionId;
  readonly cost: number;
  /** What becomes of the cost: it goes to the Treasury at once, or is at stake while the claim can be doubted. */
  readonly paid: 'at-once' | 'staked';
  readonly target: 'none' | 'opponent' | 'opponent-with-coins';
  /** Who may counter it, when a character can. */
  readonly countered: 'by-nobody' | 'by-anybody' | 'by-target';
}
