import type { Namespace, Socket } from 'socket.io';

import type { Patch } from '../../shared/patch/operation';
import type { Attendance } from '../bus/bus';
import type { TokenHash } from '../lib/secrets';
import { chargedOfAnswer } from '../limits/limits';
import type { DelayedMatch } from '../match/delayed';
import type { LiveMatch } from '../match/live';
import type { Viewer } from '../match/state';
import { viewersOf } from '../match/views';
import type { Metrics } from '../ops/metrics';
import type { Bill } from './bill';
import type { AnyPacket } from './packet';

/** How a namespace writes its packets. */
export interface Wording<P extends AnyPacket = AnyPacket> {
  /** A match as a viewer sees it. */
  whole(match: LiveMatch, viewer: Viewer): P;
  /** The change of a match since an earlier version: `patch` is the change of the view. */
  change(earlier: LiveMatch, match: LiveMatch, viewer: Viewer, patch: Patch): P;
  /** The last packet to a socket whose seat now has another owner. */
  readonly lost: P;
}

/** The match that a socket looks at, and as whom. */
export interface Look {
  readonly match: string;
  readonly viewer: Viewer;
}

/** Counts who looks at a match; each `hold` is followed by a `release`. */
export interface Holder {
  hold(id: string): void;
  release(id: string): void;
}

/** The viewer group of a socket, and the proof of its right to be in it. */
interface GroupMembership {
  readonly group: ViewerGroup;
  readonly proof: TokenHash | null;
}

/** What a group is shown while a version of the match is played. */
type Delayed = Pick<DelayedMatch, 'shown'>;

const IN_TIME: Delayed = { shown: (match) => match };

type LossListener = (socket: Socket, look: Look) => void;

/** The most sockets that are written to before other work gets its turn. */
const BATCH_SIZE = 256;

/** For how long arrivals are gathered: a view that is encoded once for many sockets costs much less for each. */
export const LET_IN_MS = 5;

/**
 * Sends every socket the match that it looks at: the whole view once, then changes. Each packet is encoded once for a viewer
 * group. A large group is written to in batches, and skips versions that are out of date before its turn, so that players
 * do not wait for spectators. A socket that looks as a seat keeps the proof that it came with. When a version of the match
 * has another proof for that seat, or none, the socket is dismissed before anything of that version is sent.
 */
export class Fanout {
  private readonly groups = new Map<string, Map<Viewer, ViewerGroup>>();
  private readonly places = new Map<Socket, GroupMembership>();
  private readonly losses: LossListener[] = [];
  private pending = new Set<ViewerGroup>();

  constructor(
    private readonly namespace: Namespace,
    private readonly wording: Wording,
    private readonly holder: Holder,
    private readonly meter: Pick<Metrics, 'broadcast'>,
    private readonly bill: Pick<Bill, 'asked' | 'caused'>,
  ) {}

  /**
   * Charges a socket for the bytes that its answer causes to spectators, of whom there may be any number. Bytes to
   * players are paid by the answer itself.
   */
  answered(socket: Socket, id: string): void {
    const crowd = this.groups.get(id)?.get(null);
    if (crowd !== undefined) this.bill.caused(socket, chargedOfAnswer(crowd.takeBytes()));
  }

  /** Calls back after a socket was dismissed because it has lost its seat, with what it looked at. */
  onLost(listener: LossListener): void {
    this.losses.push(listener);
  }

  /**
   * Shows a match to a socket, and its changes from then on, instead of any match before. `match` is the version in which
   * its right to that view was proved.
   * @param delayed what spectators see instead; null where they see the match as it is
   */
  admit(socket: Socket, match: LiveMatch, viewer: Viewer, delayed: Delayed | null = null): void {
    this.dismiss(socket);
    this.holder.hold(match.id);
    // Either may be newer: the version that let this socket in, or the one that the group has.
    this.update(match);
    const newest = this.newest(match.id) ?? match;
    const groups = this.groups.get(match.id) ?? new Map<Viewer, ViewerGroup>();
    const group =
      groups.get(viewer) ??
      new ViewerGroup(this.namespace, this.wording, this.meter, this.bill, viewer, newest, delayed ?? IN_TIME);
    groups.set(viewer, group);
    this.groups.set(match.id, groups);
    this.places.set(socket, { group, proof: proofOf(match, viewer) });
    group.enter(socket);
    this.dismissLost(newest);
    if (!this.shows(socket)) return;
    if (this.pending.size === 0) setTimeout(() => this.letIn(), LET_IN_MS);
    this.pending.add(group);
  }

  /** Takes a socket out of its viewer group. Returns what it looked at, or null. */
  dismiss(socket: Socket): Look | null {
    const group = this.places.get(socket)?.group;
    if (group === undefined) return null;
    this.places.delete(socket);
    const { id } = group.newest;
    this.holder.release(id);
    group.leave(socket);
    const look = { match: id, viewer: group.viewer };
    if (group.size > 0) return look;
    group.close();
    const groups = this.groups.get(id);
    groups?.delete(group.viewer);
    if (groups?.size === 0) this.groups.delete(id);
    return look;
  }

  /** Whether a socket looks at a match. */
  shows(socket: Socket): boolean {
    return this.places.has(socket);
  }

  /** The match that a socket looks at, or null. */
  lookOf(socket: Socket): string | null {
    return this.places.get(socket)?.group.newest.id ?? null;
  }

  /** Sends a new version of a match to all its viewers, to players before spectators. */
  update(match: LiveMatch): void {
    const known = this.newest(match.id);
    if (known === null || known.version >= match.version) return;
    // The proofs lie with the players.
    if (known.metadata.players !== match.metadata.players) this.dismissLost(match);
    const groups = this.groups.get(match.id);
    if (groups === undefined) return;
    for (const viewer of viewersOf(match.seats)) groups.get(viewer)?.update(match);
  }

  /** The newest known version of a match that has viewers here; null when it has none. */
  newest(id: string): LiveMatch | null {
    for (const group of this.groups.get(id)?.values() ?? []) return group.newest;
    return null;
  }

  /** The attendance of a match; members are seats. */
  attendance(id: string): Attendance {
    const groups = this.groups.get(id) ?? new Map<Viewer, ViewerGroup>();
    const members = [...groups.keys()].filter((viewer) => viewer !== null).map(String);
    return { members, spectators: groups.get(null)?.size ?? 0 };
  }

  /** The sockets that look at a match. */
  lookingAt(id: string): readonly Socket[] {
    return [...(this.groups.get(id)?.values() ?? [])].flatMap(({ sockets }) => sockets);
  }

  /** The sockets that look at a match and see it as it is. */
  inTimeAt(id: string): readonly Socket[] {
    return [...(this.groups.get(id)?.values() ?? [])].flatMap((group) => (group.isLate ? [] : group.sockets));
  }

  /** Whether spectators of a match see it late here. */
  isDelayed(id: string): boolean {
    return this.groups.get(id)?.get(null)?.isLate === true;
  }

  /** Dismisses the sockets whose token is no longer the one of their seat in this version. */
  private dismissLost(match: LiveMatch): void {
    for (const [viewer, group] of this.groups.get(match.id) ?? []) {
      if (viewer === null) continue;
      const proof = proofOf(match, viewer);
      for (const socket of group.sockets) {
        if (this.places.get(socket)?.proof === proof) continue;
        const look = this.dismiss(socket);
        const [event, ...args] = this.wording.lost;
        socket.emit(event, ...args);
        if (look !== null) for (const listener of this.losses) listener(socket, look);
      }
    }
  }

  /** The sockets that look at a match as one viewer. */
  lookingAs(id: string, viewer: Viewer): readonly Socket[] {
    return this.groups.get(id)?.get(viewer)?.sockets ?? [];
  }

  private letIn(): void {
    const groups = this.pending;
    this.pending = new Set();
    for (const group of groups) group.letIn();
  }
}

/** The proof of the right to look as a viewer: the hash of the seat's credentials; null for spectators and in rooms. */
function proofOf(match: LiveMatch, viewer: Viewer): TokenHash | null {
  return viewer === null ? null : (match.metadata.players[viewer]?.credentials ?? null);
}

/** All sockets that see one match as the same viewer. */
class ViewerGroup {
  /** The version that the sockets in batches were sent; between two rounds it is the same for all. */
  private level: LiveMatch;
  private latest: LiveMatch;
  /** What the sockets are to be sent of the latest version. */
  private due: LiveMatch;
  private readonly waiting = new Set<Socket>();
  private readonly batches: Set<Socket>[] = [];
  private begun = 0;
  private round: 'none' | 'under way' | 'closed' = 'none';
  /** The last change, until its cause is charged for it. */
  private unpaid: AnyPacket | null = null;

  constructor(
    private readonly namespace: Namespace,
    private readonly wording: Wording,
    private readonly meter: Pick<Metrics, 'broadcast'>,
    private readonly bill: Pick<Bill, 'asked'>,
    readonly viewer: Viewer,
    match: LiveMatch,
    private readonly delayed: Delayed,
  ) {
    this.latest = match;
    this.due = delayed.shown(match);
    this.level = this.due;
  }

  /** Whether its sockets see the match late. */
  get isLate(): boolean {
    return this.delayed !== IN_TIME && !this.latest.over;
  }

  get newest(): LiveMatch {
    return this.latest;
  }

  get size(): number {
    return this.waiting.size + this.batches.reduce((sum, batch) => sum + batch.size, 0);
  }

  get sockets(): readonly Socket[] {
    return [...this.waiting, ...this.batches.flatMap((batch) => [...batch])];
  }

  /** Adds a socket; it is sent the match between two rounds. */
  enter(socket: Socket): void {
    this.waiting.add(socket);
  }

  leave(socket: Socket): void {
    this.waiting.delete(socket);
    this.batches.forEach((batch, i) => {
      if (batch.delete(socket)) void socket.leave(this.channel(i));
    });
  }

  close(): void {
    this.round = 'closed';
  }

  /** Takes a newer version, which is sent once the round under way is over. */
  update(match: LiveMatch): void {
    if (match.version <= this.latest.version) return;
    this.latest = match;
    this.due = this.delayed.shown(match);
    if (this.round === 'none') this.nextRound();
  }

  /** How many bytes the sockets are sent by the last change, roughly; of each change once. */
  takeBytes(): number {
    const bytes = this.unpaid === null ? 0 : JSON.stringify(this.unpaid).length * this.size;
    this.unpaid = null;
    return bytes;
  }

  /** Sends the match to waiting sockets, unless a round is under way. */
  letIn(): void {
    if (this.waiting.size === 0 || this.round !== 'none') return;
    const [event, ...args] = this.wording.whole(this.level, this.viewer);
    const arrived = [...this.waiting];
    this.bill.asked(arrived, () => this.namespace.to(arrived.map(({ id }) => id)).emit(event, ...args));
    for (const socket of this.waiting) {
      let i = this.batches.findIndex((batch) => batch.size < BATCH_SIZE);
      if (i < 0) i = this.batches.push(new Set()) - 1;
      this.batches[i]?.add(socket);
      void socket.join(this.channel(i));
    }
    this.waiting.clear();
  }

  private nextRound(): void {
    const [from, to] = [this.level, this.due];
    if (from.version === to.version) return;
    const patch = to.changesSince(from, this.viewer);
    if (patch.length === 0) {
      this.level = to;
      return;
    }
    this.round = 'under way';
    this.begun = performance.now();
    const packet = this.wording.change(from, to, this.viewer, patch);
    this.unpaid = packet;
    // With hundreds of viewers, answer the sender first.
    if (this.size > BATCH_SIZE) setImmediate(() => this.tellBatch(0, packet, to));
    else this.tellBatch(0, packet, to);
  }

  private tellBatch(i: number, packet: AnyPacket, to: LiveMatch): void {
    if (this.round === 'closed') return;
    const [event, ...args] = packet;
    if (this.batches[i]?.size !== 0) this.namespace.to(this.channel(i)).emit(event, ...args);
    if (i + 1 < this.batches.length) {
      setImmediate(() => this.tellBatch(i + 1, packet, to));
      return;
    }
    this.meter.broadcast(performance.now() - this.begun);
    this.level = to;
    this.round = 'none';
    this.letIn();
    this.nextRound();
  }

  private channel(batch: number): string {
    return `view:${this.latest.id}:${this.viewer ?? 'spectators'}:${batch}`;
  }
}
