import type { Seat } from '../../../shared/engine/ask';
import { followView } from '../../../shared/protocol/replica';
import type {
  ChatLine,
  ErrorCode,
  Foretold,
  PatchMessage,
  PlanView,
  Pointed,
  Reply,
  RoomView,
  SaidLine,
  Score,
  Standing,
  ViewMessage,
} from '../../../shared/protocol/rooms';
import type { ClocksMessage, ClockView } from '../../../shared/protocol/time';
import { mergedLines } from '../chat/lines';

/** Why a command failed: an error code of the server, or that there was no answer or no connection. */
export type CommandError = ErrorCode | 'no-answer' | 'offline';

/** The result of a command. */
export type Answered<T extends object = object> =
  Extract<Reply<T>, { readonly ok: true }> | { readonly ok: false; readonly error: CommandError };

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
export interface Shown {
  readonly message: ViewMessage;
  readonly clockOffsetMs: number;
}

/** Who has nudged this player, and which nudge it was. */
export interface Nudged {
  readonly by: string;
  readonly n: number;
}

/** What somebody points at, how often anybody had by then, and when it came, in milliseconds of this browser's clock. */
export interface NumberedPoint extends Pointed {
  readonly n: number;
  readonly at: number;
}

/** Nobody can follow more things that are pointed at. */
const POINTS_KEPT = 8;

/** All that the client knows from the server. The last view stays while the connection is lost. */
/** What is known of one match of the room, by its number there. */
export interface OfGame<One> {
  readonly game: number;
  readonly all: readonly One[];
}

export interface ConnectionState {
  /** `silent`: connected, but nothing has come for some seconds. `restarting`: the server has announced that it restarts. */
  readonly link: 'connecting' | 'online' | 'silent' | 'offline' | 'restarting';
  readonly session: Session | null;
  readonly entry: Entry;
  readonly seat: Seat | null;
  /** Whether this browser is let in. */
  readonly standing: Standing;
  /** The name of this spectator; null of whoever has a seat or no name. */
  readonly watcher: string | null;
  readonly room: RoomView | null;
  readonly shown: Shown | null;
  /** `behind`: patches are missing, and only a whole view can be shown next. */
  readonly sync: 'current' | 'behind';
  /** The clocks of the match, and how far the server's clock was ahead of ours when they came. */
  readonly clocks: { readonly shown: readonly ClockView[]; readonly offsetMs: number };
  /** The conversation of the room as far as it is known, oldest line first. */
  readonly chat: readonly ChatLine[];
  /** What spectators have said among themselves, by the number of the match, as far as this browser was told. */
  readonly comments: Readonly<Record<number, readonly SaidLine[]>>;
  /** What this spectator has foretold, and who has foretold best once that is known: of the match with this number. */
  readonly foretold: OfGame<Foretold>;
  readonly scores: OfGame<Score>;
  /** The last nudge; null before the first. */
  readonly nudged: Nudged | null;
  /** What was pointed at last, oldest first. */
  readonly points: readonly NumberedPoint[];
  /** What members suggest to one another. */
  readonly plans: readonly PlanView[];
}

export type ConnectionEvent =
  | { readonly type: 'connected' }
  | { readonly type: 'disconnected' }
  | { readonly type: 'silent' }
  | { readonly type: 'heard' }
  | { readonly type: 'bye' }
  | { readonly type: 'session'; readonly session: Session | null }
  | {
      readonly type: 'entered';
      readonly session: Session;
      readonly seat: Seat | null;
      readonly room: RoomView;
      readonly standing: Standing;
      readonly watcher: string | null;
    }
  | { readonly type: 'refused'; readonly session: Session; readonly error: CommandError }
  | { readonly type: 'room'; readonly room: RoomView }
  | { readonly type: 'seat'; readonly seat: Seat | null }
  | { readonly type: 'door' }
  | { readonly type: 'named'; readonly session: Session; readonly standing: Standing; readonly watcher: string }
  | { readonly type: 'view'; readonly message: ViewMessage; readonly at: number }
  | { readonly type: 'patch'; readonly message: PatchMessage; readonly at: number }
  | { readonly type: 'clocks'; readonly message: ClocksMessage; readonly at: number }
  | { readonly type: 'chat'; readonly lines: readonly ChatLine[] }
  | { readonly type: 'comments'; readonly game: number; readonly lines: readonly SaidLine[] }
  | { readonly type: 'predictions'; readonly game: number; readonly made: readonly Foretold[] }
  | { readonly type: 'predicted'; readonly game: number; readonly made: Foretold }
  | { readonly type: 'scores'; readonly game: number; readonly scores: readonly Score[] }
  | { readonly type: 'nudged'; readonly by: string }
  | { readonly type: 'pointed'; readonly pointed: Pointed; readonly at: number }
  | { readonly type: 'plans'; readonly plans: readonly PlanView[] };

const ENTERED: Entry = { kind: 'entered' };
const NONE_FORETOLD = { game: 0, all: [] };
const NO_CLOCKS: ConnectionState['clocks'] = { shown: [], offsetMs: 0 };

export const initialState: ConnectionState = {
  link: 'connecting',
  session: null,
  entry: { kind: 'none' },
  seat: null,
  standing: 'door',
  watcher: null,
  room: null,
  shown: null,
  sync: 'behind',
  clocks: NO_CLOCKS,
  chat: [],
  comments: {},
  foretold: NONE_FORETOLD,
  scores: NONE_FORETOLD,
  nudged: null,
  points: [],
  plans: [],
};

/** The state after an event on the connection. Answers for a session that was replaced change nothing. */
export function connectionAfter(state: ConnectionState, event: ConnectionEvent): ConnectionState {
  switch (event.type) {
    case 'connected':
      return { ...state, link: 'online', entry: waitingToEnter(state), sync: 'behind' };
    case 'disconnected':
      return {
        ...state,
        link: state.link === 'restarting' ? 'restarting' : 'offline',
        entry: waitingToEnter(state),
      };
    case 'silent':
      return state.link === 'online' ? { ...state, link: 'silent' } : state;
    case 'heard':
      return state.link === 'silent' ? { ...state, link: 'online' } : state;
    case 'bye':
      return { ...state, link: 'restarting', entry: waitingToEnter(state) };
    case 'session': {
      const sameRoom = state.session !== null && state.session.code === event.session?.code;
      return {
        ...state,
        session: event.session,
        entry: { kind: event.session === null ? 'none' : 'entering' },
        seat: null,
        standing: sameRoom ? state.standing : 'door',
        watcher: null,
        room: sameRoom ? state.room : null,
        shown: null,
        sync: 'behind',
        clocks: NO_CLOCKS,
        chat: sameRoom ? state.chat : [],
        // Whoever comes as somebody else may read less.
        comments: {},
        foretold: NONE_FORETOLD,
        scores: NONE_FORETOLD,
        nudged: null,
        points: [],
        plans: [],
      };
    }
    case 'entered': {
      if (event.session !== state.session) return state;
      const { seat, standing, watcher, room } = event;
      return {
        ...inRoom(standing === 'inside' ? state : outside(state), room),
        entry: ENTERED,
        seat,
        standing,
        watcher,
        // Plans come after this, if there are any.
        plans: [],
      };
    }
    case 'refused':
      if (event.session !== state.session) return state;
      return {
        ...state,
        entry: { kind: 'refused', error: event.error },
        room: null,
        shown: null,
        chat: [],
        comments: {},
      };
    case 'room':
      return event.room.code === state.session?.code ? inRoom(state, event.room) : state;
    case 'named': {
      const { session, standing, watcher } = event;
      return state.session?.code === session.code ? { ...state, session, standing, watcher } : state;
    }
    case 'door':
      return state.session === null ? state : { ...outside(state), entry: { kind: 'entering' } };
    case 'seat':
      return { ...state, seat: event.seat };
    case 'view':
      // A view replaces any other, even one with a higher number: the server may have been restored from a backup.
      return state.session === null ? state : { ...state, shown: shownAt(event.message, event.at), sync: 'current' };
    case 'patch':
      return state.sync === 'current' && state.shown !== null ? patched(state, state.shown, event) : state;
    case 'clocks':
      if (state.session === null) return state;
      return { ...state, clocks: { shown: event.message.clocks, offsetMs: event.message.now - event.at } };
    case 'chat':
      return state.session === null ? state : { ...state, chat: mergedLines(state.chat, event.lines) };
    case 'comments': {
      if (state.session === null) return state;
      const lines = mergedLines(state.comments[event.game] ?? [], event.lines);
      return { ...state, comments: { ...state.comments, [event.game]: lines } };
    }
    case 'predictions':
      return state.session === null ? state : { ...state, foretold: { game: event.game, all: event.made } };
    case 'predicted': {
      const { game, made } = event;
      const before = state.foretold.game === game ? state.foretold.all : [];
      const others = before.filter(({ question }) => question !== made.question);
      return state.session === null ? state : { ...state, foretold: { game, all: [...others, made] } };
    }
    case 'scores':
      return state.session === null ? state : { ...state, scores: { game: event.game, all: event.scores } };
    case 'nudged':
      if (state.session === null) return state;
      return { ...state, nudged: { by: event.by, n: (state.nudged?.n ?? 0) + 1 } };
    case 'plans':
      return state.session === null ? state : { ...state, plans: event.plans };
    case 'pointed': {
      if (state.session === null) return state;
      const n = (state.points.at(-1)?.n ?? 0) + 1;
      return { ...state, points: [...state.points, { ...event.pointed, n, at: event.at }].slice(-POINTS_KEPT) };
    }
  }
}

/** Whether the room is entered and the shown view is current. */
export function isUpToDate({ entry, room, standing, sync }: ConnectionState): boolean {
  const comes = room !== null && standing === 'inside' && hasMatch(room);
  return entry.kind === 'entered' && room !== null && (sync === 'current' || !comes);
}

/** Whether a room has a match with views. */
export function hasMatch({ phase }: RoomView): boolean {
  return phase === 'playing' || phase === 'over';
}

/** Whether a command failed only because the connection was lost. Such an error is hidden once the connection is back. */
export function isOfLink(error: CommandError): boolean {
  return error === 'no-answer' || error === 'offline' || error === 'restarting';
}

/** The state without anything that only those know who are let in. */
function outside(state: ConnectionState): ConnectionState {
  return {
    ...state,
    standing: 'door',
    shown: null,
    sync: 'behind',
    clocks: NO_CLOCKS,
    chat: [],
    comments: {},
    foretold: NONE_FORETOLD,
    scores: NONE_FORETOLD,
    nudged: null,
    points: [],
  };
}

/** The state with a newer room. A view of an earlier match of the room is not shown any more. */
function inRoom(state: ConnectionState, room: RoomView): ConnectionState {
  const before = state.room;
  const another = before !== null && before.played.length !== room.played.length;
  return another ? { ...state, room, shown: null, sync: 'behind', plans: [] } : { ...state, room };
}

function waitingToEnter(state: ConnectionState): Entry {
  return state.session === null || state.entry.kind === 'refused' ? state.entry : { kind: 'entering' };
}

function patched(
  state: ConnectionState,
  shown: Shown,
  { message, at }: { readonly message: PatchMessage; readonly at: number },
): ConnectionState {
  const followed = followView(shown.message, message);
  switch (followed.kind) {
    case 'next':
      return { ...state, shown: shownAt(followed.value, at) };
    case 'outdated':
      return state;
    case 'gap':
    case 'misfit':
      return { ...state, sync: 'behind' };
  }
}

function shownAt(message: ViewMessage, at: number): Shown {
  return { message, clockOffsetMs: message.now - at };
}
