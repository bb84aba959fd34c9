import { type Choice, type Seat, TABLE } from '../../shared/engine/ask';
import { isUndo } from '../../shared/engine/undo';
import type { Plan } from './plans';

/**
 * What the server notes of a match beside its state, and stores with it; no view has it. History keeps every value, so that
 * who answered when is read there. Most answers are given by whoever gave the one before, and change nothing here.
 */
export interface Notes {
  /** Who gave the last answer, or took one back; the table before anybody has. */
  readonly by: Seat;
  /** How often answers were taken back. */
  readonly takenBack: number;
  /** The version that the table last went back to; 0 before it has. */
  readonly wentTo: number;
  /** The number of the last proposal of a room that was carried out, so that none is carried out twice; 0 before that. */
  readonly settled: number;
  /** How often the table has given a seat to a keeper; absent before it has. */
  readonly handedOver?: number;
  /** What members suggest to one another for turns that are not over; absent while nobody does. */
  readonly plans?: readonly Plan[];
}

const NO_PLANS: readonly Plan[] = [];

export const NO_NOTES: Notes = { by: TABLE, takenBack: 0, wentTo: 0, settled: 0 };

/** The notes after an answer. */
export function noteAnswer(notes: Notes, choice: Choice): Notes {
  return { ...notes, by: choice.seat, takenBack: notes.takenBack + (isUndo(choice) ? 1 : 0) };
}

/** The notes with these plans. */
export function notePlans(notes: Notes, plans: readonly Plan[]): Notes {
  if (plans === plansOf(notes)) return notes;
  const { by, takenBack, wentTo, settled, handedOver } = notes;
  return {
    by,
    takenBack,
    wentTo,
    settled,
    ...(handedOver === undefined ? {} : { handedOver }),
    ...(plans.length === 0 ? {} : { plans }),
  };
}

/** The plans that are noted. */
export function plansOf({ plans = NO_PLANS }: Notes): readonly Plan[] {
  return plans;
}

/** The notes after a seat was given to a keeper, or back. */
export function noteHandOver(notes: Notes): Notes {
  return { ...notes, by: TABLE, handedOver: (notes.handedOver ?? 0) + 1 };
}

/** A version of a match, as far as it tells who answered. */
export interface Noted {
  readonly version: number;
  /** How many answers had been accepted. */
  readonly rev: number;
  readonly notes: Notes;
}

/**
 * The version in which a seat gave its last answer that still stands, or null.
 * @param versions of one match, oldest first
 */
export function lastAnswer(versions: readonly Noted[], seat: Seat): number | null {
  return (
    versions
      .reduce<readonly number[]>((given, { rev, notes }, i) => {
        const before = versions[i - 1];
        if (before === undefined || before.rev === rev) return given;
        if (before.notes.handedOver !== notes.handedOver) return given;
        if (before.notes.settled !== notes.settled) return given.filter((version) => version < notes.wentTo);
        if (notes.by !== seat) return given;
        return before.notes.takenBack === notes.takenBack ? [...given, before.version] : given.slice(0, -1);
      }, [])
      .at(-1) ?? null
  );
}
