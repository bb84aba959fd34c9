import type { AskId } from '../../shared/engine/ask';
import type { MemberId } from '../../shared/protocol/rooms';

/** A pause of a match. The last one stays noted after its end: the clocks of the questions it found open go on from it. */
export interface Pause {
  /** The member who asked for it. */
  readonly by: MemberId;
  /** When it began, in milliseconds since 1970. */
  readonly from: number;
  /** When it ended; null while it lasts. */
  readonly to: number | null;
  /** For how many milliseconds the clock of each question had run when it began. */
  readonly ran: Readonly<Record<AskId, number>>;
}

/** After a pause a clock has at least so much left, where it ran for as long at all: nobody is surprised by its end. */
export const LEFT_AFTER_PAUSE_MS = 15_000;

/** Whether a match pauses: nobody answers, no bot and no clock either. */
export function isPaused({ notes }: { readonly notes: { readonly pause?: Pause } }): boolean {
  return notes.pause?.to === null;
}

/** The pause as it is once a match goes on; one that has ended before stays as it is. */
export function ended(pause: Pause, now: number): Pause {
  return pause.to === null ? { ...pause, to: now } : pause;
}
