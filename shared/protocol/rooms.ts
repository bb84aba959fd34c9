/**
 * The room protocol: what a browser and the server say to each other over the socket.io namespace `/rooms`.
 * Every command is acknowledged with a {@link Reply}; nothing is acknowledged before it is on disk.
 */
import type { AskId, Seat } from '../engine/ask';
import type { MatchView, Refusal } from '../engine/match';
import type { PreviewEnd } from '../engine/preview';
import type { Text } from '../engine/text';
import type { Patch } from '../patch/operation';

/** Why a command may be refused. Screens have a sentence for each: `error.<code>`. */
export const ERROR_CODES = [
  'match-over',
  'no-such-ask',
  'taken-back',
  'final',
  'not-your-ask',
  'no-such-option',
  'bad-request',
  'room-code-malformed',
  'room-not-found',
  'room-full',
  'room-started',
  'room-not-started',
  'name-malformed',
  'name-taken',
  'token-unknown',
  'seat-lost',
  'not-seated',
  'silenced',
  'not-host',
  'unknown-game',
  'bad-options',
  'pick-taken',
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

export interface MemberView {
  readonly seat: Seat;
  readonly name: string;
  readonly host: boolean;
  /** What this member has picked so far; the rest is dealt at random. */
  readonly picks: readonly string[];
  readonly connected: boolean;
}

/** What everybody in a room may know of it. Never holds a token. */
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
}

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
  /** The server's clock when it sent this, in milliseconds. */
  readonly now: number;
}

/** How the view changed: `view` of state `from` becomes that of state `to`. A browser that is not at `from` enters again. */
export interface PatchMessage {
  readonly from: number;
  readonly to: number;
  readonly patch: Patch;
  readonly waitingSince: readonly WaitingSince[];
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

/** One line of a room's conversation. */
export interface ChatLine {
  /** Counts the lines of a room from 1. */
  readonly n: number;
  readonly name: string;
  readonly text: string;
  /** When the server had it, in milliseconds of its clock. */
  readonly at: number;
}

/** Commands, by event name. */
export interface ClientEvents {
  /** Opens a room and takes its first seat as host, for whoever has the token. */
  create(
    body: { readonly game: string; readonly name: string; readonly token: string },
    ack: (reply: Reply<{ code: string; seat: Seat; room: RoomView }>) => void,
  ): void;
  /**
   * Takes a free seat of a room that has not started, for whoever has the token. Browsers make the token, so that a seat is
   * theirs even when the answer is lost: `enter` tells whether it was taken. A token that has a seat already gets that one.
   */
  join(
    body: { readonly code: string; readonly name: string; readonly token: string },
    ack: (reply: Reply<{ code: string; seat: Seat; room: RoomView }>) => void,
  ): void;
  /**
   * Shows this socket a room: with a seat token as that seat, with null as a spectator. `create` and `join` do so
   * as well; browsers send it after each reconnect. The present view follows as a `view` event when the match runs.
   */
  enter(
    body: { readonly code: string; readonly token: string | null },
    ack: (reply: Reply<{ code: string; seat: Seat | null; room: RoomView }>) => void,
  ): void;
  /** Gives up one's seat before the start. The seats above move down; the lowest seat is host if the host left. */
  leave(body: object, ack: (reply: Reply) => void): void;
  /** Host only, before the start: sets table options. */
  configure(body: { readonly options: Readonly<Record<string, string>> }, ack: (reply: Reply) => void): void;
  /** Before the start: sets one's own picks, fewer than needed for "deal me one at random". */
  pick(body: { readonly picks: readonly string[] }, ack: (reply: Reply) => void): void;
  /** Host only: starts the match with the members present. */
  start(body: object, ack: (reply: Reply) => void): void;
  /**
   * Answers an open ask of one's seat. With `only`, an answer that could not be taken back is refused as `final`, and nothing
   * changes.
   */
  choose(
    body: { readonly ask: AskId; readonly key: string; readonly only?: 'undoable' },
    ack: (reply: Reply) => void,
  ): void;
  /** What an answer to an open ask of one's seat would do; nothing changes. */
  preview(
    body: { readonly ask: AskId; readonly key: string },
    ack: (reply: Reply<{ preview: PreviewMessage }>) => void,
  ): void;
  /**
   * Says something to everybody in the room; for those with a seat. Refused with `silenced` while the seat answers alone
   * (`secluding` of the game's meta); what others say meanwhile comes as `chat` when that is over.
   */
  say(body: { readonly text: string }, ack: (reply: Reply) => void): void;
}

/** Messages that the server sends by itself, by event name. */
export interface ServerEvents {
  room(room: RoomView): void;
  /** Which seat this socket has now: sent when seats move because somebody left the lobby. */
  seat(body: { readonly seat: Seat | null }): void;
  view(message: ViewMessage): void;
  patch(message: PatchMessage): void;
  /** Lines of the conversation, oldest first: the last ones on entering, then each as it is said. */
  chat(body: { readonly lines: readonly ChatLine[] }): void;
  /** This server is about to stop: connect again after so many milliseconds. */
  bye(body: { readonly inMs: number }): void;
}

/** The letters of room codes: easy to say, and none looks like another. */
export const CODE_LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
export const CODE_LENGTH = 5;
/** Length limits of a player's name, in characters after trimming. */
export const NAME_LENGTH = { min: 1, max: 24 } as const;
/** What a seat's token looks like: 256 random bits in base64url. */
export const TOKEN_SHAPE = /^[\w-]{43}$/;
/** The longest line of the conversation, in characters. */
export const CHAT_LENGTH = 500;
/** How many lines of the conversation a browser gets on entering. */
export const CHAT_SHOWN = 100;
