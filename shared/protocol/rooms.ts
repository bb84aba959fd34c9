/**
 * The room protocol: what a browser and the server say to each other over the socket.io namespace `/rooms`.
 * Every command is acknowledged with a {@link Reply}; nothing is acknowledged before it is on disk.
 */
import type { AskId, Option, Ref, Seat } from '../engine/ask';
import type { Language } from '../engine/game';
import type { Alone } from '../engine/keeper';
import type { MatchView, Refusal } from '../engine/match';
import type { FilledPhrase } from '../engine/phrases';
import type { PlanEnd } from '../engine/planning';
import type { BotLevel } from '../engine/policy';
import type { PreviewEnd } from '../engine/preview';
import type { Over } from '../engine/run';
import type { Text } from '../engine/text';
import type { NumberedPatch, Patch } from '../patch/operation';
import type { PushTarget } from './notify';
import type { ClocksMessage, TimeRules } from './time';

/** Why a command may be refused. Screens have a sentence for each: `error.<code>`. */
export const ERROR_CODES = [
  'match-over',
  'no-such-ask',
  'taken-back',
  'not-keeper',
  'final',
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
  'too-early',
  'keeping-off',
  'not-awaited',
  'nothing-to-plan',
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
  ({ readonly ok: true } & T) | { readonly ok: false; readonly error: ErrorCode };

/** Names a member of a room for as long as the room is there, while seats may move. No secret. */
export type MemberId = number & { readonly memberId: unique symbol };

/** The colours of people. No two members of a room have the same. */
export const COLOURS = ['amber', 'red', 'blue', 'green', 'violet', 'teal', 'brown', 'grey'] as const;

/** The colour of a member, by which screens tell people apart beside their name and seat. */
export type Colour = (typeof COLOURS)[number];

/** A seat that is taken, or one that was freed at the table. */
export interface MemberView {
  readonly seat: Seat;
  readonly id: MemberId;
  /** Of a vacant seat the name of whoever had it. */
  readonly name: string;
  readonly host: boolean;
  /** What this member has picked so far; the rest is dealt at random. */
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
  /** Whether what they say reaches the others; the host may mute them. */
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
  /** The names of those who played, by seat. */
  readonly names: readonly string[];
  readonly over: Over;
}

/** Names a proposal of a room. */
export type ProposalId = number & { readonly proposalId: unique symbol };

/** Back to before one's own last answer, or to where the running turn began. */
export type RewindTo = 'answer' | 'turn';

/** What a member may ask the table to agree on. */
export type Wish =
  | { readonly kind: 'rewind'; readonly to: RewindTo }
  | { readonly kind: 'call-off' }
  /** The seat of a member who is away is to be free for somebody else. */
  | { readonly kind: 'vacate'; readonly member: MemberId }
  /** Somebody is to answer for a seat whose owner is away. */
  | ({ readonly kind: 'keep' } & ToKeep);

/** A seat that is to be kept, and by whom. */
export interface ToKeep {
  /** Whose seat; also one that is vacant. */
  readonly member: MemberId;
  readonly by: KeptBy;
  /** Whether the keeper also answers what the seat answers alone at this moment. */
  readonly alone: Alone;
}

/** Who is to keep a seat. */
export type KeptBy =
  { readonly kind: 'bot'; readonly level: BotLevel } | { readonly kind: 'member'; readonly member: MemberId };

/** What a member has asked the table to agree on. */
export type ProposedView =
  | {
      readonly kind: 'rewind';
      readonly to: RewindTo;
      /** The first line of the log that would be gone; null when nothing would be gone that everybody can read. */
      readonly undone: Text | null;
      /** What the turn is called that would begin again; absent where it is not known. */
      readonly turn?: Text;
    }
  | { readonly kind: 'call-off' }
  | { readonly kind: 'vacate'; readonly member: MemberId }
  | ({ readonly kind: 'keep' } & ToKeep)
  /** Somebody without a seat says to be this member, who is away, and asks for their seat. */
  | { readonly kind: 'token'; readonly member: MemberId };

/** A proposal that the table has before it. */
export interface ProposalView {
  readonly id: ProposalId;
  /** Null: somebody without a seat. */
  readonly by: MemberId | null;
  readonly what: ProposedView;
  /** Who has agreed, whoever asked included. */
  readonly agreed: readonly MemberId[];
  /** The members who have a say and have not answered yet: who is here, and who is away for some time. */
  readonly awaited: readonly MemberId[];
  /** Those of them who are away. */
  readonly absent: readonly AbsentView[];
}

/** Somebody who is away and keeps a say. */
export interface AbsentView {
  readonly member: MemberId;
  /** For how many milliseconds more; null: until they are back. */
  readonly forMs: number | null;
}

/** Those who want the table to go on without somebody, as everybody may know it. */
export interface GoingOnView {
  readonly seat: Seat;
  /** Which wait it is about: as `waitedSince` of going-on.ts. Wishes about an earlier one are void. */
  readonly since: number;
  readonly agreed: readonly MemberId[];
  /** When the table has gone on without them last, in milliseconds of the server's clock; null: not yet. */
  readonly wentAt: number | null;
}

/** Who may watch a room: nobody, whoever has its code, or whoever its host lets in. */
export const WATCHINGS = ['off', 'code', 'approval'] as const;

/** Who may watch a room. */
export type Watching = (typeof WATCHINGS)[number];

/** Names a spectator who has given a name, for as long as the room knows them. No secret. */
export type WatcherId = number & { readonly watcherId: unique symbol };

/** A spectator who has given a name. */
export interface WatcherView {
  readonly id: WatcherId;
  readonly name: string;
}

/**
 * Where somebody is. `inside`: they have a seat or watch. `door`: they see only who sits there. `asking`: as at the door, and the
 * host has been asked to let them in.
 */
export type Standing = 'inside' | 'door' | 'asking';

/** What everybody in a room may know of it. Never holds a token. Who stands at the door is told less: no picks, no games before. */
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
  /** Who asks the host to be let in, and is there, the first one first. */
  readonly knocks: readonly WatcherView[];
  /** While the host is away: in how many milliseconds somebody else becomes host. Null when nobody waits for that. */
  readonly hostMovesInMs: number | null;
  /** For how long who is away keeps a say in what the table agrees on, in milliseconds; among rivals always. */
  readonly absentSayMs: number;
  /** The matches of this room before the present one, the first one first. */
  readonly played: readonly PlayedView[];
  /** While a match runs: what somebody asks the table to agree on; null when nobody does. */
  readonly proposal: ProposalView | null;
  /** Who wants the table to go on without somebody it waits for. */
  readonly goingOn: readonly GoingOnView[];
  readonly time: TimeRules;
  /** The host name that the room's webhook is at; null when it has none. The whole address may be a secret. */
  readonly webhook: string | null;
}

/** Whether new people may take a seat of a room. */
export type Entrance = 'open' | 'locked';

/** How a match follows another one in the same room: at once, or after its people have met in the lobby again. */
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

/** What an answer would do, up to the first thing it would reveal or the next question. */
export interface PreviewMessage {
  /** How one's own table would change. */
  readonly patch: Patch;
  /** What the log would say. */
  readonly log: readonly Text[];
  readonly end: PreviewEnd;
  /** Whether the answer could not be taken back once it is given. */
  readonly final: boolean;
}

/** What a viewer was shown at an earlier time, without the questions of then. */
export type PastView = Pick<MatchView, 'rules' | 'you' | 'keepers' | 'table' | 'log' | 'over'>;

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

/** One line of a room's conversation: what somebody said, in their own words or by a phrase of the game, or what the room tells of itself. */
export type ChatLine = SaidLine | PhraseLine | ToldLine;

interface NumberedLine {
  /** Counts the lines of a room from 1. */
  readonly n: number;
  /** When the server had it, in milliseconds of its clock. */
  readonly at: number;
}

/** What a spectator has foretold: the answer to a question of the game, and what it is worth if it comes true. */
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

/** A phrase of the game that somebody said. Readers see a sentence of their own language (`phraseText`). */
export interface PhraseLine extends NumberedLine {
  readonly kind: 'phrase';
  readonly name: string;
  readonly phrase: FilledPhrase;
}

export interface ToldLine extends NumberedLine {
  readonly kind: 'told';
  readonly told: Told;
}

/** What a room tells of itself. Readers see a sentence of their own language: `told.<what>`. */
export type Told =
  /** The host has set table options to other values, at least one. */
  | { readonly what: 'options'; readonly by: string; readonly changes: readonly OptionChange[] }
  | { readonly what: 'locked' | 'unlocked'; readonly by: string }
  /** The host has set who may watch. */
  | { readonly what: 'watching'; readonly by: string; readonly watching: Watching }
  /** The host has taken somebody out of the lobby, or has freed the seat of somebody who was gone. */
  | { readonly what: 'kicked' | 'freed'; readonly by: string; readonly name: string }
  /** The host has muted somebody in the conversation, or lets them be heard again. */
  | { readonly what: 'muted' | 'unmuted'; readonly by: string; readonly name: string }
  /** Somebody has become host, because the host said so. */
  | { readonly what: 'host-passed'; readonly by: string; readonly name: string }
  /** Somebody has become host, because the host had been away for long. */
  | { readonly what: 'host-moved'; readonly name: string }
  /** Somebody has taken a seat that was freed. */
  | { readonly what: 'took-seat'; readonly name: string; readonly from: string }
  /** What somebody asked the table to agree on is done, or off the table; `failed`: all agreed, but it could not be done. */
  | {
      readonly what: 'proposal';
      readonly kind: ProposedView['kind'];
      readonly outcome: 'agreed' | 'refused' | 'withdrawn' | 'failed';
      /** Who asked; with `token`, `vacate` and `keep` whose seat it is. */
      readonly by: string;
      /** Who said no, with `refused`; rooms did not tell that at first. */
      readonly who?: string;
    }
  /** Somebody has nudged a member for whom the table waits. */
  | { readonly what: 'nudged'; readonly by: string; readonly name: string; readonly member: MemberId }
  /** The table has gone on without somebody for whom it waited. */
  | { readonly what: 'went-on'; readonly name: string }
  /** The host has begun another match with the same people, or has asked them back to the lobby. */
  | { readonly what: 'again' | 'back-to-lobby'; readonly by: string }
  /** The host has set the room's webhook, or removed it (null). */
  | { readonly what: 'webhook'; readonly by: string; readonly host: string | null }
  /** The room's webhook was removed, because it had not taken what it was sent. */
  | { readonly what: 'webhook-lost'; readonly host: string }
  /** The host has changed how much time there is for what. */
  | { readonly what: 'time'; readonly by: string; readonly time: TimeRules };

/** What a member points at now. It is of the moment: neither stored nor told to whoever comes later. */
export interface Pointed {
  readonly by: MemberId;
  /** A thing of the table that everybody sees, in the game's words. */
  readonly thing: Ref;
}

/** A step of a plan, as everybody reads it in their own language; `done` once its member has taken it, by the plan or by hand. */
export interface PlanStepView extends Pick<Option, 'key' | 'label' | 'ref'> {
  readonly state: 'open' | 'done';
}

/** What a member suggests that another one does in their turn. It is done by nothing but the other one's own choices. */
export interface PlanView {
  readonly by: MemberId;
  readonly member: MemberId;
  readonly steps: readonly PlanStepView[];
}

/** A plan as far as it is drawn, with what could be the next step. */
export interface SketchMessage {
  readonly steps: readonly Pick<Option, 'key' | 'label' | 'ref'>[];
  readonly next: readonly Option[];
  readonly end: PlanEnd;
}

/** No plan has more steps. */
export const PLAN_LENGTH = 12;

/** A table option and the value it was set to. */
interface OptionChange {
  readonly option: string;
  readonly value: string;
}

/** Commands, by event name. */
export interface ClientEvents {
  /**
   * Asks for a sign of life: a page that comes back cannot tell otherwise whether its connection still stands. Refused with
   * `not-seated` to who has not entered a room, which is a sign as well.
   */
  ping(body: object, ack: (reply: Reply) => void): void;
  /** Opens a room and takes its first seat as host, for whoever has the token. */
  create(
    body: { readonly game: string; readonly name: string; readonly token: string },
    ack: (reply: Reply<{ code: string; seat: Seat; room: RoomView }>) => void,
  ): void;
  /**
   * Takes a free seat of a room that has not started, or a seat that was freed since, for whoever has the token. Browsers make the token, so that a seat is
   * theirs even when the answer is lost: `enter` tells whether it was taken. A token that has a seat already gets that one.
   */
  join(
    body: { readonly code: string; readonly name: string; readonly token: string },
    ack: (reply: Reply<{ code: string; seat: Seat; room: RoomView }>) => void,
  ): void;
  /**
   * Shows this socket a room: with a seat token as that seat, with the token of a {@link watch} or null as a spectator. `create`
   * and `join` do so as well; browsers send it after each reconnect. The present view follows as a `view` event when the match
   * runs, unless the answer says that one stands at the door. `name` is that of a spectator who has given one.
   */
  enter(
    body: { readonly code: string; readonly token: string | null },
    ack: (
      reply: Reply<{ code: string; seat: Seat | null; room: RoomView; standing: Standing; name: string | null }>,
    ) => void,
  ): void;
  /**
   * For who has entered without a seat: gives oneself a name as a spectator, for whoever has the token, and where the host lets people
   * in asks to be let in. This socket is that spectator from then on; later ones say `enter` with the token. A token that has a
   * name already keeps that one. Refused with `watching-off`, with `name-taken` when somebody there has a name like it, and with
   * `too-many-knocks` or `too-many-watching`.
   */
  watch(
    body: { readonly name: string; readonly token: string },
    ack: (reply: Reply<{ standing: Standing; name: string }>) => void,
  ): void;
  /** Host only: sets who may watch. Spectators who are there go when nobody may; otherwise they stay. */
  watching(body: { readonly watching: Watching }, ack: (reply: Reply) => void): void;
  /** Host only: lets somebody in who asks to watch. */
  admit(body: { readonly watcher: WatcherId }, ack: (reply: Reply) => void): void;
  /** Host only: refuses somebody who asks to watch, or shows a spectator out. Their token is refused as `shown-out` from then on. */
  showOut(body: { readonly watcher: WatcherId }, ack: (reply: Reply) => void): void;
  /** For those with a seat: the spectators who have given a name and are inside and connected. */
  watchers(body: object, ack: (reply: Reply<{ watchers: readonly WatcherView[] }>) => void): void;
  /** Makes a code with which one other device gets a token of its own for this seat. A newer code replaces it. */
  pair(body: object, ack: (reply: Reply<{ pairing: string; forMs: number }>) => void): void;
  /**
   * Continues a seat on this device, by a code of {@link pair}: the token, which this device has made, is another one for
   * the seat from then on. Refused as `pairing-unknown` when the code was used, replaced or is too old. A token that has a seat gets that one.
   */
  continue(
    body: { readonly code: string; readonly pairing: string; readonly token: string },
    ack: (reply: Reply<{ code: string; seat: Seat; room: RoomView }>) => void,
  ): void;
  /** The devices with the right to one's own seat, the first one first. */
  devices(body: object, ack: (reply: Reply<{ devices: readonly DeviceView[] }>) => void): void;
  /** Makes the tokens of all other devices of one's seat worthless, and its open code. */
  signOutOthers(body: object, ack: (reply: Reply) => void): void;
  /** Gives up one's seat before the start. The seats above move down; the next seat is host if the host left. */
  leave(body: object, ack: (reply: Reply) => void): void;
  /** Before the start: sets one's own colour. Refused with `colour-taken` while somebody else has it. */
  colour(body: { readonly colour: Colour }, ack: (reply: Reply) => void): void;
  /** Before the start: says whether it may begin, as far as this member is concerned. Setting options asks everybody anew. */
  ready(body: { readonly is: 'ready' | 'not-yet' }, ack: (reply: Reply) => void): void;
  /** Host only: makes another member host. */
  promote(body: { readonly member: MemberId }, ack: (reply: Reply) => void): void;
  /**
   * Host only. Before the start: takes a member out of the room. After the end: frees the seat of a member who is not connected;
   * refused with `seat-in-use` while they are. While a match runs it is refused with `room-started`: the table agrees on that
   * (`vacate` of {@link Wish}). The token of that member is worth nothing afterwards, in this room.
   */
  kick(body: { readonly member: MemberId }, ack: (reply: Reply) => void): void;
  /** Host only: another member is not heard in the conversation any more, or is again. What they say is refused with `muted`. */
  mute(body: { readonly member: MemberId; readonly is: MemberView['voice'] }, ack: (reply: Reply) => void): void;
  /** Host only: closes the room to new members, or opens it again. */
  lock(body: { readonly entrance: Entrance }, ack: (reply: Reply) => void): void;
  /**
   * Notes where this device takes notifications while no page is open, for this seat; null: it takes none. Refused with
   * `bad-destination` where this server sends none.
   */
  subscribe(body: { readonly push: PushTarget | null }, ack: (reply: Reply) => void): void;
  /**
   * Host only: sets the address that is told whom the table waits for when they are not there, in a language; null: none. The
   * secret is told once, for the receiver to check signatures with (Standard Webhooks). Refused with `bad-destination` for an address that
   * this server sends nothing to.
   */
  webhook(
    body: { readonly url: string | null; readonly language: Language },
    ack: (reply: Reply<{ secret: string | null }>) => void,
  ): void;
  /** Host only, before the start: puts a bot on a free seat. `kick` takes it out again. */
  addBot(body: { readonly level: BotLevel }, ack: (reply: Reply) => void): void;
  /** Host only, before the start: puts all members in this order; their seats are their places in it. */
  arrange(body: { readonly members: readonly MemberId[] }, ack: (reply: Reply) => void): void;
  /** Host only, after the end: another match with the same people, at once or by the lobby. Vacant seats are given up. */
  again(body: { readonly how: Again }, ack: (reply: Reply) => void): void;
  /**
   * While a match runs: asks the other members to agree on something: those who are connected, and those who are away for some
   * time (`absent` of the proposal). There is one proposal at a time (`proposal-open`). When nobody else has a say it is done at once.
   */
  propose(body: { readonly what: Wish }, ack: (reply: Reply) => void): void;
  /**
   * For those who watch, while a match runs: says to be this member, who is away, and asks the members who are there to give
   * their seat to whoever has the token. When they have agreed, `join` or `enter` with it takes the seat; the tokens before
   * it are refused as `token-replaced`. What was asked in confidence is drawn anew there. Refused with `rivals` where those who
   * play are rivals. It is off the table when
   * whoever asked has been gone for as long as a host may be; who says it again, with the same token, is back.
   */
  claim(body: { readonly member: MemberId; readonly token: string }, ack: (reply: Reply) => void): void;
  /**
   * Agrees to the proposal of that number. It is done when all members have agreed who have a say then. Whoever has agreed
   * may say so again, to have it done when somebody has lost their say meanwhile who had not.
   */
  agree(body: { readonly proposal: ProposalId }, ack: (reply: Reply) => void): void;
  /** Says no to the proposal of that number, or takes one's own back: it is off the table. */
  refuse(body: { readonly proposal: ProposalId }, ack: (reply: Reply) => void): void;
  /** Host only, in the lobby and while a match runs: sets how much time there is for what. */
  time(body: { readonly time: TimeRules }, ack: (reply: Reply) => void): void;
  /** More time for an open question of one's own seat, {@link MORE_TIMES} times at most; else refused as `no-more-time`. */
  more(body: { readonly ask: AskId }, ack: (reply: Reply) => void): void;
  /**
   * Wants the table to go on without somebody it waits for: the host alone decides it, else more than half of the others who are
   * there. What the seat is asked is answered then, with its fallback, by a bot, or by chance; nobody is shown anything of it that they
   * would not see otherwise. Refused with `not-awaited` when the table does not wait for that seat, or when it is one's own to
   * answer, and with `too-early` before `goesOnAt` and while the table itself holds a window open.
   */
  goOn(body: { readonly seat: Seat }, ack: (reply: Reply) => void): void;
  /** Host only, before the start: sets table options. */
  configure(body: { readonly options: Readonly<Record<string, string>> }, ack: (reply: Reply) => void): void;
  /** Before the start: sets one's own picks, fewer than needed for "deal me one at random". */
  pick(body: { readonly picks: readonly string[] }, ack: (reply: Reply) => void): void;
  /** Host only: starts the match with the members present. */
  start(body: object, ack: (reply: Reply) => void): void;
  /**
   * Answers an open ask of one's seat. With `only`, an answer that could not be taken back is refused as `final`, and nothing
   * changes. With `seat` it is an answer for a seat that one keeps (`kept` of one's view); refused as `not-keeper` when one
   * does not keep it, or no longer. The first answer that its owner gives is also their {@link release}.
   */
  choose(
    body: { readonly ask: AskId; readonly key: string; readonly only?: 'undoable'; readonly seat?: Seat },
    ack: (reply: Reply) => void,
  ): void;
  /** Ends that a seat is kept: one's own, or one that one keeps. Refused as `not-keeper` for any other. */
  release(body: { readonly seat: Seat }, ack: (reply: Reply) => void): void;
  /** What an answer to an open ask of one's seat, or of one that one keeps, would do; nothing changes. */
  preview(
    body: { readonly ask: AskId; readonly key: string; readonly seat?: Seat },
    ack: (reply: Reply<{ preview: PreviewMessage }>) => void,
  ): void;
  /**
   * The match as this socket's viewer, a seat or a spectator, has seen it so far, while it runs and afterwards: the frames
   * after the first `after`. There are never fewer than before.
   */
  past(body: { readonly after: number }, ack: (reply: Reply<{ past: PastMessage }>) => void): void;
  /**
   * Says something to everybody in the room; for those with a seat. Refused with `muted` for whom the host has muted, and with `silenced` while the seat answers alone
   * (`secluding` of the game's meta); what others say meanwhile comes as `chat` when that is over.
   */
  say(body: { readonly text: string }, ack: (reply: Reply) => void): void;
  /**
   * Nudges a member for whom the table waits, on all their devices; everybody is told by a line of the conversation. Refused with
   * `not-awaited` when the table does not wait for them, with `too-fast` when somebody has nudged them within the last minute,
   * with `muted` for whom the host has muted, and with `silenced` while one's own seat answers alone.
   */
  nudge(body: { readonly member: MemberId }, ack: (reply: Reply) => void): void;
  /**
   * Points at a thing of the table, for everybody to see: `pointed`. Refused with `bad-request` for what is not there for everybody
   * to see, and with `silenced` while one's own seat answers alone. Who answers alone is not shown what others point at.
   */
  point(body: Ref, ack: (reply: Reply) => void): void;
  /**
   * Says something to the other spectators who have given a name, about the match on the table; for those alone. Those with a seat
   * and all others hear it after the end of the match.
   */
  comment(body: { readonly text: string }, ack: (reply: Reply) => void): void;
  /**
   * Foretells something of the match on the table, for spectators who have given a name: an answer to a question of the game that is open
   * now. It may be given anew as long as the question is open. `points` is what it is worth if it comes true. Refused with
   * `prediction-closed` for a question or answer that is not open.
   */
  predict(
    body: { readonly question: string; readonly answer: string },
    ack: (reply: Reply<{ points: number }>) => void,
  ): void;
  /**
   * What another member could do in their turn after these steps, as far as anybody can foresee; nothing changes. Refused with
   * `nothing-to-plan` where that turn cannot be planned, with `no-such-option` for a step that could not be taken there, with
   * `seat-secluded` and `silenced` while the other one or one's own seat answers alone.
   */
  sketch(
    body: { readonly member: MemberId; readonly steps: readonly string[] },
    ack: (reply: Reply<{ sketch: SketchMessage }>) => void,
  ): void;
  /** Suggests these steps to another member, {@link PLAN_LENGTH} at most, in the place of what one suggested before: as {@link sketch}. */
  plan(body: { readonly member: MemberId; readonly steps: readonly string[] }, ack: (reply: Reply) => void): void;
  /** Takes a plan away: one's own, or one for oneself or for whom one answers. Nothing happens when there is none. */
  unplan(body: { readonly by: MemberId; readonly member: MemberId }, ack: (reply: Reply) => void): void;
  /** Says a phrase of the game to everybody in the room: as {@link say}, and `bad-request` for one that the game does not have. */
  phrase(body: FilledPhrase, ack: (reply: Reply) => void): void;
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
  /** What one has foretold so far oneself, of a match of this room: on entering, when there is any. `game` as in `comments`. */
  predictions(body: { readonly game: number; readonly made: readonly Foretold[] }): void;
  /** Who has foretold best, of a match of this room that is over: at its end and on entering, when anybody has. The best come first. */
  scores(body: { readonly game: number; readonly scores: readonly Score[] }): void;
  /** Somebody has nudged whoever has this seat. */
  nudged(body: { readonly by: string }): void;
  /** Somebody points at a thing of the table. */
  pointed(body: Pointed): void;
  /** What members suggest to one another now: after entering while a match runs. It is number 0, and changes follow. */
  plans(body: { readonly plans: readonly PlanView[] }): void;
  /** How the list of `plans` changed since one was told last. Whoever is not at `from` enters again. */
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
/** What a seat's token looks like: 256 random bits in base64url. */
export const TOKEN_SHAPE = /^[\w-]{43}$/;
/** The longest line of the conversation, in characters. */
export const CHAT_LENGTH = 500;
/** How many lines of the conversation a browser gets on entering. */
export const CHAT_SHOWN = 100;
