/**
 * The room protocol: what a browser and the server say to each other over the socket.io namespace `/rooms`.
 * Every command is acknowledged with a {@link Reply}; nothing is acknowledged before it is on disk.
 */
import type { Ask, AskId, Option, Ref, Seat } from '../engine/ask';
import type { Colour } from '../engine/colours';
import type { Alone } from '../engine/keeper';
import type { MatchView, Refusal } from '../engine/match';
import type { FilledPhrase } from '../engine/phrases';
import type { PlanEnd } from '../engine/planning';
import type { BotLevel } from '../engine/policy';
import type { PreviewEnd } from '../engine/preview';
import type { Over } from '../engine/run';
import type { Text } from '../engine/text';
import type { NumberedPatch, Patch } from '../patch/operation';
import type { ClocksMessage, TimeRules } from './time';

/** Why a command may be refused. Screens have a sentence for each: `error.<code>`. */
export const ERROR_CODES = [
  'match-over',
  'no-such-ask',
  'taken-back',
  'not-keeper',
  'final',
  'paused',
  'not-paused',
  'no-such-option',
  'too-many-orders',
  'step-full',
  'bad-request',
  'room-code-malformed',
  'room-not-found',
  'room-full',
  'room-started',
  'room-locked',
  'room-not-started',
  'kicked',
  'member-unknown',
  'seat-in-use',
  'seat-secluded',
  'shown-out',
  'watching-off',
  'not-watching',
  'too-many-knocks',
  'too-many-watching',
  'watcher-unknown',
  'prediction-closed',
  'match-not-over',
  'proposal-open',
  'proposal-gone',
  'too-many-claims',
  'nothing-before',
  'no-more-time',
  'time-over',
  'overtaken',
  'name-malformed',
  'name-taken',
  'token-unknown',
  'token-replaced',
  'nobody-here',
  'keeper-away',
  'away-too-short',
  'rivals',
  'not-in-this-game',
  'out-of-match',
  'too-early',
  'keeping-off',
  'not-awaited',
  'nothing-to-plan',
  'no-advice',
  'too-many-plans',
  'seat-lost',
  'pairing-unknown',
  'too-many-devices',
  'not-seated',
  'silenced',
  'muted',
  'bad-destination',
  'not-host',
  'unknown-game',
  'bad-options',
  'pick-taken',
  'colour-taken',
  'too-few-players',
  'not-all-in',
  'match-not-found',
  'match-not-started',
  'match-stuck',
  'too-fast',
  'seat-taken',
  'seat-unknown',
  'server-full',
  'too-many-connections',
  'restarting',
  'forbidden-origin',
  'unauthorized',
  'not-found',
  'method-not-allowed',
  'too-large',
  'internal',
] as const;

/** Why a command was refused. */
export type ErrorCode = (typeof ERROR_CODES)[number] | Refusal;

/** The answer to a command. */
export type Reply<T extends object = object> =
  | ({ readonly ok: true } & T)
  /** `first`: the seat whose answer came before one that is `overtaken`, where everybody may know it. */
  | { readonly ok: false; readonly error: ErrorCode; readonly first?: Seat };

/** Names a member of a room for as long as the room is there, while seats may move. No secret. */
export type MemberId = number & { readonly memberId: unique symbol };

/** A seat that is taken, or one that was freed at the table. */
export interface MemberView {
  readonly seat: Seat;
  readonly id: MemberId;
  /** Of a vacant seat the name of its former owner. */
  readonly name: string;
  readonly host: boolean;
  /** This member's picks so far; the rest is dealt at random. */
  readonly picks: readonly string[];
  readonly connected: boolean;
  /** For how many milliseconds they have been away; null while they are connected, or have gone just now. */
  readonly awayForMs: number | null;
  /** Before the start: whether this member has said that it may begin. */
  readonly ready: boolean;
  /** Whether anybody may take this seat although the match runs. */
  readonly vacant: boolean;
  /** Null for a vacant seat. */
  readonly colour: Colour | null;
  /** How many devices have the right to this seat, connected or not. */
  readonly devices: number;
  /** Whether their chat lines reach the others; the host may mute them. */
  readonly voice: 'heard' | 'muted';
  /** The level of a seat that the server plays; null for people and vacant seats. A bot counts as connected. */
  readonly bot: BotLevel | null;
}

/** A device with the right to one's own seat. */
export interface DeviceView {
  /** Since when, in milliseconds of the server's clock. */
  readonly since: number;
  readonly connected: boolean;
  /** Whether it is the device that asks. */
  readonly own: boolean;
}

/** A match that was played to its end in a room before the present one. */
export interface PlayedView {
  /** The players' names, by seat. */
  readonly names: readonly string[];
  readonly over: Over;
}

/** Names a proposal of a room. */
export type ProposalId = number & { readonly proposalId: unique symbol };

/** Back to before one's own last answer, or to where the running turn began. */
export type RewindTo = 'answer' | 'turn';

/** The contents of a proposal, as a member sends them. */
export type Wish =
  | { readonly kind: 'rewind'; readonly to: RewindTo }
  | { readonly kind: 'call-off' }
  | { readonly kind: 'pause' }
  /** The seat of a member who is away, or of a bot, is to be free for a newcomer. */
  | { readonly kind: 'vacate'; readonly member: MemberId }
  /** A stand-in is to answer for a seat whose owner is away. */
  | ({ readonly kind: 'keep' } & ToKeep);

/** A seat that is to be kept, and by whom. */
export interface ToKeep {
  /** The seat's member id, also of a vacant seat. */
  readonly member: MemberId;
  readonly by: KeptBy;
  /** Whether the stand-in also answers the present secret choice of the seat. */
  readonly alone: Alone;
}

/** The stand-in that a member proposes. */
export type KeptBy =
  { readonly kind: 'bot'; readonly level: BotLevel } | { readonly kind: 'member'; readonly member: MemberId };

/** The contents of a proposal, as everybody sees them. */
export type ProposedView =
  | {
      readonly kind: 'rewind';
      readonly to: RewindTo;
      /** The first line of the log that would be gone; null when nothing would be gone that everybody can read. */
      readonly undone: Text | null;
      /** The name of the turn that would begin again; absent where it is not known. */
      readonly turn?: Text;
    }
  | { readonly kind: 'call-off' }
  | { readonly kind: 'pause' }
  | { readonly kind: 'vacate'; readonly member: MemberId }
  | ({ readonly kind: 'keep' } & ToKeep);

/** A proposal that the table has before it. */
export interface ProposalView extends Consent {
  readonly id: ProposalId;
  readonly by: MemberId;
  readonly what: ProposedView;
}

/** A spectator claims to be a member who is away, and asks the table for the seat. */
export interface ClaimView extends Consent {
  /** Counted with the proposals: `agree` and `refuse` name it. */
  readonly id: ProposalId;
  /** The owner of the seat. */
  readonly member: MemberId;
  /**
   * Two words by which the room's claims can be told apart, the same in every language. The claimant gets the same
   * words and can say them to the others; the server chooses them.
   */
  readonly word: string;
  /** Since when, in milliseconds of the server's clock. */
  readonly since: number;
}

/** Who has agreed to a proposal or claim, and who has not answered yet. */
export interface Consent {
  /** The members who have agreed; the author of a proposal is among them. */
  readonly agreed: readonly MemberId[];
  /** The members who have a say and have not answered yet: those present, and those who have not been away for long. */
  readonly awaited: readonly MemberId[];
  /** The awaited members who are away. */
  readonly absent: readonly AbsentView[];
}

/** A member who is away and still has a say. */
export interface AbsentView {
  readonly member: MemberId;
  /** For how many milliseconds more; null: until they are back. */
  readonly forMs: number | null;
}

/** A member without whom no other match begins at once, unless they want it. */
export interface AwaitedView {
  readonly member: MemberId;
  /** For how many milliseconds more. */
  readonly forMs: number;
}

/** The votes for going on without a player, as everybody may see them. */
export interface GoingOnView {
  readonly seat: Seat;
  /** Which wait it is about: as `waitedSince` of going-on.ts. Wishes about an earlier one are void. */
  readonly since: number;
  readonly agreed: readonly MemberId[];
  /** When the table has gone on without them last, in milliseconds of the server's clock; null: not yet. */
  readonly wentAt: number | null;
}

/** A pause of the running match. While it lasts, answers are refused as `paused`, bots wait, and every clock stands still. */
export interface PauseView {
  /** The member who asked for it. */
  readonly by: MemberId;
  /** Since when, in milliseconds of the server's clock. */
  readonly since: number;
  /** When the table went on, by the same clock; null while it pauses. */
  readonly endedAt: number | null;
}

/** Who may watch a room: nobody, everybody with its code, or spectators whom the host lets in. */
export const WATCHINGS = ['off', 'code', 'approval'] as const;

/** Who may watch a room. */
export type Watching = (typeof WATCHINGS)[number];

/** How late spectators see a match: as it is, or some public moments of it later, {@link MOMENTS_LATE}. */
export const DELAYS = ['none', 'few', 'many'] as const;

/** How late spectators see a match. */
export type Delay = (typeof DELAYS)[number];

/** So many changes that everybody sees lie between the match and what spectators see of it, until it is over. */
export const MOMENTS_LATE: Readonly<Record<Delay, number>> = { none: 0, few: 5, many: 20 };

/** Names a spectator who has given a name, for as long as the room knows them. No secret. */
export type WatcherId = number & { readonly watcherId: unique symbol };

/** A spectator who has given a name. */
export interface WatcherView {
  readonly id: WatcherId;
  readonly name: string;
}

/**
 * Where a person is. `inside`: has a seat or watches. `door`: sees only who has a seat. `asking`: as at the door, and
 * has asked the host to be let in.
 */
export type Standing = 'inside' | 'door' | 'asking';

/** The public view of a room. Never holds a token. People at the door get a smaller one: no picks, no former games. */
export interface RoomView {
  readonly code: string;
  readonly game: string;
  /** `stuck`: the match is kept, but the rules it was begun under are not here any more. */
  readonly phase: 'lobby' | 'playing' | 'over' | 'stuck';
  readonly options: Readonly<Record<string, string>>;
  /** By seat, lowest first. */
  readonly members: readonly MemberView[];
  /** How many spectators are connected. */
  readonly spectators: number;
  /** Whether new people may take a seat. */
  readonly entrance: Entrance;
  readonly watching: Watching;
  /** How late spectators see the matches of this room. It is set before a match begins. */
  readonly delay: Delay;
  /** The connected spectators who ask the host to be let in, the oldest first. */
  readonly knocks: readonly WatcherView[];
  /** While the host is away: in how many milliseconds another member becomes host. Null when that is not due. */
  readonly hostMovesInMs: number | null;
  /** How long a member who is away still has a say in proposals, in milliseconds; among rivals always. */
  readonly absentSayMs: number;
  /** The matches of this room before the present one, the first one first. */
  readonly played: readonly PlayedView[];
  /** While a match runs: the open proposal; null when there is none. */
  readonly proposal: ProposalView | null;
  /** While a match runs: the claims of seats, the oldest first. */
  readonly claims: readonly ClaimView[];
  /** The votes for going on without a player. */
  readonly goingOn: readonly GoingOnView[];
  /** The last pause of the running match; null before the first one. */
  readonly pause: PauseView | null;
  /** After the end: the members who have not said that they want another match, and still have time to. */
  readonly again: readonly AwaitedView[];
  readonly time: TimeRules;
  /** The host name that the room's webhook is at; null when it has none. The whole address may be a secret. */
  readonly webhook: string | null;
}

/** How many tables a browser can ask for news of at once. */
export const TABLES_AT_ONCE = 12;

/** News of a table for a person with a seat there. Entering the room with the same token tells all of it as well. */
export interface TableNews {
  readonly is: 'there';
  readonly code: string;
  readonly game: string;
  readonly phase: RoomView['phase'];
  readonly seat: Seat;
  /** By seat, the own one too. */
  readonly names: readonly string[];
  /** Since when this seat is to answer, for itself or as a stand-in, in milliseconds of the server's clock; null: it has no question. */
  readonly asked: number | null;
  /** The other seats that are to answer, and since when. */
  readonly waiting: readonly { readonly seat: Seat; readonly since: number }[];
  /** How the match has ended; null before. */
  readonly outcome: Over['outcome'] | null;
  /** The seats of the first place of a match of rivals that is over; absent otherwise. */
  readonly first?: readonly Seat[];
}

/** Why a token gives no seat at a table any more. */
export interface TableGone {
  readonly is: 'gone';
  readonly code: string;
  readonly why: ErrorCode;
}

/** Whether new people may take a seat of a room. */
export type Entrance = 'open' | 'locked';

/** How a match follows another one in the same room: at once with all who want it, or after all have met in the lobby again. */
export type Again = 'at-once' | 'by-the-lobby';

/** A seat the table waits for, and since when (milliseconds of the server's clock, see {@link ViewMessage.now}). */
export interface WaitingSince {
  readonly seat: Seat;
  readonly kind: string;
  readonly since: number;
}

/** The match as this viewer sees it. Sent on entering and at the start; changes follow as {@link PatchMessage}. */
export interface ViewMessage {
  /** Grows with every change this viewer can see. */
  readonly stateID: number;
  readonly view: MatchView;
  readonly waitingSince: readonly WaitingSince[];
  /** When anything that everybody sees changed last, in milliseconds of the server's clock. */
  readonly changedAt: number;
  /** The server's clock when it sent this, in milliseconds. */
  readonly now: number;
}

/** How the view changed: `view` of state `from` becomes that of state `to`. A browser that is not at `from` enters again. */
export interface PatchMessage {
  readonly from: number;
  readonly to: number;
  readonly patch: Patch;
  readonly waitingSince: readonly WaitingSince[];
  readonly changedAt: number;
  readonly now: number;
}

/** A preview of an answer, up to the first reveal or the next question. */
export interface PreviewMessage {
  /** How one's own table would change. */
  readonly patch: Patch;
  /** The lines that the log would get. */
  readonly log: readonly Text[];
  readonly end: PreviewEnd;
  /** Whether the answer could not be taken back once it is given. */
  readonly final: boolean;
}

/** An answer that is advised, to the question or with an any-time effect instead, with the adviser's reason where there is one. */
export interface AdviceMessage {
  readonly ask: AskId;
  readonly key: string;
  readonly why?: Text;
}

/** What a viewer was shown at an earlier time, without the questions of then. */
export type PastView = Pick<MatchView, 'rules' | 'you' | 'keepers' | 'table' | 'log' | 'out' | 'over'>;

/** How what a viewer was shown came to be another. */
export interface PastFrame {
  /** When, in milliseconds of the server's clock; null for the beginning. */
  readonly at: number | null;
  /** `exact`: as it was then. `checkpoint`: the rules have changed since, and this is how the step that ran then began. */
  readonly detail: 'exact' | 'checkpoint';
  /** Turns the {@link PastView} of the frame before into that of this one; the first turns null into the whole view. */
  readonly patch: Patch;
}

/** Some of the frames of a match, oldest first. */
export interface PastMessage {
  readonly frames: readonly PastFrame[];
  /** Whether there were more at that time. */
  readonly rest: 'more' | 'none';
}

/** One line of a room's chat: a member's own words, a phrase of the game, or an announcement of the room. */
export type ChatLine = SaidLine | PhraseLine | AnnouncementLine;

interface NumberedLine {
  /** Counts the lines of a room from 1. */
  readonly n: number;
  /** When the server had it, in milliseconds of its clock. */
  readonly at: number;
}

/** A spectator's prediction: the answer to a question of the game, and its points if it comes true. */
export interface Foretold {
  readonly question: string;
  readonly answer: string;
  readonly points: number;
}

/** How well a spectator has foretold a match: the points of what came true, how many answers did, and of how many. */
export interface Score {
  readonly name: string;
  readonly points: number;
  readonly right: number;
  readonly of: number;
}

export interface SaidLine extends NumberedLine {
  readonly kind: 'said';
  readonly name: string;
  readonly text: string;
}

/** A phrase of the game that a member said. Readers see a sentence of their own language (`phraseText`). */
export interface PhraseLine extends NumberedLine {
  readonly kind: 'phrase';
  readonly name: string;
  readonly phrase: FilledPhrase;
}

export interface AnnouncementLine extends NumberedLine {
  readonly kind: 'told';
  readonly told: Announcement;
}

/** An announcement of the room about an event in it. Readers see a sentence of their own language: `told.<what>`. */
export type Announcement =
  /** The host has set table options to other values, at least one. */
  | { readonly what: 'options'; readonly by: string; readonly changes: readonly OptionChange[] }
  | { readonly what: 'locked' | 'unlocked'; readonly by: string }
  /** The host has set who may watch. */
  | { readonly what: 'watching'; readonly by: string; readonly watching: Watching }
  /** The host has set how late spectators see the match. */
  | { readonly what: 'delay'; readonly by: string; readonly delay: Delay }
  /** The host has taken a member out of the lobby, or has freed the seat of a member who was gone. */
  | { readonly what: 'kicked' | 'freed'; readonly by: string; readonly name: string }
  /** The host has muted a member in the conversation, or lets them be heard again. */
  | { readonly what: 'muted' | 'unmuted'; readonly by: string; readonly name: string }
  /** Another member has become host, because the host said so. */
  | { readonly what: 'host-passed'; readonly by: string; readonly name: string }
  /** Another member has become host, because the host had been away for long. */
  | { readonly what: 'host-moved'; readonly name: string }
  /** A newcomer has taken a seat that was freed. */
  | { readonly what: 'took-seat'; readonly name: string; readonly from: string }
  /** A proposal was carried out, or is off the table; `failed`: all agreed, but it could not be done. */
  | {
      readonly what: 'proposal';
      /** `token`: a claim. */
      readonly kind: ProposedView['kind'] | 'token';
      readonly outcome: 'agreed' | 'refused' | 'withdrawn' | 'failed';
      /** The author; with `token`, `vacate` and `keep` the owner of the seat. */
      readonly by: string;
      /** The member who refused, with `refused`; older rooms lack it. */
      readonly who?: string;
    }
  /** A member has nudged another one for whom the table waits. */
  | { readonly what: 'nudged'; readonly by: string; readonly name: string; readonly member: MemberId }
  /** A member has ended the pause of the match. */
  | { readonly what: 'resumed'; readonly by: string }
  /** The table has gone on without a member for whom it waited. */
  | { readonly what: 'went-on'; readonly name: string }
  /** The host has begun another match with the same people, or has asked them back to the lobby. */
  | { readonly what: 'again' | 'back-to-lobby'; readonly by: string }
  /** The host has set the room's webhook, or removed it (null). */
  | { readonly what: 'webhook'; readonly by: string; readonly host: string | null }
  /** The room's webhook was removed, because it had not taken what it was sent. */
  | { readonly what: 'webhook-lost'; readonly host: string }
  /** The host has changed how much time there is for what. */
  | { readonly what: 'time'; readonly by: string; readonly time: TimeRules };

/** A thing that a member points at now. It is not stored, and later arrivals are not shown it. */
export interface Pointed {
  readonly by: MemberId;
  /** A thing of the table that everybody sees, in the game's words. */
  readonly thing: Ref;
}

/** A step of a plan, as everybody reads it in their own language; `done` once its member has taken it, by the plan or by hand. */
export interface PlanStepView extends Pick<Option, 'key' | 'label' | 'ref'> {
  readonly state: 'open' | 'done';
}

/** Why a member suggests something: in their own words, or by a phrase of the game. */
export type PlanReason =
  { readonly kind: 'said'; readonly text: string } | { readonly kind: 'phrase'; readonly phrase: FilledPhrase };

/** A turn that one member suggests to another. Only the other member's own choices can carry it out. */
export interface PlanView {
  readonly by: MemberId;
  readonly member: MemberId;
  readonly steps: readonly PlanStepView[];
  readonly because?: PlanReason;
  /** That none of its open steps is possible next, as the table is now. */
  readonly now?: 'impossible';
}

/** A plan as far as it is drawn, with what could be the next step. */
export interface SketchMessage {
  readonly steps: readonly Pick<Option, 'key' | 'label' | 'ref'>[];
  readonly next: readonly Option[];
  readonly end: PlanEnd;
  /** Of one's own turn: the table then, and what the next question is about; null where none can be foreseen. */
  readonly own?: { readonly table: unknown; readonly ask: Pick<Ask, 'kind' | 'prompt' | 'unavailable'> | null };
}

/** No plan has more steps. */
export const PLAN_LENGTH = 12;

/** No reason of a plan has more characters: it is read at a glance, beside a step. */
export const REASON_LENGTH = 60;

/** A table option and the value it was set to. */
interface OptionChange {
  readonly option: string;
  readonly value: string;
}

/** Messages that the server sends by itself, by event name. */
export interface ServerEvents {
  /**
   * How the room changed since one was told last. The room in the answer to `create`, `join`, `continue` or `enter` is number 0. Whoever is
   * not at `from` enters again.
   */
  roomPatch(change: NumberedPatch): void;
  /** Which seat this socket has now: sent when seats move in the lobby, and when a seat is gone. `kicked`: the host took it. */
  seat(body: { readonly seat: Seat | null; readonly why?: 'kicked' }): void;
  /** One stands elsewhere now, let in or shown out, and is in no room until one says `enter` again; its answer says where. */
  door(body: object): void;
  view(message: ViewMessage): void;
  patch(message: PatchMessage): void;
  /** The clocks that run or stand still now: with the view, and whenever they have changed. */
  clocks(message: ClocksMessage): void;
  /** Lines of the conversation, oldest first: the last ones on entering, then each as it is said. */
  chat(body: { readonly lines: readonly ChatLine[] }): void;
  /**
   * What spectators have said among themselves about a match of this room, oldest first: the last lines on entering and at its end,
   * then each as it is said. `game` is the number of the match, from 0. Lines count for each match by themselves.
   */
  comments(body: { readonly game: number; readonly lines: readonly SaidLine[] }): void;
  /**
   * This spectator's own predictions about a match of this room: on entering, if there are any. `game` as in
   * `comments`.
   */
  predictions(body: { readonly game: number; readonly made: readonly Foretold[] }): void;
  /** The best scores of a finished match of this room, the best first: at its end and on entering, if there are any. */
  scores(body: { readonly game: number; readonly scores: readonly Score[] }): void;
  /** A member has nudged the owner of this seat. */
  nudged(body: { readonly by: string }): void;
  /** A member points at a thing of the table. */
  pointed(body: Pointed): void;
  /** The suggestions in the room: after entering while a match runs. It is number 0, and changes follow. */
  plans(body: { readonly plans: readonly PlanView[] }): void;
  /** How the list of `plans` changed since one was told last. A client that is not at `from` enters again. */
  plansPatch(change: NumberedPatch): void;
  /** This server is about to stop: connect again after so many milliseconds. */
  bye(body: { readonly inMs: number }): void;
}

/** The letters of room codes: easy to say, and none looks like another. */
export const CODE_LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
export const CODE_LENGTH = 5;
/** How long a code is that continues a seat on another device; of the letters of room codes. */
export const PAIRING_LENGTH = 8;
/** Length limits of a player's name, in characters after trimming. */
export const NAME_LENGTH = { min: 1, max: 24 } as const;
/** The shape of a seat's token: 256 random bits in base64url. */
export const TOKEN_SHAPE = /^[\w-]{43}$/;
/** The longest line of the conversation, in characters. */
export const CHAT_LENGTH = 500;
/** How many lines of the conversation a browser gets on entering. */
export const CHAT_SHOWN = 100;
