import { randomUUID } from 'node:crypto';

import type { Redis } from 'ioredis';
import type { Logger } from 'pino';

import { askId } from '../../shared/engine/ask';
import { fields, literal, mapped, oneOf, type Read, text, whole } from '../../shared/protocol/bounded';
import type { MemberId } from '../../shared/protocol/rooms';
import type { Attendance, Bus, ChangeNotice, Topic } from './bus';
import { topicOf } from './bus';
import { openConnection } from './redis-connection';
import { RedisNodes } from './redis-nodes';

/** How a bus over Redis is set up. */
export interface RedisBusOptions {
  readonly log: Logger;
  /** The prefix of all keys and channels. Servers that share a Redis but no storage need different ones. */
  readonly prefix: string;
  /** How often a node proves that it lives; one that has not for three times as long is dead. */
  readonly beatMs?: number;
}

const id = text(256);
const member = mapped(whole, (of) => of as MemberId);
/** A message on Redis. */
const messageSchema = fields({
  /** The node that sends it. */
  from: id,
  notice: oneOf(
    fields({ about: literal('match'), id, version: whole }),
    fields({ about: literal('room'), code: id }),
    fields({ about: literal('presence'), place: id }),
    fields({ about: literal('chat'), place: id }),
    fields({ about: literal('point'), code: id, pointed: fields({ by: member, thing: fields({ kind: id, id }) }) }),
    fields({ about: literal('shown'), id, ask: mapped(id, askId), behindMs: whole }),
    /** Notices of this node may have been lost, or it has gone for good. */
    fields({ about: literal('resync') }),
  ),
});
type Message = Read<typeof messageSchema>;

/** More notices than this are not sent at the same time: the other nodes get a resync signal instead. */
const MOST_UNDER_WAY = 10_000;

/** Several resync signals within this time are passed on as one. */
const RESYNC_DELAY_MS = 50;

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
  /** Resolves once the topic is subscribed to, or that is known to be impossible now. */
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
  private readonly noticeListeners: ((notice: ChangeNotice) => void)[] = [];
  private readonly resyncListeners: (() => void)[] = [];
  /** Whether every watched topic is subscribed to. */
  private hearing: 'all' | 'not-all' = 'not-all';
  /** Whether all notices of this node were sent. */
  private sent: 'all' | 'not-all' = 'not-all';
  private underWay = 0;
  private beating: Promise<unknown> | null = null;
  private beatTimer: NodeJS.Timeout | null = null;
  private resyncTimer: NodeJS.Timeout | null = null;
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
    this.teller.on('close', () => (this.sent = 'not-all'));
    this.teller.on('ready', () => void this.beat());
    this.beatLater();
  }

  tell(notice: ChangeNotice): void {
    void this.send(topicOf(notice), notice);
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
    // Notices of the topic that still arrive are not passed on.
    if (this.hearer.status === 'ready') this.hearer.unsubscribe(this.channelOf(topic)).catch(() => undefined);
  }

  onNotice(listener: (notice: ChangeNotice) => void): void {
    this.noticeListeners.push(listener);
  }

  onResync(listener: () => void): void {
    this.resyncListeners.push(listener);
  }

  attend(place: string, attendance: Attendance): void {
    this.nodes.attend(place, attendance).catch(() => (this.sent = 'not-all'));
  }

  async elsewhere(place: string): Promise<readonly Attendance[]> {
    return this.nodes.elsewhere(place).catch(() => []);
  }

  get connected(): boolean {
    return this.state === 'open' && this.teller.status === 'ready' && this.hearing === 'all';
  }

  async close(): Promise<void> {
    this.state = 'closed';
    for (const timer of [this.beatTimer, this.resyncTimer]) if (timer !== null) clearTimeout(timer);
    await this.beating;
    await this.nodes.leave().catch(() => undefined);
    await this.send('resync', { about: 'resync' });
    for (const redis of [this.teller, this.hearer]) redis.disconnect();
  }

  /** Sends to the other nodes; what cannot be sent is forgotten, and made good by a resync signal later. */
  private async send(topic: Topic | 'resync', notice: Message['notice']): Promise<void> {
    if (this.teller.status !== 'ready' || this.underWay >= MOST_UNDER_WAY) {
      this.sent = 'not-all';
      return;
    }
    const message: Message = { from: this.id, notice };
    this.underWay += 1;
    try {
      await this.teller.publish(this.channelOf(topic), JSON.stringify(message));
    } catch {
      this.sent = 'not-all';
    } finally {
      this.underWay -= 1;
    }
  }

  private heard(channel: string, text: string): void {
    const message = readMessage(text);
    if (message === null) {
      this.log.warn('a change notice that cannot be read');
      this.resyncSoon();
      return;
    }
    const { from, notice } = message;
    if (from === this.id) return;
    if (notice.about === 'resync') {
      this.resyncSoon();
      return;
    }
    const topic = topicOf(notice);
    if (this.channelOf(topic) !== channel || !this.watched.has(topic)) return;
    for (const listener of this.noticeListeners) this.call(() => listener(notice));
  }

  /** Subscribes to every watched topic. Notices sent while it was not subscribed are lost: listeners must resync. */
  private async hear(): Promise<void> {
    const topics = [...this.watched.keys()];
    try {
      await this.subscribe([this.channelOf('resync'), ...topics.map((topic) => this.channelOf(topic))]);
    } catch {
      this.cannotHear();
      return;
    }
    this.hearing = 'all';
    this.resyncSoon();
  }

  /** Does nothing while Redis is away: `hear` subscribes to everything when it is back. */
  private async subscribe(channels: readonly string[]): Promise<void> {
    if (this.hearer.status === 'ready') await this.hearer.subscribe(...channels);
  }

  /** The next beat tries again. */
  private cannotHear(): void {
    this.hearing = 'not-all';
  }

  private resyncSoon(): void {
    if (this.state === 'closed') return;
    this.resyncTimer ??= setTimeout(() => {
      this.resyncTimer = null;
      for (const listener of this.resyncListeners) this.call(listener);
    }, RESYNC_DELAY_MS);
  }

  private call(listener: () => void): void {
    try {
      listener();
    } catch (err) {
      this.log.error({ err }, 'hearing a change notice failed');
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
      // The next beat repeats what failed in this one.
      .catch(() => (this.sent = 'not-all'))
      .finally(() => (this.beating = null));
    return this.beating;
  }

  private async beatOnce(): Promise<void> {
    if (this.hearer.status === 'ready') {
      if (this.hearing === 'not-all') void this.hear();
      // A ping that times out closes a connection that has died unnoticed.
      this.hearer.ping().catch(() => undefined);
    }
    if (this.teller.status !== 'ready') return;
    const missed = this.sent === 'not-all';
    this.sent = 'all';
    if (missed) await this.nodes.putBack();
    const { own, others } = await this.nodes.beat();
    // While notices could not be sent, listeners could not ask who is elsewhere either.
    if (missed || others === 'changed') this.resyncSoon();
    if (missed || own === 'lost') await this.send('resync', { about: 'resync' });
  }

  private channelOf(topic: Topic | 'resync'): string {
    return `${this.prefix}${topic === 'resync' ? 'resync' : `notice:${topic}`}`;
  }
}

function readMessage(text: string): Message | null {
  try {
    return messageSchema.parse(JSON.parse(text));
  } catch {
    return null;
  }
}
