import type { Seat } from '../engine/ask';
import type { ViewMessage, WaitingSince } from './rooms';
import { ABSENT_SAY_MS, type Pace } from './time';

/** After how many milliseconds a table can go on without a player who is present and silent, where no clock runs. */
export const SILENT_MS: Readonly<Record<Pace, number>> = { live: 10 * 60_000, correspondence: 24 * 3_600_000 };

/** The same while play is live, where the table has gone on without them and they have not been back since. */
export const STILL_AWAY_MS = 15_000;

/** A wait for a seat, in milliseconds of one clock. */
export interface Wait {
  readonly pace: Pace;
  /** As {@link waitedSince}. */
  readonly since: number;
  /** When the clock of what the seat is asked ends; null when none runs. */
  readonly clockEnd: number | null;
  /** Since when the one who is to answer has been away; null while they are there. */
  readonly awaySince: number | null;
  readonly wentAt: number | null;
}

/**
 * Since when a table has waited for a seat and nothing has happened at it that everybody sees; null when it does not wait for that
 * seat. No reload and no restart changes it, nor does a secret answer.
 * @param wentOn when the table went on after its last pause, which no wait goes back beyond; null: it has not paused
 */
export function waitedSince(
  { waitingSince, changedAt }: Pick<ViewMessage, 'waitingSince' | 'changedAt'>,
  of: Seat,
  wentOn: number | null,
): number | null {
  const times = waitingSince.filter(({ seat }: WaitingSince) => seat === of).map(({ since }) => since);
  return times.length === 0 ? null : Math.max(changedAt, wentOn ?? 0, Math.min(...times));
}

/**
 * From when a table can go on without a player: from the end of their clock, or else after a long silence; in live play
 * earlier if they are away.
 * @param sayMs how long a member who is away still has a say
 */
export function goesOnAt(
  { pace, since, clockEnd, awaySince, wentAt }: Wait,
  sayMs: Readonly<Record<Pace, number>> = ABSENT_SAY_MS,
): number {
  const patient = clockEnd ?? since + SILENT_MS[pace];
  if (awaySince === null || pace === 'correspondence') return patient;
  const stillAway = wentAt !== null && awaySince <= wentAt;
  return Math.min(patient, stillAway ? since + STILL_AWAY_MS : Math.max(since, awaySince) + sayMs.live);
}

/** How many must want it where the host does not: more than half of the others who are there. */
export function neededToGoOn(others: number): number {
  return Math.floor(others / 2) + 1;
}
