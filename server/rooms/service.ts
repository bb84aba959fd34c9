import { askId, type Choice, seat } from '../../shared/engine/ask';
import type { GameMeta } from '../../shared/engine/game';
import type { ErrorCode } from '../../shared/protocol/rooms';
import type { GameLoader } from '../game-loader';
import { KeyedQueue } from '../lib/queue';
import { hashToken, isToken, type TokenHash } from '../lib/secrets';
import type { MatchHost, Playable, Previewed } from '../match/host';
import type { LiveMatch } from '../match/live';
import { TOUCH_AGAIN_MS } from '../retention/vacancy';
import { roomPlace, type RoomRecord, type Storage } from '../storage/storage';
import { makeCode } from './code';
import {
  barredFromStarting,
  type Changed,
  configure,
  join,
  leave,
  matchOptions,
  newRoom,
  pick,
  type Room,
  seatOf,
} from './room';
import { bodyOf, roomIn } from './stored-room';

/** A room after a command, or why the command was refused. */
export type Done<T extends object = object> =
  ({ readonly ok: true; readonly room: Room } & T) | { readonly ok: false; readonly error: ErrorCode };

/** The member who has just taken a seat. */
type Taken = { readonly member: TokenHash };

/** How often a command is tried again after a conflict with another writer. */
const ATTEMPTS = 20;

/** The most started rooms in memory. */
const REMEMBERED = 1000;

/** An answer as a browser sends it. */
export interface Answering {
  readonly id: string;
  readonly key: string;
}

/** A member's answer with the match it is for, or why there is none. */
type Found =
  | { readonly ok: true; readonly match: string; readonly choice: Choice }
  | { readonly ok: false; readonly error: ErrorCode };

/** The stored rooms. Every command reads, changes and writes a room with compare-and-set, and resolves once it is on disk. */
export class RoomService {
  private readonly queue = new KeyedQueue();
  private readonly started = new Map<string, Room>();

  constructor(
    private readonly storage: Storage,
    private readonly games: GameLoader,
    private readonly host: MatchHost,
    private readonly clock: () => number,
  ) {}

  /** Opens a room. The token proves its first member's seat. */
  async create(game: string, name: string, token: string): Promise<Done<Taken>> {
    const meta = this.games.meta(game);
    if (meta === null) return { ok: false, error: 'unknown-game' };
    const member = hashToken(token);
    for (;;) {
      const changed = join(newRoom(makeCode(), meta, this.clock()), meta, name, member);
      if (!changed.ok) return changed;
      const { room } = changed;
      const created = await this.storage.createRoom(this.record(room, 1));
      if (created === 'created') return { ok: true, room, member };
    }
  }

  /** Takes a free seat, which the token proves from then on. */
  async join(code: string, name: string, token: string): Promise<Done<Taken>> {
    const member = hashToken(token);
    const done = await this.update(code, (room, meta) => join(room, meta, name, member));
    return done.ok ? { ...done, member } : done;
  }

  /**
   * Looks up a room and the member of a token there; null is a spectator. If the room has not started, no node takes it for
   * empty for a while after that.
   */
  async enter(code: string, token: string | null): Promise<Done<{ readonly member: TokenHash | null }>> {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const found = await this.look(code);
      if (found === null) return { ok: false, error: 'room-not-found' };
      const { room, updatedAt } = found;
      const member = token === null ? null : room.members.find(({ tokenHash }) => isToken(token, tokenHash))?.tokenHash;
      if (member === undefined) return { ok: false, error: 'token-unknown' };
      if (await this.touched(room, updatedAt)) return { ok: true, room, member };
      // Not touched: it was started or deleted just now.
    }
    throw new Error('gave up after conflicts');
  }

  /** Gives up a seat. */
  leave(code: string, member: TokenHash): Promise<Done> {
    return this.update(code, (room) => leave(room, member));
  }

  /** Sets options. */
  configure(code: string, member: TokenHash, options: Room['options']): Promise<Done> {
    return this.update(code, (room, meta) => configure(room, meta, member, options));
  }

  /** Sets picks. */
  pick(code: string, member: TokenHash, picks: readonly string[]): Promise<Done> {
    return this.update(code, (room, meta) => pick(room, meta, member, picks));
  }

  /**
   * Starts the match. It is on disk before the room names it: a crash in between leaves a match that no room names and
   * a room that can be started again.
   */
  start(code: string, member: TokenHash): Promise<Done> {
    return this.update(code, async (room, meta) => {
      const barred = barredFromStarting(room, meta, member);
      if (barred !== null) return { ok: false, error: barred };
      const options = matchOptions(room, meta);
      const seats = room.members.length;
      const game = await this.games.load(room.game);
      if (game === null) return { ok: false, error: 'unknown-game' };
      if (game.module.checkOptions(seats, options) !== null) return { ok: false, error: 'bad-options' };
      const names = room.members.map(({ name }) => name);
      const fixed = { game: room.game, origin: 'room', unlisted: true, begin: 'now' } as const;
      const match = await this.host.create({ ...fixed, seats, options, names });
      return match === null ? { ok: false, error: 'unknown-game' } : { ok: true, room: { ...room, matchId: match.id } };
    });
  }

  /** Answers an open ask of a member. Returns null when it is on disk, else why it was refused. */
  async choose(code: string, member: TokenHash, ask: Answering, only: Playable): Promise<ErrorCode | null> {
    const found = await this.choiceOf(code, member, ask);
    return found.ok ? this.host.choose(found.match, found.choice, only) : found.error;
  }

  /** What an answer to an open ask of a member would do, or why it would be refused. */
  async preview(code: string, member: TokenHash, ask: Answering): Promise<Previewed> {
    const found = await this.choiceOf(code, member, ask);
    return found.ok ? this.host.preview(found.match, found.choice) : found;
  }

  /** The answer of a member as the match of their room knows it. */
  private async choiceOf(code: string, member: TokenHash, ask: Answering): Promise<Found> {
    const room = await this.find(code);
    if (room === null) return { ok: false, error: 'room-not-found' };
    const by = seatOf(room, member);
    if (by === null) return { ok: false, error: 'not-seated' };
    if (room.matchId === null) return { ok: false, error: 'room-not-started' };
    return { ok: true, match: room.matchId, choice: { seat: seat(by), ask: askId(ask.id), key: ask.key } };
  }

  /** A room as it is now, or null. */
  async find(code: string): Promise<Room | null> {
    return (await this.look(code))?.room ?? null;
  }

  /** Of these rooms, by code, the versions storage has. */
  versions(codes: readonly string[]): Promise<ReadonlyMap<string, number>> {
    return this.storage.roomVersions(codes);
  }

  /** The match of a room, or null when it has not started or cannot be shown. */
  async matchOf(room: Room): Promise<LiveMatch | null> {
    return room.matchId === null ? null : this.host.open(room.matchId);
  }

  /** Runs a task about a room after the commands before it. */
  afterwards<T>(code: string, task: () => Promise<T>): Promise<T> {
    return this.queue.run(code, task);
  }

  /** How many rooms have commands that run or wait. */
  get busy(): number {
    return this.queue.size;
  }

  /** Waits for all commands under way. */
  async close(): Promise<void> {
    await this.queue.idle();
  }

  private record(room: Room, version: number): RoomRecord {
    const { code, matchId } = room;
    return { code, version, body: bodyOf(room), match: matchId, updatedAt: this.clock() };
  }

  private async look(code: string): Promise<{ readonly room: Room; readonly updatedAt: number } | null> {
    const started = this.started.get(code);
    if (started !== undefined) return { room: started, updatedAt: 0 };
    const record = await this.storage.loadRoom(code);
    if (record === null) return null;
    const room = roomIn(record.body);
    if (room.matchId !== null) this.remember(room);
    return { room, updatedAt: record.updatedAt };
  }

  /** Whether a room is safe from deletion as empty: it has started, or was touched just now. */
  private async touched(room: Room, updatedAt: number): Promise<boolean> {
    const now = this.clock();
    if (room.matchId !== null || Math.abs(now - updatedAt) < TOUCH_AGAIN_MS) return true;
    return (await this.storage.touch([roomPlace(room.code)], now)).size > 0;
  }

  /** Remembers a started room: it never changes again, so it need not be read for each answer. */
  private remember(room: Room): void {
    this.started.set(room.code, room);
    if (this.started.size <= REMEMBERED) return;
    for (const oldest of this.started.keys()) {
      this.started.delete(oldest);
      return;
    }
  }

  private update(code: string, change: (room: Room, meta: GameMeta) => Changed | Promise<Changed>): Promise<Done> {
    return this.queue.run(code, async () => {
      for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
        const record = await this.storage.loadRoom(code);
        if (record === null) return { ok: false, error: 'room-not-found' };
        const before = roomIn(record.body);
        const meta = this.games.meta(before.game);
        if (meta === null) return { ok: false, error: 'unknown-game' };
        const changed = await change(before, meta);
        if (!changed.ok) return changed;
        const next = this.record(changed.room, record.version + 1);
        if ((await this.storage.saveRoom(next)) === 'saved') return changed;
      }
      throw new Error('gave up after conflicts');
    });
  }
}
