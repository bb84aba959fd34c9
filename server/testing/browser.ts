import { io, type Socket } from 'socket.io-client';

import type { Ask, AskId } from '../../shared/engine/ask';
import type { FilledPhrase } from '../../shared/engine/phrases';
import type { NumberedPatch } from '../../shared/patch/operation';
import type { ClientEvents } from '../../shared/protocol/commands';
import { follow, followView } from '../../shared/protocol/replica';
import type {
  Announcement,
  Foretold,
  PlanView,
  Pointed,
  Reply,
  RoomView,
  SaidLine,
  Score,
  ServerEvents,
  ViewMessage,
} from '../../shared/protocol/rooms';
import type { ClocksMessage } from '../../shared/protocol/time';
import { makeToken } from '../lib/secrets';
import { Waiting } from './waiting';

type Body<Event extends keyof ClientEvents> = Parameters<ClientEvents[Event]>[0];
type Answered<Event extends keyof ClientEvents> = Parameters<Parameters<ClientEvents[Event]>[1]>[0];

/**
 * Applies a change to the last value and adds the result to the list; returns its number. Throws when the change does
 * not fit.
 */
function followed(views: unknown[], at: number, change: NumberedPatch): number {
  const last = views.at(-1);
  if (last === undefined) return at;
  const next = follow(last, at, change);
  if (next.kind !== 'next') throw new Error(`a change from ${change.from} to ${change.to} at ${at}: ${next.kind}`);
  views.push(next.value);
  return change.to;
}

/** A client of the rooms, for tests: it remembers every message, down to the bytes. */
export class Browser {
  readonly socket: Socket;
  /** Every view it was shown, changes applied. */
  readonly views: ViewMessage[] = [];
  /** The members' own chat lines. */
  readonly lines: SaidLine[] = [];
  /** The numbers of the lines of the conversation. */
  private readonly heard = new Set<number>();
  /** The members' phrases of the game. */
  readonly phrases: FilledPhrase[] = [];
  /** The announcements of the room. */
  readonly announced: Announcement[] = [];
  readonly rooms: RoomView[] = [];
  /** The messages about clocks. */
  readonly clocks: ClocksMessage[] = [];
  readonly seats: unknown[] = [];
  /** How often it was told that it stands elsewhere now. */
  doors = 0;
  /** The comments it has received, by the number of the match. */
  readonly comments = new Map<number, readonly SaidLine[]>();
  /** Its own predictions and the best scores of a match of the room, one entry for each time they came. */
  readonly foretold: { readonly game: number; readonly made: readonly Foretold[] }[] = [];
  readonly scores: { readonly game: number; readonly scores: readonly Score[] }[] = [];
  /** The members who have nudged it. */
  readonly nudges: string[] = [];
  /** What members, itself included, have pointed at. */
  readonly points: Pointed[] = [];
  /** The suggestions in the room, one entry for each time they came. */
  readonly plans: (readonly PlanView[])[] = [];
  /** Every frame as it came in. */
  readonly raw: string[] = [];
  /** The token with which it takes seats. */
  token = makeToken();
  code = '';
  /** The numbers of the last room and the last plans. */
  private roomNumber = 0;
  private plansNumber = 0;
  private readonly waiting = new Waiting();

  /** `extraHeaders` go with the handshake, as a proxy would add them. */
  constructor(url: string, namespace = '/rooms', extraHeaders: Readonly<Record<string, string>> = {}) {
    const options = { transports: ['websocket'], forceNew: true, reconnection: false, extraHeaders };
    this.socket = io(url + namespace, options);
    this.socket.io.on('open', () => {
      this.socket.io.engine.on('data', (data: unknown) => this.raw.push(String(data)));
    });
    this.on('view', (message) => this.views.push(message));
    this.on('patch', (message) => {
      const followed = followView(this.view, message);
      if (followed.kind !== 'next') {
        throw new Error(`patch from ${message.from} at ${this.view.stateID}: ${followed.kind}`);
      }
      this.views.push(followed.value);
    });
    this.on('chat', ({ lines }) => {
      for (const line of lines) {
        // A line that is said while a browser is greeted can come twice.
        if (this.heard.has(line.n)) continue;
        this.heard.add(line.n);
        if (line.kind === 'said') this.lines.push(line);
        else if (line.kind === 'phrase') this.phrases.push(line.phrase);
        else this.announced.push(line.told);
      }
    });
    this.on('roomPatch', (change) => (this.roomNumber = followed(this.rooms, this.roomNumber, change)));
    this.on('clocks', (message) => this.clocks.push(message));
    this.on('comments', ({ game, lines }) => {
      const known = this.comments.get(game) ?? [];
      const newer = lines.filter(({ n }) => known.every((line) => line.n !== n));
      this.comments.set(game, [...known, ...newer]);
    });
    this.on('predictions', (made) => this.foretold.push(made));
    this.on('scores', (scores) => this.scores.push(scores));
    this.on('door', () => (this.doors += 1));
    this.on('nudged', ({ by }) => this.nudges.push(by));
    this.on('pointed', (pointed) => this.points.push(pointed));
    this.on('plans', ({ plans }) => {
      this.plans.push(plans);
      this.plansNumber = 0;
    });
    this.on('plansPatch', (change) => (this.plansNumber = followed(this.plans, this.plansNumber, change)));
    this.on('seat', (body) => this.seats.push(body.seat));
    this.socket.on('disconnect', () => this.waiting.wake());
  }

  /** Answers nothing any more and hears nothing, while its connection stands: as on a phone that was put away. */
  fallSilent(): void {
    const { engine } = this.socket.io;
    engine.transport.off('packet');
    // Else it gives its line up as soon as the server does, and who is first decides what the server sees (found: a test hung).
    clearTimeout(engine['_pingTimeoutTimer'] as NodeJS.Timeout);
  }

  /** Sends a command and resolves to its acknowledgement. */
  say<Event extends keyof ClientEvents>(event: Event, body: Body<Event>): Promise<Answered<Event>> {
    return this.raws(event, body);
  }

  /** Sends anything as a command and resolves to its acknowledgement. */
  raws(event: string, ...args: unknown[]): Promise<Reply> {
    // A browser that enters again gets the last lines again.
    if (event === 'enter') this.heard.clear();
    return new Promise((resolve) =>
      this.socket.emit(event, ...args, (reply: Reply) => {
        if (reply.ok && 'room' in reply) {
          this.rooms.push(reply.room as RoomView);
          this.roomNumber = 0;
          this.waiting.wake();
        }
        resolve(reply);
      }),
    );
  }

  /** Opens a room. */
  async create(name: string, game = 'toy'): Promise<string> {
    this.took(await this.say('create', { game, name, token: this.token }));
    return this.code;
  }

  /** Joins a room. */
  async join(code: string, name: string): Promise<void> {
    this.took(await this.say('join', { code, name, token: this.token }));
  }

  /** The newest view; throws before the first. */
  get view(): ViewMessage {
    const last = this.views.at(-1);
    if (last === undefined) throw new Error('no view yet');
    return last;
  }

  /** The open ask of a kind, or null. */
  ask(kind: string): Ask | null {
    return this.views.at(-1)?.view.asks.find((ask) => ask.kind === kind) ?? null;
  }

  /** Waits for an open ask that offers a key and answers it. */
  async take(key: string): Promise<Reply> {
    const ask = await this.until(() =>
      this.views.at(-1)?.view.asks.find(({ options }) => options.some((option) => option.key === key)),
    );
    return this.choose(ask.id, key);
  }

  /** Answers an ask. */
  choose(ask: AskId, key: string): Promise<Reply> {
    return this.say('choose', { ask, key });
  }

  /** Waits until something is there, looking again after every event. */
  until<T>(look: () => T | null | undefined | false): Promise<T> {
    return this.waiting.until(look);
  }

  /** Waits until everything the server had sent before has come in: one more question and answer. */
  async settled(): Promise<void> {
    await this.raws('nothing');
  }

  close(): void {
    this.socket.close();
  }

  private took(reply: Reply<{ code: string }>): void {
    if (!reply.ok) throw new Error(reply.error);
    this.code = reply.code;
  }

  private on<Event extends keyof ServerEvents>(event: Event, note: ServerEvents[Event]): void {
    const name: string = event;
    this.socket.on(name, (body: unknown) => {
      try {
        (note as (body: unknown) => void)(body);
      } catch (error) {
        this.waiting.fail(error);
        throw error;
      }
      this.waiting.wake();
    });
  }
}
