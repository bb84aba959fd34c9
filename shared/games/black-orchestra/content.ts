import type { Reason } from '../../engine/ask';
import type { Offer } from '../../engine/game';
import type { Run } from '../../engine/run';
import type { Choosable, Possible, Script } from '../../engine/script';
import type { EditionId } from './board/editions';
import type { Suspicion } from './board/levels';
import type { SheetId } from './board/sheets';
import type { ItemId, LeaderId, SpaceId } from './board/spaces';
import type { EventArrests, Facts, HitlerMove, Passive, PlotAid, PlotSpec, RuleFacts } from './forecast/facts';
import type { FreeConspirator } from './forecast/known';
import type { Affiliation, CardKey, Core, EventKey, Pub } from './state';

export type { CardFacts, EventFacts, Facts, Passive, PlotSpec, RuleFacts, SheetFacts } from './forecast/facts';

/** One pass over a step of Black Orchestra. */
export type GameRun = Run<Core, Edition>;

/** A state together with the cards it is about: what rules need that only look. Every {@link GameRun} is one. */
export type Position = Pick<GameRun, 'core' | 'content'>;

/** What a match is played with: its cards and sheets, and the rules in which the editions of the game differ [BO 16]. */
export interface Edition extends CardSet {
  /** What is printed on the cards and sheets, and those rules, as far as odds and forecasts need them. */
  readonly facts: Facts;
  readonly rules: EditionRules;
}

/** The rules in which editions differ. The other rules ask this record, and never which edition it is. */
export interface EditionRules extends RuleFacts {
  /** The actions, in the order they are listed [BO 6]. */
  readonly actions: readonly ActionSource[];
  /** The effects besides those of cards that may be used whenever the game waits. */
  readonly offers: (run: GameRun) => readonly Offer[];
  /** What becomes of a transfer that takes its receiver over a limit: the receiver discards, or it is not allowed. */
  readonly transferOverLimit: 'discard' | 'refuse';
  /** The suspicion of who is freed by the Release action. */
  readonly releasedAt: Suspicion;
  /** The leaders whose penalties are due, in groups: those of a group come in any order, the groups one after the other. */
  penaltyGroups(leaders: readonly LeaderId[]): readonly (readonly LeaderId[])[];
  /** One conspirator's decisions about cards in a raid, after the arrests [BO 10]. */
  raidDecisions(run: GameRun, id: SheetId): Script;
  /** The cards that somebody discards when arrested [BO 11]. */
  arrestDiscards(at: Position, id: SheetId): readonly CardKey[];
  /** The turn of a prisoner up to the event step [BO 11]. */
  prisonTurn(run: GameRun, prisoner: SheetId): Script;
  /** The leaders who die when a plot against one of them succeeds [BO 12.3]. */
  killedWith(pub: Pub, target: LeaderId): readonly LeaderId[];
}

/** An action on offer. Its script pays what it costs, so that one that another player refuses can be free. */
export type ActionOption = Choosable<() => Script>;

/** Lists the actions of one kind that could have an effect now, and those that could not, with the reason [BO 6]. */
export type ActionSource = (run: GameRun, who: FreeConspirator) => readonly Possible<() => Script>[];

/** The cards and sheets a match is played with. Each look-up throws RangeError for an unknown one. */
export interface CardSet {
  readonly events: readonly EventCard[];
  readonly dossier: readonly DossierCard[];
  /** The interrogation deck. What a prisoner does with a card of it is a rule of the edition. */
  readonly interrogations: readonly Interrogation[];
  /** The definition behind one printed event. */
  event(key: EventKey): EventCard;
  /** The definition behind one printed conspirator card or plot. */
  card(key: CardKey): DossierCard;
  /** A conspirator sheet. */
  sheet(id: SheetId): Sheet;
}

/** A sentence in both languages, ICU MessageFormat, typographic apostrophes. */
export interface Both {
  readonly en: string;
  readonly fr: string;
}

/** What an option of an interrogation does, in a sentence; `own`: to the prisoner, where it speaks of them. */
interface Effect extends Both {
  readonly own?: Both;
}

/** What an event does as long as it is the current event [BO 8]. */
interface WhileCurrent {
  /** Added to the eagles counted on every plot; negative: fewer count. */
  readonly eagles?: number;
  /** After a conspirator moved from one space to another. */
  readonly moved?: (run: GameRun, who: SheetId, from: SpaceId, to: SpaceId) => void;
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
  /** What it says where an edition's rules make it mean something else. */
  readonly textIn?: Readonly<Partial<Record<EditionId, Both>>>;
  /** Further sentences of this card, `event.<id>.<key>`. */
  readonly words?: Readonly<Record<string, Both>>;
  readonly movesHitler?: HitlerMove;
  /** Whom it arrests if it is no raid. */
  readonly arrests?: EventArrests;
  /** Whether it brings a Gestapo raid [BO 10]. */
  readonly raid?: true;
  /** Whether the variant Guarded Documents takes it out of the game before play [BO 15]. */
  readonly guarded?: true;
  /** It loses the game at once. */
  readonly lost?: true;
  /** It is about persecution: no change of a level is called good beside its name. */
  readonly persecution?: true;
  readonly whileCurrent?: WhileCurrent;
  /** Resolves the card top to bottom. */
  resolve(run: GameRun): Script;
}

/** A point of the game at which cards may be played: it opens a timing window [BO 13]. A closed list. */
export type Timing =
  | { readonly kind: 'event-moves-hitler' }
  | { readonly kind: 'before-event' }
  | { readonly kind: 'before-penalties' }
  | { readonly kind: 'plot-gathering' }
  | { readonly kind: 'plot-rolled' }
  | { readonly kind: 'leader-moved'; readonly moved: readonly LeaderId[] };
export type TimingKind = Timing['kind'];

/** What playing something could bring. */
export interface Prospect {
  /** The aim. Chances of different aims are not compared. */
  readonly of: string;
  /** How likely it is, 0 to 1; for a plot less what it costs to be detected, so that a smaller risk counts as well. */
  readonly chance: number;
}

/** Something done with a card: only offered while it can change something. */
export interface CardUse {
  /** Why it could change nothing now; null when it can be used. */
  bar(at: Position, holder: SheetId): Reason | null;
  play(run: GameRun, holder: SheetId): Script;
  /**
   * What it could bring now, by what everybody sees; null when nothing. Its holder is not asked where it could bring nothing, nor
   * soon again where it could bring no more than when they declined, unless they have said that they want to be [R35].
   * Absent where only people can judge that: then they are asked each time.
   */
  prospect?(at: Position): Prospect | null;
}

/** Something that may be done whenever the game waits. */
interface AnyTimeUse extends CardUse {
  /** Whether it could keep a leader's penalty from the active conspirator, whose turn is about to start [R28]. */
  averts?(at: Position): boolean;
}

/** A Conspire roll, for cards that watch it [BO 7]. */
export interface ConspireRoll {
  readonly who: SheetId;
  readonly eagles: number;
  readonly targets: number;
}

/** Effects that hold while a card lies face up in the dossier of a free conspirator. */
interface Ongoing {
  /** After the eagles of a Conspire roll and before its targets; returns how many targets this card takes. */
  readonly conspired?: (run: GameRun, holder: SheetId, card: CardKey, roll: ConspireRoll) => Script<number>;
  /** Illegal cards kept in a raid cost no suspicion. */
  readonly keepsSafe?: true;
  /** Usable as an item of this kind by discarding the card [R13]. */
  readonly countsAs?: ItemId;
}

export interface DossierCard {
  readonly id: string;
  readonly kind: 'standard' | 'illegal' | 'plot';
  readonly copies: number;
  readonly name: Both;
  readonly text: Both;
  /** What it says where an edition's rules make it mean something else. */
  readonly textIn?: Readonly<Partial<Record<EditionId, Both>>>;
  /** Further sentences of this card, `card.<id>.<key>`. */
  readonly words?: Readonly<Record<string, Both>>;
  /** Playable as an Act action. */
  readonly action?: CardUse;
  /** Playable in a timing window. */
  readonly reaction?: CardUse & { readonly timing: TimingKind };
  /** Playable whenever the game waits. */
  readonly anyTime?: AnyTimeUse;
  readonly ongoing?: Ongoing;
  readonly plot?: PlotSpec;
  /** What playing it as a reaction does for a plot. */
  readonly plotAid?: PlotAid;
  /** Its action brings a plot into the holder's dossier, as long as one is left. */
  readonly findsPlot?: true;
}

/** One way to give in during an interrogation [BO 11]. */
export interface InterrogationOption {
  /** Message id part of what it does, `effect.<effect>`; the same words stand on other cards, so it names no card. */
  readonly effect: string;
  /** Whether it can be applied fully right now. */
  applicable(at: Position, prisoner: SheetId): boolean;
  /** Of whom the prisoner then picks the one it is about; absent where there is nobody to pick. */
  among?(at: Position): readonly SheetId[];
  /** Asks the prisoner for all targets, in secret, and returns what then happens in public. */
  askTargets(run: GameRun, prisoner: SheetId): Script<() => Script>;
}

/** What all interrogation cards have. */
export interface Interrogation {
  readonly id: string;
  readonly copies: number;
  /** Sentences for the `effect` names this card is the first to use. */
  readonly effects: Readonly<Record<string, Effect>>;
}

/** An interrogation card that offers nothing but ways to give in, one of which must be chosen. */
export interface InexorableInterrogationCard extends Interrogation {
  readonly options: readonly InterrogationOption[];
}

/** An interrogation card that offers two ways to give in and one to resist. */
export interface InterrogationCard extends Interrogation {
  readonly name: Both;
  readonly yields: InterrogationOption;
  /** Like `yields`; the prisoner is released afterwards. */
  readonly betrays: InterrogationOption;
  /** What an eagle does when resisting; as far as possible, targets chosen by the prisoner. */
  readonly eagle: { readonly effect: string; apply(run: GameRun, prisoner: SheetId): Script };
}

export interface Sheet {
  readonly id: SheetId;
  readonly affiliation: Affiliation;
  readonly name: string;
  readonly text: Both;
  /** Its ability in a line, for whoever looks at the table: the text says exactly what it does. */
  readonly brief: Both;
  /** Further sentences of this sheet, `sheet.<id>.<key>`. */
  readonly words?: Readonly<Record<string, Both>>;
  readonly passive?: Passive;
  /** The special ability as an action. */
  readonly action?: CardUse & { readonly oncePerTurn?: true };
  /** After the leader penalties at the start of the turn [R6]. */
  readonly turnStart?: (run: GameRun, who: SheetId) => Script;
  /** What the Dossier action does instead of drawing a card. */
  readonly dossierAction?: (run: GameRun, who: SheetId) => Script;
}
