import type { ManagerOptions, Socket, SocketOptions } from 'socket.io-client';

import type { AskId, Seat } from '../../../shared/engine/ask';
import type { ClientEvents, Reply, RoomView, ServerEvents } from '../../../shared/protocol/rooms';
import {
  type Answered,
  type CommandError,
  connectionAfter,
  type ConnectionEvent,
  type ConnectionState,
  hasMatch,
  initialState,
  isUpToDate,
  type Session,
} from './state';

/** How the socket connects: quickly, and after a break again soon, but not everybody at the same moment. */
export const SOCKET_OPTIONS: Partial<ManagerOptions & SocketOptions> = {
  transports: ['websocket', 'polling'],
  tryAllTransports: true,
  reconnectionDelay: 200,
  reconnectionDelayMax: 3_000,
  randomizationFactor: 0.5,
  timeout: 8_000,
};

/** How long to wait for what, in milliseconds. */
export interface Patience {
  /** For the answer to a command, and for the view that follows on entering. */
  readonly answer: number;
  /** About how long before saying again what was refused for a passing reason. */
  readonly retry: number;
  /** For answers that are under way when the server says goodbye. */
  readonly goodbye: number;
}

const PATIENCE: Patience = { answer: 10_000, retry: 1_500, goodbye: 1_000 };

const PASSING: readonly CommandError[] = ['no-answer', 'too-fast', 'internal', 'restarting'];

export type RoomsSocket = Socket<ServerEvents, ClientEvents>;

/** What taking a seat gives. */
export interface Seated {
  readonly code: string;
  readonly seat: Seat;
  readonly room: RoomView;
}

/** Somebody who asks for a seat. The token is the right to the seat from then on. */
export interface Applicant {
  readonly name: string;
  readonly token: string;
}

/** What being let into a room gives. */
type Entered = Pick<Seated, 'code' | 'room'> & { readonly seat: Seat | null };

/**
 * The one connection to the server. It keeps the newest state for the screen, enters the wanted room again after every
 * reconnect, and turns each command into a promise that always settles.
 */
export class Connection {
  private current: ConnectionState = initialState;
  private readonly listeners = new Set<() => void>();
  private readonly underWay = new Set<Promise<unknown>>();
  /** Whether the server asked us to stay away for a moment. */
  private absence: 'none' | 'asked' = 'none';
  /** When to enter again on this connection. */
  private next: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly socket: RoomsSocket,
    private readonly patience: Patience = PATIENCE,
  ) {
    socket.on('connect', () => {
      this.happened({ type: 'connected' });
      void this.enter();
    });
    socket.on('disconnect', (reason) => {
      clearTimeout(this.next);
      this.happened({ type: 'disconnected' });
      if (reason === 'io server disconnect') this.connectLater();
    });
    socket.on('connect_error', () => {
      this.happened({ type: 'disconnected' });
      if (!socket.active) this.connectLater();
    });
    socket.on('room', (room) => this.happened({ type: 'room', room }));
    socket.on('seat', ({ seat }) => {
      this.happened({ type: 'seat', seat });
      // Without it we are in no room any more: entering tells what is left to us.
      if (seat === null) void this.enter();
    });
    socket.on('view', (message) => this.happened({ type: 'view', message, at: Date.now() }));
    socket.on('patch', (message) => {
      const { sync } = this.current;
      this.happened({ type: 'patch', message, at: Date.now() });
      // What lies between is missing: entering brings the whole view.
      if (this.current.sync !== sync) void this.enter();
    });
    socket.on('chat', ({ lines }) => this.happened({ type: 'chat', lines }));
    socket.on('bye', ({ inMs }) => void this.stayAway(inMs));
  }

  /** The newest state. A new object after every change. */
  readonly state = (): ConnectionState => this.current;

  /** Calls the listener after every change. Returns how to stop that. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Connects now instead of at the next try, when the browser says that the network is back. */
  wake(): void {
    if (this.absence === 'asked' || this.socket.connected) return;
    // Between two tries connecting alone would wait for the next one as well.
    this.socket.disconnect().connect();
  }

  /** Wants to be shown a room, now and after every reconnect; null wants none. */
  show(session: Session | null): void {
    const before = this.current.session;
    if (before?.code === session?.code && before?.token === session?.token) return;
    this.happened({ type: 'session', session });
    if (before !== null && before.code !== session?.code) {
      // The protocol has no word for going out: a fresh socket is in no room.
      this.socket.disconnect();
      this.wake();
      return;
    }
    void this.enter();
  }

  /** Opens a room and takes its first seat. */
  create(body: Applicant & { readonly game: string }): Promise<Answered<Seated>> {
    return this.settled((ack) => this.inTime().emit('create', body, ack));
  }

  /** Takes a free seat. */
  join(body: Applicant & { readonly code: string }): Promise<Answered<Seated>> {
    return this.settled((ack) => this.inTime().emit('join', body, ack));
  }

  /** Gives up the seat. */
  leave(): Promise<Answered> {
    return this.fromSeat((ack) => this.inTime().emit('leave', {}, ack));
  }

  /** Sets table options. */
  configure(options: Readonly<Record<string, string>>): Promise<Answered> {
    return this.fromSeat((ack) => this.inTime().emit('configure', { options }, ack));
  }

  /** Sets one's own picks. */
  pick(picks: readonly string[]): Promise<Answered> {
    return this.fromSeat((ack) => this.inTime().emit('pick', { picks }, ack));
  }

  /** Starts the match. */
  start(): Promise<Answered> {
    return this.fromSeat((ack) => this.inTime().emit('start', {}, ack));
  }

  /** Answers an open ask. Refused at once while the asks that are shown may be out of date. */
  choose(ask: AskId, key: string): Promise<Answered> {
    if (!isUpToDate(this.current)) return Promise.resolve({ ok: false, error: 'offline' });
    return this.fromSeat((ack) => this.inTime().emit('choose', { ask, key }, ack));
  }

  /** Says something to everybody in the room. */
  say(text: string): Promise<Answered> {
    return this.fromSeat((ack) => this.inTime().emit('say', { text }, ack));
  }

  private inTime() {
    return this.socket.timeout(this.patience.answer);
  }

  /** Refused at once unless the server knows our seat now: kept for later, it would be sent before we have entered. */
  private fromSeat(send: Send<object>): Promise<Answered> {
    if (this.current.entry.kind !== 'entered') return Promise.resolve({ ok: false, error: 'offline' });
    return this.settled(send);
  }

  private async enter(): Promise<void> {
    const { session } = this.current;
    if (session === null || !this.socket.connected) return;
    const reply = await this.settled<Entered>((ack) => this.inTime().emit('enter', session, ack));
    if (this.current.session !== session) return;
    if (reply.ok) {
      this.happened({ type: 'entered', session, seat: reply.seat, room: reply.room });
      // A view follows where there is a match; should the server have failed to make one, it is asked once more.
      if (hasMatch(reply.room) && this.current.sync === 'behind') this.enterLater(this.patience.answer);
    } else if (!PASSING.includes(reply.error)) {
      this.happened({ type: 'refused', session, error: reply.error });
    } else {
      this.enterLater(this.spread(this.patience.retry));
    }
  }

  /** Enters again on this connection, unless what is shown is up to date by then. */
  private enterLater(delay: number): void {
    if (!this.socket.connected) return;
    clearTimeout(this.next);
    const { session } = this.current;
    this.next = setTimeout(() => {
      if (this.current.session === session && !isUpToDate(this.current)) void this.enter();
    }, delay);
  }

  /** Goes away when the server asks for it, and comes back when it said. */
  private async stayAway(inMs: number): Promise<void> {
    if (this.absence === 'asked') return;
    this.absence = 'asked';
    this.happened({ type: 'bye' });
    const back = new Promise((resolve) => setTimeout(resolve, inMs));
    let linger: ReturnType<typeof setTimeout> | undefined;
    const enough = new Promise((resolve) => (linger = setTimeout(resolve, this.patience.goodbye)));
    await Promise.race([Promise.all(this.underWay), enough]);
    clearTimeout(linger);
    this.socket.disconnect();
    await back;
    this.absence = 'none';
    this.wake();
  }

  private connectLater(): void {
    setTimeout(() => this.wake(), this.spread(this.patience.retry));
  }

  /** Between half of a time and one and a half: what breaks many connections at once must not bring all back at once. */
  private spread(milliseconds: number): number {
    return milliseconds * (0.5 + Math.random());
  }

  /** The answer to a command; `no-answer` when the time is up or the connection broke before it came. */
  private settled<T extends object>(send: Send<T>): Promise<Answered<T>> {
    const answer = new Promise<Answered<T>>((resolve) => {
      send((error, reply) => resolve(error === null ? reply : { ok: false, error: 'no-answer' }));
    });
    this.underWay.add(answer);
    void answer.then(() => this.underWay.delete(answer));
    return answer;
  }

  private happened(event: ConnectionEvent): void {
    const before = this.current;
    this.current = connectionAfter(before, event);
    if (this.current !== before) for (const listener of this.listeners) listener();
  }
}

/** Emits one command with the acknowledgement that settles it. */
type Send<T extends object> = (ack: (error: Error | null, reply: Reply<T>) => void) => unknown;
