import { type AskId, askId, type Seat, seat } from '../../shared/engine/ask';
import type { GameMeta } from '../../shared/engine/game';
import { asksForKeeper, type KeptChoice, seatsKeptBy } from '../../shared/engine/keeper';
import type { BotLevel } from '../../shared/engine/policy';
import type { PushTarget } from '../../shared/protocol/notify';
import type { Again, Colour, Entrance, ErrorCode, MemberId, WatcherId, Watching } from '../../shared/protocol/rooms';
import type { TimeRules } from '../../shared/protocol/time';
import type { GameLoader } from '../game-loader';
import { KeyedQueue } from '../lib/queue';
import { hashToken, isToken, type TokenHash } from '../lib/secrets';
import { type MatchHost, type Playable, type Previewed, UnsupportedMatch } from '../match/host';
import type { LiveMatch } from '../match/live';
import { withoutPlansBy } from '../match/plans';
import { matchOf as stateOf, type Viewer } from '../match/state';
import { TOUCH_AGAIN_MS } from '../retention/vacancy';
import { roomPlace, type RoomRecord, type Storage } from '../storage/storage';
import { type AwayNotes, withAway } from './away';
import { addBot, botsIn } from './bots';
import { makeCode } from './code';
import { continueOn, hashPairing, pair, setPush, signOutOthers } from './devices';
import {
  arrange,
  barredFromHosting,
  barredFromStarting,
  configure,
  kick,
  lock,
  mute,
  promote,
  regather,
  setWebhook,
} from './hosting';
import {
  becomes,
  type Changed,
  hostedBy,
  isThere,
  join,
  leave,
  matchKept,
  matchOptions,
  type Member,
  memberOf,
  membersOf,
  newRoom,
  pick,
  refuse,
  type Room,
  type RoomWebhook,
  seatOf,
  setColour,
  setReady,
} from './room';
import { bodyOf, roomIn } from './stored-room';
import type { InitialClocks } from './time';
import { giveMore, setTime } from './timing';
import { admit, isShownOut, setWatching, showOut, watch } from './watching';

/** A room after a command, or why the command was refused. */
export type Done<T extends object = object> =
  | ({
      readonly ok: true;
      readonly room: Room;
      /** The room before; the same object when nothing has changed. */
      readonly before: Room;
    } & T)
  | { readonly ok: false; readonly error: ErrorCode };

/** The member who has just taken a seat. */
type Taken = { readonly member: TokenHash };

/** Who somebody is in a room: a member, a spectator with a name, or neither. At most one is there. */
export interface Known {
  readonly member: TokenHash | null;
  readonly watcher: TokenHash | null;
}

/** How often a command is tried again after a conflict with another writer. */
const ATTEMPTS = 20;

/** An answer as a browser sends it. */
export interface Answering {
  readonly id: string;
  readonly key: string;
  /** The seat that is answered for, when it is one that the member keeps. */
  readonly seat?: Seat | undefined;
}

/** A member's answer with the match it is for, or why there is none. */
type Found =
  | { readonly ok: true; readonly match: string; readonly choice: KeptChoice }
  | { readonly ok: false; readonly error: ErrorCode };

/** A match and who looks at it, or why nobody can. */
type Viewing =
  | { readonly ok: true; readonly match: LiveMatch; readonly viewer: Viewer }
  | { readonly ok: false; readonly error: ErrorCode };

/** A room in memory, as of one version in storage. */
interface Cached {
  readonly room: Room;
  readonly version: number;
}

/**
 * The stored rooms. Every command reads, changes and writes a room with compare-and-set, and resolves once it is on disk.
 * Rooms with a match stay in memory, so that an answer does not read its room from storage: only those of which this node
 * hears when another node changes them ({@link keepInMemory}), and until it hears so ({@link forget}).
 */
export class RoomService {
  private readonly queue = new KeyedQueue();
  private readonly known = new Map<string, Cached>();
  /** How often a room was forgotten: what was read from storage before that may be out of date already. */
  private forgotten = 0;
  private hears: (code: string) => boolean = () => false;

  constructor(
    private readonly storage: Storage,
    private readonly games: GameLoader,
    private readonly host: MatchHost,
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

  /** Opens a room. The token proves its first member's seat. */
  async create(game: string, name: string, token: string): Promise<Done<Taken>> {
    const meta = this.games.meta(game);
    if (meta === null) return { ok: false, error: 'unknown-game' };
    const member = hashToken(token);
    for (;;) {
      const now = this.clock();
      const changed = join(newRoom(makeCode(), meta, now, this.clocks), meta, name, { tokenHash: member, since: now });
      if (!changed.ok) return changed;
      const { room } = changed;
      const created = await this.storage.createRoom(this.record(room, 1));
      if (created === 'created') return { ok: true, room, before: room, member };
    }
  }

  /**
   * Takes a free seat, which the token proves from then on.
   * @param watcher the spectator who sits down with another token: the room knows them as such no longer
   */
  async join(code: string, name: string, token: string, watcher: TokenHash | null = null): Promise<Done<Taken>> {
    const member = hashToken(token);
    const done = await this.update(code, async (room, meta) => {
      // Everybody sees the name of a newcomer, also somebody who is to hear nobody now. At a free seat nobody hears.
      const match = room.matchId === null ? null : await this.matchOf(room);
      const alone = match?.secluded.some((one) => room.seats[one.seat]?.kind !== 'vacant') === true;
      if (alone && memberOf(room, member) === null) return refuse('seat-secluded');
      return join(room, meta, name, { tokenHash: member, since: this.clock() }, watcher);
    });
    return done.ok ? { ...done, member } : done;
  }

  /**
   * Gives somebody without a seat a name as a spectator.
   * @param present the tokens that are connected to the room, to this node or another one
   */
  watch(code: string, name: string, token: string, present: () => Promise<ReadonlySet<string>>): Promise<Done> {
    return this.update(code, async (room) => {
      const there = await present();
      return watch(room, name, hashToken(token), (one) => there.has(one));
    });
  }

  /** Sets who may watch. */
  watching(code: string, member: TokenHash, who: Watching): Promise<Done> {
    return this.update(code, (room) => setWatching(room, member, who));
  }

  /** Lets somebody in who asks to watch. */
  admit(code: string, member: TokenHash, watcher: WatcherId): Promise<Done> {
    return this.update(code, (room) => admit(room, member, watcher));
  }

  /** Shows a spectator out, or refuses one who asks to be let in. */
  showOut(code: string, member: TokenHash, watcher: WatcherId): Promise<Done> {
    return this.update(code, (room) => showOut(room, member, watcher));
  }

  /**
   * Looks up a room and whose token that is there; with null it is that of nobody. If the room has not started, no node takes it
   * for empty for a while after that.
   */
  async enter(code: string, token: string | null): Promise<Done<Known>> {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const found = await this.read(code);
      if (found === null) return { ok: false, error: 'room-not-found' };
      const { room, updatedAt } = found;
      const devices = membersOf(room).flatMap((member) => member.devices);
      const isOwn = ({ tokenHash }: { readonly tokenHash: TokenHash }): boolean =>
        token !== null && isToken(token, tokenHash);
      const member = devices.find(isOwn)?.tokenHash ?? null;
      // Rooms of former days may know who has a seat as a spectator as well.
      const watcher = member === null ? (room.watch.watchers.find(isOwn)?.tokenHash ?? null) : null;
      if (token !== null && member === null && watcher === null) return { ok: false, error: whyUnknown(room, token) };
      if (await this.touched(room, updatedAt)) return { ok: true, room, before: room, member, watcher };
      // Not touched: it was started or deleted just now.
    }
    throw new Error('gave up after conflicts');
  }

  /** Opens a member's seat to one more device, by this code. */
  pair(code: string, member: TokenHash, pairing: string): Promise<Done> {
    return this.update(code, (room) => pair(room, member, hashPairing(code, pairing), this.clock()));
  }

  /** Gives one more device, which proves it by this token from then on, the right to the seat that a code opens. */
  async continueOn(code: string, pairing: string, token: string): Promise<Done<Taken>> {
    const member = hashToken(token);
    const done = await this.update(code, (room) =>
      continueOn(room, hashPairing(code, pairing), { tokenHash: member, since: this.clock() }),
    );
    return done.ok ? { ...done, member } : done;
  }

  /** Takes the right to a seat from all its devices but this one. */
  signOutOthers(code: string, member: TokenHash): Promise<Done> {
    return this.update(code, (room) => signOutOthers(room, member));
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

  /** Sets a member's colour. */
  colour(code: string, member: TokenHash, colour: Colour): Promise<Done> {
    return this.update(code, (room) => setColour(room, member, colour));
  }

  /** Notes whether it may begin, as far as a member is concerned. */
  ready(code: string, member: TokenHash, ready: Member['ready']): Promise<Done> {
    return this.update(code, (room) => setReady(room, member, ready));
  }

  /** Makes another member host. */
  promote(code: string, member: TokenHash, to: MemberId): Promise<Done> {
    return this.update(code, (room) => promote(room, member, to));
  }

  /** Mutes a member, or lets them be heard again. What a muted one has suggested is gone. */
  async mute(code: string, member: TokenHash, whom: MemberId, voice: Member['voice']): Promise<Done> {
    const done = await this.update(code, (room) => mute(room, member, whom, voice));
    const match = done.ok && voice === 'muted' ? done.room.matchId : null;
    if (match === null) return done;
    try {
      // A match that is over has none.
      await this.host.plan(match, (plans) => withoutPlansBy(plans, whom));
    } catch (err) {
      if (!(err instanceof UnsupportedMatch)) throw err;
    }
    return done;
  }

  /** Closes the room to new members, or opens it again. */
  lock(code: string, member: TokenHash, entrance: Entrance): Promise<Done> {
    return this.update(code, (room) => lock(room, member, entrance));
  }

  /** Notes where one device of a member takes notifications; null: it takes none. */
  subscribe(code: string, member: TokenHash, push: PushTarget | null): Promise<Done> {
    return this.update(code, (room) => setPush(room, member, push));
  }

  /** Forgets where a device took notifications, unless it takes them elsewhere by now. */
  dropPush(code: string, device: TokenHash, endpoint: string): Promise<Done> {
    return this.update(code, (room) => {
      const known = membersOf(room)
        .flatMap(({ devices }) => devices)
        .find(({ tokenHash }) => tokenHash === device);
      return known?.push?.endpoint === endpoint ? setPush(room, device, null) : becomes(room);
    });
  }

  /** Sets where the room tells the outside whom its table waits for; null: nowhere. */
  webhook(code: string, member: TokenHash, webhook: RoomWebhook | null): Promise<Done> {
    return this.update(code, (room) => setWebhook(room, member, webhook));
  }

  /** Removes the webhook that a room has, unless it has another one by now. */
  dropWebhook(code: string, url: string): Promise<Done> {
    return this.update(code, (room) => becomes(room.webhook?.url === url ? { ...room, webhook: null } : room));
  }

  /** Puts a bot on a free seat. */
  addBot(code: string, member: TokenHash, level: BotLevel): Promise<Done> {
    return this.update(code, (room, meta) => addBot(room, meta, member, level));
  }

  /** Sets how much time there is for what. */
  time(code: string, member: TokenHash, time: TimeRules): Promise<Done> {
    return this.update(code, (room, meta) => setTime(room, meta, member, time, this.clock()));
  }

  /** Gives an open question of a member's seat more time. */
  more(code: string, member: TokenHash, ask: AskId): Promise<Done> {
    return this.update(code, async (room) => {
      const match = await this.matchOf(room);
      if (match?.running == null) return refuse('room-not-started');
      const at = seatOf(room, member);
      if (at === null) return refuse('not-seated');
      const by = seat(at);
      const whole = stateOf(match.running);
      const kept = seatsKeptBy(whole.keepers, by).flatMap((of) => asksForKeeper(match.game.module.meta, whole, of));
      // What others are asked is refused like what nobody is asked: see `refusal` of the engine.
      const open = [...whole.asks.filter((one) => one.seat === by), ...kept].find(({ id }) => id === ask);
      if (open === undefined) return refuse('no-such-ask');
      return open.clock === undefined ? refuse('no-more-time') : giveMore(room, member, ask);
    });
  }

  /** Puts the members in another order. */
  arrange(code: string, member: TokenHash, order: readonly MemberId[]): Promise<Done> {
    return this.update(code, (room) => arrange(room, member, order));
  }

  /**
   * Takes a member out of the lobby, or frees the seat of somebody who is not there after the end.
   * @param present the tokens that are connected to the room, to this node or another one
   */
  kick(code: string, member: TokenHash, whom: MemberId, present: () => Promise<ReadonlySet<string>>): Promise<Done> {
    return this.update(code, async (room) => {
      const changed = kick(room, member, whom);
      const out = membersOf(room).find(({ id }) => id === whom);
      if (!changed.ok || room.matchId === null || out === undefined) return changed;
      // While it runs, the table agrees on that.
      if ((await this.matchOf(room))?.over === false) return refuse('room-started');
      const there = await present();
      if (isThere(out, (token) => there.has(token))) return refuse('seat-in-use');
      return changed;
    });
  }

  /** Notes since when the host has been away while others were there; null when that is not so. */
  noteHost(code: string, host: MemberId, since: number | null): Promise<Done> {
    return this.update(code, (room) => becomes(room.host === host ? { ...room, hostAwaySince: since } : room));
  }

  /** Notes since when members have been away. Nothing is written when that is noted already. */
  noteAway(code: string, notes: AwayNotes): Promise<Done> {
    return this.update(code, (room) => becomes(withAway(room, notes)));
  }

  /** Makes somebody else host, unless the host is another one by now or has come back. */
  replaceHost(code: string, host: MemberId, to: MemberId): Promise<Done> {
    return this.update(code, (room) => {
      const next = membersOf(room).find(({ id }) => id === to);
      const still = room.host === host && room.hostAwaySince !== null;
      return becomes(still && next !== undefined ? hostedBy(room, next) : room);
    });
  }

  /**
   * Starts the match. It is on disk before the room names it: a crash in between leaves a match that no room names and
   * a room that can be started again.
   * @param pay counts a match that is about to be made; refused with `too-fast` when it returns false
   */
  start(code: string, member: TokenHash, pay: () => boolean): Promise<Done> {
    return this.update(code, (room, meta) => this.started(room, meta, member, pay));
  }

  /** After the end: another match with the same members, at once (then `pay` is as in {@link start}) or by the lobby. */
  again(code: string, member: TokenHash, how: Again, pay: () => boolean): Promise<Done> {
    return this.update(code, async (room, meta) => {
      const barred = barredFromHosting(room, member);
      if (barred !== null) return refuse(barred);
      const match = await this.matchOf(room);
      if (match === null) return refuse('room-not-started');
      const over = match.running === null ? null : stateOf(match.running).over;
      if (over === null) return refuse('match-not-over');
      const back = regather(room, member, over);
      return back.ok && how === 'at-once' ? this.started(back.room, meta, member, pay) : back;
    });
  }

  /** Answers an open ask of a member. Returns null when it is on disk, else why it was refused. */
  async choose(code: string, member: TokenHash, ask: Answering, only: Playable): Promise<ErrorCode | null> {
    const found = await this.choiceOf(code, member, ask);
    return found.ok ? this.host.choose(found.match, found.choice, only) : found.error;
  }

  /**
   * Ends that a seat is kept: that of a member, or one that they keep. Nothing happens when nobody keeps a member's own.
   * @returns null when it is on disk, else why it was refused
   */
  async release(code: string, member: TokenHash, of: Seat): Promise<ErrorCode | null> {
    const room = await this.find(code);
    if (room === null) return 'room-not-found';
    const by = seatOf(room, member);
    if (by === null) return 'not-seated';
    if (room.matchId === null) return 'room-not-started';
    if (by !== of) return this.host.release(room.matchId, of, 'given-up', { kind: 'seat', seat: seat(by) });
    const refused = await this.host.release(room.matchId, of, 'taken-back');
    return refused === 'not-keeper' ? null : refused;
  }

  /** Ends that seats are kept by somebody who cannot answer any more. */
  async leaveKept(match: string, by: Seat): Promise<void> {
    const running = (await this.host.open(match))?.running ?? null;
    if (running === null) return;
    for (const of of seatsKeptBy(stateOf(running).keepers, by))
      await this.host.release(match, of, 'given-up', { kind: 'seat', seat: by });
  }

  /** What an answer to an open ask of a member would do, or why it would be refused. */
  async preview(code: string, member: TokenHash, ask: Answering): Promise<Previewed> {
    const found = await this.choiceOf(code, member, ask);
    return found.ok ? this.host.preview(found.match, found.choice) : found;
  }

  /** The match of a room, and as whom a member, or null for a spectator, looks at it. */
  async viewing(code: string, member: TokenHash | null): Promise<Viewing> {
    const room = await this.find(code);
    if (room === null) return { ok: false, error: 'room-not-found' };
    const at = seatOf(room, member);
    if (at === null && member !== null) return { ok: false, error: 'not-seated' };
    try {
      const match = await this.matchOf(room);
      if (match === null) return { ok: false, error: 'room-not-started' };
      return { ok: true, match, viewer: at === null ? null : seat(at) };
    } catch (err) {
      if (err instanceof UnsupportedMatch) return { ok: false, error: 'match-stuck' };
      throw err;
    }
  }

  /** The answer of a member as the match of their room knows it. */
  private async choiceOf(code: string, member: TokenHash, ask: Answering): Promise<Found> {
    const room = await this.find(code);
    if (room === null) return { ok: false, error: 'room-not-found' };
    const by = seatOf(room, member);
    if (by === null) return { ok: false, error: 'not-seated' };
    if (room.matchId === null) return { ok: false, error: 'room-not-started' };
    const own = { seat: seat(by), ask: askId(ask.id), key: ask.key };
    const kept = ask.seat !== undefined && ask.seat !== by;
    const choice = kept ? { ...own, seat: ask.seat, keeper: { kind: 'seat', seat: seat(by) } as const } : own;
    return { ok: true, match: room.matchId, choice };
  }

  /**
   * Reads, changes and writes a room with compare-and-set. `change` may be called again when another writer was faster.
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
        // Should writing fail, nobody knows whether it is on disk. It is read again then.
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

  /** What is known of the game of a room before its rules are loaded, or null. */
  metaOf(room: Room): GameMeta | null {
    return this.games.meta(room.game);
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
    return { code: room.code, version, body: bodyOf(room), match: matchKept(room), updatedAt: this.clock() };
  }

  /** Whether a room is safe from deletion as empty: it has started, or was touched just now. */
  private async touched(room: Room, updatedAt: number): Promise<boolean> {
    const now = this.clock();
    if (matchKept(room) !== null || Math.abs(now - updatedAt) < TOUCH_AGAIN_MS) return true;
    return (await this.storage.touch([roomPlace(room.code)], now)).size > 0;
  }

  /** The room with a match that has just been made; it is on disk. */
  private async started(room: Room, meta: GameMeta, member: TokenHash, pay: () => boolean): Promise<Changed> {
    const barred = barredFromStarting(room, meta, member);
    if (barred !== null) return refuse(barred);
    const options = matchOptions(room, meta);
    const seats = room.seats.length;
    const game = await this.games.load(room.game);
    if (game === null) return refuse('unknown-game');
    if (game.module.checkOptions(seats, options) !== null) return refuse('bad-options');
    if (!pay()) return refuse('too-fast');
    const names = room.seats.map(({ name }) => name);
    const fixed = { game: room.game, origin: 'room', unlisted: true, begin: 'now' } as const;
    const match = await this.host.create({ ...fixed, seats, options, names, bots: botsIn(room) });
    return match === null ? refuse('unknown-game') : becomes({ ...room, matchId: match.id });
  }

  private async read(code: string): Promise<{ readonly room: Room; readonly updatedAt: number } | null> {
    const { forgotten } = this;
    const record = await this.storage.loadRoom(code);
    if (record === null) return null;
    const room = roomIn(record.body);
    this.remember(room, record.version, forgotten);
    return { room, updatedAt: record.updatedAt };
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

/** Why a token is no right to anything in a room. */
function whyUnknown(room: Room, token: string): ErrorCode {
  if (room.kicked.some((hash) => isToken(token, hash))) return 'kicked';
  if (room.proposals.replaced.some((hash) => isToken(token, hash))) return 'token-replaced';
  return isShownOut(room, hashToken(token)) ? 'shown-out' : 'token-unknown';
}
