import { randomUUID } from 'node:crypto';

import type { Redis } from 'ioredis';
import type { Logger } from 'pino';

import { fields, literal, oneOf, type Read, text, whole } from '../bounded';
import type { Attendance, Bus, Hint, Topic } from './bus';
import { topicOf } from './bus';
import { openConnection } from './redis-connection';
import { RedisNodes } from './redis-nodes';

/** How a bus over Redis is set up. */
export interface RedisBusOptions {
  readonly log: Logger;
  /** What the names of all keys and channels begin with. Servers that share a Redis but no storage need different ones. */
  readonly prefix: string;
  /** How often a node proves that it lives; one that has not for three times as long is dead. */
  readonly beatMs?: number;
}

const id = text(256);
const messageSchema = fields({
  /** The node that says it. */
  from: id,
  hint: oneOf(
    fields({ about: literal('match'), id, version: whole }),
    fields({ about: literal('room'), code: id }),
    fields({ about: literal('presence'), place: id }),
    fields({ about: literal('chat'), place: id }),
    /** Hints of this node may have been lost, or it has gone for good. */
    fields({ about: literal('gap') }),
  ),
});
type Message = Read<typeof messageSchema>;

/** More hints than this on their way at once are not sent: the others are told to look at everything instead. */
const MOST_UNDER_WAY = 10_000;

/** Several reasons to look again that come about at once are told as one. */
const GAP_DELAY_MS = 50;

/**
 * A bus over Redis. Names of keys and channels hold match ids and room codes, so Redis must be private; it never gets a
 * state, a name or a token (members are hashes), and may lose everything at any moment.
 * @throws when the address cannot be understood; a Redis that is away is waited for
 */
export function openRedisBus(url: string, options: RedisBusOptions): Bus {
  return new RedisBus(url, options);
}

interface Watched {
  watchers: number;
  /** Resolved once hints are heard, or known not to be heard now. */
  readonly asked: Promise<void>;
}

class RedisBus implements Bus {
  readonly alone = false;
  private readonly id = randomUUID();
  private readonly prefix: string;
  private readonly beatMs: number;
  private readonly log: Logger;
  private readonly teller: Redis;
  private readonly hearer: Redis;
  private readonly nodes: RedisNodes;
  private readonly watched = new Map<Topic, Watched>();
  private readonly hintListeners: ((hint: Hint) => void)[] = [];
  private readonly gapListeners: (() => void)[] = [];
  /** Whether all that is watched is subscribed to. */
  private hearing: 'all' | 'not-all' = 'not-all';
  /** Whether the others may have missed hints of this node. */
  private told: 'all' | 'not-all' = 'not-all';
  private underWay = 0;
  private beating: Promise<unknown> | null = null;
  private beatTimer: NodeJS.Timeout | null = null;
  private gapTimer: NodeJS.Timeout | null = null;
  private state: 'open' | 'closed' = 'open';

  constructor(url: string, { log, prefix, beatMs = 1000 }: RedisBusOptions) {
    this.prefix = prefix;
    this.beatMs = beatMs;
    this.log = log;
    this.teller = openConnection(url, log, 3 * beatMs);
    this.hearer = openConnection(url, log, 3 * beatMs);
    this.nodes = new RedisNodes(this.teller, prefix, this.id, 3 * beatMs);
    this.hearer.on('message', (channel: string, text: string) => this.heard(channel, text));
    this.hearer.on('close', () => this.cannotHear());
    this.hearer.on('ready', () => void this.hear());
    this.teller.on('close', () => (this.told = 'not-all'));
    this.teller.on('ready', () => void this.beat());
    this.beatLater();
  }

  tell(hint: Hint): void {
    void this.send(topicOf(hint), hint);
  }

  async watch(topic: Topic): Promise<void> {
    const known = this.watched.get(topic);
    if (known !== undefined) {
      known.watchers += 1;
      return known.asked;
    }
    const asked = this.subscribe([this.channelOf(topic)]).catch(() => this.cannotHear());
    this.watched.set(topic, { watchers: 1, asked });
    return asked;
  }

  unwatch(topic: Topic): void {
    const known = this.watched.get(topic);
    if (known === undefined) return;
    known.watchers -= 1;
    if (known.watchers > 0) return;
    this.watched.delete(topic);
    // What is heard all the same is not passed on.
    if (this.hearer.status === 'ready') this.hearer.unsubscribe(this.channelOf(topic)).catch(() => undefined);
  }

  onHint(listener: (hint: Hint) => void): void {
    this.hintListeners.push(listener);
  }

  onGap(listener: () => void): void {
    this.gapListeners.push(listener);
  }

  attend(place: string, attendance: Attendance): void {
    this.nodes.attend(place, attendance).catch(() => (this.told = 'not-all'));
  }

  async elsewhere(place: string): Promise<readonly Attendance[]> {
    return this.nodes.elsewhere(place).catch(() => []);
  }

  get connected(): boolean {
    return this.state === 'open' && this.teller.status === 'ready' && this.hearing === 'all';
  }

  async close(): Promise<void> {
    this.state = 'closed';
    for (const timer of [this.beatTimer, this.gapTimer]) if (timer !== null) clearTimeout(timer);
    await this.beating;
    await this.nodes.leave().catch(() => undefined);
    await this.send('gap', { about: 'gap' });
    for (const redis of [this.teller, this.hearer]) redis.disconnect();
  }

  /** Sends to the other nodes; what cannot be sent is forgotten, and made good by a gap later. */
  private async send(topic: Topic | 'gap', hint: Message['hint']): Promise<void> {
    if (this.teller.status !== 'ready' || this.underWay >= MOST_UNDER_WAY) {
      this.told = 'not-all';
      return;
    }
    const message: Message = { from: this.id, hint };
    this.underWay += 1;
    try {
      await this.teller.publish(this.channelOf(topic), JSON.stringify(message));
    } catch {
      this.told = 'not-all';
    } finally {
      this.underWay -= 1;
    }
  }

  private heard(channel: string, text: string): void {
    const message = readMessage(text);
    if (message === null) {
      this.log.warn('a hint that cannot be read');
      this.gap();
      return;
    }
    const { from, hint } = message;
    if (from === this.id) return;
    if (hint.about === 'gap') {
      this.gap();
      return;
    }
    const topic = topicOf(hint);
    if (this.channelOf(topic) !== channel || !this.watched.has(topic)) return;
    for (const listener of this.hintListeners) this.call(() => listener(hint));
  }

  /** Subscribes to everything that is watched. What was said meanwhile is lost. */
  private async hear(): Promise<void> {
    const topics = [...this.watched.keys()];
    try {
      await this.subscribe([this.channelOf('gap'), ...topics.map((topic) => this.channelOf(topic))]);
    } catch {
      this.cannotHear();
      return;
    }
    this.hearing = 'all';
    this.gap();
  }

  /** Does nothing while Redis is away: everything is subscribed to when it is back. */
  private async subscribe(channels: readonly string[]): Promise<void> {
    if (this.hearer.status === 'ready') await this.hearer.subscribe(...channels);
  }

  /** The next beat tries again. */
  private cannotHear(): void {
    this.hearing = 'not-all';
  }

  private gap(): void {
    if (this.state === 'closed') return;
    this.gapTimer ??= setTimeout(() => {
      this.gapTimer = null;
      for (const listener of this.gapListeners) this.call(listener);
    }, GAP_DELAY_MS);
  }

  private call(listener: () => void): void {
    try {
      listener();
    } catch (err) {
      this.log.error({ err }, 'hearing a hint failed');
    }
  }

  private beatLater(): void {
    if (this.state === 'closed') return;
    this.beatTimer = setTimeout(() => {
      void this.beat().then(() => this.beatLater());
    }, this.beatMs);
  }

  private beat(): Promise<unknown> {
    this.beating ??= this.beatOnce()
      // The next beat does what this one could not.
      .catch(() => (this.told = 'not-all'))
      .finally(() => (this.beating = null));
    return this.beating;
  }

  private async beatOnce(): Promise<void> {
    if (this.hearer.status === 'ready') {
      if (this.hearing === 'not-all') void this.hear();
      // A connection that has died unnoticed is found out by asking.
      this.hearer.ping().catch(() => undefined);
    }
    if (this.teller.status !== 'ready') return;
    const missed = this.told === 'not-all';
    this.told = 'all';
    if (missed) await this.nodes.putBack();
    const { own, others } = await this.nodes.beat();
    if (others === 'changed') this.gap();
    if (missed || own === 'lost') await this.send('gap', { about: 'gap' });
  }

  private channelOf(topic: Topic | 'gap'): string {
    return `${this.prefix}${topic === 'gap' ? 'gap' : `hint:${topic}`}`;
  }
}

function readMessage(text: string): Message | null {
  try {
    return messageSchema.parse(JSON.parse(text));
  } catch {
    return null;
  }
}
