import type { GameModule } from '../../shared/engine/game';
import type { PastFrame } from '../../shared/protocol/rooms';
import { LiveMatch } from '../match/live';
import { changeBetween, readPersisted, withChanges } from '../match/persisted';
import type { Viewer } from '../match/state';
import { viewersOf } from '../match/views';
import { nextOf, viewsIn } from '../testing/past';
import { play, type Played } from '../testing/played';
import { registered, toyModule } from '../testing/serve';
import { Replay } from './frames';
import { type Asker, Pasts } from './pasts';

/** Whoever asks, and what is charged. */
const asker = (pay: Asker['pay'] = () => undefined, address = '192.0.2.1'): Asker => ({ address, pay });

const SMALL = { kept: Infinity, page: 500 };

let played: Played;
beforeAll(async () => {
  played = await play(registered(toyModule), 2, 1);
});

/** The match at its end, and its views as a replay makes them. */
function whole({ game, beginning, changes, shown }: Played) {
  const match = shown.at(-1);
  if (match === undefined) throw new Error('no match');
  const replay = new Replay(game, beginning, null);
  const views = [replay.first, ...changes.flatMap((change) => nextOf(replay, change) ?? [])].map(({ view }) => view);
  return { match, views };
}

/** All frames, page by page, and how many of them had to be made. */
async function everything(pasts: Pasts) {
  const { match } = whole(played);
  const frames: PastFrame[] = [];
  let made = 0;
  for (let pages = 1; ; pages++) {
    const done = await pasts.page(
      match,
      null,
      frames.length,
      asker((price) => (made += price)),
    );
    if (!done.ok) throw new Error(done.error);
    frames.push(...done.past.frames);
    if (done.past.rest === 'none') return { frames, pages, made };
  }
}

it('come in pages that lead to what was shown', async () => {
  const { views } = whole(played);
  const { frames, pages } = await everything(new Pasts(played.storage, SMALL));
  expect(pages).toBeGreaterThan(3);
  expect(viewsIn(frames)).toEqual(views);
});

it('are made once, and are there for the next who asks', async () => {
  const { match } = whole(played);
  const pasts = new Pasts(played.storage, SMALL);
  expect((await everything(pasts)).made).toBe(match.stateID(null) - 1);
  expect((await everything(pasts)).made).toBe(0);
});

it('are made again once they were forgotten for the sake of others', async () => {
  const { views } = whole(played);
  const { frames, made } = await everything(new Pasts(played.storage, { kept: 0, page: 500 }));
  expect(viewsIn(frames)).toEqual(views);
  expect(made).toBeGreaterThan(views.length);
});

it('go on where they ended when more has happened', async () => {
  const { match, views } = whole(played);
  const history = played.changes;
  let there = 3;
  const growing = {
    loadBeginning: () => Promise.resolve(played.beginning),
    async *history(_id: string, after = -1) {
      await Promise.resolve();
      yield* history.slice(0, there).filter(({ version }) => version > after);
    },
  };
  const pasts = new Pasts(growing);
  const first = await pasts.page(match, null, 0, asker());
  there = history.length;
  if (!first.ok) throw new Error(first.error);
  const then = await pasts.page(match, null, first.past.frames.length, asker());
  if (!then.ok) throw new Error(then.error);
  expect(first.past.frames.length).toBeLessThanOrEqual(4);
  expect(viewsIn([...first.past.frames, ...then.past.frames])).toEqual(views);
});

it('are nothing after the last frame', async () => {
  const { match } = whole(played);
  const done = await new Pasts(played.storage).page(match, null, 1_000_000, asker());
  expect(done).toEqual({ ok: true, past: { frames: [], rest: 'none' } });
});

/** How often the table is looked at when a viewer asks, which each replayed version takes once, and what is read and charged. */
async function workOf(pasts: Pasts, match: LiveMatch, viewer: Viewer, counted: Counted) {
  const before = { ...counted };
  let charged = 0;
  for (let after = 0; ;) {
    const done = await pasts.page(
      match,
      viewer,
      after,
      asker((price) => (charged += price)),
    );
    if (!done.ok) throw new Error(done.error);
    after += done.past.frames.length;
    if (done.past.rest === 'none') break;
  }
  return { read: counted.read - before.read, replayed: counted.replayed - before.replayed, charged };
}

interface Counted {
  read: number;
  replayed: number;
}

/** The match as it was after some of its versions, with its history so far, of which is counted what is read and replayed. */
function until({ beginning, changes, shown }: Played, length: number, stored = length) {
  const counted: Counted = { read: 0, replayed: 0 };
  const live = shown[length];
  if (live === undefined) throw new Error('no such version');
  const module: GameModule = {
    ...live.game.module,
    table: (core, viewer) => {
      counted.replayed += 1;
      return live.game.module.table(core, viewer);
    },
  };
  const match = new LiveMatch({ ...live.parts, game: { ...live.game, module } });
  const storage = {
    loadBeginning: () => Promise.resolve(beginning),
    async *history(_id: string, after = -1) {
      await Promise.resolve();
      for (const change of changes.slice(0, stored)) {
        if (change.version <= after) continue;
        counted.read += 1;
        yield change;
      }
    },
  };
  return { match, storage, counted };
}

/** The versions that made nothing new for the spectators, though a seat answered: a secret pick. */
function secretPicks({ shown }: Played): readonly number[] {
  return shown.flatMap((match, at) => {
    const before = shown[at - 1];
    if (before === undefined || before.stateID(null) !== match.stateID(null)) return [];
    return viewersOf(match.seats).some((viewer) => before.stateID(viewer) !== match.stateID(viewer)) ? [at] : [];
  });
}

describe('looking back tells nothing by its work', () => {
  it('of a secret pick: as much is read, replayed and charged with it as without (bug: each version was replayed)', async () => {
    const picks = secretPicks(played);
    expect(picks.length).toBeGreaterThan(3);
    for (const at of picks) {
      const [without, made] = [until(played, at - 1), until(played, at)];
      const works = await Promise.all(
        [without, made].map(async ({ match, storage, counted }) => {
          const pasts = new Pasts(storage);
          return [await workOf(pasts, match, null, counted), await workOf(pasts, match, null, counted)];
        }),
      );
      expect(works[1]).toEqual(works[0]);
    }
  });

  it('of one since the viewer looked back last: nothing is read at all', async () => {
    for (const at of secretPicks(played)) {
      const [before, after] = [until(played, at - 1), until(played, at)];
      let { storage } = before;
      const history = (id: string, since?: number) => storage.history(id, since);
      const pasts = new Pasts({ loadBeginning: storage.loadBeginning, history });
      await workOf(pasts, before.match, null, before.counted);
      storage = after.storage;
      expect(await workOf(pasts, after.match, null, after.counted)).toEqual({ read: 0, replayed: 0, charged: 0 });
    }
  });

  it('of those before: what is replayed and charged is what the viewer saw, for each viewer', async () => {
    for (const viewer of viewersOf(2)) {
      const { match, storage, counted } = until(played, played.changes.length);
      const views = match.stateID(viewer);
      const { replayed, charged } = await workOf(new Pasts(storage), match, viewer, counted);
      expect([replayed, charged]).toEqual([views, views - 1]);
    }
  });
});

describe('versions that nobody sees, such as suggestions', () => {
  /** The match with so many suggestions before its last answer. */
  const suggested = (many: number): Played => {
    const { beginning, changes } = played;
    const [last, ...earlier] = changes.toReversed();
    if (last === undefined) throw new Error('no change');
    const persisted = withChanges(
      readPersisted(beginning.snapshot, []),
      earlier.toReversed().map(({ change }) => change),
    );
    const change = changeBetween(persisted, persisted);
    const notes = Array.from({ length: many }, (_, n) => ({ ...last, version: last.version + n, change }));
    return { ...played, changes: [...changes.slice(0, -1), ...notes, { ...last, version: last.version + many }] };
  };

  it('are not replayed, and paid for as they are read (bug: 500 took 0.1 s and cost one frame)', async () => {
    const work = (many: number) => {
      const { changes } = suggested(many);
      const { match, counted, storage } = until({ ...played, changes }, played.changes.length, changes.length);
      return workOf(new Pasts(storage), match, null, counted);
    };
    const [few, more] = [await work(0), await work(80)];
    expect([more.replayed, more.charged]).toEqual([few.replayed, few.charged + 80 / 8]);
  });
});

describe('who waits to look back', () => {
  it('are twenty of a network at most, and other work goes on between two frames', async () => {
    const { match, views } = whole(played);
    const pasts = new Pasts(played.storage, { kept: 0, page: 500 });
    let turns = 0;
    let done = false;
    const count = (): void => {
      turns += 1;
      if (!done) setImmediate(count);
    };
    const asked = Array.from({ length: 21 }, () => pasts.page(match, null, 1_000_000, asker()));
    expect(await asked[20]).toEqual({ ok: false, error: 'too-fast' });
    setImmediate(count);
    await asked[0];
    done = true;
    expect(turns).toBeGreaterThanOrEqual(views.length - 1);
    expect((await Promise.all(asked.slice(0, 20))).every(({ ok }) => ok)).toBe(true);
  });

  it('take turns by network (bug: whoever asked twenty times was first twenty times)', async () => {
    const { match } = whole(played);
    const pasts = new Pasts(played.storage);
    const order: string[] = [];
    const ask = async (address: string): Promise<void> => {
      await pasts.page(match, null, 0, asker(undefined, address));
      order.push(address);
    };
    await Promise.all([...Array.from({ length: 20 }, () => ask('192.0.2.1')), ask('192.0.2.2')]);
    expect(order.indexOf('192.0.2.2')).toBe(1);
  });

  it('may be one of each network when a hundred wait', async () => {
    const { match } = whole(played);
    const pasts = new Pasts(played.storage);
    const ask = (address: string) => pasts.page(match, null, 0, asker(undefined, address));
    const many = Array.from({ length: 100 }, (_, n) => ask(`192.0.2.${n % 5}`));
    const late = ['192.0.2.1', '198.51.100.1', '198.51.100.1'].map(ask);
    expect((await Promise.all(late)).map(({ ok }) => ok)).toEqual([false, true, false]);
    expect((await Promise.all(many)).every(({ ok }) => ok)).toBe(true);
  });
});
