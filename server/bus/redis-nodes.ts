import type { Redis } from 'ioredis';

import { count, fields, list, text } from '../../shared/protocol/bounded';
import type { Attendance } from './bus';

/** More than any room or match has seats and spectators with a name. */
const MOST_MEMBERS = 1000;
const attendanceSchema = fields({ members: list(text(256), MOST_MEMBERS), spectators: count });

/** A field of a node's hash that is always there, so that the hash is there while the node lives. No place is empty. */
const ALIVE = '';

/**
 * The nodes that live, and who is where on each. A node has one hash in Redis, place -> attendance, that expires unless
 * the node refreshes it: a node that has died takes its attendances with it. Every method but `attend` rejects when Redis
 * cannot be reached.
 */
export class RedisNodes {
  private readonly here = new Map<string, string>();
  private readonly own: string;
  private readonly all: string;
  private others = new Set<string>();

  constructor(
    private readonly redis: Redis,
    private readonly prefix: string,
    private readonly id: string,
    private readonly lifeMs: number,
  ) {
    this.own = this.keyOf(id);
    this.all = `${prefix}nodes`;
  }

  /** Says who is at a place here. Resolves when the others can see it; rejects when they will only after the next beat. */
  async attend(place: string, attendance: Attendance): Promise<void> {
    if (attendance.members.length === 0 && attendance.spectators === 0) {
      this.here.delete(place);
      await this.redis.hdel(this.own, place);
      return;
    }
    const text = JSON.stringify(attendance);
    this.here.set(place, text);
    // Should the hash have gone meanwhile, what is made here must not stay for ever.
    await Promise.all([this.redis.hset(this.own, place, text), this.redis.pexpire(this.own, this.lifeMs)]);
  }

  /** The attendances of a place on the other nodes. */
  async elsewhere(place: string): Promise<readonly Attendance[]> {
    const ids = (await this.redis.smembers(this.all)).filter((id) => id !== this.id);
    const found = await Promise.all(ids.map((id) => this.redis.hget(this.keyOf(id), place)));
    return found.flatMap((text) => {
      const attendance = text === null ? null : readAttendance(text);
      return attendance === null ? [] : [attendance];
    });
  }

  /**
   * Proves that this node lives, restores its attendances if Redis has lost them, and looks which other nodes live.
   * @returns whether this node's entry was lost, and whether other nodes have come or gone
   */
  async beat(): Promise<{ readonly own: 'kept' | 'lost'; readonly others: 'same' | 'changed' }> {
    const refreshed = await this.redis.pexpire(this.own, this.lifeMs);
    const own = refreshed === 1 && (await this.redis.hexists(this.own, ALIVE)) === 1 ? 'kept' : 'lost';
    if (own === 'lost') await this.putBack();
    // Another node may just have taken it out, believing it dead.
    await this.redis.sadd(this.all, this.id);
    const ids = (await this.redis.smembers(this.all)).filter((id) => id !== this.id);
    const there = await Promise.all(ids.map((id) => this.redis.exists(this.keyOf(id))));
    const dead = ids.filter((_, i) => there[i] === 0);
    if (dead.length > 0) await this.redis.srem(this.all, ...dead);
    const before = this.others;
    this.others = new Set(ids.filter((id) => !dead.includes(id)));
    const same = before.size === this.others.size && [...before].every((id) => this.others.has(id));
    return { own, others: same ? 'same' : 'changed' };
  }

  /** Writes everything about this node anew. */
  async putBack(): Promise<void> {
    await this.redis
      .multi()
      .del(this.own)
      .hset(this.own, ALIVE, '', ...[...this.here].flat())
      .pexpire(this.own, this.lifeMs)
      .sadd(this.all, this.id)
      .exec();
  }

  /** Takes this node out. */
  async leave(): Promise<void> {
    await this.redis.multi().del(this.own).srem(this.all, this.id).exec();
  }

  private keyOf(id: string): string {
    return `${this.prefix}node:${id}`;
  }
}

function readAttendance(text: string): Attendance | null {
  try {
    return attendanceSchema.parse(JSON.parse(text));
  } catch {
    return null;
  }
}
