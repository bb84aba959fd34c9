import { type AskId, type Choice, isQuestion, type Seat, TABLE } from '../../shared/engine/ask';
import type { ErrorCode } from '../../shared/protocol/rooms';
import type { LiveMatch } from './live';
import { matchOf } from './state';

/** What closed a question before its seat's answer came: its time was over, or an answer of another seat made it needless. */
type Closed = Extract<ErrorCode, 'time-over' | 'overtaken'>;

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
      this.closed.set(keyOf(before.id, ask.seat, ask.id), is.by === TABLE ? 'time-over' : 'overtaken');
    }
    for (const key of this.closed.keys()) {
      if (this.closed.size <= KEPT) break;
      this.closed.delete(key);
    }
  }

  /** Why an answer to a question that is not open is too late; null when this node does not know. */
  why(id: string, { seat, ask }: Choice): Closed | null {
    return this.closed.get(keyOf(id, seat, ask)) ?? null;
  }
}

/** Only the seat that was asked is told. */
function keyOf(id: string, seat: Seat, ask: AskId): string {
  return `${id} ${seat} ${ask}`;
}
