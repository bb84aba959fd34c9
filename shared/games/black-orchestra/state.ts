import type { Seat } from '../../engine/ask';
import type { StreamSpec } from '../../engine/game';
import type { RngStream } from '../../engine/rng';
import type { EditionId } from './board/editions';
import type { Motivation, Suspicion } from './board/levels';
import type { DieFace } from './board/pieces';
import type { SheetId } from './board/sheets';
import type { ItemId, LeaderId, SpaceId } from './board/spaces';

export type Affiliation = 'abwehr' | 'civilian' | 'wehrmacht';

/** One printed card among several of the same name: `quick-reaction#2`. The part before `#` is the card's id. */
export type CardKey = `${string}#${number}`;
/** One printed event, likewise. */
export type EventKey = `${string}#${number}`;

/** The random streams. They are independent: one can be revealed without the others. */
export const STREAMS = [
  { name: 'setup', shown: 'at-end' },
  { name: 'dice', shown: 'at-end' },
  { name: 'events', shown: 'at-end' },
  { name: 'conspirator', shown: 'at-end' },
  { name: 'items', shown: 'at-end' },
  // Nobody may ever know which interrogation cards somebody had [BO 11].
  { name: 'interrogation', shown: 'never' },
] as const satisfies readonly StreamSpec[];
type StreamName = (typeof STREAMS)[number]['name'];

export interface Conspirator {
  readonly id: SheetId;
  /** Who plays it; a solo player runs two. */
  readonly seat: Seat;
  readonly space: SpaceId | 'prison';
  readonly motivation: Motivation;
  readonly suspicion: Suspicion;
  readonly dossier: readonly CardKey[];
  readonly items: readonly ItemId[];
  /** Number dice handed out by Black Orchestra, waiting for this conspirator's next turn [R18]. */
  readonly extraDice: readonly number[];
}

/** A leader's token: on the board, killed by a plot, or taken out by an event. */
type LeaderToken =
  { readonly state: 'board'; readonly space: SpaceId } | { readonly state: 'killed' } | { readonly state: 'gone' };

/** An item tile that still lies on its space. */
export type Tile = { readonly face: 'down' } | { readonly face: 'up'; readonly item: ItemId };

/** Where a turn has got to [BO 5]. Each value is one kind of step. */
type Phase = 'start' | 'actions' | 'interrogation' | 'event';

export interface Turn {
  /** Counted from 1 over the whole game. */
  readonly number: number;
  /** Whose turn: index into `conspirators`. */
  readonly active: number;
  readonly phase: Phase;
  /** Actions paid so far. */
  readonly used: number;
  /** Actions gained on top of the ordinary ones. */
  readonly gained: number;
  /** How many dice handed out earlier gave the active conspirator actions this turn; they go back after them [R18]. */
  readonly extraDice: number;
  readonly conspired: 'yes' | 'no' | 'forbidden';
  /** Whose special ability Goebbels blanks this turn [BO 5, R7]. */
  readonly blanked: SheetId | null;
  /** Once-per-turn abilities used, by sheet. */
  readonly abilityUsed: readonly SheetId[];
  /** Events still to be resolved in this turn's event step. */
  readonly eventsDue: number;
  /** The requests that were refused in this turn, by the keys of their options; absent while none was [BO 6.9]. */
  readonly refused?: readonly string[];
}

/** What somebody has said in advance about a card of their own [R35]. It ends when the card leaves the dossier, or its holder the table for prison. */
export interface CardOrder {
  readonly card: CardKey;
  /** Play it by itself at the next moment it is for; never ask about it; or ask, at a moment that is armed for and not asked about. */
  readonly does: 'use' | 'pass' | 'ask';
}

/** Standing orders of a seat: everybody may see them. */
interface StandingOrders {
  /** Whether other players' requests for a card or item are granted without asking. */
  readonly consent: 'ask' | 'always';
  /** The answers that requests of single seats get without asking; none is asked about. */
  readonly requests?: Readonly<Record<number, 'always' | 'never'>>;
  /** What was said in advance about cards; absent when nothing was. */
  readonly orders?: readonly CardOrder[];
  /** What was declined lately; absent when nothing was. */
  readonly declined?: readonly Declined[];
  /** Kinds of windows this seat passes by itself, until the turn of that number ends. */
  readonly passes: Readonly<Record<string, number>>;
  /** Whether this seat's turns finish by themselves after the last action, if nobody could do anything before [R27]. */
  readonly finish?: 'by-itself';
}

/** A reaction that was declined, and what it could have brought then [R35]. */
export interface Declined {
  readonly card: CardKey;
  readonly of: string;
  readonly chance: number;
  /** The number of the turn. */
  readonly turn: number;
}

/** The latest roll; screens show it for a few seconds. */
export interface Roll {
  /** Counted over the game, so that a screen knows a new roll. */
  readonly number: number;
  readonly purpose: 'conspire' | 'plot' | 'release' | 'resist' | 'card';
  readonly who: SheetId;
  readonly dice: readonly DieFace[];
}

/** Dice in the pool of a plot, and what brings them: the plot itself, an affiliation, the meeting, `item:keys`, `sheet:beck`, `card:officer-recruited`. */
export interface PoolPart {
  readonly from: string;
  readonly dice: number;
}

/** A plot being attempted [BO 12]; public from the first item laid down to the result. */
export interface Attempt {
  readonly card: CardKey;
  readonly who: SheetId;
  readonly target: LeaderId;
  /** Dice in the pool, the supply not yet considered. */
  readonly dice: number;
  /** Eagles that will not count. */
  readonly ignoredEagles: number;
  /** Targets needed. */
  readonly targets: number;
  /** Eagles that mean detection. */
  readonly eagles: number;
  /** The dice on the table once rolled. */
  readonly rolled: readonly DieFace[] | null;
  /** Optional elements already used, such as `item:explosives` (once each unless the card says "each"). */
  readonly elements: readonly string[];
  /** Where the dice of the pool come from, in the order in which they came. */
  readonly sources: readonly PoolPart[];
}

/** What the table knows of events that were shown before they were drawn. They are all of the current stage. */
export interface Foreseen {
  /** The next events of the deck, first the next to be drawn. */
  readonly next: readonly EventKey[];
  /** Events that were shown and then taken out of the game. */
  readonly gone: readonly EventKey[];
  /** How many events on top of the deck somebody has looked at alone, and may have put in another order. */
  readonly peeked: number;
}

export interface Pub {
  readonly edition: EditionId;
  readonly variants: { readonly lieutenants: boolean; readonly urgency: boolean; readonly documents: boolean };
  /** Whether the table plays without taking back [R27]. */
  readonly undo?: 'off';
  /** How many people play; a solo player counts as one [BO 4]. */
  readonly players: number;
  /** In turn order. */
  readonly conspirators: readonly Conspirator[];
  readonly standing: readonly StandingOrders[];
  readonly turn: Turn;
  readonly support: number;
  readonly supportFloor: number;
  readonly leaders: Readonly<Record<LeaderId, LeaderToken>>;
  readonly tiles: Readonly<Partial<Record<SpaceId, Tile>>>;
  readonly itemDiscard: readonly ItemId[];
  /** Tiles taken out of the game unseen [BO 14]. */
  readonly tilesRemoved: number;
  /** Dice on the dissent track [BO 7]. */
  readonly track: number;
  /** Dice lying on cards, by card (Defections and Dissent). */
  readonly cardDice: Readonly<Record<string, number>>;
  readonly discard: readonly CardKey[];
  readonly stage: number;
  readonly currentEvent: EventKey | null;
  readonly keyEvent: EventKey | null;
  readonly eventDiscard: readonly EventKey[];
  /** What was shown of the event deck of the current stage; absent when nothing was. */
  readonly foreseen?: Foreseen;
  /** Affiliations whose abilities are off for the rest of the game. */
  readonly abilitiesOff: readonly Affiliation[];
  readonly attempt: Attempt | null;
  readonly roll: Roll | null;
  /** Cards being played right now: still in their dossier, but not counted against its limit. */
  readonly resolving: readonly CardKey[];
  /** Whether Delay Hitler holds him while the present event resolves. */
  readonly hitlerDelayed: boolean;
}

export interface Hidden {
  readonly rng: Readonly<Record<StreamName, RngStream>>;
  /** Top first; index 0 is stage 1. */
  readonly eventDecks: readonly (readonly EventKey[])[];
  readonly eventsRemoved: readonly EventKey[];
  /** Top first. */
  readonly deck: readonly CardKey[];
  readonly interrogationDeck: readonly string[];
  /** The card on the prisoner's table, while it lies there. */
  readonly interrogation: string | null;
  /** What lies under the face-down tiles. */
  readonly tiles: Readonly<Partial<Record<SpaceId, ItemId>>>;
  readonly tilesRemoved: readonly ItemId[];
}

/** The whole state of a game of Black Orchestra. */
export interface Core {
  readonly pub: Pub;
  readonly hidden: Hidden;
}

/** What everybody knows of a match: every view of the table has it, and so has the public state that rules work on. */
export type Known = Omit<Pub, 'hitlerDelayed' | 'resolving' | 'undo'>;
