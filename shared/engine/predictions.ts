import type { Seat } from './ask';
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
  /** The points for a prediction that comes true: more when it is less likely or made earlier. */
  readonly points: number;
}

/** The view of a spectator, which holds only what everybody sees. */
export interface SpectatorView<Table> {
  readonly table: Table;
  readonly log: readonly { readonly text: Text }[];
  readonly over: Over | null;
  /** The seats that are out, in the order in which they went; absent while there are none. */
  readonly out?: readonly Seat[];
}

/** The predictions that spectators may make in a game. They are made from the spectators' view and nothing else. */
export interface Predictions<Table> {
  /** The questions that are open now: their answers cannot be known yet. */
  open(seen: SpectatorView<Table>): readonly Question[];
  /** The answers that have come true so far, by question. */
  outcomes(seen: SpectatorView<Table>): Readonly<Record<string, string>>;
}
