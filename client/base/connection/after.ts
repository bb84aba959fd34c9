import type { Seat } from '../../../shared/engine/ask';
import type { NumberedPatch } from '../../../shared/patch/operation';
import { follow, followView } from '../../../shared/protocol/replica';
import type {
  ChatLine,
  Foretold,
  PatchMessage,
  PlanView,
  Pointed,
  RoomView,
  SaidLine,
  Score,
  Standing,
  ViewMessage,
} from '../../../shared/protocol/rooms';
import type { ClocksMessage } from '../../../shared/protocol/time';
import { mergedLines } from './lines';
import {
  type CommandError,
  type ConnectionState,
  type Entry,
  initialState,
  type ReceivedView,
  type Session,
} from './state';

/** Readers cannot follow more pointed things than this. */
const POINTS_KEPT = 8;

/** An event of the connection. */
export type ConnectionEvent =
  | { readonly type: 'connected' }
  | { readonly type: 'disconnected' }
  | { readonly type: 'outdated' }
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
  | { readonly type: 'roomPatch'; readonly change: NumberedPatch }
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
  | { readonly type: 'plans'; readonly plans: readonly PlanView[] }
  | { readonly type: 'plansPatch'; readonly change: NumberedPatch };

const ENTERED: Entry = { kind: 'entered' };
const { clocks: NO_CLOCKS, foretold: NONE_FORETOLD, numbers: NO_NUMBERS, scores: NO_SCORES } = initialState;

/** The state after an event on the connection. Answers for a session that was replaced change nothing. */
export function connectionAfter(state: ConnectionState, event: ConnectionEvent): ConnectionState {
  switch (event.type) {
    case 'connected':
      return { ...state, link: 'online', entry: waitingToEnter(state), numbers: NO_NUMBERS, sync: 'behind' };
    case 'disconnected':
      return {
        ...state,
        link: state.link === 'restarting' ? 'restarting' : 'offline',
        entry: waitingToEnter(state),
      };
    case 'outdated':
      return { ...state, link: 'outdated', entry: waitingToEnter(state) };
    case 'silent':
      return state.link === 'online' ? { ...state, link: 'silent' } : state;
    case 'heard':
      return state.link === 'silent' ? { ...state, link: 'online' } : state;
    case 'bye':
      return { ...state, link: 'restarting', entry: waitingToEnter(state) };
    case 'session': {
      const sameRoom = state.session !== null && state.session.code === event.session?.code;
      return {
        // Drop what the former identity was allowed to read: the new one may be allowed less.
        ...outside(state),
        session: event.session,
        entry: { kind: event.session === null ? 'none' : 'entering' },
        seat: null,
        watcher: null,
        ...(sameRoom ? { standing: state.standing, chat: state.chat } : { room: null }),
      };
    }
    case 'entered': {
      if (event.session !== state.session) return state;
      const { seat, standing, watcher, room } = event;
      const inside = inRoom(standing === 'inside' ? state : outside(state), room);
      return {
        ...inside,
        numbers: { ...inside.numbers, room: 0 },
        entry: ENTERED,
        seat,
        standing,
        watcher,
      };
    }
    case 'refused':
      if (event.session !== state.session) return state;
      return { ...outside(state), entry: { kind: 'refused', error: event.error }, room: null };
    case 'roomPatch': {
      if (state.room === null || state.numbers.room === null) return state;
      const next = numbered(state, 'room', state.room, state.numbers.room, event.change);
      return next === null ? state : inRoom({ ...state, numbers: next.numbers }, next.value);
    }
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
      if (state.session === null) return state;
      return { ...state, plans: event.plans, numbers: { ...state.numbers, plans: 0 } };
    case 'plansPatch': {
      if (state.numbers.plans === null) return state;
      const next = numbered(state, 'plans', state.plans, state.numbers.plans, event.change);
      return next === null ? state : { ...state, plans: next.value, numbers: next.numbers };
    }
    case 'pointed': {
      if (state.session === null) return state;
      const n = (state.points.at(-1)?.n ?? 0) + 1;
      return { ...state, points: [...state.points, { ...event.pointed, n, at: event.at }].slice(-POINTS_KEPT) };
    }
  }
}

/** The state without everything that only people inside the room may know. */
function outside(state: ConnectionState): ConnectionState {
  return {
    ...state,
    standing: 'door',
    numbers: NO_NUMBERS,
    shown: null,
    sync: 'behind',
    clocks: NO_CLOCKS,
    chat: [],
    comments: {},
    foretold: NONE_FORETOLD,
    scores: NO_SCORES,
    nudged: null,
    points: [],
    plans: [],
  };
}

/** The state with a newer room. A view of an earlier match of the room is not shown any more. */
function inRoom(state: ConnectionState, room: RoomView): ConnectionState {
  const before = state.room;
  const another = before !== null && before.played.length !== room.played.length;
  if (!another) return { ...state, room };
  return { ...state, room, shown: null, sync: 'behind', plans: [], numbers: { ...state.numbers, plans: null } };
}

/**
 * What is known after a change of it, and its numbers; null when nothing changes. Where the change does not fit, the room has no
 * number: it has to be entered again, which brings all of it.
 */
function numbered<T>(
  { numbers }: ConnectionState,
  what: keyof ConnectionState['numbers'],
  known: T,
  at: number,
  change: NumberedPatch,
): { readonly value: T; readonly numbers: ConnectionState['numbers'] } | null {
  const followed = follow(known, at, change);
  switch (followed.kind) {
    case 'next':
      return { value: followed.value, numbers: { ...numbers, [what]: change.to } };
    case 'outdated':
      return null;
    case 'gap':
    case 'misfit':
      return { value: known, numbers: NO_NUMBERS };
  }
}

function waitingToEnter(state: ConnectionState): Entry {
  return state.session === null || state.entry.kind === 'refused' ? state.entry : { kind: 'entering' };
}

function patched(
  state: ConnectionState,
  shown: ReceivedView,
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

function shownAt(message: ViewMessage, at: number): ReceivedView {
  return { message, clockOffsetMs: message.now - at };
}
