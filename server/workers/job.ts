import type { Imagined } from '../../shared/engine/imagine';
import type { BotLevel, Decision, SeatView } from '../../shared/engine/policy';

/** The task of a worker. It contains what a bot reads of the view of its seat, and nothing else of the real match. */
export interface Job {
  /** A bot answers for its seat, or says to a player what it would answer. */
  readonly kind: 'decide' | 'advise';
  readonly game: string;
  readonly level: BotLevel;
  readonly view: SeatView;
  /** One that looks to the seat like the match: the worker imagines others from it. Null where none is needed, or can be imagined. */
  readonly world: Imagined | null;
}

/** The message of a worker that has loaded the code for a job: its time counts from then on. */
export const BEGUN = 'begun';

/** The answer of a worker. */
export type JobResult =
  { readonly ok: true; readonly decision: Decision } | { readonly ok: false; readonly error: string };
