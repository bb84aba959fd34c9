import type { Choice, Seat } from '../../shared/engine/ask';
import { isUndo } from '../../shared/engine/undo';

/** What the server notes of a match beside its state, and stores with it. No view has it. */
export interface Notes {
  /** By seat, the versions in which it gave its last answers, the last {@link ANSWERS_KEPT} at least; the newest last. */
  readonly answered: Readonly<Record<number, readonly number[]>>;
  /** The number of the last proposal of a room that was carried out, so that none is carried out twice; 0 before that. */
  readonly settled: number;
}

/** How many answers of a seat can be gone back to; at twice as many the older half is forgotten. */
export const ANSWERS_KEPT = 16;

export const NO_NOTES: Notes = { answered: {}, settled: 0 };

/** The notes after an answer that was given in a version. Who takes an answer back has not given it. */
export function noteAnswer(notes: Notes, choice: Choice, version: number): Notes {
  const before = notes.answered[choice.seat] ?? [];
  const after = isUndo(choice) ? before.slice(0, -1) : [...before, version];
  const kept = after.length > 2 * ANSWERS_KEPT ? after.slice(-ANSWERS_KEPT) : after;
  return { ...notes, answered: { ...notes.answered, [choice.seat]: kept } };
}

/** The version in which a seat gave its last answer, or null. */
export function lastAnswer({ answered }: Notes, seat: Seat): number | null {
  return answered[seat]?.at(-1) ?? null;
}
