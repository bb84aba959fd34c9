import { type Ask, type AskId, type Choice, isQuestion, type Seat, TABLE } from '../../shared/engine/ask';
import type { ErrorCode } from '../../shared/protocol/rooms';
import type { LiveMatch } from './live';
import { matchOf } from './state';

/** Why a question was closed before its seat's answer came: its time was over, or an answer of another seat made it needless. */
type Why = Extract<ErrorCode, 'time-over' | 'overtaken'>;

/** What closed a question, and which seat was first, where everybody may know that. */
interface Closed {
  readonly why: Why;
  readonly first?: Seat;
}

/** Of so many questions, of all matches, a node remembers what closed them: answers are late by seconds. */
const KEPT = 2_000;

/** Remembers what closed the latest questions of this node, so that a late answer is refused with the true reason. */
export class ClosedQuestions {
  private readonly closed = new Map<string, Closed>();

  /**
   * Notes which questions a change of a match has closed, except those that the seat has answered itself and those that
   * a return of the table has removed.
   */
  note(before: LiveMatch, after: LiveMatch): void {
    if (before.running === null || after.running === null) return;
    const [was, is] = [before.running.notes, after.running.notes];
    if (was.settled !== is.settled || was.takenBack !== is.takenBack) return;
    const still = new Set(matchOf(after.running).asks.map(({ id }) => id));
    for (const ask of matchOf(before.running).asks) {
      if (still.has(ask.id) || !isQuestion(ask) || ask.seat === TABLE || ask.seat === is.by) continue;
      this.closed.set(keyOf(before.id, ask.seat, ask.id), closedBy(is.by, ask, matchOf(before.running).asks));
    }
    for (const key of this.closed.keys()) {
      if (this.closed.size <= KEPT) break;
      this.closed.delete(key);
    }
  }

  /** Why an answer to a question that is not open is too late; null when this node does not know. */
  why(id: string, { seat, ask }: Choice): Why | null {
    return this.closed.get(keyOf(id, seat, ask))?.why ?? null;
  }

  /** The seat whose answer was first; null when this node does not know, or when its reader may not. */
  first(id: string, { seat, ask }: Choice): Seat | null {
    return this.closed.get(keyOf(id, seat, ask))?.first ?? null;
  }
}

/**
 * What an answer of `by` says of a question that it has closed. Whoever was asked the same at the same time is named: everybody saw
 * both asked. Of any other answer nobody is told whose it was.
 */
function closedBy(by: Seat, closed: Ask, asks: readonly Ask[]): Closed {
  if (by === TABLE) return { why: 'time-over' };
  const own = asks.find(({ seat, kind }) => seat === by && kind === closed.kind);
  const isPublic = own !== undefined && own.confidential !== true && asks.every(({ seat }) => seat !== TABLE);
  return { why: 'overtaken', ...(isPublic ? { first: by } : {}) };
}

/** Only the seat that was asked is told. */
function keyOf(id: string, seat: Seat, ask: AskId): string {
  return `${id} ${seat} ${ask}`;
}
