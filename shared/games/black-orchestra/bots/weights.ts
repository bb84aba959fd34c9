import type { EditionId } from '../board/editions';
import first from './weights/first.json';
import second from './weights/second.json';

/** How much the parts of a table count for `steady`. Set by hand so far. */
export interface Weights {
  /** The best chances to win that plots promise. */
  readonly plots: number;
  /** What is left of a chance for each level of motivation that is missing. */
  readonly perLevel: number;
  /** Likewise for each move to where the plot can be attempted. */
  readonly perMove: number;
  /** Likewise while the leader stands where the plot cannot strike. */
  readonly misplaced: number;
  /** Likewise for a plot that waits for an event to move the leader. */
  readonly onTheWay: number;
  /** How much of what items in other hands would add can be counted on, when their holder stands there. */
  readonly carried: number;
  /** Likewise of items that lie open on the board. */
  readonly lying: number;
  /** What is left of that for each move that they have to be carried. */
  readonly perFetch: number;
  /** How much of what somebody more motivated could make of a plot can be counted on, when its holder is beside them. */
  readonly handed: number;
  /** Likewise of a second attempt, after the first has failed quietly. */
  readonly again: number;
  /** A level of motivation, up to the one that plots need. */
  readonly motivation: number;
  /** A level of suspicion; the highest counts once more, times the chance of an arrest. */
  readonly suspicion: number;
  readonly arrest: number;
  readonly prison: number;
  /** A point of support above what it can sink to. */
  readonly support: number;
  /** A die on the track. */
  readonly track: number;
  readonly item: number;
  /** An item that a plot in somebody's dossier asks for. */
  readonly wanted: number;
  readonly card: number;
  readonly illegal: number;
  /** One of the first two plots in a dossier. */
  readonly plot: number;
  /** Any further one. */
  readonly spare: number;
  /** Two conspirators in one space: who conspires there makes the other one suspected too. */
  readonly crowd: number;
  /** A win, beside the value of a table. */
  readonly win: number;
  /** An action that is left in this turn. */
  readonly action: number;
  /** A turn that begins beside a leader. */
  readonly leader: number;
  /** A tile that lies open, or near somebody who can take it. */
  readonly tile: number;
}

/** The weights of each edition. */
export const WEIGHTS: Readonly<Record<EditionId, Weights>> = { first, second };
