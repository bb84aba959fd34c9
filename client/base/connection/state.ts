import type { Seat } from '../../../shared/engine/ask';
import type {
  ChatLine,
  ErrorCode,
  Foretold,
  PlanView,
  Pointed,
  Reply,
  RoomView,
  SaidLine,
  Score,
  Standing,
  ViewMessage,
} from '../../../shared/protocol/rooms';
import type { ClockView } from '../../../shared/protocol/time';

/** Why a command failed: an error code of the server, or that there was no answer or no connection. */
export type CommandError = ErrorCode | 'no-answer' | 'offline';

/** The result of a command. */
export type Answered<T extends object = object> =
  | Extract<Reply<T>, { readonly ok: true }>
  | { readonly ok: false; readonly error: CommandError; readonly first?: Seat };

/** The room this browser wants to be shown, and with which token of a seat or a spectator; null is a spectator without a name. */
export interface Session {
  readonly code: string;
  readonly token: string | null;
}

/** Whether the room has been entered. */
export type Entry =
  | { readonly kind: 'none' }
  | { readonly kind: 'entering' }
  | { readonly kind: 'entered' }
  | { readonly kind: 'refused'; readonly error: CommandError };

/** The newest view, and how far the server's clock is ahead of ours. */
export interface ReceivedView {
  readonly message: ViewMessage;
  readonly clockOffsetMs: number;
}

/** A nudge of this player: its sender and its number. */
export interface Nudged {
  readonly by: string;
  readonly n: number;
}

/**
 * A thing that a member points at, with the number of this pointing and the time it came, in milliseconds of this
 * browser's clock.
 */
interface NumberedPoint extends Pointed {
  readonly n: number;
  readonly at: number;
}

/** Values about one match of the room, by its number there. */
interface OfGame<One> {
  readonly game: number;
  readonly all: readonly One[];
}

/** All that the client knows from the server. The last view stays while the connection is lost. */
export interface ConnectionState {
  /**
   * `silent`: connected, but nothing has come for some seconds. `restarting`: the server has announced that it restarts. `outdated`:
   * the server no longer speaks the protocol of this page.
   */
  readonly link: 'connecting' | 'online' | 'silent' | 'offline' | 'restarting' | 'outdated';
  readonly session: Session | null;
  readonly entry: Entry;
  readonly seat: Seat | null;
  /** Whether this browser is let in. */
  readonly standing: Standing;
  /** The name of this spectator; null of whoever has a seat or no name. */
  readonly watcher: string | null;
  readonly room: RoomView | null;
  /** The numbers of the room and the plans as they are known; null: what changes does not count until a whole has come. */
  readonly numbers: Readonly<Record<'room' | 'plans', number | null>>;
  readonly shown: ReceivedView | null;
  /** `behind`: patches are missing, and only a whole view can be shown next. */
  readonly sync: 'current' | 'behind';
  /** The clocks of the match, and how far the server's clock was ahead of ours when they came. */
  readonly clocks: { readonly shown: readonly ClockView[]; readonly offsetMs: number };
  /** The conversation of the room as far as it is known, oldest line first. */
  readonly chat: readonly ChatLine[];
  /** What spectators have said among themselves, by the number of the match, as far as this browser was told. */
  readonly comments: Readonly<Record<number, readonly SaidLine[]>>;
  /** This spectator's own predictions, and the best scores once they are known, of the match with this number. */
  readonly foretold: OfGame<Foretold>;
  readonly scores: OfGame<Score>;
  /** The last nudge; null before the first. */
  readonly nudged: Nudged | null;
  /** The last pointed things, oldest first. */
  readonly points: readonly NumberedPoint[];
  /** The suggestions of members. */
  readonly plans: readonly PlanView[];
}

const NONE_FORETOLD = { game: 0, all: [] };

/** The state before the first message. */
export const initialState: ConnectionState = {
  link: 'connecting',
  session: null,
  entry: { kind: 'none' },
  seat: null,
  standing: 'door',
  watcher: null,
  room: null,
  numbers: { room: null, plans: null },
  shown: null,
  sync: 'behind',
  clocks: { shown: [], offsetMs: 0 },
  chat: [],
  comments: {},
  foretold: NONE_FORETOLD,
  scores: NONE_FORETOLD,
  nudged: null,
  points: [],
  plans: [],
};

/** Whether the room is entered, and it and the shown view are current. */
export function isUpToDate({ entry, room, numbers, standing, sync }: ConnectionState): boolean {
  const comes = room !== null && standing === 'inside' && hasMatch(room);
  return entry.kind === 'entered' && room !== null && numbers.room !== null && (sync === 'current' || !comes);
}

/** Whether a room has a match with views. */
function hasMatch({ phase }: RoomView): boolean {
  return phase === 'playing' || phase === 'over';
}

/** Whether a command failed only because the connection was lost. Such an error is hidden once the connection is back. */
export function isOfLink(error: CommandError): boolean {
  return error === 'no-answer' || error === 'offline' || error === 'restarting';
}
