import { sameJson } from '../patch/same';
import type { Text } from './text';

declare const brand: unique symbol;
type Branded<Base, Name> = Base & { readonly [brand]: Name };

/** A place at the table, counted from 0. The person in it may run more than one pawn. */
export type Seat = Branded<number, 'Seat'>;

/** The seat of asks by which the game waits for a time to pass. Only the server answers them, and no view has them. */
export const TABLE = -1 as Seat;

/** Names one open question. Stable while the question is open, never used again in the same match. */
export type AskId = Branded<string, 'AskId'>;

/**
 * The answer for a seat whose time has passed and whose question falls back on chance: the script draws one of the options.
 * No option has this key, and no player may give it.
 */
export const BY_CHANCE = '~by-chance';

/** Marks a plain number as a seat. */
export function seat(n: number): Seat {
  return n as Seat;
}

/** Marks a plain string as an ask id. */
export function askId(id: string): AskId {
  return id as AskId;
}

/** The thing of the table that an option is about, so that a screen can mark it and let it be tapped. */
export interface Ref {
  /** The kind of thing: the game's own word, such as `space` or `card`. */
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

/** The condition that ends a reason, in the game's words: what has to change, and to which value. */
interface Until {
  readonly what: string;
  /** One of these is enough. */
  readonly at?: readonly (string | number)[];
}

/** Why something cannot be done. */
export interface Reason {
  readonly why: Text;
  /** The number of the rule that says so, as the game's rules count. */
  readonly rule: string;
  /** When this is true the reason is gone; absent where nothing that could be named ends it. */
  readonly until?: Until;
}

/** What a player might expect among the options and does not find there. Its `key` is no option's. */
export interface Unavailable extends Reason {
  readonly key: string;
  readonly label: Text;
  readonly ref?: Ref;
}

/** One open question to one seat: a finite list of options, of which one is the answer. */
export interface Ask {
  readonly id: AskId;
  readonly seat: Seat;
  /** The kind of decision, in the game's words (`action`, `discard`, ...). Everybody may know it. */
  readonly kind: string;
  readonly prompt: Text;
  /**
   * The public part of the question, for those who wait: a sentence in which `who` are the seats asked and `n` is their
   * number. Absent when only the kind of the question is public.
   */
  readonly about?: Text;
  /** The thing the question comes from, such as a card. Only the asked seat sees it. */
  readonly source?: Ref;
  readonly options: readonly Option[];
  /** Everybody may read the options, so that those who wait know between what. Without {@link Ask.about} it says nothing. */
  readonly openOptions?: true;
  /** What is no option, and why; absent when there is nothing to say. */
  readonly unavailable?: readonly Unavailable[];
  /** The kind of time that the asked seat has, in the game's words; no limit when absent. */
  readonly clock?: string;
  /**
   * For how many milliseconds the table itself waits, whatever the time rules of its room: such an ask needs no `clock`. Only
   * asks of {@link TABLE} have it.
   */
  readonly lasts?: number;
  /** The key of the option that is taken for a seat whose time has passed; {@link BY_CHANCE} where one is drawn. */
  readonly fallback?: string;
  /** This question is never shown again, not even to its own seat: no replay and no export has it. */
  readonly confidential?: true;
  /** Others see nothing of the answer before all seats have answered, and then perhaps only a part. */
  readonly sealed?: true;
  /** Which option was taken is for the seat alone to know: no line says it, also when its time is over. */
  readonly answeredInSecret?: true;
}

/** What an answer with this key takes: an option, or whichever one chance decides on; undefined when there is none. */
export function takenBy({ options, fallback }: Ask, key: string): Option | undefined {
  if (key === BY_CHANCE && fallback === BY_CHANCE) return { key, label: { m: 'engine.by-chance' } };
  return options.find((option) => option.key === key);
}

/** A seat that the table waits for, the kind of its decision, and the public part of the question. Public. */
export interface Waiting {
  readonly seat: Seat;
  readonly kind: string;
  /** See {@link Ask.about}. */
  readonly about?: Text;
  /** What the seat decides between, where everybody may know it and it is not more than is read at a glance. */
  readonly between?: readonly Text[];
}

/** More options than this are not read by those who wait. */
const AT_A_GLANCE = 8;

/** The entries of `waiting` that keep their seat out of the conversation. `kinds` are the game's `secluding`. */
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

/** The kind of the asks by which a seat takes back its last answer. They never count as waiting. */
export const UNDO = 'undo';

/** The kind of the asks by which a seat gives or takes back standing orders. They never count as waiting. */
export const IN_ADVANCE = 'in-advance';

/** Whether an ask is a question that the game waits for: neither any-time effects, nor standing orders, nor taking back. */
export function isQuestion({ kind }: Pick<Ask, 'kind'>): boolean {
  return kind !== ANY_TIME && kind !== IN_ADVANCE && kind !== UNDO;
}

/**
 * The seats that the table waits for: one entry per seat and kind, in a fixed order. The number of a seat's asks and
 * the order in which they were opened must tell others nothing.
 */
export function waitingFor(asks: readonly Ask[]): readonly Waiting[] {
  const entries = new Map<string, Waiting>();
  const questions = asks.filter((ask) => isQuestion(ask) && ask.seat !== TABLE);
  for (const ask of questions) {
    const key = `${ask.seat}.${ask.kind}`;
    entries.set(key, shared(entries.get(key), ask));
  }
  return [...entries.values()].sort((a, b) => a.seat - b.seat || (a.kind < b.kind ? -1 : 1));
}

/**
 * An entry for a question and those before it of its seat and kind: it says what they are about where all are about the same, and the
 * options where there is one question.
 */
function shared(before: Waiting | undefined, { seat, kind, about, confidential, openOptions, options }: Ask): Waiting {
  if (about === undefined || confidential === true) return { seat, kind };
  if (before !== undefined) return sameJson(before.about, about) ? { seat, kind, about } : { seat, kind };
  const isRead = openOptions === true && options.length <= AT_A_GLANCE;
  return { seat, kind, about, ...(isRead ? { between: options.map(({ label }) => label) } : {}) };
}

/** The kinds of asks that no script waits for. */
export type OfferKind = typeof ANY_TIME | typeof IN_ADVANCE;

const OFFER_IDS: Readonly<Record<OfferKind, string>> = { [ANY_TIME]: 'any', [IN_ADVANCE]: 'advance' };

/** The id of the ask that makes a seat its offers of a kind. It is the same for the whole match, because no script waits for it. */
export function offerAskId(kind: OfferKind, of: Seat): AskId {
  return askId(`${OFFER_IDS[kind]}.${of}`);
}

/** The kind of offers that an ask of a seat makes; null when a script waits for it. */
export function offerKindOf(id: AskId, of: Seat): OfferKind | null {
  return ([ANY_TIME, IN_ADVANCE] as const).find((kind) => id === offerAskId(kind, of)) ?? null;
}
