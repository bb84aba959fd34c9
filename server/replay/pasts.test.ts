import type { PastFrame } from '../../shared/protocol/rooms';
import { viewsIn } from '../testing/past';
import { play, type Played } from '../testing/played';
import { registered, toyModule } from '../testing/serve';
import { Replay } from './frames';
import { Pasts } from './pasts';

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
  const views = [replay.first, ...changes.flatMap((change) => replay.next(change) ?? [])].map(({ view }) => view);
  return { match, views };
}

/** All frames, page by page, and how many of them had to be made. */
async function everything(pasts: Pasts) {
  const { match } = whole(played);
  const frames: PastFrame[] = [];
  let made = 0;
  for (let pages = 1; ; pages++) {
    const done = await pasts.page(match, null, frames.length, () => (made += 1));
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
  const { views } = whole(played);
  const pasts = new Pasts(played.storage, SMALL);
  expect((await everything(pasts)).made).toBe(views.length - 1);
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
  const first = await pasts.page(match, null, 0, () => undefined);
  there = history.length;
  if (!first.ok) throw new Error(first.error);
  const then = await pasts.page(match, null, first.past.frames.length, () => undefined);
  if (!then.ok) throw new Error(then.error);
  expect(first.past.frames.length).toBeLessThanOrEqual(4);
  expect(viewsIn([...first.past.frames, ...then.past.frames])).toEqual(views);
});

it('are nothing after the last frame', async () => {
  const { match } = whole(played);
  const done = await new Pasts(played.storage).page(match, null, 1_000_000, () => undefined);
  expect(done).toEqual({ ok: true, past: { frames: [], rest: 'none' } });
});

it('let no more than a hundred wait, and let other work go between two changes', async () => {
  const { match } = whole(played);
  const pasts = new Pasts(played.storage, { kept: 0, page: 500 });
  let turns = 0;
  let done = false;
  const count = (): void => {
    turns += 1;
    if (!done) setImmediate(count);
  };
  const asked = Array.from({ length: 101 }, () => pasts.page(match, null, 1_000_000, () => undefined));
  expect(await asked[100]).toEqual({ ok: false, error: 'too-fast' });
  setImmediate(count);
  await asked[0];
  done = true;
  expect(turns).toBeGreaterThanOrEqual(played.changes.length - 1);
  expect((await Promise.all(asked.slice(0, 100))).every(({ ok }) => ok)).toBe(true);
});
