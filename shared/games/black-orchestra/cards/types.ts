import type { Run } from '../../../engine/run';
import type { Script } from '../../../engine/script';
import type { Motivation } from '../board/levels';
import type { ItemId, LeaderId, SpaceId } from '../board/spaces';
import type { SheetId } from '../sheets/ids';
import type { Affiliation, CardKey, Core, EventKey } from '../state';

/** One pass over a step of Black Orchestra. */
export type Play = Run<Core, CardSet>;

/** A state together with the cards it is about: what rules need that only look. Every {@link Play} is one. */
export type Position = Pick<Play, 'core' | 'content'>;

/** The cards and sheets a match is played with. Each look-up throws RangeError for an unknown one. */
export interface CardSet {
  readonly events: readonly EventCard[];
  readonly dossier: readonly DossierCard[];
  readonly interrogations: readonly InterrogationCard[];
  /** The definition behind one printed event. */
  event(key: EventKey): EventCard;
  /** The definition behind one printed conspirator card or plot. */
  card(key: CardKey): DossierCard;
  /** The definition behind one printed interrogation card. */
  interrogation(key: string): InterrogationCard;
  /** A conspirator sheet. */
  sheet(id: SheetId): Sheet;
}

/** A sentence in both languages, ICU MessageFormat, typographic apostrophes. */
export interface Both {
  readonly en: string;
  readonly fr: string;
}

/** Where an event takes Hitler, as far as it is known before it resolves: what Delay Hitler can react to. */
export type HitlerMove = SpaceId | 'start' | 'nearest-conspirator';

/** What an event does as long as it is the current event [BO 8]. */
export interface WhileCurrent {
  /** Added to the eagles counted on every plot; negative: fewer count. */
  readonly eagles?: number;
  /** After a conspirator moved from one space to another. */
  readonly moved?: (play: Play, who: SheetId, from: SpaceId, to: SpaceId) => void;
  /** When the dissent track fills, all conspirators may gain motivation instead of the usual choice. */
  readonly trackMotivatesAll?: true;
}

export interface EventCard {
  readonly id: string;
  readonly stage: 1 | 2 | 3 | 4 | 5 | 6 | 7;
  readonly kind: 'standard' | 'important' | 'key';
  readonly copies: number;
  readonly name: Both;
  readonly text: Both;
  /** Further sentences of this card, `event.<id>.<key>`. */
  readonly words?: Readonly<Record<string, Both>>;
  readonly movesHitler?: HitlerMove;
  readonly whileCurrent?: WhileCurrent;
  /** Resolves the card top to bottom. */
  resolve(play: Play): Script;
}

/** A moment at which cards may be played [BO 13]. A closed list. */
export type Moment =
  | { readonly kind: 'event-moves-hitler' }
  | { readonly kind: 'before-event' }
  | { readonly kind: 'plot-gathering' }
  | { readonly kind: 'plot-rolled' }
  | { readonly kind: 'leader-moved'; readonly moved: readonly LeaderId[] };
export type MomentKind = Moment['kind'];

/** Something done with a card: only offered while it can change something. */
export interface CardUse {
  usable(at: Position, holder: SheetId): boolean;
  play(play: Play, holder: SheetId): Script;
}

/** A Conspire roll, for cards that watch it [BO 7]. */
export interface ConspireRoll {
  readonly who: SheetId;
  readonly eagles: number;
  readonly targets: number;
}

/** Effects that hold while a card lies face up in the dossier of a free conspirator. */
export interface Ongoing {
  /** After the eagles of a Conspire roll and before its targets; returns how many targets this card takes. */
  readonly conspired?: (play: Play, holder: SheetId, card: CardKey, roll: ConspireRoll) => Script<number>;
  /** Illegal cards kept in a raid cost no suspicion. */
  readonly keepsSafe?: true;
  /** Usable as an item of this kind by discarding the card [R13]. */
  readonly countsAs?: ItemId;
}

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

export interface DossierCard {
  readonly id: string;
  readonly kind: 'standard' | 'illegal' | 'plot';
  readonly copies: number;
  readonly name: Both;
  readonly text: Both;
  /** Further sentences of this card, `card.<id>.<key>`. */
  readonly words?: Readonly<Record<string, Both>>;
  /** Playable as an Act action. */
  readonly action?: CardUse;
  /** Playable at a moment. */
  readonly reaction?: CardUse & { readonly moment: MomentKind };
  /** Playable whenever the game waits. */
  readonly anyTime?: CardUse;
  readonly ongoing?: Ongoing;
  readonly plot?: PlotSpec;
}

/** One way to give in during an interrogation [BO 11]. */
export interface InterrogationOption {
  /** Message id part of what it does, `effect.<effect>`; the same words stand on other cards, so it names no card. */
  readonly effect: string;
  /** Whether it can be applied fully right now. */
  applicable(at: Position, prisoner: SheetId): boolean;
  /** Asks the prisoner for all targets, in secret, and returns what then happens in public. */
  choose(play: Play, prisoner: SheetId): Script<() => Script>;
}

export interface InterrogationCard {
  readonly id: string;
  readonly copies: number;
  readonly name: Both;
  readonly yields: InterrogationOption;
  /** Like `yields`; the prisoner is released afterwards. */
  readonly betrays: InterrogationOption;
  /** What an eagle does when resisting; as far as possible, targets chosen by the prisoner. */
  readonly eagle: { readonly effect: string; apply(play: Play, prisoner: SheetId): Script };
  /** Sentences for the `effect` names this card is the first to use. */
  readonly effects: Readonly<Record<string, Both>>;
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

export interface Sheet {
  readonly id: SheetId;
  readonly affiliation: Affiliation;
  readonly name: string;
  readonly text: Both;
  /** Further sentences of this sheet, `sheet.<id>.<key>`. */
  readonly words?: Readonly<Record<string, Both>>;
  readonly passive?: Passive;
  /** The special ability as an action. */
  readonly action?: CardUse & { readonly oncePerTurn?: true };
  /** After the leader penalties at the start of the turn [R6]. */
  readonly turnStart?: (play: Play, who: SheetId) => Script;
  /** What the Dossier action does instead of drawing a card. */
  readonly dossierAction?: (play: Play, who: SheetId) => Script;
}
