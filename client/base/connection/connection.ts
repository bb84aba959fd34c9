import { Manager, type ManagerOptions, type Socket, type SocketOptions } from 'socket.io-client';

import type { AskId, Seat } from '../../../shared/engine/ask';
import type { AnswerTo, Body, ClientEvents, CommandName } from '../../../shared/protocol/commands';
import type {
  AdviceMessage,
  PreviewMessage,
  Reply,
  RoomView,
  ServerEvents,
  Standing,
  TableGone,
  TableNews,
} from '../../../shared/protocol/rooms';
import { PROTOCOL, type ProtocolRefusal } from '../../../shared/protocol/version';
import { type Store, type StoredSeat, visitStore } from '../browser-storage';
import { connectionAfter, type ConnectionEvent } from './after';
import {
  type Answered,
  type CommandError,
  type ConnectionState,
  initialState,
  isUpToDate,
  type Session,
} from './state';
import { type Patience, Transports } from './transports';

/** {@link Connection.wake} connects. The socket reconnects soon after a break, with random delays, so that not all clients come back at the same moment. */
export const SOCKET_OPTIONS: Partial<ManagerOptions & SocketOptions> = {
  autoConnect: false,
  reconnectionDelay: 200,
  reconnectionDelayMax: 3_000,
  randomizationFactor: 0.5,
  auth: { protocol: PROTOCOL },
};

/** How long to wait for what, in milliseconds. */
export interface Timeouts {
  /** For a connection to open, by what it begins with. */
  readonly open: Patience;
  /** For anything at all from the server, which pings every two seconds, before the connection is called silent. */
  readonly silence: number;
  /** For anything at all, before the server is asked for a sign of life when the page or the network comes back. */
  readonly quiet: number;
  /** For that sign of life, before the page connects anew. */
  readonly sign: number;
  /** For the answer to a command, and for the view that follows on entering. */
  readonly answer: number;
  /** About how long to wait before a command is repeated that was refused for a passing reason. */
  readonly retry: number;
  /** For outstanding answers when the server announces that it stops. */
  readonly goodbye: number;
}

const TIMEOUTS: Timeouts = {
  open: { websocket: 5_000, polling: 8_000 },
  silence: 4_000,
  quiet: 2_500,
  sign: 1_500,
  answer: 10_000,
  retry: 1_500,
  goodbye: 1_000,
};

const PASSING: readonly CommandError[] = ['no-answer', 'too-fast', 'internal', 'restarting'];

export type RoomsSocket = Socket<ServerEvents, ClientEvents>;

/** The answer to a command that took a seat. */
export interface Seated {
  readonly code: string;
  readonly seat: Seat;
  readonly room: RoomView;
}

/** Who asks for a seat. From then on the token is the right to the seat. */
export interface Applicant {
  readonly name: string;
  readonly token: string;
}

/** The answer to a command that entered a room. */
type Entered = Pick<Seated, 'code' | 'room'> & {
  readonly seat: Seat | null;
  readonly standing: Standing;
  readonly name: string | null;
};

/**
 * The one connection to the server. It keeps the newest state for the screen, enters the wanted room again after every
 * reconnect, and turns each command into a promise that always settles.
 */
export class Connection {
  private current: ConnectionState = initialState;
  private readonly listeners = new Set<() => void>();
  private readonly underWay = new Set<Promise<unknown>>();
  private readonly transports: Transports;
  /** When something has come last on this connection, in milliseconds of this browser's clock. */
  private heardAt = 0;
  /** The timer after which a connection without a sign of life is given up. */
  private sign: ReturnType<typeof setTimeout> | undefined;
  /** When the page began to connect because it came back; null when it does not. */
  private wokenAt: number | null = null;
  /** Whether the server has asked the client to disconnect for a while. */
  private absence: 'none' | 'asked' = 'none';
  /** The timer after which the room is entered again on this connection. */
  private next: ReturnType<typeof setTimeout> | undefined;
  /** The timer after which the connection is called silent. */
  private silence: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly socket: RoomsSocket,
    private readonly timeouts: Timeouts = TIMEOUTS,
    visit: Store = visitStore,
  ) {
    this.transports = new Transports(socket.io, timeouts.open, visit);
    socket.on('connect', () => {
      this.wokenAt = null;
      this.transports.connected(socket.io.engine.transport.name);
      this.happened({ type: 'connected' });
      socket.io.engine.on('packet', () => this.heard());
      this.heard();
      void this.enter();
    });
    socket.on('disconnect', (reason) => {
      clearTimeout(this.next);
      clearTimeout(this.silence);
      this.endAsking();
      this.happened({ type: 'disconnected' });
      if (reason === 'io server disconnect') this.connectLater();
    });
    socket.on('connect_error', (error) => {
      this.wokenAt = null;
      this.transports.failed(error);
      this.happened({ type: isOutdated(error) ? 'outdated' : 'disconnected' });
      if (!socket.active) this.connectLater();
    });
    socket.on('roomPatch', (change) => this.changed({ type: 'roomPatch', change }));
    socket.on('seat', ({ seat }) => {
      this.happened({ type: 'seat', seat });
      // The seat is lost, and with it the room. Entering again says why.
      if (seat === null) void this.enter();
    });
    socket.on('door', () => {
      this.happened({ type: 'door' });
      void this.enter();
    });
    socket.on('view', (message) => this.happened({ type: 'view', message, at: Date.now() }));
    socket.on('patch', (message) => {
      const { sync } = this.current;
      this.happened({ type: 'patch', message, at: Date.now() });
      // Patches are missing. Entering again brings the whole view.
      if (this.current.sync !== sync) void this.enter();
    });
    socket.on('clocks', (message) => this.happened({ type: 'clocks', message, at: Date.now() }));
    socket.on('chat', ({ lines }) => this.happened({ type: 'chat', lines }));
    socket.on('predictions', ({ game, made }) => this.happened({ type: 'predictions', game, made }));
    socket.on('scores', ({ game, scores }) => this.happened({ type: 'scores', game, scores }));
    socket.on('comments', ({ game, lines }) => this.happened({ type: 'comments', game, lines }));
    socket.on('nudged', ({ by }) => this.happened({ type: 'nudged', by }));
    socket.on('pointed', (pointed) => this.happened({ type: 'pointed', pointed, at: Date.now() }));
    socket.on('plans', ({ plans }) => this.happened({ type: 'plans', plans }));
    socket.on('plansPatch', (change) => this.changed({ type: 'plansPatch', change }));
    socket.on('bye', ({ inMs }) => void this.stayAway(inMs));
  }

  /** The newest state. A new object after every change. */
  readonly state = (): ConnectionState => this.current;

  /** Calls the listener after every change. Returns a function that ends the subscription. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /**
   * For when the browser says that the page or the network is back: connects now instead of at the next try. A socket that
   * believes itself connected may have been dead for long: one that was quiet asks for a sign of life, and when none comes
   * in time the page connects anew.
   */
  wake(): void {
    if (this.absence === 'asked') return;
    const now = Date.now();
    if (!this.socket.connected) {
      // Browsers say in several ways at once that a page is back.
      if (this.wokenAt !== null && now - this.wokenAt < this.timeouts.sign) return;
      this.wokenAt = now;
      this.connectAnew();
    } else if (this.sign === undefined && now - this.heardAt > this.timeouts.quiet) {
      this.sign = setTimeout(() => this.connectAnew(), this.timeouts.sign);
      this.socket.emit('ping', {}, () => undefined);
    }
  }

  /** Enters a room, now and after every reconnect; null leaves it. */
  show(session: Session | null): void {
    const before = this.current.session;
    if (before?.code === session?.code && before?.token === session?.token) return;
    this.happened({ type: 'session', session });
    if (before !== null && before.code !== session?.code) {
      // The protocol has no command that leaves a room as a viewer. A new socket is in no room.
      this.connectAnew();
      return;
    }
    void this.enter();
  }

  /** Another connection to the same server, for somebody else who shares this screen. */
  beside(): Connection {
    const { io } = this.socket;
    // Where it connects is private there, and in no option.
    const { uri } = io as unknown as { readonly uri: string };
    const manager = new Manager<ServerEvents, ClientEvents>(uri, { ...io.opts });
    return new Connection(manager.socket('/rooms', { auth: SOCKET_OPTIONS.auth }), this.timeouts);
  }

  /** Ends the connection for good. */
  close(): void {
    clearTimeout(this.next);
    clearTimeout(this.silence);
    this.endAsking();
    this.socket.disconnect();
  }

  /** Opens a room and takes its first seat. */
  create(
    body: Applicant & { readonly game: string; readonly preset?: string; readonly company?: 'bots' },
  ): Promise<Answered<Seated>> {
    return this.settled((socket, ack) => socket.emit('create', body, ack));
  }

  /** Takes a free seat. */
  join(body: Applicant & { readonly code: string }): Promise<Answered<Seated>> {
    return this.settled((socket, ack) => socket.emit('join', body, ack));
  }

  /** Gives this spectator a name, and asks the host to be let in where that takes it. The room is shown with the token from then on. */
  async watch({ code, ...body }: Applicant & { readonly code: string }): Promise<Answered> {
    const answer = await this.fromSeat<{ standing: Standing; name: string }>((socket, ack) =>
      socket.emit('watch', body, ack),
    );
    if (answer.ok) {
      const { standing, name } = answer;
      this.happened({ type: 'named', session: { code, token: body.token }, standing, watcher: name });
    }
    return answer;
  }

  /** Asks for news of tables at which this browser has a seat; none is entered. */
  tables(
    seats: readonly Pick<StoredSeat, 'code' | 'token'>[],
  ): Promise<Answered<{ tables: readonly (TableNews | TableGone)[]; now: number }>> {
    const body = { seats: seats.map(({ code, token }) => ({ code, token })) };
    return this.settled((socket, ack) => socket.emit('tables', body, ack));
  }

  /** Continues a seat on this device, by a code from another one. */
  continueSeat(body: {
    readonly code: string;
    readonly pairing: string;
    readonly token: string;
  }): Promise<Answered<Seated>> {
    return this.settled((socket, ack) => socket.emit('continue', body, ack));
  }

  /** Sends a command that needs nothing of the connection but the room that was entered; `offline` at once where there is none. */
  send<Name extends CommandName>(name: Name, body: Body<Name>): Promise<Answered<AnswerTo<Name>>> {
    return this.fromSeat<AnswerTo<Name>>((socket, ack) => socket.emit(name, body, ack));
  }

  /**
   * Answers an open ask. Refused at once while the asks that are shown may be out of date. Of `undoable` answers only, one that
   * could not be taken back is refused as `final`.
   */
  choose(ask: AskId, key: string, only: 'any' | 'undoable' = 'any'): Promise<Answered> {
    if (!isUpToDate(this.current)) return Promise.resolve({ ok: false, error: 'offline' });
    const body = { ask, key, ...(only === 'any' ? {} : { only }), ...this.seatAsked(ask) };
    return this.fromSeat((socket, ack) => socket.emit('choose', body, ack));
  }

  /** Asks what an answer to an open ask would do. */
  preview(ask: AskId, key: string): Promise<Answered<{ preview: PreviewMessage }>> {
    if (!isUpToDate(this.current)) return Promise.resolve({ ok: false, error: 'offline' });
    return this.fromSeat((socket, ack) => socket.emit('preview', { ask, key, ...this.seatAsked(ask) }, ack));
  }

  /** Asks what a good player would answer to an open ask. */
  advise(ask: AskId): Promise<Answered<{ advice: AdviceMessage }>> {
    if (!isUpToDate(this.current)) return Promise.resolve({ ok: false, error: 'offline' });
    return this.fromSeat((socket, ack) => socket.emit('advise', { ask, ...this.seatAsked(ask) }, ack));
  }

  /** Foretells something of the match on the table: an answer to a question of the game. */
  async predict(question: string, answer: string): Promise<Answered<{ points: number }>> {
    const game = this.current.room?.played.length ?? 0;
    const done = await this.fromSeat<{ points: number }>((socket, ack) =>
      socket.emit('predict', { question, answer }, ack),
    );
    if (done.ok) this.happened({ type: 'predicted', game, made: { question, answer, points: done.points } });
    return done;
  }

  /** Refuses a command at once unless the room is entered: socket.io would send it on reconnect, before entering. */
  private fromSeat<T extends object>(send: Send<T>): Promise<Answered<T>> {
    if (this.current.entry.kind !== 'entered') return Promise.resolve({ ok: false, error: 'offline' });
    return this.settled(send);
  }

  /** The seat that a question is for, when it is one that is kept here. */
  private seatAsked(ask: AskId): { readonly seat?: Seat } {
    const kept = this.current.shown?.message.view.kept ?? [];
    const of = kept.find(({ asks }) => asks.some(({ id }) => id === ask));
    return of === undefined ? {} : { seat: of.seat };
  }

  private async enter(): Promise<void> {
    const { session } = this.current;
    if (session === null || !this.socket.connected) return;
    const reply = await this.settled<Entered>((socket, ack) => socket.emit('enter', session, ack));
    if (this.current.session !== session) return;
    if (reply.ok) {
      const { seat, room, standing, name } = reply;
      this.happened({ type: 'entered', session, seat, room, standing, watcher: name });
      // If there is a match, its view follows. If none comes, the server has failed to make one, and the room is entered again.
      if (!isUpToDate(this.current)) this.enterLater(this.timeouts.answer);
    } else if (!PASSING.includes(reply.error)) {
      this.happened({ type: 'refused', session, error: reply.error });
    } else {
      this.enterLater(this.spread(this.timeouts.retry));
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

  /** Disconnects when the server announces a restart, and connects again after the time it gave. */
  private async stayAway(inMs: number): Promise<void> {
    if (this.absence === 'asked') return;
    this.absence = 'asked';
    this.happened({ type: 'bye' });
    const back = new Promise((resolve) => setTimeout(resolve, inMs));
    let linger: ReturnType<typeof setTimeout> | undefined;
    const enough = new Promise((resolve) => (linger = setTimeout(resolve, this.timeouts.goodbye)));
    await Promise.race([Promise.all(this.underWay), enough]);
    clearTimeout(linger);
    this.socket.disconnect();
    await back;
    this.absence = 'none';
    this.wake();
  }

  private connectAnew(): void {
    // While the socket waits for its next try, connect() alone would wait as well.
    this.socket.disconnect().connect();
  }

  private endAsking(): void {
    clearTimeout(this.sign);
    this.sign = undefined;
  }

  private heard(): void {
    this.heardAt = Date.now();
    this.endAsking();
    clearTimeout(this.silence);
    this.silence = setTimeout(() => this.happened({ type: 'silent' }), this.timeouts.silence);
    this.happened({ type: 'heard' });
  }

  private connectLater(): void {
    setTimeout(() => this.wake(), this.spread(this.timeouts.retry));
  }

  /** A random time between half and one and a half of the given one, so that many clients do not come back at once. */
  private spread(milliseconds: number): number {
    return milliseconds * (0.5 + Math.random());
  }

  /** The answer to a command, or `no-answer` when none came in time or the connection broke. */
  private settled<T extends object>(send: Send<T>): Promise<Answered<T>> {
    const answer = new Promise<Answered<T>>((resolve) => {
      const ack = (error: Error | null, reply: Reply<T>): void =>
        resolve(error === null ? reply : { ok: false, error: 'no-answer' });
      // TypeScript cannot work out what socket.io makes of an event whose name it does not know.
      send(this.socket.timeout(this.timeouts.answer) as unknown as Timed, ack);
    });
    this.underWay.add(answer);
    void answer.then(() => this.underWay.delete(answer));
    return answer;
  }

  /** Notes a change of the room or the plans. When it does not fit, entering again brings the whole. */
  private changed(event: Extract<ConnectionEvent, { readonly type: 'roomPatch' | 'plansPatch' }>): void {
    const { numbers } = this.current;
    this.happened(event);
    if (numbers.room !== null && this.current.numbers.room === null) void this.enter();
  }

  private happened(event: ConnectionEvent): void {
    const before = this.current;
    this.current = connectionAfter(before, event);
    if (this.current !== before) for (const listener of this.listeners) listener();
  }
}

/** Whether the server refuses a connection because it no longer speaks the protocol of this page. */
function isOutdated({ message }: Error): boolean {
  const older: ProtocolRefusal = 'protocol-older';
  return message === older;
}

/** A socket that calls back in time. */
interface Timed {
  emit<Name extends CommandName>(
    name: Name,
    body: Body<Name>,
    ack: (error: Error | null, reply: Reply<AnswerTo<Name>>) => void,
  ): unknown;
}

/** Sends one command. `ack` is called with its answer, or with an error when there is none in time. */
type Send<T extends object> = (socket: Timed, ack: (error: Error | null, reply: Reply<T>) => void) => unknown;
