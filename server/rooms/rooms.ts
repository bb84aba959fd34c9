import { type Allowed, allowedBy } from '../../shared/engine/allowed';
import type { GameMeta } from '../../shared/engine/game';
import type { ErrorCode } from '../../shared/protocol/rooms';
import { KeyedQueue } from '../lib/queue';
import { makeCode } from '../lib/room-code';
import type { GameLoader } from '../match/game-loader';
import type { MatchHost } from '../match/host';
import type { LiveMatch } from '../match/live';
import { UnsupportedMatch } from '../match/running-views';
import { TOUCH_AGAIN_MS } from '../retention/vacancy';
import { type MatchStatus, roomPlace, type RoomRecord, type Storage } from '../storage/storage';
import { newRoom } from './lobby';
import { type Changed, matchKept, type Room } from './room';
import { bodyOf, roomIn } from './stored-room';
import type { InitialClocks } from './time';

/** A room after a command, or why the command was refused. */
export type Done<T extends object = object> =
  | ({
      readonly ok: true;
      readonly room: Room;
      /** The room before; the same object when nothing has changed. */
      readonly before: Room;
    } & T)
  | { readonly ok: false; readonly error: ErrorCode };

/** A room as storage has it. */
export interface ReadRoom {
  readonly room: Room;
  readonly updatedAt: number;
}

/** A room in memory, as of one version in storage. */
interface Cached {
  readonly room: Room;
  readonly version: number;
}

/** How often something is tried again after a conflict with another writer. */
export const ATTEMPTS = 20;

/**
 * The stored rooms. Every change reads and writes a room with compare-and-set, and resolves once it is on disk.
 * Rooms with a match stay in memory, so that an answer does not read its room from storage: only those of which this node
 * hears when another node changes them ({@link keepInMemory}), and until it hears so ({@link forget}).
 */
export class Rooms {
  private readonly queue = new KeyedQueue();
  private readonly known = new Map<string, Cached>();
  /** How often a room was forgotten: what was read from storage before that may be out of date already. */
  private forgotten = 0;
  private hears: (code: string) => boolean = () => false;

  constructor(
    private readonly storage: Storage,
    private readonly games: Pick<GameLoader, 'meta'>,
    private readonly host: Pick<MatchHost, 'open' | 'priceOf'>,
    private readonly clock: () => number,
    private readonly clocks: InitialClocks,
  ) {}

  /** Keeps rooms in memory of which this node hears when they change. */
  keepInMemory(hears: (code: string) => boolean): void {
    this.hears = hears;
  }

  /** Forgets a room that may have changed elsewhere: it is read from storage when it is next wanted. */
  forget(code: string): void {
    this.known.delete(code);
    this.forgotten += 1;
  }

  /**
   * Opens a room of a game.
   * @param fill gives the empty room its first member
   */
  async create(game: string, fill: (empty: Room, meta: GameMeta) => Changed): Promise<Done> {
    const meta = this.games.meta(game);
    if (meta === null) return { ok: false, error: 'unknown-game' };
    for (;;) {
      const changed = fill(newRoom(makeCode(), meta, this.clock(), this.clocks), meta);
      if (!changed.ok) return changed;
      const { room } = changed;
      const created = await this.storage.createRoom(this.record(room, 1));
      if (created === 'created') return { ok: true, room, before: room };
    }
  }

  /**
   * Reads, changes and writes a room with compare-and-set. `change` may be called again when another writer was faster: it has no
   * effects besides (`beginning` in starting.ts makes matches).
   * Resolves once it is on disk.
   */
  update(code: string, change: (room: Room, meta: GameMeta) => Changed | Promise<Changed>): Promise<Done> {
    return this.queue.run(code, async () => {
      for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
        const record = await this.storage.loadRoom(code);
        if (record === null) return { ok: false, error: 'room-not-found' };
        const before = roomIn(record.body);
        const meta = this.games.meta(before.game);
        if (meta === null) return { ok: false, error: 'unknown-game' };
        const changed = await change(before, meta);
        if (!changed.ok) return changed;
        if (changed.room === before) return { ok: true, room: before, before };
        // When writing fails, it is unknown whether it is on disk: it is read again.
        this.forget(code);
        const { forgotten } = this;
        const next = this.record(changed.room, record.version + 1);
        if ((await this.storage.saveRoom(next)) === 'saved') {
          this.remember(changed.room, next.version, forgotten);
          return { ...changed, before };
        }
      }
      throw new Error('gave up after conflicts');
    });
  }

  /** A room as it is now, as far as this node has heard, or null. */
  async find(code: string): Promise<Room | null> {
    const known = this.known.get(code);
    return known === undefined ? ((await this.read(code))?.room ?? null) : known.room;
  }

  /** A room as storage has it, or null. */
  async read(code: string): Promise<ReadRoom | null> {
    const { forgotten } = this;
    const record = await this.storage.loadRoom(code);
    if (record === null) return null;
    const room = roomIn(record.body);
    this.remember(room, record.version, forgotten);
    return { room, updatedAt: record.updatedAt };
  }

  /**
   * Keeps a room from being deleted as empty for a while. One with a match is not deleted so.
   * @returns whether it is safe; otherwise it was started or deleted since it was read
   */
  async touch({ room, updatedAt }: ReadRoom): Promise<boolean> {
    const now = this.clock();
    if (matchKept(room) !== null || Math.abs(now - updatedAt) < TOUCH_AGAIN_MS) return true;
    return (await this.storage.touch([roomPlace(room.code)], now)).size > 0;
  }

  /** What is known of the game of a room before its rules are loaded, or null. */
  metaOf(room: Room): GameMeta | null {
    return this.games.meta(room.game);
  }

  /** What people may do at the table of a room. */
  allowedIn(room: Room): Allowed {
    return allowedBy(this.metaOf(room) ?? {});
  }

  /** Of these rooms, by code, the versions storage has. */
  versions(codes: readonly string[]): Promise<ReadonlyMap<string, number>> {
    return this.storage.roomVersions(codes);
  }

  /** The match of a room, or null when it has not started or cannot be shown. */
  async matchOf(room: Room): Promise<LiveMatch | null> {
    return room.matchId === null ? null : this.host.open(room.matchId);
  }

  /** How far the match of a room is, without opening it; null when it has none. */
  stageOf({ matchId }: Room): Promise<MatchStatus | null> {
    return matchId === null ? Promise.resolve(null) : this.storage.loadStage(matchId);
  }

  /** What opening the match of a room costs, in units. */
  priceOfMatch({ matchId }: Room): number {
    return matchId === null ? 0 : this.host.priceOf(matchId);
  }

  /** The match of a room, or null also when the rules here cannot go on with it. */
  supportedMatchOf(room: Room): Promise<LiveMatch | null> {
    return this.matchOf(room).catch((error: unknown) => {
      if (error instanceof UnsupportedMatch) return null;
      throw error;
    });
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
    return { code: room.code, version, body: bodyOf(room), match: matchKept(room), updatedAt: this.clock() };
  }

  /** Keeps a room that was read or written when so many had been forgotten, unless it may be out of date by now. */
  private remember(room: Room, version: number, forgotten: number): void {
    if (this.forgotten !== forgotten || !this.hears(room.code)) return;
    const known = this.known.get(room.code);
    if (known !== undefined && known.version > version) return;
    if (room.matchId === null) this.known.delete(room.code);
    else this.known.set(room.code, { room, version });
  }
}
