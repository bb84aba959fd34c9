import type { Namespace, Socket } from 'socket.io';

import type { Patch } from '../../shared/patch/operation';
import type { Attendance } from '../bus/bus';
import type { LiveMatch } from '../match/live';
import type { Viewer } from '../match/state';
import { viewersOf } from '../match/views';
import type { Metrics } from '../ops/metrics';
import type { Bill } from './bill';

/** An event with its arguments, ready to be emitted. */
export type Packet = readonly [event: string, ...args: readonly unknown[]];

/** How a namespace words what its clients are told. */
export interface Wording {
  /** A match as a viewer sees it. */
  whole(match: LiveMatch, viewer: Viewer): Packet;
  /** What has become of it since an earlier version: `patch` is what has changed in the view. */
  change(earlier: LiveMatch, match: LiveMatch, viewer: Viewer, patch: Patch): Packet;
  /** Said to a socket whose seat is not its own any more, as the last it hears of the match. */
  readonly lost: Packet;
}

/** What a socket looks at. */
export interface Look {
  readonly match: string;
  readonly viewer: Viewer;
}

/** Told which matches somebody looks at; each `hold` is followed by a `release`. */
export interface Holder {
  hold(id: string): void;
  release(id: string): void;
}

/** Where a socket is, and what proved its right to be there. */
interface Place {
  readonly gallery: Gallery;
  readonly proof: string | null;
}

type LossListener = (socket: Socket, look: Look) => void;

/** How many sockets are written to without letting other work in between. */
const AT_ONCE = 256;

/** How long those who come wait for others who come as well: a view that is encoded once for many costs each much less. */
export const LET_IN_MS = 5;

/**
 * Tells every socket what has become of the match it looks at: the whole once, then what changes. Each packet is made
 * once for all who see the same. A crowd of spectators is told bit by bit, and skips versions that are out of date
 * before its turn comes, so that players need not wait for it. A socket that looks as a seat holds the proof it came
 * with: when that seat has another one, or none, it is dismissed before anything of that version is sent.
 */
export class Fanout {
  private readonly galleries = new Map<string, Map<Viewer, Gallery>>();
  private readonly places = new Map<Socket, Place>();
  private readonly losses: LossListener[] = [];
  private pending = new Set<Gallery>();

  constructor(
    private readonly namespace: Namespace,
    private readonly wording: Wording,
    private readonly holder: Holder,
    private readonly meter: Pick<Metrics, 'broadcast'>,
    private readonly bill: Pick<Bill, 'asked'>,
  ) {}

  /** Calls back with what was looked at by a socket that has lost its seat, after it was dismissed. */
  onLost(listener: LossListener): void {
    this.losses.push(listener);
  }

  /**
   * Shows a match to a socket, and from then on what changes; it sees no other match any more. `match` is the version in
   * which its right to that view was proved.
   */
  admit(socket: Socket, match: LiveMatch, viewer: Viewer): void {
    this.dismiss(socket);
    this.holder.hold(match.id);
    // Either may be the newer one: what this socket was let in by, or what those inside have heard of.
    this.update(match);
    const newest = this.newest(match.id) ?? match;
    const galleries = this.galleries.get(match.id) ?? new Map<Viewer, Gallery>();
    const gallery =
      galleries.get(viewer) ?? new Gallery(this.namespace, this.wording, this.meter, this.bill, viewer, newest);
    galleries.set(viewer, gallery);
    this.galleries.set(match.id, galleries);
    this.places.set(socket, { gallery, proof: proofOf(match, viewer) });
    gallery.enter(socket);
    this.dismissLost(newest);
    if (!this.shows(socket)) return;
    if (this.pending.size === 0) setTimeout(() => this.letIn(), LET_IN_MS);
    this.pending.add(gallery);
  }

  /** Shows a socket nothing any more. Returns what it looked at, or null. */
  dismiss(socket: Socket): Look | null {
    const gallery = this.places.get(socket)?.gallery;
    if (gallery === undefined) return null;
    this.places.delete(socket);
    const { id } = gallery.newest;
    this.holder.release(id);
    gallery.leave(socket);
    const look = { match: id, viewer: gallery.viewer };
    if (gallery.size > 0) return look;
    gallery.close();
    const galleries = this.galleries.get(id);
    galleries?.delete(gallery.viewer);
    if (galleries?.size === 0) this.galleries.delete(id);
    return look;
  }

  /** Whether a socket looks at a match. */
  shows(socket: Socket): boolean {
    return this.places.has(socket);
  }

  /** Tells everybody who looks at a match what it has become; players before spectators. */
  update(match: LiveMatch): void {
    const known = this.newest(match.id);
    if (known === null || known.version >= match.version) return;
    this.dismissLost(match);
    const galleries = this.galleries.get(match.id);
    if (galleries === undefined) return;
    for (const viewer of viewersOf(match.seats)) galleries.get(viewer)?.update(match);
  }

  /** A match that somebody looks at, as they will see it next; null when nobody does. */
  newest(id: string): LiveMatch | null {
    for (const gallery of this.galleries.get(id)?.values() ?? []) return gallery.newest;
    return null;
  }

  /** Who looks at a match: seats as members. */
  attendance(id: string): Attendance {
    const galleries = this.galleries.get(id) ?? new Map<Viewer, Gallery>();
    const members = [...galleries.keys()].filter((viewer) => viewer !== null).map(String);
    return { members, spectators: galleries.get(null)?.size ?? 0 };
  }

  /** The sockets that look at a match. */
  lookingAt(id: string): readonly Socket[] {
    return [...(this.galleries.get(id)?.values() ?? [])].flatMap(({ sockets }) => sockets);
  }

  /** Dismisses all whose seat is not, in this version, the one they proved to have. */
  private dismissLost(match: LiveMatch): void {
    for (const [viewer, gallery] of this.galleries.get(match.id) ?? []) {
      if (viewer === null) continue;
      const proof = proofOf(match, viewer);
      for (const socket of gallery.sockets) {
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
    return this.galleries.get(id)?.get(viewer)?.sockets ?? [];
  }

  private letIn(): void {
    const galleries = this.pending;
    this.pending = new Set();
    for (const gallery of galleries) gallery.letIn();
  }
}

/** What proves the right to look as a viewer: the hash of the seat's credentials. Spectators, and rooms, need none. */
function proofOf(match: LiveMatch, viewer: Viewer): string | null {
  return viewer === null ? null : (match.metadata.players[viewer]?.credentials ?? null);
}

/** All sockets that see one match as the same viewer. */
class Gallery {
  /** What those inside have been told; between rounds it is the same for all. */
  private level: LiveMatch;
  private latest: LiveMatch;
  private readonly waiting = new Set<Socket>();
  private readonly rows: Set<Socket>[] = [];
  private begun = 0;
  private round: 'none' | 'under way' | 'closed' = 'none';

  constructor(
    private readonly namespace: Namespace,
    private readonly wording: Wording,
    private readonly meter: Pick<Metrics, 'broadcast'>,
    private readonly bill: Pick<Bill, 'asked'>,
    readonly viewer: Viewer,
    match: LiveMatch,
  ) {
    this.level = match;
    this.latest = match;
  }

  get newest(): LiveMatch {
    return this.latest;
  }

  get size(): number {
    return this.waiting.size + this.rows.reduce((sum, row) => sum + row.size, 0);
  }

  get sockets(): readonly Socket[] {
    return [...this.waiting, ...this.rows.flatMap((row) => [...row])];
  }

  /** Adds a socket that is shown the match between two rounds. */
  enter(socket: Socket): void {
    this.waiting.add(socket);
  }

  leave(socket: Socket): void {
    this.waiting.delete(socket);
    this.rows.forEach((row, i) => {
      if (row.delete(socket)) void socket.leave(this.channel(i));
    });
  }

  close(): void {
    this.round = 'closed';
  }

  /** Takes note of a newer version and tells those inside as soon as they have been told the one before. */
  update(match: LiveMatch): void {
    if (match.version <= this.latest.version) return;
    this.latest = match;
    if (this.round === 'none') this.nextRound();
  }

  /** Shows the match to those who wait; in the middle of a round they wait for its end. */
  letIn(): void {
    if (this.waiting.size === 0 || this.round !== 'none') return;
    const [event, ...args] = this.wording.whole(this.level, this.viewer);
    const arrived = [...this.waiting];
    this.bill.asked(arrived, () => this.namespace.to(arrived.map(({ id }) => id)).emit(event, ...args));
    for (const socket of this.waiting) {
      let i = this.rows.findIndex((row) => row.size < AT_ONCE);
      if (i < 0) i = this.rows.push(new Set()) - 1;
      this.rows[i]?.add(socket);
      void socket.join(this.channel(i));
    }
    this.waiting.clear();
  }

  private nextRound(): void {
    const [from, to] = [this.level, this.latest];
    if (from.version === to.version) return;
    const patch = to.changesSince(from, this.viewer);
    if (patch.length === 0) {
      this.level = to;
      return;
    }
    this.round = 'under way';
    this.begun = performance.now();
    this.tellRow(0, this.wording.change(from, to, this.viewer, patch), to);
  }

  private tellRow(i: number, packet: Packet, to: LiveMatch): void {
    if (this.round === 'closed') return;
    const [event, ...args] = packet;
    if (this.rows[i]?.size !== 0) this.namespace.to(this.channel(i)).emit(event, ...args);
    if (i + 1 < this.rows.length) {
      setImmediate(() => this.tellRow(i + 1, packet, to));
      return;
    }
    this.meter.broadcast(performance.now() - this.begun);
    this.level = to;
    this.round = 'none';
    this.letIn();
    this.nextRound();
  }

  private channel(row: number): string {
    return `view:${this.latest.id}:${this.viewer ?? 'spectators'}:${row}`;
  }
}
