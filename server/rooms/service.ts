import { askId, seat } from '../../shared/engine/ask';
import type { GameMeta } from '../../shared/engine/game';
import type { ErrorCode } from '../../shared/protocol/rooms';
import type { GameShelf } from '../games';
import type { MatchHost } from '../match/host';
import type { LiveMatch } from '../match/live';
import { KeyedQueue } from '../queue';
import { TOUCH_AGAIN_MS } from '../retention/vacancy';
import { hashToken, isToken } from '../secrets';
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

/** A room after a command, or why the command was refused. */
export type Done<T extends object = object> =
  ({ readonly ok: true; readonly room: Room } & T) | { readonly ok: false; readonly error: ErrorCode };

/** What is kept of the token of a seat that was just taken. */
type Taken = { readonly member: string };

/** How often a command is tried again when another writer was faster. */
const ATTEMPTS = 20;

/** How many started rooms are kept in memory. */
const REMEMBERED = 1000;

/** Rooms on disk: every command reads, changes and writes with compare-and-set, and resolves once that is on disk. */
export class RoomService {
  private readonly queue = new KeyedQueue();
  private readonly started = new Map<string, Room>();

  constructor(
    private readonly storage: Storage,
    private readonly games: GameShelf,
    private readonly host: MatchHost,
    private readonly clock: () => number,
  ) {}

  /** Opens a room with its first member, who is whoever has the token. */
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

  /** Takes a free seat for whoever has the token. */
  async join(code: string, name: string, token: string): Promise<Done<Taken>> {
    const member = hashToken(token);
    const done = await this.update(code, (room, meta) => join(room, meta, name, member));
    return done.ok ? { ...done, member } : done;
  }

  /**
   * Looks a room up, and who a token is there: null is a spectator. A room that has not started is not taken for empty for
   * a while then, on any node.
   */
  async enter(code: string, token: string | null): Promise<Done<{ readonly member: string | null }>> {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const found = await this.look(code);
      if (found === null) return { ok: false, error: 'room-not-found' };
      const { room, updatedAt } = found;
      const member = token === null ? null : room.members.find(({ token: hash }) => isToken(token, hash))?.token;
      if (member === undefined) return { ok: false, error: 'token-unknown' };
      if (await this.touched(room, updatedAt)) return { ok: true, room, member };
      // It was started or deleted just now.
    }
    throw new Error('gave up after conflicts');
  }

  /** Gives up a seat. */
  leave(code: string, member: string): Promise<Done> {
    return this.update(code, (room) => leave(room, member));
  }

  /** Sets options. */
  configure(code: string, member: string, options: Room['options']): Promise<Done> {
    return this.update(code, (room, meta) => configure(room, meta, member, options));
  }

  /** Sets picks. */
  pick(code: string, member: string, picks: readonly string[]): Promise<Done> {
    return this.update(code, (room, meta) => pick(room, meta, member, picks));
  }

  /**
   * Starts the match. It is on disk before the room names it: a crash in between leaves a match nobody knows and a
   * room that can be started again.
   */
  start(code: string, member: string): Promise<Done> {
    return this.update(code, async (room, meta) => {
      const barred = barredFromStarting(room, meta, member);
      if (barred !== null) return { ok: false, error: barred };
      const options = matchOptions(room);
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
  async choose(
    code: string,
    member: string,
    ask: { readonly id: string; readonly key: string },
  ): Promise<ErrorCode | null> {
    const room = await this.find(code);
    if (room === null) return 'room-not-found';
    const by = seatOf(room, member);
    if (by === null) return 'not-seated';
    if (room.matchId === null) return 'room-not-started';
    return this.host.choose(room.matchId, { seat: seat(by), ask: askId(ask.id), key: ask.key });
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

  /** Waits for everything that was begun. */
  async close(): Promise<void> {
    await this.queue.idle();
  }

  private record(room: Room, version: number): RoomRecord {
    const { code, matchId } = room;
    return { code, version, body: JSON.stringify(room), match: matchId, updatedAt: this.clock() };
  }

  private async look(code: string): Promise<{ readonly room: Room; readonly updatedAt: number } | null> {
    const started = this.started.get(code);
    if (started !== undefined) return { room: started, updatedAt: 0 };
    const record = await this.storage.loadRoom(code);
    if (record === null) return null;
    const room = JSON.parse(record.body) as Room;
    if (room.matchId !== null) this.remember(room);
    return { room, updatedAt: record.updatedAt };
  }

  /** Whether a room has started, or was touched just now and so will be there. */
  private async touched(room: Room, updatedAt: number): Promise<boolean> {
    const now = this.clock();
    if (room.matchId !== null || Math.abs(now - updatedAt) < TOUCH_AGAIN_MS) return true;
    return (await this.storage.touch([roomPlace(room.code)], now)).size > 0;
  }

  /** A room does not change any more once its match has started: it need not be read for each answer. */
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
        const before = JSON.parse(record.body) as Room;
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
