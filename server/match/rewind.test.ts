import { type Choice, seat } from '../../shared/engine/ask';
import type { Draws } from '../../shared/engine/draws';
import { legalChoices, type Match } from '../../shared/engine/match';
import { historyIsWhole } from '../replay/whole';
import { MemoryStorage } from '../storage/memory';
import { openPostgres } from '../storage/postgres';
import { openSqlite } from '../storage/sqlite';
import type { Storage } from '../storage/storage';
import { quietHost } from '../testing/quiet-host';
import { temporaryFolder, toyModule } from '../testing/serve';
import { describeWithPostgres } from '../testing/services';
import { FaultyStorage } from '../testing/storages';
import { type MatchChange, type MatchHost } from './host';
import type { LiveMatch } from './live';
import { matchOf } from './state';
import { viewersOf } from './views';

function hostOn(storage: Storage): MatchHost {
  return quietHost(toyModule, { storage });
}

async function begin(host: MatchHost): Promise<string> {
  const fixed = { game: 'toy', origin: 'room', unlisted: true, names: [], options: {}, begin: 'now' } as const;
  const match = await host.create({ ...fixed, seats: 2 });
  if (match === null) throw new Error('not created');
  return match.id;
}

async function live(host: MatchHost, id: string): Promise<{ readonly whole: LiveMatch; readonly match: Match }> {
  const whole = await host.open(id);
  if (whole?.running == null) throw new Error('gone');
  return { whole, match: matchOf(whole.running) };
}

/** Plays the first legal answer so often. Returns what was answered. */
async function play(host: MatchHost, id: string, times: number): Promise<readonly Choice[]> {
  const given: Choice[] = [];
  for (let i = 0; i < times; i++) {
    const { match } = await live(host, id);
    const [choice] = [0, 1].flatMap((by) => legalChoices(match, seat(by)));
    if (choice === undefined) throw new Error('nobody is asked');
    expect(await host.choose(id, choice)).toBeNull();
    given.push(choice);
  }
  return given;
}

const numbers = (draws: readonly Draws[]) => draws.map(({ stream, from, to }) => [stream, from, to]);

/** A host on a storage; `reopen` opens the same storage as after a restart. */
function rewindsOn(
  name: string,
  open: () => Promise<{ readonly storage: Storage; readonly reopen: () => Promise<Storage> }>,
): void {
  describe(`going back to an earlier version, on ${name}`, () => {
    it('shows the table of then, draws on from now, keeps the history whole, and goes on after a restart', async () => {
      const { storage, reopen } = await open();
      const host = hostOn(storage);
      const id = await begin(host);
      await play(host, id, 4);
      const then = await live(host, id);
      await play(host, id, 5);
      const now = await live(host, id);
      expect(await host.rewind(id, then.whole.version, 1)).toBeNull();
      const back = await live(host, id);
      expect(back.whole.version).toBe(now.whole.version + 1);
      expect(back.match.core.pub).toEqual(then.match.core.pub);
      expect(numbers(back.match.draws)).toEqual(numbers(now.match.draws));
      expect(back.match.log.at(-1)?.text.m).toBe('engine.put-back');
      expect(await historyIsWhole(storage, id)).toBe(true);
      await host.close();
      const again = hostOn(await reopen());
      expect((await live(again, id)).match).toEqual(back.match);
      await play(again, id, 8);
      const { match: later } = await live(again, id);
      expect(numbers(later.draws).slice(0, now.match.draws.length)).toEqual(numbers(now.match.draws));
      expect(later.draws.length).toBeGreaterThan(now.match.draws.length);
    });
  });
}

rewindsOn('memory', () => {
  const storage = new MemoryStorage();
  return Promise.resolve({ storage, reopen: () => Promise.resolve(storage) });
});

describe('files', () => {
  const folder = temporaryFolder();
  afterAll(() => folder.remove());
  rewindsOn('SQLite', () => {
    const storage = openSqlite(folder.path);
    const reopen = async (): Promise<Storage> => {
      await storage.close();
      return openSqlite(folder.path);
    };
    return Promise.resolve({ storage, reopen });
  });
});

describeWithPostgres('a database', (fresh) => {
  let closing: Storage | null = null;
  afterEach(() => closing?.close());
  rewindsOn('PostgreSQL', async () => {
    const url = await fresh();
    const storage = await openPostgres(url);
    const reopen = async (): Promise<Storage> => {
      await storage.close();
      closing = await openPostgres(url);
      return closing;
    };
    return { storage, reopen };
  });
});

describe('going back to an earlier version', () => {
  function setUp() {
    const storage = new FaultyStorage(openSqlite(':memory:'));
    const host = hostOn(storage);
    const changes: MatchChange[] = [];
    host.onChange((change) => changes.push(change));
    return { storage, host, changes };
  }

  it('tells every viewer once, and those who click late that it was taken back', async () => {
    const { host, changes } = setUp();
    const id = await begin(host);
    const given = await play(host, id, 9);
    changes.length = 0;
    expect(await host.rewind(id, 3, 1)).toBeNull();
    expect(changes).toHaveLength(1);
    const [change] = changes;
    if (change === undefined) throw new Error('nobody told');
    for (const viewer of viewersOf(2)) expect(change.match.changesSince(change.before, viewer)).not.toEqual([]);
    const late = given.slice(2).filter(({ ask }) => /^\d/.test(ask));
    expect(late.length).toBeGreaterThan(3);
    for (const choice of late) expect(await host.choose(id, choice)).toBe('taken-back');
  });

  it.each([
    ['a match that is not there', 'nope', 1, 'match-not-found'],
    ['a version from before the match', null, 0, 'version-unknown'],
    ['the present version', null, 6, 'version-unknown'],
    ['a version to come', null, 60, 'version-unknown'],
  ])('is refused for %s, and changes nothing', async (_, other, version, why) => {
    const { host, storage, changes } = setUp();
    const id = await begin(host);
    await play(host, id, 5);
    changes.length = 0;
    const before = await storage.loadMatch(id);
    expect(before?.version).toBe(6);
    expect(await host.rewind(other ?? id, version, 1)).toBe(why);
    expect(await storage.loadMatch(id)).toEqual(before);
    expect(changes).toEqual([]);
  });

  it('is refused when the match is over', async () => {
    const { host } = setUp();
    const id = await begin(host);
    while (!(await live(host, id)).whole.over) await play(host, id, 1);
    expect(await host.rewind(id, 2, 1)).toBe('match-over');
  });

  it('is one version among those of other writers: an answer that comes first is gone with the others', async () => {
    const { host, storage } = setUp();
    const id = await begin(host);
    await play(host, id, 6);
    const other = hostOn(storage);
    await other.open(id);
    await play(host, id, 1);
    expect(await other.rewind(id, 4, 1)).toBeNull();
    const [here, there] = [await live(other, id), await live(hostOn(storage), id)];
    expect(there.match).toEqual(here.match);
    expect(here.whole.version).toBe(9);
    const [late] = await play(other, id, 1);
    if (late !== undefined) expect(await host.choose(id, late)).toMatch(/^(taken-back|no-such-ask)$/);
  });
});
