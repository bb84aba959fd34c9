import type { TokenHash } from '../lib/secrets';
import type { MatchMetadata } from '../match/state';
import type { MatchHead } from '../storage/storage';
import { Listings, PAGE, type Wanted } from './listing';

const metadata: MatchMetadata = {
  gameName: 'toy',
  players: { 0: { id: 0, name: 'Anna', credentials: 'hash' as TokenHash, data: { colour: 'red' } }, 1: { id: 1 } },
  unlisted: false,
  createdAt: 1,
  updatedAt: 2,
};

function head(id: string, changes: Partial<MatchMetadata> = {}): MatchHead {
  const body = JSON.stringify({ ...metadata, ...changes });
  const kind = { origin: 'lobby', listing: 'shown', stage: 'gathering' } as const;
  return { id, game: 'toy', ...kind, version: 1, metadata: body, updatedAt: 2 };
}

let now = 0;
let reads: string[];
let kept: readonly MatchHead[];
let pauses: { readonly ms: number; readonly end: () => void }[];
let listings: Listings;
beforeEach(() => {
  now = 1_000_000;
  [reads, kept, pauses] = [[], [head('a')], []];
  listings = new Listings(
    (game) => {
      reads.push(game);
      return Promise.resolve(kept);
    },
    () => now,
    (ms) => new Promise((resolve) => pauses.push({ ms, end: resolve })),
  );
});

const all: Wanted = { over: null, before: null, after: null, page: 1 };
const ids = async (query: Partial<Wanted> = {}): Promise<readonly string[]> =>
  (JSON.parse(await listings.show('toy', { ...all, ...query })) as { matches: { matchID: string }[] }).matches.map(
    ({ matchID }) => matchID,
  );

describe('a listing', () => {
  it('shows no credentials and no data of players', async () => {
    expect(JSON.parse(await listings.show('toy', all))).toEqual({
      matches: [
        {
          matchID: 'a',
          gameName: 'toy',
          unlisted: false,
          createdAt: 1,
          updatedAt: 2,
          players: [{ id: 0, name: 'Anna' }, { id: 1 }],
        },
      ],
    });
  });

  it('has pages, and leaves out what does not fit', async () => {
    kept = Array.from({ length: 2 * PAGE + 1 }, (_, i) => head(`m${i}`));
    expect(await ids()).toEqual(kept.slice(0, PAGE).map(({ id }) => id));
    expect(await ids({ page: 3 })).toEqual([`m${2 * PAGE}`]);
    expect(await ids({ page: 4 })).toEqual([]);
    kept = [head('b', { gameover: {} }), head('c', { updatedAt: 9 })];
    now += 1000;
    expect(await ids()).toEqual(['b', 'c']);
    expect([await ids({ over: true }), await ids({ over: false })]).toEqual([['b'], ['c']]);
    expect([await ids({ before: 9 }), await ids({ after: 2 })]).toEqual([['b'], ['c']]);
  });

  it('is read once for all who ask, for a second', async () => {
    await Promise.all([ids(), ids({ over: true }), ids({ page: 2 })]);
    now += 999;
    await ids();
    expect(reads).toEqual(['toy']);
    now += 1;
    await ids();
    expect(reads).toEqual(['toy', 'toy']);
  });

  it('shows at once what has changed here, but is not read again for each change', async () => {
    await ids();
    kept = [head('b')];
    listings.changed('toy');
    const asked = [ids(), ids(), ids()];
    listings.changed('toy');
    expect(pauses.map(({ ms }) => ms)).toEqual([250]);
    kept = [head('c')];
    pauses[0]?.end();
    expect(await Promise.all(asked)).toEqual([['c'], ['c'], ['c']]);
    expect(reads).toHaveLength(2);
  });

  it('is read anew by whoever asks after a change that came while it was read', async () => {
    const early = ids();
    kept = [head('b')]; // The first reading has begun, and has what was there.
    listings.changed('toy');
    const late = ids();
    pauses[0]?.end();
    expect([await early, await late]).toEqual([['a'], ['b']]);
  });

  it('that could not be read is asked for again', async () => {
    const broken = new Listings(
      () => (reads.push('x') === 1 ? Promise.reject(new Error('away')) : Promise.resolve(kept)),
      () => now,
    );
    await expect(broken.show('toy', all)).rejects.toThrow('away');
    expect(await broken.show('toy', all)).toContain('"a"');
  });
});
