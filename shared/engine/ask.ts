import type { Text } from './text';

declare const brand: unique symbol;
type Branded<Base, Name> = Base & { readonly [brand]: Name };

/** A place at the table, counted from 0. The person in it may run more than one pawn. */
export type Seat = Branded<number, 'Seat'>;

/** Names one open question. Stable while the question is open, never used again in the same match. */
export type AskId = Branded<string, 'AskId'>;

/** Marks a plain number as a seat. */
export function seat(n: number): Seat {
  return n as Seat;
}

/** Marks a plain string as an ask id. */
export function askId(id: string): AskId {
  return id as AskId;
}

/** What an option points at on the table, so that a screen can light it up and let it be tapped. */
export interface Ref {
  /** What kind of thing: the game's own word, such as `space` or `card`. */
  readonly kind: string;
  /** Which one of that kind. */
  readonly id: string;
}

/** One possible answer. `key` is what a client sends back. */
export interface Option {
  readonly key: string;
  readonly label: Text;
  readonly ref?: Ref;
  /** Message id of a heading under which similar options can be shown together. */
  readonly group?: string;
}

/** One open question to one seat: a finite list of options, of which one is the answer. */
export interface Ask {
  readonly id: AskId;
  readonly seat: Seat;
  /** The kind of decision, in the game's words (`action`, `discard`, ...). Everybody may know it. */
  readonly kind: string;
  readonly prompt: Text;
  /** The thing the question comes from, such as a card. Only the asked seat sees it. */
  readonly source?: Ref;
  readonly options: readonly Option[];
}

/** Who the table is waiting for, and for what kind of decision. Public. */
export interface Waiting {
  readonly seat: Seat;
  readonly kind: string;
}

/** Of what is waited for, that which keeps its seat out of the conversation; `kinds` are the game's `secluding`. */
export function secluding<W extends Waiting>(kinds: readonly string[], waiting: readonly W[]): readonly W[] {
  return waiting.filter(({ kind }) => kinds.includes(kind));
}

/** One given answer, as it is stored and replayed. */
export interface Choice {
  readonly seat: Seat;
  readonly ask: AskId;
  readonly key: string;
}

/** The kind of the asks that offer any-time effects. They never count as waiting. */
export const ANY_TIME = 'any-time';

/** The id of the ask that offers a seat its any-time effects: the same for the whole match, as nothing waits for it. */
export function anyTimeAskId(of: Seat): AskId {
  return askId(`any.${of}`);
}
