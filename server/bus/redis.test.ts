import { setImmediate } from 'node:timers/promises';

import { Redis } from 'ioredis';
import pino from 'pino';

import { askId } from '../../shared/engine/ask';
import type { MemberId } from '../../shared/protocol/rooms';
import { OwnService } from '../testing/own-services';
import { Relay } from '../testing/relay';
import { describeWithRedis } from '../testing/services';
import { Waiting } from '../testing/waiting';
import { type Bus, type ChangeNotice, matchTopic, placeTopic, pointTopic, roomTopic } from './bus';
import { openRedisBus } from './redis';

/** A node of a test, and all it was told. */
class Node {
  readonly notices: ChangeNotice[] = [];
  resyncs = 0;
  private readonly waiting = new Waiting();

  constructor(readonly bus: Bus) {
    bus.onNotice((notice) => {
      this.notices.push(notice);
      this.waiting.wake();
    });
    bus.onResync(() => {
      this.resyncs += 1;
      this.waiting.wake();
    });
  }

  /** Waits until something is so, looking again whenever the node is told anything. */
  async until(look: () => boolean): Promise<void> {
    await this.waiting.until(look);
  }

  async nextResync(): Promise<void> {
    const { resyncs } = this;
    await this.until(() => this.resyncs > resyncs);
  }
}

const match = (id: string, version: number): ChangeNotice => ({ about: 'match', id, version });
const BEAT_MS = 100;
const PLACE = 'room:ABCDE';
const anna = { members: ['anna'], spectators: 0 };
const bob = { members: ['bob', 'chloe'], spectators: 2 };

describeWithRedis('a bus over Redis', ({ url, prefix }) => {
  const nodes: Node[] = [];
  let tests = 0;

  const open = (at: string): Node => {
    const options = { log: pino({ level: 'silent' }), prefix: `${prefix}${tests}:`, beatMs: BEAT_MS };
    const node = new Node(openRedisBus(at, options));
    nodes.push(node);
    return node;
  };
  /** Nodes that are connected; each test has a prefix of its own. */
  const start = async (...urls: readonly string[]): Promise<readonly Node[]> => {
    const started = urls.map(open);
    await soon(() => started.every(({ bus }) => bus.connected));
    return started;
  };
  const pair = async (...urls: readonly [string, string]): Promise<readonly [Node, Node]> => {
    const [one, other] = await start(...urls);
    if (one === undefined || other === undefined) throw new Error('two were wanted');
    return [one, other];
  };
  /** Asks again and again until something is so. */
  const soon = async (look: () => boolean | Promise<boolean>): Promise<void> => {
    while (!(await look())) await setImmediate();
  };
  /** Asks again each time when the node is told that it may have missed something. */
  const afterResyncs = async (node: Node, look: () => Promise<boolean>): Promise<void> => {
    for (;;) {
      const { resyncs } = node;
      if (await look()) return;
      await node.until(() => node.resyncs > resyncs);
    }
  };
  /** Waits until Redis passes on what is said of a match to so many nodes. */
  const heardBy = (redis: Redis, id: string, count: number): Promise<void> =>
    soon(async () => {
      const [, hearers] = await redis.pubsub('NUMSUB', `${prefix}${tests}:notice:${matchTopic(id)}`);
      return hearers === count;
    });
  const nobody = async (node: Node): Promise<boolean> => (await node.bus.elsewhere(PLACE)).length === 0;
  const somebody = async (node: Node): Promise<boolean> => !(await nobody(node));
  const expectElsewhere = (node: Node, expected: readonly unknown[]): Promise<void> =>
    soon(async () => JSON.stringify(await node.bus.elsewhere(PLACE)) === JSON.stringify(expected));

  beforeEach(() => (tests += 1));
  afterEach(async () => {
    await Promise.all(nodes.splice(0).map(({ bus }) => bus.close()));
  });

  describe('notices', () => {
    test('reach the nodes that watch their topic, and nobody else', async () => {
      const [a, b, c] = await start(url, url, url);
      if (a === undefined || b === undefined || c === undefined) throw new Error('three were wanted');
      const notices: readonly ChangeNotice[] = [
        match('m', 7),
        { about: 'room', code: 'ABCDE' },
        { about: 'presence', place: PLACE },
        { about: 'chat', place: PLACE },
        { about: 'point', code: 'ABCDE', pointed: { by: 2 as MemberId, thing: { kind: 'item', id: 'beck:keys' } } },
        { about: 'shown', id: 'm', ask: askId('0.0.1'), behindMs: 4_000 },
      ];
      for (const { bus } of [a, b]) {
        await bus.watch(matchTopic('m'));
        await bus.watch(roomTopic('ABCDE'));
        await bus.watch(placeTopic(PLACE));
        await bus.watch(pointTopic('ABCDE'));
      }
      await c.bus.watch(matchTopic('other'));
      for (const notice of notices) a.bus.tell(notice);
      b.bus.tell(match('m', 8));
      b.bus.tell(match('other', 1));
      await b.until(() => b.notices.length === notices.length);
      expect(b.notices).toEqual(notices);
      await a.until(() => a.notices.length > 0);
      expect(a.notices).toEqual([match('m', 8)]);
      await c.until(() => c.notices.length > 0);
      expect(c.notices).toEqual([match('other', 1)]);
    });

    test('do not reach nodes with another prefix, and neither does who is there', async () => {
      const [a, b] = await pair(url, url);
      tests += 1;
      const [stranger, neighbour] = await pair(url, url);
      for (const { bus } of [a, stranger]) await bus.watch(matchTopic('m'));
      b.bus.attend(PLACE, anna);
      await expectElsewhere(a, [anna]);
      expect(await nobody(stranger)).toBe(true);
      b.bus.tell(match('m', 1));
      await a.until(() => a.notices.length > 0);
      neighbour.bus.tell(match('m', 2));
      await stranger.until(() => stranger.notices.length > 0);
      expect([a.notices, stranger.notices]).toEqual([[match('m', 1)], [match('m', 2)]]);
    });

    test('are heard as long as anybody watches', async () => {
      const [a, b] = await pair(url, url);
      await b.bus.watch(matchTopic('m'));
      await b.bus.watch(matchTopic('m'));
      await b.bus.watch(matchTopic('end'));
      b.bus.unwatch(matchTopic('m'));
      a.bus.tell(match('m', 1));
      a.bus.tell(match('end', 1));
      await b.until(() => b.notices.length === 2);
      b.bus.unwatch(matchTopic('m'));
      b.bus.unwatch(matchTopic('never'));
      a.bus.tell(match('m', 2));
      a.bus.tell(match('end', 2));
      await b.until(() => b.notices.length === 3);
      await b.bus.watch(matchTopic('m'));
      a.bus.tell(match('m', 3));
      await b.until(() => b.notices.length === 4);
      expect(b.notices).toEqual([match('m', 1), match('end', 1), match('end', 2), match('m', 3)]);
    });

    test('that cannot be read are as good as missed', async () => {
      const [a] = await start(url);
      if (a === undefined) throw new Error('one was wanted');
      await a.bus.watch(matchTopic('m'));
      const stranger = new Redis(url);
      const channel = `${prefix}${tests}:notice:${matchTopic('m')}`;
      const notice = { about: 'match', id: 'm', version: 1 };
      const bad = [
        'not JSON',
        'null',
        JSON.stringify({ from: 'x', notice: { ...notice, version: 'new' } }),
        JSON.stringify({ from: 'x', notice: { about: 'weather' } }),
        JSON.stringify({ from: 'x', notice, more: 1 }),
        JSON.stringify({ notice }),
      ];
      for (const text of bad) {
        const resync = a.nextResync();
        await stranger.publish(channel, text);
        await resync;
      }
      // Readable, but not of this topic.
      await stranger.publish(channel, JSON.stringify({ from: 'x', notice: { ...notice, id: 'else' } }));
      await stranger.publish(channel, JSON.stringify({ from: 'x', notice }));
      await a.until(() => a.notices.length > 0);
      expect(a.notices).toEqual([match('m', 1)]);
      await stranger.quit();
    });

    test('reach the others when a listener fails', async () => {
      const [a, b] = await pair(url, url);
      await b.bus.watch(matchTopic('m'));
      let thrown = 0;
      b.bus.onNotice(() => {
        thrown += 1;
        throw new Error('a defect');
      });
      const last = new Node(b.bus);
      a.bus.tell(match('m', 1));
      a.bus.tell(match('m', 2));
      await last.until(() => last.notices.length === 2);
      expect(thrown).toBe(2);
    });
  });

  describe('attendances', () => {
    test('are those of the other nodes, as they were said last', async () => {
      const [a, b] = await pair(url, url);
      a.bus.attend(PLACE, bob);
      a.bus.attend(PLACE, anna);
      a.bus.attend('room:OTHER', bob);
      await expectElsewhere(b, [anna]);
      expect(await a.bus.elsewhere(PLACE)).toEqual([]);
      b.bus.attend(PLACE, bob);
      await expectElsewhere(a, [bob]);
      a.bus.attend(PLACE, { members: [], spectators: 0 });
      await expectElsewhere(b, []);
      expect(await b.bus.elsewhere('room:OTHER')).toEqual([bob]);
    });

    test('are known to those who hear a notice that follows them', async () => {
      const [a, b] = await pair(url, url);
      await b.bus.watch(placeTopic(PLACE));
      a.bus.attend(PLACE, bob);
      a.bus.tell({ about: 'presence', place: PLACE });
      await b.until(() => b.notices.length === 1);
      expect(await b.bus.elsewhere(PLACE)).toEqual([bob]);
    });

    test('that cannot be read do not count', async () => {
      const [a, b] = await pair(url, url);
      a.bus.attend(PLACE, anna);
      await expectElsewhere(b, [anna]);
      const stranger = new Redis(url);
      const keys = await stranger.keys(`${prefix}${tests}:node:*`);
      expect(keys).toHaveLength(2);
      for (const text of ['not JSON', '{"members":["x"],"spectators":-1}', '{"members":[1],"spectators":0}']) {
        for (const key of keys) await stranger.hset(key, PLACE, text);
        expect(await b.bus.elsewhere(PLACE)).toEqual([]);
      }
      await stranger.quit();
    });

    test('end with a node that says goodbye, and the others look again', async () => {
      const [a, b] = await pair(url, url);
      a.bus.attend(PLACE, anna);
      await expectElsewhere(b, [anna]);
      const resync = b.nextResync();
      await a.bus.close();
      await resync;
      expect(await b.bus.elsewhere(PLACE)).toEqual([]);
    });

    test('end with a node that dies, and nothing of it stays in Redis', async () => {
      const relay = await Relay.start(Number(new URL(url).port || 6379));
      const [a, b] = await pair(`redis://127.0.0.1:${relay.port}`, url);
      a.bus.attend(PLACE, anna);
      await expectElsewhere(b, [anna]);
      relay.cut();
      await afterResyncs(b, () => nobody(b));
      const stranger = new Redis(url);
      await soon(async () => (await stranger.scard(`${prefix}${tests}:nodes`)) === 1);
      expect(await stranger.keys(`${prefix}${tests}:node:*`)).toHaveLength(1);
      // It was only cut off.
      relay.mend();
      await afterResyncs(b, () => somebody(b));
      await stranger.quit();
      await relay.close();
    });
  });

  test('a node that was cut off looks again when it is back, and so do those who missed its notices', async () => {
    const relay = await Relay.start(Number(new URL(url).port || 6379));
    const [a, b] = await pair(`redis://127.0.0.1:${relay.port}`, url);
    await a.bus.watch(matchTopic('m'));
    await b.bus.watch(matchTopic('m'));
    const stranger = new Redis(url);
    await heardBy(stranger, 'm', 2);
    relay.cut();
    a.bus.tell(match('m', 1));
    a.bus.attend(PLACE, anna);
    await a.bus.watch(matchTopic('later'));
    expect(await a.bus.elsewhere(PLACE)).toEqual([]);
    expect(a.bus.connected).toBe(false);
    const resync = a.nextResync();
    relay.mend();
    await Promise.all([resync, afterResyncs(b, () => somebody(b))]);
    expect(await b.bus.elsewhere(PLACE)).toEqual([anna]);
    await soon(() => a.bus.connected);
    await heardBy(stranger, 'm', 2);
    await heardBy(stranger, 'later', 1);
    b.bus.tell(match('m', 2));
    b.bus.tell(match('later', 1));
    await a.until(() => a.notices.length === 2);
    expect(a.notices).toEqual([match('m', 2), match('later', 1)]);
    expect(b.notices).toEqual([]);
    await stranger.quit();
    await relay.close();
  });

  describe('when Redis itself', () => {
    let redis: OwnService;
    beforeEach(async () => (redis = await OwnService.redis()));
    afterEach(() => redis.dispose());

    test('dies and comes back empty, everything is as before', async () => {
      const [a, b] = await pair(redis.url, redis.url);
      await b.bus.watch(matchTopic('m'));
      a.bus.attend(PLACE, anna);
      await expectElsewhere(b, [anna]);
      await redis.kill();
      for (let version = 1; version <= 1000; version++) a.bus.tell(match('m', version));
      a.bus.attend('room:OTHER', bob);
      await b.bus.watch(matchTopic('later'));
      expect(await b.bus.elsewhere(PLACE)).toEqual([]);
      await redis.run();
      await Promise.all([afterResyncs(b, () => somebody(b)), a.nextResync()]);
      expect(await b.bus.elsewhere(PLACE)).toEqual([anna]);
      expect(await b.bus.elsewhere('room:OTHER')).toEqual([bob]);
      await soon(() => b.bus.connected);
      a.bus.tell(match('m', 1001));
      a.bus.tell(match('later', 1));
      await b.until(() => b.notices.length === 2);
      expect(b.notices).toEqual([match('m', 1001), match('later', 1)]);
    });

    test('forgets everything without hanging up, attendances are put back', async () => {
      const [a, b] = await pair(redis.url, redis.url);
      a.bus.attend(PLACE, anna);
      await expectElsewhere(b, [anna]);
      const stranger = new Redis(redis.url);
      const resync = b.nextResync();
      await stranger.flushall();
      await resync;
      await afterResyncs(b, () => somebody(b));
      expect(await b.bus.elsewhere(PLACE)).toEqual([anna]);
      await stranger.quit();
    });

    test('refuses only the connection by which a node asks, the node looks again when it can ask', async () => {
      const stranger = new Redis(redis.url);
      const clients = async (): Promise<readonly string[]> =>
        [...String(await stranger.call('CLIENT', 'LIST', 'TYPE', 'normal')).matchAll(/^id=(\d+)/gm)].map(
          ([, id]) => id ?? '',
        );
      const [a] = await start(redis.url);
      a?.bus.attend(PLACE, anna);
      const others = await clients();
      const [b] = await start(redis.url);
      const asking = (await clients()).filter((id) => !others.includes(id));
      if (b === undefined) throw new Error('two were wanted');
      await expectElsewhere(b, [anna]);
      await b.until(() => b.resyncs > 0);
      await stranger.config('SET', 'maxclients', '1');
      for (const id of asking) await stranger.client('KILL', 'ID', id);
      await soon(() => nobody(b));
      await stranger.config('SET', 'maxclients', '100');
      await afterResyncs(b, () => somebody(b));
      await stranger.quit();
    });

    test('falls asleep, it counts as away until it wakes', async () => {
      const [a, b] = await pair(redis.url, redis.url);
      await b.bus.watch(matchTopic('m'));
      redis.freeze();
      expect(await a.bus.elsewhere(PLACE)).toEqual([]);
      expect(a.bus.connected).toBe(false);
      for (let version = 1; version <= 20_000; version++) a.bus.tell(match('m', version));
      const resyncs = [a.nextResync(), b.nextResync()];
      redis.wake();
      await Promise.all(resyncs);
      await soon(() => a.bus.connected && b.bus.connected);
      b.notices.splice(0);
      a.bus.tell(match('m', 20_001));
      await b.until(() => b.notices.length > 0);
      expect(b.notices.at(-1)).toEqual(match('m', 20_001));
    });

    test('is not there yet, it is waited for', async () => {
      await redis.kill();
      const early = open(redis.url);
      early.bus.attend(PLACE, anna);
      await early.bus.watch(matchTopic('m'));
      early.bus.unwatch(matchTopic('m'));
      expect(early.bus.connected).toBe(false);
      const resync = early.nextResync();
      await redis.run();
      await resync;
      const [late] = await start(redis.url);
      if (late === undefined) throw new Error('one was wanted');
      await expectElsewhere(late, [anna]);
    });

    test('is gone for good, the bus still closes', async () => {
      const [a] = await start(redis.url);
      await redis.kill();
      await a?.bus.close();
      expect(a?.bus.connected).toBe(false);
    });
  });
});
