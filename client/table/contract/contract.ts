import type { ComponentType, ReactNode } from 'react';

import type { Ask, AskId, Option, Ref, Seat } from '../../../shared/engine/ask';
import type { MatchView } from '../../../shared/engine/match';
import type { Predictions } from '../../../shared/engine/predictions';
import type { Text } from '../../../shared/engine/text';
import type { MemberView } from '../../../shared/protocol/rooms';
import type { Renderer } from '../../../shared/text/render';
import type { SoundName } from './sounds';
import type { Scheduled, Staged } from './staged';
import type { Moment, Story, Telling } from './story';
import type { WishesBeside, Wishing } from './wishes';

/** An option of an open ask of this viewer that points at a thing on the table. */
export interface Target {
  readonly ask: Ask;
  readonly option: Option;
}

/** The key under which {@link DrawingSource.targets} lists what can be done with a thing. */
export function refKey(ref: Ref): string {
  return `${ref.kind}:${ref.id}`;
}

/** A rule that something cites: its number, and the paragraph where several tell that rule. */
export interface RuleRef {
  readonly rule: string;
  readonly at?: string;
}

/** What is still to be done of a plan, for the drawing of a game: from where its member stands now. */
export interface ShownPlan {
  readonly id: string;
  /** The seat whose turn it is. */
  readonly seat: Seat;
  readonly by: MemberView;
  /** How many steps the whole plan has: a single one needs no number. */
  readonly length: number;
  /** Each with its number in the plan, counted from 1. */
  readonly steps: readonly (Pick<Option, 'key' | 'ref'> & { readonly n: number })[];
}

/** A member who points at a thing now. */
export interface ShownPoint {
  /** Tells this time from any other. */
  readonly n: number;
  readonly by: MemberView;
  readonly thing: Ref;
}

/** Whether the map and the sheets of a spectator go along with whoever has the turn, or stay where they are put. */
export type Following = 'turn' | 'free';

/** Whose things a part of a game's drawing shows: the viewer's, or those of all. */
export type Whose = 'own' | 'everybody';

/** The input of a game's drawing. */
export interface DrawingSource<Table, Facts = unknown> {
  readonly view: MatchView<Table>;
  /** The game's facts (`GameModule.facts`). */
  readonly facts: Facts;
  /** The table options of the room; one that is newer than the room is missing. */
  readonly options: Readonly<Record<string, string>>;
  readonly members: readonly MemberView[];
  readonly text: Renderer;
  /** Options by the thing they point at ({@link refKey}): what may light up and be tapped now. */
  readonly targets: ReadonlyMap<string, readonly Target[]>;
  /** Reports that a thing was tapped. If one option points at it, that is chosen; several narrow the prompt; none explains it. */
  readonly tap: (ref: Ref) => void;
  /** Things to emphasise, because a log line or an option that names them is pointed at. */
  readonly emphasis: ReadonlySet<string>;
  /** The moment that is being told: what changed by it is marked where it stands. Null when nothing is being told. */
  readonly telling: Telling | null;
  /** The suggestions of members and the one being drawn here, each to be drawn in the color of its author. */
  readonly plans: readonly ShownPlan[];
  /** The things that members point at now, each to be marked in the color of its member. */
  readonly points: readonly ShownPoint[];
}

/**
 * The properties of each part of a game's drawing: the drawing that the game has made once from {@link DrawingSource}.
 */
export interface PartProps<Drawing> {
  readonly drawing: Drawing;
}

/**
 * How a table is laid out on a phone. `map`: a drawer over a board that is moved and enlarged. `cards`: one column of the board, the
 * question and the tabs, none of which lies over another.
 */
type Shape = 'map' | 'cards';

/** The properties of the board. */
export interface BoardProps<Drawing> extends PartProps<Drawing> {
  /** The moment that is being told: the map flies to its place when it should. */
  readonly telling: Telling | null;
  /** The thing that the map should show, because a member points at it; null while the map stays where it is. */
  readonly seek: ShownPoint | null;
  /** `turn`: map and sheets go along with whoever has the turn; `free`: they stay where the viewer has put them. */
  readonly following: Following;
}

/** The properties of the drawing of people's things. */
export interface PeopleProps<Drawing> extends PartProps<Drawing> {
  readonly whose: Whose;
  /** `turn`: the sheet of whoever has the turn is brought into sight. */
  readonly following: Following;
}

/** The properties of a picture that a game draws beside the sentences of a moment. */
export interface MomentPictureProps {
  readonly moment: Moment;
  readonly text: Renderer;
  /** In the strip, or in the account of the moment. */
  readonly size: 'small' | 'large';
}

/** The properties of the picture of the moment that is presented. */
export interface StageProps<Drawing> extends PartProps<Drawing> {
  readonly moment: Scheduled;
  /** How far it has come, and the table before it. */
  readonly staged: Staged;
  /**
   * Its changes to the table, the most important first; empty before its result, or where other moments of the same
   * time come after it.
   */
  readonly changes: readonly Change[];
}

/** The properties of what tells how a match ended. */
export interface EndProps<Table> {
  readonly view: MatchView<Table>;
  readonly members: readonly MemberView[];
  /** The name of a seat in a sentence: its player's, with those of their pawns if the game gives them. */
  readonly nameOf: (seat: Seat) => string;
  readonly text: Renderer;
}

/** The properties of the account of a match that is over. */
export interface AccountProps<Table, Facts = unknown> extends EndProps<Table> {
  readonly facts: Facts;
  /** Shows the table as it was at a line of the log; null on a shared screen, at which nothing is pressed. */
  readonly onPast: ((line: number) => void) | null;
  /** Where people go from here: stands at the foot of the account, always in sight. */
  readonly actions: ReactNode;
}

/** The properties of a panel that a game draws for one kind of ask instead of the list of options. */
export interface AskPanelProps<Table, Facts = unknown> {
  readonly ask: Ask;
  readonly view: MatchView<Table>;
  /** The game's facts (`GameModule.facts`). */
  readonly facts: Facts;
  /** The table options of the room. */
  readonly options: Readonly<Record<string, string>>;
  readonly members: readonly MemberView[];
  readonly text: Renderer;
  readonly choose: (key: string) => void;
  /** True while an answer is on its way. */
  readonly busy: boolean;
  /** What can be wished for with an answer to this question. */
  readonly wishes: WishesBeside;
}

/** A difference between two tables, as somebody reads it before they choose: `Suspicion`, `medium`, `high`. */
export interface Change {
  readonly what: string;
  /** The former value; null for a thing that only appears or disappears. */
  readonly from: string | null;
  readonly to: string;
  readonly tone: 'better' | 'worse' | 'neither';
}

/** Two tables, and the viewer for whom they are compared. */
export interface Compared<Table, Facts> {
  readonly before: Table;
  readonly after: Table;
  readonly you: Seat | null;
  /** The table options of the room. */
  readonly options: Readonly<Record<string, string>>;
  readonly facts: Facts;
  readonly text: Renderer;
  /** The lines that the log would get between them, where the later one is only foreseen. */
  readonly foreseen?: readonly Text[];
  /** The only moment between the tables, with the lines that are new; all changes came with it. */
  readonly by?: Moment;
  /**
   * One of several moments that lie between the tables, with all of them: the changes that this one's sentences tell, and no
   * other's. Without it, all changes.
   */
  readonly within?: { readonly moment: Moment; readonly beside: readonly Moment[] };
}

/** An option that a reader looks at before taking it. */
export interface LookedAt<Table, Facts> {
  readonly option: Option;
  /** The table options of the room. */
  readonly options: Readonly<Record<string, string>>;
  readonly ask: Ask;
  readonly view: MatchView<Table>;
  readonly facts: Facts;
  readonly text: Renderer;
}

/** An option wherever it is listed, in a question or in a plan. */
export type Noted<Table, Facts> = Omit<LookedAt<Table, Facts>, 'ask'>;

/** A fixed place for some options of a question: it stands there whatever can be done. Its word is `slot.<id>` of the catalogue. */
export interface SlotSpec {
  readonly id: string;
  /** The first words of the keys of its options. The last slot of a row also holds those of no slot. */
  readonly keys: readonly string[];
  /** The one of these keys that its word names as well while it holds such an option: `slot.<id>.<key>`. */
  readonly alsoNames?: string;
  readonly Icon: ComponentType;
  /** A press opens its options, or takes the only one, unless that has a note. */
  readonly press: 'opens' | 'takes';
  /** Whether its button tells how many options it holds. Of ways and dice that was read as what they cost. */
  readonly count: 'told' | 'untold';
}

/** The question that fills most turns, and the row of its slots. The last slot also holds what can be done at any time. */
export interface Slots {
  readonly kind: string;
  readonly row: readonly SlotSpec[];
}

/** One step towards what the viewer is after: an option of an open question, or a slot in which they choose one. */
export interface Advance {
  readonly ask: AskId;
  readonly slot: string;
  /** Null where several options of the slot would do. */
  readonly key: string | null;
  /** What its button says. */
  readonly label: string;
  /** What for, in a few words below it; null where the goal says so. */
  readonly reason: string | null;
}

/** How the options of a game are looked at and taken. */
export interface Choosing<Table = never, Facts = never> {
  /** The kinds of things that are read before anything is done with them, such as cards: their options always open first. */
  readonly reads: readonly string[];
  /**
   * The kinds of things that a tap explains and never uses: a panel of the game has all that can be done to them, and tells first what
   * it brings.
   */
  readonly explained: readonly string[];
  /** The kinds of things in a hand, such as items: a tap on one may only be meant to read it, so its option opens first. */
  readonly held: readonly string[];
  /**
   * The kinds of questions in which players give up their own things: they know these things, so an option whose name they press acts
   * without opening.
   */
  readonly sorting: readonly string[];
  /** The kinds of questions whose options say all that there is to say: they act at the first tap, even if they are final. */
  readonly plain: readonly string[];
  /** The kinds of questions that fill the screen with a panel of the game. Their reader may leave them for the table and come back. */
  readonly scenes: readonly string[];
  /** The keys of the options by which something is refused: they act at the first tap, since nothing is lost by them. */
  readonly refusing: readonly string[];
  /** The keys of the options of which a panel of the game has told all that they bring: they act at the first tap on their button, even if they are final. */
  readonly told: readonly string[];
  /** The kinds of questions by which somebody is asked for something and may refuse: to ask changes nothing yet. */
  readonly requests: readonly string[];
  /** The kinds of questions that leave time for all else: beside no other is what can be done at any time explained. */
  readonly unhurried: readonly string[];
  /**
   * The kinds of questions that are open for seconds only: a bar above everything else brings them, whatever their reader looks at.
   */
  readonly urgent: readonly string[];
  /** The sounds with which questions call their reader, by kind. */
  readonly calls: Readonly<Record<string, SoundName>>;
  /** The kinds of questions that end a turn: their first option is a large button. */
  readonly closing: readonly string[];
  /**
   * Whether something that can be said in advance is about the end of a turn: it stands beside a question of `closing`, since it would
   * be too late afterwards.
   */
  readonly closingOrder: (order: Option) => boolean;
  /** The keys of the options that finish a turn or what is done in it: a key of its own always presses one of these. */
  readonly finishing: readonly string[];
  /** The keys of the options by which a question is left: by declining, or by ending a turn. They are in sight wherever one row is. */
  readonly leaving: readonly string[];
  /** The headings of the actions of most turns: they keep their place in a row, whatever else can be done. */
  readonly mainly: readonly string[];
  /**
   * The headings of rare options: always folded, so that the plain answers stand out. The catalogue explains them in
   * `<heading>.help`.
   */
  readonly aside: readonly string[];
  /** Where the options of a turn have fixed places; null in a game without. */
  readonly slots: Slots | null;
  /** What can be wished for before it is asked; null where nothing can. */
  readonly wishes: Wishing<Table, Facts> | null;
  /** What an option is called in few words: its label, unless that is a sentence and the option has a name. */
  readonly title: (option: Option, text: Renderer) => string;
  /** What an option is, where its label does not say it: sentences of the rules. The things of `reads` are explained anyway. */
  readonly about: (looked: LookedAt<Table, Facts>) => readonly string[];
  /** The consequence of an option, in a few words under its label; null when there is none to name. */
  readonly note: (noted: Noted<Table, Facts>) => string | null;
  /** Whether a table with these options wants its players advised. */
  readonly advises: (options: Readonly<Record<string, string>>) => boolean;
  /**
   * The texts of the cards or events behind a question, a line each, where the answer needs them. Beside a list of options with
   * their `note`s, what these say is left out.
   */
  readonly source: (
    ask: Pick<Ask, 'kind' | 'prompt' | 'options'>,
    text: Renderer,
    beside: 'labels' | 'notes',
  ) => readonly string[];
  /**
   * What is revealed next, by the name of a stream or hidden part of the game, after an answer to a question of this kind and with this
   * table; null for a general word.
   */
  readonly reveal: (of: string, kind: string, after: Table, text: Renderer) => string | null;
  /** The changes from one table to another, the most important first. */
  readonly compare: (tables: Compared<Table, Facts>) => readonly Change[];
}

/** The explanation of a thing. */
export interface Explained {
  readonly title: string;
  /** Sentences; `[12.1]` in one becomes a link to that rule. */
  readonly body: readonly string[];
  /** The rules that the thing goes by: each explanation names one, so that a reader can go on from there. */
  readonly rules: readonly RuleRef[];
  /** Things in it that can be looked at or chosen by themselves, such as the pawns in a space. */
  readonly things?: readonly { readonly ref: Ref; readonly label: string }[];
}

/** The predictions of a game, and the words for them. */
export interface Foreseeing<Table, Facts> {
  readonly of: (facts: Facts) => Predictions<Table>;
  /** A question by its id. */
  readonly question: (id: string, text: Renderer) => string;
  /** An answer to it by its key. */
  readonly answer: (id: string, key: string, text: Renderer) => string;
}

/**
 * All that the shell asks of a game's part of the client: how its table looks. It draws views and reports taps; it knows no rule. A part
 * that is null is not there, and takes no room.
 */
export interface WholeClient<Table = never, Facts = never, Drawing = never> {
  /** What its parts are drawn from. It is worked out once for each update, and is the same object as long as nothing of it has changed. */
  readonly draw: (from: DrawingSource<Table, Facts>) => Drawing;
  readonly shape: Shape;
  /**
   * The board. On a map it fills the box that it is given: on a phone all the room over the drawer. Of cards it is as high as it needs
   * on a phone, and is given at least all the height between the bars on a laptop.
   */
  readonly Table: ComponentType<BoardProps<Drawing>>;
  /** The figures that are always in sight, each with its name: a row of elements for the top bar. */
  readonly Gauges: ComponentType<PartProps<Drawing>> | null;
  /**
   * This viewer's goal, in a line that is always visible; a press opens everything that can be worked out about it.
   * Draws nothing without a goal.
   */
  readonly Goal: ComponentType<PartProps<Drawing>> | null;
  /** The step that brings this viewer nearer to it and can be taken now; `not-known` until it is worked out. */
  readonly useAdvance: (drawing: Drawing) => Advance | 'none' | 'not-known';
  /** All that can be worked out about it, in a panel that is always in sight where there is room for one. May draw nothing. */
  readonly Plans: ComponentType<PartProps<Drawing>> | null;
  /** The next danger, in a few words that are always visible; a press opens all of it. May draw nothing. */
  readonly Danger: ComponentType<PartProps<Drawing>> | null;
  /**
   * The things that players have before them. `own` is shown whole, also in half of a phone; `everybody` in brief, in a list or, for
   * spectators, in one row.
   */
  readonly People: ComponentType<PeopleProps<Drawing>> | null;
  /**
   * What the viewer holds, card by card, in a low row under the map where the window has room for one: `People` has all else of
   * them there. Draws nothing without a seat.
   */
  readonly Hand: ComponentType<PartProps<Drawing>> | null;
  /**
   * What the viewer holds and nobody else may see, in a tray of 50 to 112 pixels at the foot of the table; beside a table of cards on a
   * laptop it is narrow, and as high as it needs. The shell covers it where there are onlookers: then it is not rendered.
   */
  readonly SecretHand: ComponentType<PartProps<Drawing>> | null;
  /** What lies beside the board: decks, discards, effects in force. */
  readonly Decks: ComponentType<PartProps<Drawing>> | null;
  /**
   * What the signs of the table mean and what to beware of, in large words, for a room that watches a television without the rules. It
   * gets the room that is left there: it leaves out whole what does not fit, from its end.
   */
  readonly Legend: ComponentType<PartProps<Drawing>> | null;
  /** The game's own panels by kind of ask. Other kinds are shown as a list of options. */
  readonly panels: Readonly<Record<string, ComponentType<AskPanelProps<Table, Facts>>>>;
  /**
   * The report of a finished match: who did what, which attempts were made, how lucky the rolls were. It fills the
   * screen. Null: how it ended, and the log.
   */
  readonly Account: ComponentType<AccountProps<Table, Facts>> | null;
  /**
   * How the match ended, in brief: shown in place of the prompt when it is over. Who has won, and the places of rivals, stand above it.
   */
  readonly End: ComponentType<EndProps<Table>>;
  /** Explains a thing of the table; null when there is no explanation. */
  readonly explain: (ref: Ref, view: MatchView<Table>, text: Renderer) => Explained | null;
  /**
   * The seat whose turn a player plans when starting from this thing, such as a pawn; null when it belongs to no seat.
   */
  readonly ownerOf: (ref: Ref, view: MatchView<Table>) => Seat | null;
  /** Whether a thing is on the table for everybody to see, so that people can point at it. */
  readonly isOnTable: (ref: Ref, view: MatchView<Table>) => boolean;
  /** The predictions that spectators may make; null where there are none. */
  readonly predictions: Foreseeing<Table, Facts> | null;
  /** How its options are looked at and taken. */
  readonly choosing: Choosing<Table, Facts>;
  /** How the log is read as a story. */
  readonly story: Story<Table>;
  /** A figure of something that can be picked before the start, by its id: it fills its box. Null: the names stand alone. */
  readonly Figure: ComponentType<{ readonly id: string }> | null;
  /**
   * Draws the moment that is presented, where it weighs more than a line: what has come of it shows with its beats. Null: its sentences
   * and changes.
   */
  readonly Stage: ComponentType<StageProps<Drawing>> | null;
  /** A picture of a moment, such as its dice; draws nothing for a moment without one. */
  readonly Picture: ComponentType<MomentPictureProps> | null;
  /**
   * A sentence about the present turn and this viewer's next one, while the viewer is asked nothing; null when there is
   * nothing to say.
   */
  readonly ahead: (view: MatchView<Table>, text: Renderer) => string | null;
  /** The names of the pawns that a seat runs, for sentences about who is awaited; null when it has none. */
  readonly seatName: (seat: Seat, view: MatchView<Table>, text: Renderer) => string | null;
}

/** What a game's drawing has to say; `withDefaults` adds the rest. */
type Needed = 'draw' | 'Table' | 'End';

/** A game's part of the client, as its author writes it. What is left out has a default that makes a whole table of it. */
export interface GameClient<Table = never, Facts = never, Drawing = never>
  extends
    Pick<WholeClient<Table, Facts, Drawing>, Needed>,
    Partial<Omit<WholeClient<Table, Facts, Drawing>, Needed | 'choosing' | 'story'>> {
  readonly choosing?: Partial<Choosing<Table, Facts>>;
  readonly story?: Partial<Story<Table>>;
}
