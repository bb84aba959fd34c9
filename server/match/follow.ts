import type { Logger } from 'pino';

import { type Bus, matchTopic } from '../bus/bus';
import { Counts } from '../lib/counts';
import type { Storage } from '../storage/storage';
import type { MatchHost } from './host';

/** How often shown matches are compared with storage, in case a notice was lost. */
const LOOK_MS = 1_000;

/**
 * Keeps watched matches equal to those in storage: tells the other nodes about commits, reads the changes that their
 * notices name, and compares with storage now and then, because a notice may be lost and a write may have worked
 * although it seemed to fail.
 */
export class Follower {
  private readonly held = new Counts();
  private readonly nextLook = new Map<string, Promise<void>>();
  private readonly lastLook = new Map<string, Promise<void>>();
  private readonly holders: ((id: string) => void)[] = [];
  private readonly leavers: ((id: string) => void)[] = [];
  private readonly others: (() => Promise<void>)[] = [];
  private readonly timer: NodeJS.Timeout;
  private looking: Promise<void> = Promise.resolve();

  constructor(
    private readonly host: MatchHost,
    private readonly storage: Storage,
    private readonly bus: Bus,
    private readonly log: Logger,
  ) {
    host.keepInMemory((id) => this.held.of(id) > 0);
    host.onChange(({ match, by }) => {
      if (by === 'us') bus.tell({ about: 'match', id: match.id, version: match.version });
    });
    bus.onNotice((notice) => {
      if (notice.about === 'match') void this.refresh(notice.id, notice.version);
    });
    bus.onResync(() => this.lookSoon());
    this.timer = setInterval(() => this.lookSoon(), LOOK_MS);
    this.timer.unref();
  }

  /** Counts one more viewer of a match. */
  hold(id: string): void {
    const first = this.held.add(id) === 1;
    const heard = this.bus.watch(matchTopic(id));
    // Changes that were committed elsewhere before its notices arrived here.
    if (first) for (const listener of this.holders) listener(id);
    if (first) heard.then(() => this.lookAt([id])).catch((err: unknown) => this.cannot(err));
  }

  /** Counts one viewer less of a match. */
  release(id: string): void {
    const last = this.held.remove(id) === 0;
    this.bus.unwatch(matchTopic(id));
    if (last) for (const listener of this.leavers) listener(id);
  }

  /**
   * Makes sure that a match in memory is as new as in storage: a client that comes from another node may have seen a
   * newer state than this node has heard of. Simultaneous calls share one look. Does nothing when this is the only
   * node. Rejects when storage cannot be asked.
   */
  freshen(id: string): Promise<void> {
    if (this.bus.alone) return Promise.resolve();
    const next = this.nextLook.get(id);
    if (next !== undefined) return next;
    // The comparison under way may have been too early: another one follows it, whether it succeeded or not.
    const before = this.lastLook.get(id) ?? Promise.resolve();
    const begun = before
      .catch(() => undefined)
      .then(() => {
        this.nextLook.delete(id);
        return this.lookAt([id]);
      });
    this.nextLook.set(id, begun);
    this.lastLook.set(id, begun);
    const forget = (): void => {
      if (this.lastLook.get(id) === begun) this.lastLook.delete(id);
    };
    begun.then(forget, forget);
    return begun;
  }

  /** Calls back when a match gets its first viewer on this node. */
  onHold(listener: (id: string) => void): void {
    this.holders.push(listener);
  }

  /** Calls back when nobody looks at a match any more. */
  onRelease(listener: (id: string) => void): void {
    this.leavers.push(listener);
  }

  /** Whether a match has viewers here. */
  isHeld(id: string): boolean {
    return this.held.of(id) > 0;
  }

  /** The matches that have viewers here. */
  get matches(): readonly string[] {
    return this.held.keys;
  }

  /** Adds a comparison to each round, for what is not a match. */
  alsoLook(look: () => Promise<void>): void {
    this.others.push(look);
  }

  /** Stops looking, and waits for the last look. */
  async close(): Promise<void> {
    clearInterval(this.timer);
    await this.looking;
  }

  private lookSoon(): void {
    this.looking = this.looking.then(() => this.look()).catch((err: unknown) => this.cannot(err));
  }

  private async look(): Promise<void> {
    await this.lookAt(this.held.keys);
    for (const other of this.others) await other();
  }

  private async lookAt(held: readonly string[]): Promise<void> {
    // On the only node a match can be out of date only after a write of its own that left it in doubt.
    const ids = this.bus.alone ? held.filter((id) => this.host.isInDoubt(id)) : held;
    if (ids.length === 0) return;
    const versions = await this.storage.matchVersions(ids);
    await Promise.all([...versions].map(([id, version]) => this.refresh(id, version)));
  }

  private cannot(err: unknown): void {
    this.log.warn({ err }, 'cannot compare with storage');
  }

  private async refresh(id: string, version: number): Promise<void> {
    if (!this.host.isBehind(id, version)) return;
    await this.host.refresh(id, version).catch((err: unknown) => {
      this.log.warn({ err, match: id }, 'cannot catch up with a match');
    });
  }
}
