import type { Allowed, Play } from './allowed';
import type { Option, Ref, Seat, Unavailable } from './ask';
import type { Colour } from './colours';
import type { Draws } from './draws';
import type { InLanguages } from './languages';
import type { LinkCards } from './link-card';
import type { Phrases } from './phrases';
import type { BotLevel, Bots } from './policy';
import type { Predictions } from './predictions';
import type { StreamKeys } from './rng';
import type { Rulebook } from './rulebook';
import type { CoreBase, Over, Run } from './run';
import type { Script } from './script';
import type { Teams } from './teams';
import type { Text } from './text';

export { type Language, LANGUAGES } from './languages';

/** What a lobby needs to know of a game before its rules are loaded. */
export interface GameMeta {
  /** boardgame.io name and URL part, for example `black-orchestra`. */
  readonly name: string;
  readonly minSeats: number;
  readonly maxSeats: number;
  /** How the game is announced to people who have not chosen it yet, and so have none of its sentences. */
  readonly announced: InLanguages<Announced>;
  /** Table options, each a choice between named values. */
  readonly options: readonly LobbyOption[];
  /** What a player picks for their seat before the start, such as a character sheet. */
  readonly picks: PickMeta;
  /** The option whose value changes the words of the game: for these values there are {@link GameModule.wordings}. */
  readonly wording?: { readonly option: string; readonly values: readonly string[] };
  /**
   * The kinds of questions that are secret choices: while a seat has one open, it can say nothing in the chat, and gets
   * the lines of others only afterwards. It is public that the seat has such a question, as all of `waiting` is.
   */
  readonly secluding: readonly string[];
  /** What people can say in a press, each reader in their own language. */
  readonly phrases?: Phrases;
  /** How well bots can play it; none when not named. Each has {@link GameModule.bots}. */
  readonly bots?: readonly BotLevel[];
  /** Who may be a stand-in. Where players hide things from one another: `bots`, or `nobody`. */
  readonly keepers: 'anybody' | 'bots' | 'nobody';
  /** Whether its players win together, or each for themselves; together when not named. What one rival may do never hangs on another's absence. */
  readonly play?: Play;
  /** What people may do at its table, where that is not what fits its `play` ({@link allowedBy}). */
  readonly allows?: Partial<Allowed>;
  /** The colours that its players can have, at least one for each seat; all when not named. A game leaves out those of its own things. */
  readonly colours?: readonly Colour[];
  /** Which seats play together against the others; none when not named. */
  readonly teams?: Teams;
  /** Where players are out before the end: with whom they talk then. When not named, no player goes out. */
  readonly out?: { readonly talk: 'with-players' | 'with-spectators' };
  /** Ready-made sets of options, the one for a first game first; none when not named. {@link Announced.presets} has their words. */
  readonly presets?: readonly Preset[];
  /** How a game begins for one person alone; it needs other people when not named. */
  readonly alone?: Alone;
  /** The kinds of time that its questions have ({@link Ask.clock}); none when not named. */
  readonly clocks?: readonly ClockSpec[];
}

/** A game's name, and what it is about in a sentence or two; null when it does not say. No parameters: these are shown as they are. */
export interface Announced {
  readonly title: string;
  readonly about: string | null;
  /** The words of each of {@link GameMeta.presets}, by id: its name, and what is special about it in a few words. */
  readonly presets?: Readonly<Record<string, { readonly title: string; readonly about: string }>>;
}

/** A ready-made set of options. An option that it does not name has its initial value. */
interface Preset {
  readonly id: string;
  readonly options: Readonly<Record<string, string>>;
  /** What is drawn beside its name. */
  readonly sign: 'sun' | 'lamp' | 'bars' | 'book';
}

/** A game for one person and so many bots of a level, with the options of a preset. */
interface Alone {
  readonly mates: number;
  readonly level: BotLevel;
  readonly preset: string;
}

/** A kind of time, named by the message `clock.<id>`. */
export interface ClockSpec {
  readonly id: string;
  /** How many seconds a table that plays at once can give; null is no limit. */
  readonly seconds: readonly (number | null)[];
  /** What a new room gives. The table's own clock, of masked windows, runs so long where no room says otherwise. */
  readonly initial: number | null;
  /** What a room gives instead of `initial` from so many seats on, unless its host has set something else; the same when absent. */
  readonly crowd?: { readonly seats: number; readonly initial: number | null };
}

/** One table option. Labels are the messages `option.<id>` and `option.<id>.<value>`, explained in `option.<id>.help`. */
export interface LobbyOption {
  readonly id: string;
  readonly values: readonly string[];
  /** The value a new room starts with. */
  readonly initial: string;
}

/** What can be picked. Labels are the messages `pick.<id>`, explained in `pick.<id>.help`. */
interface PickMeta {
  readonly ids: readonly string[];
  /** How many each seat picks, by number of seats (1 to maxSeats). */
  readonly perSeat: Readonly<Record<number, number>>;
  /** The option, and its value, with which there is something to pick; always when not named. */
  readonly when?: { readonly option: string; readonly value: string };
}

/** The options that a room or a boardgame.io `setupData` asks for. A missing option takes its initial value. */
export interface MatchOptions {
  readonly [option: string]: string | readonly (readonly string[])[] | undefined;
  /** Picks by seat; whatever is missing is dealt at random. */
  readonly picks?: readonly (readonly string[])[];
}

/** The input of a set-up. */
export interface SetupRequest {
  /** How many people play. */
  readonly seats: number;
  /** The game's own options as they came from outside; the game checks them. */
  readonly options: unknown;
  /** A key for each of the game's random streams. One of them tells nothing of the others. */
  readonly keys: StreamKeys;
  /** How the match before it ended, in a room that has played one. */
  readonly previous?: Previous;
}

/** How a match ended, and where its people sit now: a rematch may begin as the rules say. */
export interface Previous {
  readonly over: Over;
  /** By its seats: the seat that the same person, or bot, has in the new match; null where they are not here any more. */
  readonly now: readonly (Seat | null)[];
}

/** A state before the first step. */
export interface Dealt<Core extends CoreBase> {
  readonly core: Core;
  /** The random numbers drawn for the set-up. */
  readonly draws: readonly Draws[];
}

/** A random stream of a game. */
export interface StreamSpec {
  readonly name: string;
  /** When the numbers drawn from it become public. */
  readonly shown: 'at-end' | 'never';
}

/** Thrown by {@link GameModule.setup} when seats or options make no sense. `code` is a message id. */
export class SetupError extends Error {
  constructor(readonly code: string) {
    super(code);
  }
}

/** An effect that a seat may use, or an order that it may give, whenever the game waits for anybody. */
export interface Offer {
  readonly seat: Seat;
  readonly option: Option;
  readonly script: () => Script;
}

/** Whether a seat may take back its own answers, as far as nothing was revealed since and no other seat has answered. */
export interface UndoRules<Core extends CoreBase> {
  /** Whether this match allows it. */
  allows(core: Core): boolean;
  /** The log's line when a seat takes back an answer, by the label of its option. */
  line(core: Core, seat: Seat, what: Text): Text;
  /**
   * What an answer is called where its question is not seen any more, by the label of the option and the question; without it,
   * by the label alone.
   */
  named?(label: Text, prompt: Text): Text;
}

/** The beginning of a suggested turn. */
export interface PlanStart<Core extends CoreBase> {
  readonly core: Core;
  /** The number of that turn, as the game counts them. */
  readonly turn: number;
}

/** How others may plan a turn of a seat. */
interface Planning<Core extends CoreBase> {
  /**
   * The table as if it were that seat's turn: as it is during their turn, else the present one with another turn.
   * @returns null where nothing can be planned for the seat now
   */
  begin(core: Core, seat: Seat): PlanStart<Core> | null;
}

/** The state that a game has to deal anew. */
export interface Redealing<Core extends CoreBase> {
  /** The state at the beginning of the running step: this one is dealt anew. */
  readonly begun: Core;
  /** The state now: what has come to light since then stays where it was. */
  readonly now: Core;
  /** The seat that imagines. */
  readonly seat: Seat;
  /** Numbers from 0 up to but not 1. */
  readonly random: () => number;
}

/** How a game lets a seat imagine what it cannot see. */
interface Imagining<Core extends CoreBase> {
  /** The random streams of which everybody sees each number when it is drawn. */
  readonly open: readonly string[];
  /**
   * The state at the beginning of the running step, as the seat could believe it to be. It must be made only of the
   * seat's knowledge and of random numbers: from two states that the seat cannot tell apart it makes the same. The
   * engine makes the streams anew. Null where the seat cannot imagine the moves of others.
   */
  redeal(given: Redealing<Core>): Core | null;
}

/** Sentences by message id, in ICU MessageFormat, for one language. */
export type Catalogue = Readonly<Record<string, string>>;

/** The rules of a game, in English where a language has none. */
export interface Rulebooks {
  readonly usual: InLanguages<Rulebook, Rulebook>;
  /** The books of the values of {@link GameMeta.wording}. */
  readonly wordings?: Readonly<Record<string, InLanguages<Rulebook, Rulebook>>>;
  /** What translators write of the books, by its file in the folder of the game; without it they write the books themselves. */
  readonly written?: Readonly<Record<string, InLanguages<object, object>>>;
}

/** A game as the engine runs it. The engine knows nothing about any game beyond this. */
export interface GameModule<Core extends CoreBase = CoreBase, Table = unknown, Content = unknown> {
  readonly meta: GameMeta;
  /** Names the rules; a match keeps the version it was started with. */
  readonly rules: string;
  /** Its random streams. Each match gets a key of its own for each. */
  readonly streams: readonly StreamSpec[];
  /** Checks options as they came from outside. Returns null when they are fine, else the message id of what is wrong. */
  checkOptions(seats: number, options: unknown): string | null;
  /** The state before the first step. Throws {@link SetupError} for options {@link checkOptions} refuses. */
  setup(request: SetupRequest): Dealt<Core>;
  /**
   * The players' words for the things that a preview stops before, by random stream or hidden part of the state. For a
   * thing that is not named here a preview says only whether it is chance or a secret.
   */
  readonly reveals?: Readonly<Record<string, string>>;
  /** What a match with this state is played with: its cards and the like, the same at every moment of the match. */
  content(core: Core): Content;
  /** Plays one small step. When the script returns, the state is the next checkpoint. */
  step(run: Run<Core, Content>): Script;
  /** How answers are taken back; a game without it never offers to. */
  readonly undo?: UndoRules<Core>;
  /**
   * Counts the turns, so that the table can agree to go back to the beginning of one; without it a game has no such
   * beginnings. Public.
   */
  turn?(core: Core): number;
  /** The name of the present turn in a proposal to go back to it, such as its number and its player; public. */
  turnName?(core: Core): Text;
  /** How others plan a turn of a seat; a game without it, or one that does not count its turns, has no plans. */
  readonly planning?: Planning<Core>;
  /** Any-time effects open right now, over all seats. */
  offers(run: Run<Core, Content>): readonly Offer[];
  /** What seats may say in advance right now, or take back; a game without it has no standing orders. */
  orders?(run: Run<Core, Content>): readonly Offer[];
  /**
   * Ends the standing orders of a seat, because another person answers for it now or has done so; or those of all
   * seats, because the table went back to a time before they were revoked. Open questions must stay open, so this must
   * have no other effect.
   */
  forgetOrders?(run: Run<Core, Content>, whose: Seat | 'all'): void;
  /**
   * The actions that a seat might expect but does not have while it is asked nothing, with the reasons. Uses only what
   * that seat may see. Without it such a seat gets no reasons.
   */
  outOfTurn?(core: Core, seat: Seat): readonly Unavailable[];
  /** The seats that are out while the match goes on, in the order in which they went; none when not given. Public. */
  out?(core: Core): readonly Seat[];
  /** What sentences of the log call a seat, such as the name of its pawn; its number when not given. */
  seatName?(core: Core, seat: Seat): Text;
  /** Builds what a viewer may see of the table from nothing (allow-list); null is a spectator. */
  table(core: Core, viewer: Seat | null): Table;
  /**
   * Whether a thing is on the table for everybody to see, so that people may point at it; a game without it has nothing to point at.
   * @param table as a spectator sees it
   */
  isOnTable?(table: Table, thing: Ref): boolean;
  /**
   * What clients may know of the game besides its tables, such as the texts printed on cards. JSON, the same for
   * everybody and at every moment; null for none.
   */
  readonly facts: unknown;
  /** How a seat imagines what it cannot see; a game without it leaves its bots without a look ahead. */
  readonly imagining?: Imagining<Core>;
  /** The predictions of spectators; without it there are none. */
  readonly predictions?: Predictions<Table>;
  /** What a chat shows of a link to a room; without it, the application's sign. */
  readonly linkCards?: LinkCards<Table>;
  /** The bots of the game; without it a free seat cannot be played by the server. */
  readonly bots?: Bots<Table>;
  /** All sentences of the game. */
  readonly messages: InLanguages<Catalogue>;
  /** The sentences that are others with a value of {@link GameMeta.wording}, by that value. */
  readonly wordings?: Readonly<Record<string, InLanguages<Catalogue>>>;
  /** Its rules for players, in the languages and wordings of its sentences. */
  readonly rulebook: Rulebooks;
}
