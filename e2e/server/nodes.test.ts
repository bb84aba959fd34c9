import { MemoryStorage } from '../../server/storage/memory';
import { Browser } from '../../server/testing/browser';
import { Hub } from '../../server/testing/hub';
import { begin } from '../../server/testing/seating';
import { serve, type Served } from '../../server/testing/serve';

/** A storage that can be away for those who ask how new their matches are. */
class Flaky extends MemoryStorage {
  away = false;

  override matchVersions(ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
    return this.away ? Promise.reject(new Error('away')) : super.matchVersions(ids);
  }
}

/** Two servers on one storage that tell each other about changes. */
async function twoNodes(): Promise<{
  readonly hub: Hub;
  readonly nodes: readonly [Served, Served];
  readonly storage: Flaky;
  close(): Promise<void>;
}> {
  const hub = new Hub();
  const shared = new Flaky();
  const nodes = [await serve({ data: shared, bus: hub.bus() }), await serve({ data: shared, bus: hub.bus() })] as const;
  return {
    hub,
    nodes,
    storage: shared,
    close: async () => {
      for (const { app } of nodes) await app.close();
    },
  };
}

let cluster: Awaited<ReturnType<typeof twoNodes>>;
let browsers: Browser[] = [];
beforeEach(async () => {
  cluster = await twoNodes();
});
afterEach(async () => {
  for (const browser of browsers) browser.close();
  browsers = [];
  await cluster.close();
});

function at(node: 0 | 1): Browser {
  const browser = new Browser(cluster.nodes[node].url);
  browsers.push(browser);
  return browser;
}

async function started(): Promise<{ readonly anna: Browser; readonly ben: Browser; readonly code: string }> {
  const [anna, ben] = [at(0), at(1)];
  const code = await anna.create('Anna');
  await ben.join(code, 'Ben');
  await begin([anna, ben]);
  return { anna, ben, code };
}

describe('friends on two nodes', () => {
  it('see one another come and go, and change the room', async () => {
    const [anna, ben] = [at(0), at(1)];
    const code = await anna.create('Anna');
    await ben.join(code, 'Ben');
    await anna.until(() => anna.rooms.at(-1)?.members.at(1)?.connected);
    await ben.until(() => ben.rooms.at(-1)?.members.at(0)?.connected);
    await anna.say('configure', { options: { length: 'long' } });
    await ben.until(() => ben.rooms.at(-1)?.options['length'] === 'long');
    const watcher = at(1);
    await watcher.say('enter', { code, token: null });
    await anna.until(() => anna.rooms.at(-1)?.spectators === 1);
    await anna.say('leave', {});
    await ben.until(() => ben.rooms.at(-1)?.members.at(0)?.name === 'Ben');
    await ben.until(() => ben.seats.at(-1) === 0);
    watcher.close();
    await ben.until(() => ben.rooms.at(-1)?.spectators === 1);
  });

  it('are both shown the match when one of them starts it, and every change after', async () => {
    const { anna, ben, code } = await started();
    const watchers = [at(0), at(1)];
    for (const watcher of watchers) await watcher.say('enter', { code, token: null });
    await anna.take('vow.0.north');
    await anna.take('depth.0.1');
    await ben.take('vow.1.south');
    await ben.take('depth.1.1');
    const all = [anna, ben, ...watchers];
    await Promise.all(all.map((one) => one.until(() => one.views.at(-1)?.view.waiting[0]?.kind === 'action')));
    expect(ben.view.view.waiting).toEqual(anna.view.view.waiting);
    const [first, second] = watchers.map(({ view: { stateID, view } }) => ({ stateID, view }));
    expect(second).toEqual(first);
  });

  it('lose no answer when both answer at once', async () => {
    const { anna, ben } = await started();
    for (const [a, b] of [
      ['vow.0.north', 'vow.1.north'],
      ['depth.0.1', 'depth.1.1'],
    ] as const) {
      expect(await Promise.all([anna.take(a), ben.take(b)])).toEqual([{ ok: true }, { ok: true }]);
    }
    await Promise.all([anna, ben].map((one) => one.until(() => one.view.view.waiting[0]?.kind === 'action')));
  });

  it('hear one another talk, also what was said before they came', async () => {
    const [anna, ben] = [at(0), at(1)];
    const code = await anna.create('Anna');
    expect(await anna.say('say', { text: ' first\n line ' })).toEqual({ ok: true });
    await ben.join(code, 'Ben');
    await ben.until(() => ben.lines.length === 1);
    await ben.say('say', { text: 'second' });
    await anna.until(() => anna.lines.length === 2);
    const lines = [
      { kind: 'said', n: 1, name: 'Anna', text: 'first line', at: expect.any(Number) as number },
      { kind: 'said', n: 2, name: 'Ben', text: 'second', at: expect.any(Number) as number },
    ];
    expect(anna.lines).toEqual(lines);
    await ben.until(() => ben.lines.length === 2);
    expect(ben.lines).toEqual(lines);
  });

  it('catch up by themselves when notices were lost', async () => {
    const { anna, ben, code } = await started();
    cluster.hub.broken = true;
    await ben.take('vow.1.south');
    await ben.take('depth.1.1');
    await ben.say('say', { text: 'are you there?' });
    expect(cluster.hub.lost).toBeGreaterThanOrEqual(3);
    cluster.hub.broken = false;
    cluster.hub.resync();
    await anna.until(() => anna.view.view.waiting.every(({ seat }) => seat === 0));
    await anna.until(() => anna.lines.some(({ text }) => text === 'are you there?'));
    const late = at(0);
    await late.say('enter', { code, token: null });
    await late.until(() => late.views.length > 0);
    expect(late.view.view.waiting).toEqual(anna.view.view.waiting);
  });
});

describe('spectators', () => {
  it('may read what is said, and say nothing', async () => {
    const { anna, code } = await started();
    const watcher = at(1);
    await anna.say('say', { text: 'hello' });
    await watcher.say('enter', { code, token: null });
    await watcher.until(() => watcher.lines.length === 1);
    expect(await watcher.say('say', { text: 'hi' })).toEqual({ ok: false, error: 'not-seated' });
  });
});

test.each(['', '   ', 'x'.repeat(501), 'a\u0000b'])('a line such as #%# cannot be said', async (text) => {
  const anna = at(0);
  await anna.create('Anna');
  expect(await anna.say('say', { text })).toEqual({ ok: false, error: 'bad-request' });
  expect(anna.lines).toEqual([]);
});

describe('a client that comes from another node', () => {
  it('is never shown an older state than the one they saw there', async () => {
    const { anna, ben, code } = await started();
    cluster.hub.broken = true;
    await ben.take('vow.1.south');
    await ben.take('depth.1.1');
    await ben.until(() => ben.view.stateID > 2);
    const moved = at(0);
    await moved.say('enter', { code, token: ben.token });
    await moved.until(() => moved.views.length > 0);
    expect(moved.view.view).toEqual(ben.view.view);
    await anna.until(() => anna.view.view.waiting.every(({ seat }) => seat === 0));
  });

  it('is shown nothing rather than something old while storage cannot be asked', async () => {
    const { anna, ben, code } = await started();
    cluster.hub.broken = true;
    await ben.take('vow.1.south');
    await ben.take('depth.1.1');
    const moved = at(0);
    cluster.storage.away = true;
    // Whether Ben answers alone now, and may be told of the room, is not known either.
    expect(await moved.say('enter', { code, token: ben.token })).toEqual({ ok: false, error: 'internal' });
    await moved.settled();
    expect(moved.views).toEqual([]);
    cluster.storage.away = false;
    await moved.say('enter', { code, token: ben.token });
    await moved.until(() => moved.views.length > 0);
    expect(moved.view.view).toEqual(ben.view.view);
    anna.close();
  });

  it('is told what was said last each time they enter', async () => {
    const [anna, ben] = [at(0), at(1)];
    const code = await anna.create('Anna');
    await anna.say('say', { text: 'hello' });
    await ben.join(code, 'Ben');
    await ben.until(() => ben.lines.length === 1);
    await ben.say('enter', { code, token: ben.token });
    await ben.until(() => ben.lines.length === 2);
    expect(ben.lines.map(({ n }) => n)).toEqual([1, 1]);
  });
});
