import type { Over } from './run';
import type { Text } from './text';

/** A question about a match that spectators may answer before anybody knows. */
export interface Question {
  /** Names it in this match for good. The same question asked later, such as about the next event, is another one. */
  readonly id: string;
  readonly answers: readonly Foretelling[];
}

/** An answer that can be given to a question now. */
interface Foretelling {
  readonly key: string;
  /** What it is worth if it comes true: more for what is less likely, or known earlier. */
  readonly points: number;
}

/** What everybody sees of a match: the view of a spectator. */
export interface Seen<Table> {
  readonly table: Table;
  readonly log: readonly { readonly text: Text }[];
  readonly over: Over | null;
}

/** What spectators may foretell of a game. It knows what everybody sees, and nothing else. */
export interface Predictions<Table> {
  /** The questions that are open now: nobody can know their answers by rights. */
  open(seen: Seen<Table>): readonly Question[];
  /** The answers that have come true so far, by question. */
  outcomes(seen: Seen<Table>): Readonly<Record<string, string>>;
}
