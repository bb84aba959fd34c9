import type { Seat } from '../../../shared/engine/ask';
import { applyPatch, PatchError } from '../../../shared/patch/apply';
import type { ChatLine, ErrorCode, PatchMessage, Reply, RoomView, ViewMessage } from '../../../shared/protocol/rooms';
import { mergedLines } from '../chat/lines';

/** Why a command came to nothing: what the server said, or that it said nothing. */
export type CommandError = ErrorCode | 'no-answer' | 'offline';

/** What came of a command. */
export type Answered<T extends object = object> =
  Extract<Reply<T>, { readonly ok: true }> | { readonly ok: false; readonly error: CommandError };

/** The room this browser wants to be shown, and with which seat token; null is a spectator. */
export interface Session {
  readonly code: string;
  readonly token: string | null;
}

/** How far the server has let us into the room. */
export type Entry =
  | { readonly kind: 'none' }
  | { readonly kind: 'entering' }
  | { readonly kind: 'entered' }
  | { readonly kind: 'refused'; readonly error: CommandError };

/** The newest view, and how far the server's clock is ahead of ours, in milliseconds. */
export interface Shown {
  readonly message: ViewMessage;
  readonly ahead: number;
}

/** All the client knows from the server. What was shown last stays while the connection is away. */
export interface ConnectionState {
  /** `restarting`: the server said goodbye and will be back. */
  readonly link: 'connecting' | 'online' | 'offline' | 'restarting';
  readonly session: Session | null;
  readonly entry: Entry;
  readonly seat: Seat | null;
  readonly room: RoomView | null;
  readonly shown: Shown | null;
  /** `behind`: patches belong to something that we do not have; the next view is waited for. */
  readonly sync: 'current' | 'behind';
  /** The conversation of the room as far as it is known, oldest line first. */
  readonly chat: readonly ChatLine[];
}

export type ConnectionEvent =
  | { readonly type: 'connected' }
  | { readonly type: 'disconnected' }
  | { readonly type: 'bye' }
  | { readonly type: 'session'; readonly session: Session | null }
  | { readonly type: 'entered'; readonly session: Session; readonly seat: Seat | null; readonly room: RoomView }
  | { readonly type: 'refused'; readonly session: Session; readonly error: CommandError }
  | { readonly type: 'room'; readonly room: RoomView }
  | { readonly type: 'seat'; readonly seat: Seat | null }
  | { readonly type: 'view'; readonly message: ViewMessage; readonly at: number }
  | { readonly type: 'patch'; readonly message: PatchMessage; readonly at: number }
  | { readonly type: 'chat'; readonly lines: readonly ChatLine[] };

export const initialState: ConnectionState = {
  link: 'connecting',
  session: null,
  entry: { kind: 'none' },
  seat: null,
  room: null,
  shown: null,
  sync: 'behind',
  chat: [],
};

/** The state after something happened on the connection. Answers to a session that is no longer wanted change nothing. */
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
    case 'bye':
      return { ...state, link: 'restarting', entry: waitingToEnter(state) };
    case 'session': {
      const sameRoom = state.session !== null && state.session.code === event.session?.code;
      return {
        ...state,
        session: event.session,
        entry: { kind: event.session === null ? 'none' : 'entering' },
        seat: null,
        room: sameRoom ? state.room : null,
        shown: null,
        sync: 'behind',
        chat: sameRoom ? state.chat : [],
      };
    }
    case 'entered':
      if (event.session !== state.session) return state;
      return { ...state, entry: { kind: 'entered' }, seat: event.seat, room: event.room };
    case 'refused':
      if (event.session !== state.session) return state;
      return { ...state, entry: { kind: 'refused', error: event.error }, room: null, shown: null, chat: [] };
    case 'room':
      return event.room.code === state.session?.code ? { ...state, room: event.room } : state;
    case 'seat':
      return { ...state, seat: event.seat };
    case 'view':
      // The server's last word, even about an earlier state: it may have been restored from a backup.
      return state.session === null ? state : { ...state, shown: shownAt(event.message, event.at), sync: 'current' };
    case 'patch':
      return state.sync === 'current' && state.shown !== null ? patched(state, state.shown, event) : state;
    case 'chat':
      return state.session === null ? state : { ...state, chat: mergedLines(state.chat, event.lines) };
  }
}

/** Whether the server has let us in, and what is shown is how things are. */
export function isUpToDate({ entry, room, sync }: ConnectionState): boolean {
  return entry.kind === 'entered' && room !== null && (sync === 'current' || !hasMatch(room));
}

/** Whether a room has a match to be shown. */
export function hasMatch({ phase }: RoomView): boolean {
  return phase === 'playing' || phase === 'over';
}

/** Whether a command came to nothing only because the server was away: once it is back, there is no need to say so. */
export function isOfLink(error: CommandError): boolean {
  return error === 'no-answer' || error === 'offline' || error === 'restarting';
}

function waitingToEnter(state: ConnectionState): Entry {
  return state.session === null || state.entry.kind === 'refused' ? state.entry : { kind: 'entering' };
}

function patched(
  state: ConnectionState,
  { message: known }: Shown,
  { message, at }: { readonly message: PatchMessage; readonly at: number },
): ConnectionState {
  const { from, to, patch, waitingSince, now } = message;
  if (to <= known.stateID) return state;
  if (from !== known.stateID) return { ...state, sync: 'behind' };
  try {
    const view = applyPatch(known.view, patch);
    return { ...state, shown: shownAt({ stateID: to, view, waitingSince, now }, at) };
  } catch (error) {
    if (error instanceof PatchError) return { ...state, sync: 'behind' };
    throw error;
  }
}

function shownAt(message: ViewMessage, at: number): Shown {
  return { message, ahead: message.now - at };
}
