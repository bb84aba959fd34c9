import { type Choice, type Seat, TABLE } from '../../shared/engine/ask';
import { isOrder } from '../../shared/engine/orders';
import { isUndo } from '../../shared/engine/undo';
import type { MemberId } from '../../shared/protocol/rooms';
import type { Pause } from './pause';
import { type Plan, withPlan } from './plans';

/**
 * What the server notes of a match beside its state, and stores with it; no view contains it. History keeps every
 * value, so it also shows which seat answered when. A seat that answers several times in a row changes nothing here.
 */
export interface Notes {
  /** The seat that gave or took back the last answer; the table before the first one. */
  readonly by: Seat;
  /** How often answers were taken back. */
  readonly takenBack: number;
  /** The version that the table last went back to; 0 before it has. */
  readonly wentTo: number;
  /** The number of the last proposal of a room that was carried out, so that none is carried out twice; 0 before that. */
  readonly settled: number;
  /** How often a seat was given to a stand-in; absent before the first time. */
  readonly handedOver?: number;
  /** The last pause; absent before the first one. */
  readonly pause?: Pause;
  /** Suggestions of members for turns that are not over; absent when there are none. */
  readonly plans?: readonly Plan[];
  /** The number of the turn; absent where the game counts none. */
  readonly turn?: number;
  /** How many orders each seat has given or taken back in that turn; absent while nobody has. */
  readonly orders?: Readonly<Record<number, number>>;
  /** How many plans each member has suggested in that turn; absent while nobody has. */
  readonly suggested?: Readonly<Record<number, number>>;
  /** How many versions of the match only suggested or withdrew plans: no view counts them, but everybody knows of them. */
  readonly planned?: number;
}

/**
 * How many orders a seat may give or take back in one turn: each is a version of the match and is shown to everybody.
 */
export const MOST_ORDERS = 32;

/** How many plans a member may suggest in one turn: each is a version of the match and is stored as long as the match. */
export const MOST_PLANS = 100;

const NO_PLANS: readonly Plan[] = [];

export const NO_NOTES: Notes = { by: TABLE, takenBack: 0, wentTo: 0, settled: 0 };

/** The notes after an answer. */
export function noteAnswer(notes: Notes, choice: Choice): Notes {
  const noted = { ...notes, by: choice.seat, takenBack: notes.takenBack + (isUndo(choice) ? 1 : 0) };
  if (!isOrder(choice) || notes.turn === undefined) return noted;
  return { ...noted, orders: { ...notes.orders, [choice.seat]: ordersOf(notes, choice.seat) + 1 } };
}

/** Whether a seat has given as many orders in the running turn as it may. Where no turns are counted, steps alone are bounded. */
export function hasOrderedEnough(notes: Notes, by: Seat): boolean {
  return ordersOf(notes, by) >= MOST_ORDERS;
}

/** Whether a member has reached the limit of plans in the running turn. */
export function hasSuggestedEnough({ suggested = {} }: Notes, by: MemberId): boolean {
  return (suggested[by] ?? 0) >= MOST_PLANS;
}

/** The notes with one more plan. It replaces the earlier plan by the same member for the same other member. */
export function noteSuggestion(notes: Notes, plan: Plan): Notes {
  const { suggested = {} } = notes;
  const noted = noteMoment(notes, { plans: withPlan(plansOf(notes), plan) });
  return notePlanned({ ...noted, suggested: { ...suggested, [plan.by]: (suggested[plan.by] ?? 0) + 1 } });
}

/** The notes with other plans, which a member has withdrawn or changed. */
export function notePlans(notes: Notes, plans: readonly Plan[]): Notes {
  return notePlanned(noteMoment(notes, { plans }));
}

function notePlanned(notes: Notes): Notes {
  return { ...notes, planned: (notes.planned ?? 0) + 1 };
}

function ordersOf({ orders = {} }: Notes, by: Seat): number {
  return orders[by] ?? 0;
}

/** What is noted of a match besides its answers: the plans, and the number of the turn. */
type Moment = Pick<Notes, 'plans' | 'turn'>;

/** The notes with these suggestions, in this turn. A new turn starts with no orders and no counts. Missing parts stay. */
export function noteMoment(notes: Notes, { plans = plansOf(notes), turn = notes.turn }: Moment): Notes {
  if (plans === plansOf(notes) && turn === notes.turn) return notes;
  const { by, takenBack, wentTo, settled, handedOver, pause, orders, suggested, planned } = notes;
  return {
    by,
    takenBack,
    wentTo,
    settled,
    ...(handedOver === undefined ? {} : { handedOver }),
    ...(pause === undefined ? {} : { pause }),
    ...(planned === undefined ? {} : { planned }),
    ...(plans.length === 0 ? {} : { plans }),
    ...(turn === undefined ? {} : { turn }),
    ...(orders === undefined || turn !== notes.turn ? {} : { orders }),
    ...(suggested === undefined || turn !== notes.turn ? {} : { suggested }),
  };
}

/** The plans that are noted. */
export function plansOf({ plans = NO_PLANS }: Notes): readonly Plan[] {
  return plans;
}

/** The notes after a seat was given to a stand-in, or back. */
export function noteHandOver(notes: Notes): Notes {
  return { ...notes, by: TABLE, handedOver: (notes.handedOver ?? 0) + 1 };
}

/** A version of a match, as far as it tells who answered. */
export interface NotedVersion {
  readonly version: number;
  /** How many answers had been accepted. */
  readonly rev: number;
  readonly notes: Notes;
}

/**
 * The version in which a seat gave its last answer that still stands, or null. Only version numbers are kept in memory, because a match may
 * have very many versions.
 * @param versions of one match, oldest first
 */
export async function lastAnswer(versions: AsyncIterable<NotedVersion>, seat: Seat): Promise<number | null> {
  let given: number[] = [];
  let before: NotedVersion | null = null;
  for await (const { version, rev, notes } of versions) {
    const earlier: NotedVersion | null = before;
    before = { version, rev, notes };
    if (earlier === null || earlier.rev === rev || earlier.notes.handedOver !== notes.handedOver) continue;
    if (earlier.notes.settled !== notes.settled) given = given.filter((one) => one < notes.wentTo);
    else if (notes.by !== seat) continue;
    else if (earlier.notes.takenBack === notes.takenBack) given.push(earlier.version);
    else given.pop();
  }
  return given.at(-1) ?? null;
}

/**
 * The version in which the last turn with an answer began. Null where the game counts no turns.
 * @param versions of one match, oldest first
 * @param now the number of accepted answers in the present version: versions with the same number are skipped
 */
export async function turnBegan(versions: AsyncIterable<NotedVersion>, now: number): Promise<number | null> {
  let began: { readonly version: number; readonly turn: number | undefined } | null = null;
  for await (const { version, rev, notes } of versions) {
    if (rev === now) continue;
    if (began === null || began.turn !== notes.turn) began = { version, turn: notes.turn };
  }
  return began?.turn === undefined ? null : began.version;
}
