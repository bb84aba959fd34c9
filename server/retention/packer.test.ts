import pino from 'pino';

import { randomChoice, testRandom } from '../../shared/testing/playout';
import { GameLoader } from '../match/game-loader';
import { MatchHost } from '../match/host';
import { matchOf } from '../match/state';
import { openSqlite } from '../storage/sqlite';
import type { HistoryChange, Storage } from '../storage/storage';
import { fixedEntropy } from '../testing/entropy';
import { NO_METER } from '../testing/meter';
import { registered, toyModule } from '../testing/serve';
import { Packer, packLeftOver } from './packer';

/** A host whose matches are packed, and its log. */
function setUp() {
  const lines: Record<string, unknown>[] = [];
  const log = pino({}, { write: (line: string) => lines.push(JSON.parse(line) as Record<string, unknown>) });
  const sqlite = openSqlite(':memory:');
  const packed: string[] = [];
  const mishaps: Error[] = [];
  const storage: Storage = {
    ...sqlite,
    pack: async (id) => {
      const mishap = mishaps.shift();
      if (mishap !== undefined) throw mishap;
      const result = await sqlite.pack(id);
      if (result === 'packed') packed.push(id);
      return result;
    },
  };
  let now = 0;
  const clock = (): number => (now += 1);
  const host = new MatchHost(storage, new GameLoader([registered(toyModule)]), log, clock, NO_METER, fixedEntropy());
  const packer = new Packer(storage, log);
  packer.watch(host);
  return { storage, host, packer, packed, mishaps, lines, log };
}

/** Plays random answers until the match is over or so many were given. */
async function play(host: MatchHost, answers: number): Promise<string> {
  const fixed = { game: 'toy', origin: 'lobby', unlisted: true, names: ['Solo'], begin: 'now' } as const;
  const match = await host.create({ ...fixed, seats: 1, options: {} });
  const id = match?.id ?? '';
  const random = testRandom(4);
  for (let i = 0; i < answers; i++) {
    const running = (await host.open(id))?.running ?? null;
    if (running === null || matchOf(running).over !== null) break;
    expect(await host.choose(id, randomChoice(matchOf(running).asks, random))).toBeNull();
  }
  return id;
}

async function historyOf(storage: Storage, id: string): Promise<readonly HistoryChange[]> {
  const changes: HistoryChange[] = [];
  for await (const change of storage.history(id)) changes.push(change);
  return changes;
}

async function all(items: AsyncIterable<string>): Promise<readonly string[]> {
  const found: string[] = [];
  for await (const item of items) found.push(item);
  return found;
}

describe('Packer', () => {
  it('packs the history of a match when it ends, once', async () => {
    const { host, packer, packed, storage } = setUp();
    const id = await play(host, 1000);
    await host.edit(id, ({ metadata }) => ({ then: 'keep', metadata, result: null }));
    await packer.close();
    expect(packed).toEqual([id]);
    const { version = 0, snapshot, journal } = (await storage.loadMatch(id)) ?? {};
    expect([snapshot, journal]).toEqual([expect.any(String), [null]]);
    const changes = await historyOf(storage, id);
    expect(changes.map((change) => change.version)).toEqual(Array.from({ length: version - 2 }, (_, i) => i + 2));
    await storage.close();
  });

  it('leaves matches alone that are not over', async () => {
    const { host, packer, packed, storage } = setUp();
    const id = await play(host, 3);
    await packer.close();
    expect(packed).toEqual([]);
    expect(await historyOf(storage, id)).toHaveLength(3);
    await storage.close();
  });

  it('goes on after a failure, and says it; what is left over is packed later', async () => {
    const { host, packer, packed, mishaps, lines, storage, log } = setUp();
    mishaps.push(new Error('disk full'));
    const first = await play(host, 1000);
    const second = await play(host, 1000);
    await packer.close();
    expect(packed).toEqual([second]);
    expect(lines).toMatchObject([{ level: 40, match: first, err: { message: 'disk full' } }]);
    expect(await all(storage.unpacked())).toEqual([first]);
    const before = await historyOf(storage, first);
    await packLeftOver(storage, log);
    expect(packed).toEqual([second, first]);
    expect(await historyOf(storage, first)).toEqual(before);
    expect(await all(storage.unpacked())).toEqual([]);
    await storage.close();
  });
});
