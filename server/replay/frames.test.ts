import { isDeepStrictEqual } from 'node:util';

import type { GameModule } from '../../shared/engine/game';
import { games } from '../../shared/games/registry';
import type { PastView } from '../../shared/protocol/rooms';
import { gameSeeds } from '../../shared/testing/properties';
import type { LiveMatch } from '../match/live';
import { matchOf, type Viewer } from '../match/state';
import { viewersOf } from '../match/views';
import { nextOf } from '../testing/past';
import { play, type Played } from '../testing/played';
import { registered, toyModule } from '../testing/serve';
import { type Frame, pastViewOf, Replay } from './frames';

/** Random matches of each game with the fewest and the most seats. */
const GAMES = 1;
/** All frames of a viewer. */
function framesOf(game: GameModule, { beginning, changes }: Played, viewer: Viewer): readonly Frame[] {
  const replay = new Replay(game, beginning, viewer);
  return [replay.first, ...changes.flatMap((change) => nextOf(replay, change) ?? [])];
}

/** The views that a viewer was sent, without questions, each once. */
function sentTo(shown: readonly LiveMatch[], viewer: Viewer): readonly PastView[] {
  const views: PastView[] = [];
  for (const match of shown) {
    const view = pastViewOf(match.message(viewer, 0).view);
    if (!isDeepStrictEqual(view, views.at(-1))) views.push(view);
  }
  return views;
}

const ALL = [registered(toyModule), ...games];
const MATCHES = ALL.flatMap((game) => {
  const { minSeats, maxSeats } = game.meta;
  return [minSeats, maxSeats].map((seats) => [game.meta.name, seats, game] as const);
});

describe('frames', () => {
  const confidential = new Map<string, number>();

  it.each(MATCHES)('are what was sent, without questions: %s with %d seats', async (name, seats, registeredGame) => {
    for (const seed of gameSeeds(GAMES)) {
      const played = await play(registeredGame, seats, seed);
      const { game, shown } = played;
      const asks = shown.flatMap(({ running }) => (running === null ? [] : matchOf(running).asks));
      const secrets = asks.filter((ask) => ask.confidential === true).map(({ id }) => JSON.stringify(id));
      confidential.set(name, (confidential.get(name) ?? 0) + secrets.length);
      for (const viewer of viewersOf(seats)) {
        const frames = framesOf(game, played, viewer);
        expect(new Set(frames.map(({ detail }) => detail))).toEqual(new Set(['exact']));
        const views = frames.map(({ view }) => view);
        if (!isDeepStrictEqual(views, sentTo(shown, viewer)))
          throw new Error(`seed ${seed}, viewer ${String(viewer)}: other views`);
        const text = JSON.stringify(frames);
        expect(secrets.filter((secret) => text.includes(`"id":${secret}`))).toEqual([]);
        const times = frames.map(({ at }) => at);
        expect(times).toEqual([null, ...times.slice(1).toSorted((one, other) => (one ?? 0) - (other ?? 0))]);
      }
    }
  });

  it('had confidential questions to take out', () => {
    for (const { meta } of games.filter((game) => game.meta.secluding.length > 0))
      expect(confidential.get(meta.name)).toBeGreaterThan(0);
  });
});

describe('frames under other rules', () => {
  const [first = registered(toyModule)] = ALL;

  it('show the checkpoint and say so', async () => {
    const played = await play(first, 2, 1, 0);
    const { game, shown } = played;
    const other = { ...game, rules: 'toy-99' };
    const frames = framesOf(other, played, null);
    expect(new Set(frames.map(({ detail }) => detail))).toEqual(new Set(['checkpoint']));
    const [last, end] = [frames.at(-1)?.view, shown.at(-1)?.message(null, 0).view];
    expect([last?.over, last?.table, last?.log]).toEqual([end?.over, end?.table, end?.log]);
  });

  it('show the checkpoint where answers do not fit any more', async () => {
    const played = await play(first, 2, 1, 0);
    const broken: GameModule = {
      ...played.game,
      *step() {
        throw new TypeError('a defect in the rules');
      },
    };
    const frames = framesOf(broken, played, null);
    expect(frames.slice(0, -1).every(({ detail }) => detail === 'checkpoint')).toBe(true);
    expect(frames.at(-1)?.detail).toBe('exact');
  });

  it('do not hide that changes are missing', async () => {
    const played = await play(first, 2, 1, 0);
    const holed = { ...played, changes: played.changes.toSpliced(3, 1) };
    expect(() => framesOf(played.game, holed, null)).toThrow();
  });
});
