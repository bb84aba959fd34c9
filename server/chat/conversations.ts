import { randomUUID } from 'node:crypto';

import type { Logger } from 'pino';

import { CHAT_SHOWN } from '../../shared/protocol/rooms';
import { type Bus, placeTopic } from '../bus/bus';
import { Counts } from '../lib/counts';
import { KeyedQueue } from '../lib/queue';
import { MERGE_MS, Spaced } from '../lib/spaced';
import type { RateLimiter } from '../limits/limits';
import type { ChatRecord, Storage } from '../storage/storage';
import { type Speaker, speakersOf } from './stored-line';

type Listener = (place: string, lines: readonly ChatRecord[]) => void;

/**
 * The chats of places (rooms, matches). A line is stored first, then sent to listeners on every node, together with
 * lines of the next moment. Lines from other nodes count here as well: otherwise a member at two nodes could talk twice
 * as fast.
 */
export class Conversations {
  /** The number of the last line that listeners were sent, by place. */
  private readonly lastSent = new Map<string, number>();
  private readonly listening = new Counts();
  private readonly listeners: Listener[] = [];
  private readonly queue = new KeyedQueue();
  private readonly node = randomUUID();
  private readonly spaced = new Spaced(MERGE_MS, (place) => this.catchUp(place));

  constructor(
    private readonly storage: Storage,
    private readonly bus: Bus,
    private readonly log: Logger,
    private readonly says: Pick<RateLimiter, 'charge' | 'recall'>,
    private readonly clock: () => number,
  ) {
    bus.onNotice((notice) => {
      if (notice.about === 'chat') this.tellSoon(notice.place);
    });
    bus.onResync(() => {
      for (const place of this.lastSent.keys()) this.catchUp(place);
    });
  }

  /** Calls back with new lines of places that are listened to. */
  onLines(listener: Listener): void {
    this.listeners.push(listener);
  }

  /** Adds a listener to a place. */
  join(place: string): void {
    this.listening.add(place);
    const heard = this.bus.watch(placeTopic(place));
    const begin = async (): Promise<void> => {
      await heard;
      if (this.lastSent.has(place)) return;
      const lines = await this.storage.loadChat(place, 0, CHAT_SHOWN);
      if (this.listening.of(place) === 0) return;
      const said = speakersOf(lines);
      for (const speaker of new Set(said.map(({ key }) => key)))
        this.says.recall(
          speaker,
          said.flatMap(({ key, at }) => (key === speaker ? [at] : [])),
        );
      this.lastSent.set(place, lines.at(-1)?.n ?? 0);
    };
    this.queue.run(place, begin).catch((err: unknown) => this.log.error({ err }, 'cannot listen to a conversation'));
  }

  /** The last lines said at a place, oldest first. */
  last(place: string): Promise<readonly ChatRecord[]> {
    return this.queue.run(place, () => this.storage.loadChat(place, 0, CHAT_SHOWN));
  }

  /** Removes a listener from a place. */
  leave(place: string): void {
    this.bus.unwatch(placeTopic(place));
    if (this.listening.remove(place) === 0) this.lastSent.delete(place);
  }

  /**
   * Adds a line. Resolves once it is stored; rejects when it could not be.
   * @param key the key of the rate of talk that has counted it; null for none
   */
  async say(place: string, line: object, key: string | null): Promise<void> {
    const from = key === null ? {} : { from: { key, node: this.node, at: this.clock() } satisfies Speaker };
    await this.storage.addChat(place, JSON.stringify({ ...line, ...from }));
    this.bus.tell({ about: 'chat', place });
    this.tellSoon(place);
  }

  /** Waits until every line that was begun is stored and sent. */
  async close(): Promise<void> {
    this.spaced.close();
    for (const place of this.lastSent.keys()) this.catchUp(place);
    await this.queue.idle();
  }

  private tellSoon(place: string): void {
    if (this.spaced.ask(place) === 'now') this.catchUp(place);
  }

  private catchUp(place: string): void {
    const task = async (): Promise<void> => {
      const after = this.lastSent.get(place);
      if (after === undefined) return;
      const lines = await this.storage.loadChat(place, after, CHAT_SHOWN);
      const last = lines.at(-1);
      if (last === undefined || !this.lastSent.has(place)) return;
      this.lastSent.set(place, last.n);
      for (const { key, node } of speakersOf(lines)) if (node !== this.node) this.says.charge(key, 1);
      for (const listener of this.listeners) listener(place, lines);
    };
    this.queue.run(place, task).catch((err: unknown) => this.log.error({ err }, 'telling what was said failed'));
  }
}
