import { once } from '../../../engine/once';
import { idOf } from '../board/copies';
import type { Motivation, Suspicion } from '../board/levels';
import type { SheetId } from '../board/sheets';
import type { ItemId, LeaderId, SpaceId } from '../board/spaces';
import type { Affiliation, CardKey, Conspirator, Pub } from '../state';

/** Where the leader must be for a plot. */
export type TargetPlace = 'fortified' | 'not-fortified' | 'berlin' | 'stage-1-or-2' | 'stage-3-4-or-5' | 'anywhere';

/** An optional element of a plot and its benefit [BO 12.1]. */
export type PlotOption =
  | { readonly affiliation: Affiliation; readonly dice: number }
  | { readonly item: ItemId; readonly dice?: number; readonly ignoreEagles?: number; readonly each?: true }
  | { readonly meeting: true; readonly dice: number };

export interface PlotSpec {
  readonly letter: string;
  readonly motivation: Extract<Motivation, 'committed' | 'reckless'>;
  /** Where the attempter must be; `on-the-way`: an event has just moved the leader, distance does not matter. */
  readonly attempter: 'same-space' | 'exactly-one-move-away' | 'on-the-way';
  readonly place: TargetPlace;
  readonly optional: readonly PlotOption[];
}

/** What a card does for a plot when it is played as a reaction [BO 12]. */
export interface PlotAid {
  /** Whether it is played while dice are gathered or once they are rolled. */
  readonly when: 'gathering' | 'rolled';
  /** Whose plots it helps: the holder's own, or anybody's. */
  readonly whose: 'own' | 'any';
  /** The least military support at which it helps. */
  readonly leastSupport?: number;
  /** More dice in the pool. */
  readonly dice?: number;
  /** Dice rolled again. */
  readonly rerolls?: number;
  /** Rolled eagles that do not count. */
  readonly ignores?: number;
}

/** Values a sheet changes while its ability is active. A closed list. */
export interface Passive {
  readonly dossierLimit?: number;
  readonly itemLimit?: number;
  readonly actions?: number;
  /** Leaders never penalise this conspirator. */
  readonly noPenalties?: true;
  /** More dice for every plot attempted in this conspirator's space. */
  readonly plotDice?: number;
}

/** Where an event takes Hitler, as far as it is known before it resolves: what Delay Hitler can react to. */
export type HitlerMove = SpaceId | 'start' | 'nearest-conspirator';

/** Whom an event arrests that is no raid: whoever a leader finds alone, or all of a suspicion in a space. */
export type EventArrests =
  | { readonly kind: 'visited-alone'; readonly by: LeaderId }
  | { readonly kind: 'in-space'; readonly space: SpaceId; readonly suspicion: Suspicion };

/** What forecasts know of a conspirator card or plot. */
export interface CardFacts {
  readonly kind: 'standard' | 'illegal' | 'plot';
  readonly plot?: PlotSpec;
  readonly plotAid?: PlotAid;
  readonly countsAs?: ItemId;
  readonly keepsSafe?: true;
  /** Its action brings a plot into the holder's dossier. */
  readonly findsPlot?: true;
  /** It does something whenever somebody conspires. */
  readonly watchesConspire?: true;
}

/** What forecasts know of an event. */
export interface EventFacts {
  readonly stage: number;
  readonly kind: 'standard' | 'important' | 'key';
  readonly copies: number;
  /** Added to the eagles counted on plots while it is the current event. */
  readonly eagles?: number;
  /** It does something for as long as it is the current event. */
  readonly lasts?: true;
  readonly raid?: true;
  readonly movesHitler?: HitlerMove;
  readonly arrests?: EventArrests;
  /** Whether the variant Guarded Documents takes it out of the game [BO 15]. */
  readonly guarded?: true;
  /** It loses the game at once. */
  readonly lost?: true;
  /** It is about persecution: no change of a level is called good beside its name. */
  readonly persecution?: true;
}

export interface SheetFacts {
  readonly affiliation: Affiliation;
  readonly passive: Passive;
}

/** The rules in which editions differ, as far as odds and forecasts need them. */
export interface RuleFacts {
  /** What the stage of a Berlin space is for cards that ask for one; null: it has none [R9]. */
  readonly berlinStage: 1 | null;
  /** Whose items a plot may use: those of the attempter, or also those of companions in the same space [BO 12.1]. */
  readonly plotItemsFrom: 'attempter' | 'companions';
  /** Which key event, lying aside, makes an important event be ignored: that of the same stage, or any [BO 8]. */
  readonly overtakenBy: 'key-of-its-stage' | 'any-key';
  /** Which cards a raid makes conspirators decide about [BO 10]. */
  readonly raidConcerns: 'illegal-cards' | 'all-cards';
}

/** What odds and forecasts need of an edition: what is printed on its cards and sheets by id, and some rules. Plain JSON. */
export interface Facts {
  readonly rules: RuleFacts;
  readonly cards: Readonly<Record<string, CardFacts>>;
  readonly events: Readonly<Record<string, EventFacts>>;
  readonly sheets: Readonly<Record<string, SheetFacts>>;
}

/** The facts of every edition: those of a table are under its `edition`. */
export type FactsByEdition = Readonly<Record<Pub['edition'], Facts>>;

/** The facts of one printed conspirator card or plot. Throws RangeError for an unknown one. */
export function cardFacts({ cards }: Facts, key: string): CardFacts {
  return factOf(cards, idOf(key));
}

/** The cards of a dossier that are of use for plots, each with what is printed on it. */
interface Useful {
  readonly plots: readonly { readonly card: CardKey; readonly spec: PlotSpec }[];
  readonly aids: readonly { readonly card: CardKey; readonly aid: PlotAid }[];
  readonly items: readonly { readonly kind: 'card'; readonly card: CardKey; readonly item: ItemId }[];
}

/** Forecasts ask for the same dossiers again and again: few of them change from one table to the next. */
const useful = once((facts: Facts) =>
  once((dossier: readonly CardKey[]): Useful => {
    const printed = dossier.map((card) => ({ card, ...cardFacts(facts, card) }));
    return {
      plots: printed.flatMap(({ card, plot: spec }) => (spec === undefined ? [] : [{ card, spec }])),
      aids: printed.flatMap(({ card, plotAid: aid }) => (aid === undefined ? [] : [{ card, aid }])),
      items: printed.flatMap(({ card, countsAs: item }) => (item === undefined ? [] : [{ kind: 'card', card, item }])),
    };
  }),
);

/** What a dossier has for plots. Throws RangeError for an unknown card. */
export function usefulIn(facts: Facts, { dossier }: Pick<Conspirator, 'dossier'>): Useful {
  return useful(facts)(dossier);
}

/** The facts of one printed event. Throws RangeError for an unknown one. */
export function eventFacts({ events }: Facts, key: string): EventFacts {
  return factOf(events, idOf(key));
}

/** The facts of a sheet. Throws RangeError for an unknown one. */
export function sheetFacts({ sheets }: Facts, id: SheetId): SheetFacts {
  return factOf(sheets, id);
}

function factOf<T>(all: Readonly<Record<string, T>>, id: string): T {
  const found = all[id];
  if (found === undefined) throw new RangeError(`unknown ${id}`);
  return found;
}
