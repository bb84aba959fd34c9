import { isDeepStrictEqual } from 'node:util';

import pino from 'pino';

import { type Ask, type Choice, UNDO } from '../../shared/engine/ask';
import type { GameModule } from '../../shared/engine/game';
import type { MatchView } from '../../shared/engine/match';
import { games, type RegisteredGame } from '../../shared/games/registry';
import { randomChoice, testEntropy, testRandom } from '../../shared/testing/playout';
import { gameSeeds } from '../../shared/testing/properties';
import { GameLoader } from '../game-loader';
import { MatchHost } from '../match/host';
import type { LiveMatch } from '../match/live';
import { matchOf, type Viewer } from '../match/state';
import { viewersOf } from '../match/views';
import { MemoryStorage } from '../storage/memory';
import type { Beginning, HistoryChange } from '../storage/storage';
import { registered, toyModule } from '../testing/serve';
import { framesOf, momentsOf } from './frames';

const METER = { choice: () => undefined, committed: () => undefined, failed: () => undefined };
const log = pino({ level: 'silent' });
/** Random matches of each game and number of seats. */
const GAMES = 2;
/** How often a random player takes an answer back that can be taken back. */
const UNDO_SHARE = 0.3;
/** How often the table goes back to an earlier version, and how often at most: a match must come to its end. */
const REWIND_SHARE = 0.03;
const REWINDS = 5;

interface Played {
  readonly game: GameModule;
  readonly beginning: Beginning;
  readonly changes: readonly HistoryChange[];
  /** The match at each version that changed its state, as the host had it. */
  readonly shown: readonly LiveMatch[];
}

/** A random answer, which is now and then to take one back. */
function chosen(asks: readonly Ask[], random: () => number): Choice {
  const [undo] = asks.filter(({ kind }) => kind === UNDO);
  const option = undo?.options[0];
  if (undo === undefined || option === undefined || random() > UNDO_SHARE) return randomChoice(asks, random);
  return { seat: undo.seat, ask: undo.id, key: option.key };
}

/** Plays a random match to its end, as a server does, with answers that are taken back and at most so many rewinds. */
async function play(registeredGame: RegisteredGame, seats: number, seed: number, most = REWINDS): Promise<Played> {
  const storage = new MemoryStorage();
  let now = 1_000;
  const clock = (): number => (now += 1);
  const entropy = (): string => testEntropy(seed);
  const host = new MatchHost(storage, new GameLoader([registeredGame]), log, clock, METER, entropy);
  const fixed = {
    game: registeredGame.meta.name,
    origin: 'room',
    unlisted: true,
    names: [],
    options: {},
    begin: 'now',
  } as const;
  const begun = await host.create({ ...fixed, seats });
  if (begun === null) throw new Error('no match');
  const { id } = begun;
  const shown = [begun];
  host.onChange(({ match }) => shown.push(match));
  const random = testRandom(seed);
  let rewinds = 0;
  for (let live = begun; live.running !== null && !live.over; live = shown.at(-1) ?? live) {
    if (live.version > 1 && rewinds < most && random() < REWIND_SHARE) {
      expect(await host.rewind(id, 1 + Math.floor(random() * (live.version - 1)))).toBeNull();
      rewinds += 1;
      continue;
    }
    expect(await host.choose(id, chosen(matchOf(live.running).asks, random))).toBeNull();
  }
  const beginning = await storage.loadBeginning(id);
  if (beginning === null) throw new Error('no beginning');
  const changes: HistoryChange[] = [];
  for await (const change of storage.history(id)) changes.push(change);
  return { game: await registeredGame.load(), beginning, changes, shown };
}

/** A view without confidential questions, and without the offer to take back the answer to one. */
function shareable(view: MatchView): MatchView {
  return { ...view, asks: view.asks.filter(({ confidential }) => confidential !== true) };
}

/** What a viewer was sent, each view once. */
function sentTo(shown: readonly LiveMatch[], viewer: Viewer): readonly MatchView[] {
  const views: MatchView[] = [];
  for (const match of shown) {
    const view = shareable(match.message(viewer, 0).view);
    if (!isDeepStrictEqual(view, views.at(-1))) views.push(view);
  }
  return views;
}

const ALL = [registered(toyModule), ...games];
const MATCHES = ALL.flatMap((game) => {
  const { minSeats, maxSeats } = game.meta;
  const sizes = Array.from({ length: maxSeats - minSeats + 1 }, (_, i) => minSeats + i);
  return sizes.map((seats) => [game.meta.name, seats, game] as const);
});

describe('frames', () => {
  const confidential = new Map<string, number>();

  it.each(MATCHES)(
    'are what was sent, without confidential questions: %s with %d seats',
    async (name, seats, registeredGame) => {
      for (const seed of gameSeeds(GAMES)) {
        const { game, beginning, changes, shown } = await play(registeredGame, seats, seed);
        const moments = [...momentsOf(game, beginning, changes)];
        expect(moments).toHaveLength(shown.length);
        expect(new Set(moments.map(({ detail }) => detail))).toEqual(new Set(['exact']));
        const asks = shown.flatMap(({ running }) => (running === null ? [] : matchOf(running).asks));
        const secrets = asks.filter((ask) => ask.confidential === true).map(({ id }) => JSON.stringify(id));
        confidential.set(name, (confidential.get(name) ?? 0) + secrets.length);
        for (const viewer of viewersOf(seats)) {
          const frames = [...framesOf(game, moments, viewer)];
          const views = frames.map(({ view }) => view);
          if (!isDeepStrictEqual(views, sentTo(shown, viewer)))
            throw new Error(`seed ${seed}, viewer ${String(viewer)}: other views`);
          const text = JSON.stringify(frames);
          expect(secrets.filter((secret) => text.includes(`"id":${secret}`))).toEqual([]);
          const times = frames.map(({ at }) => at);
          expect(times).toEqual([null, ...times.slice(1).toSorted((one, other) => (one ?? 0) - (other ?? 0))]);
        }
      }
    },
  );

  it('had confidential questions to take out', () => {
    for (const { meta } of games) expect(confidential.get(meta.name)).toBeGreaterThan(0);
  });
});

describe('frames under other rules', () => {
  const [first = registered(toyModule)] = ALL;

  it('show the checkpoint and say so', async () => {
    const { game, beginning, changes, shown } = await play(first, 2, 1, 0);
    const other = { ...game, rules: 'toy-99', continues: [] };
    const frames = [...framesOf(other, momentsOf(other, beginning, changes), null)];
    expect(new Set(frames.map(({ detail }) => detail))).toEqual(new Set(['checkpoint']));
    expect(frames.flatMap(({ view }) => view.asks)).toEqual([]);
    const [last, end] = [frames.at(-1)?.view, shown.at(-1)?.message(null, 0).view];
    expect([last?.over, last?.table, last?.log]).toEqual([end?.over, end?.table, end?.log]);
  });

  it('show the checkpoint where answers do not fit any more', async () => {
    const { game, beginning, changes } = await play(first, 2, 1, 0);
    const broken: GameModule = {
      ...game,
      *step() {
        throw new TypeError('a defect in the rules');
      },
    };
    const moments = [...momentsOf(broken, beginning, changes)];
    expect(moments.slice(0, -1).every(({ detail }) => detail === 'checkpoint')).toBe(true);
    expect(moments.at(-1)?.detail).toBe('exact');
  });

  it('do not hide that changes are missing', async () => {
    const { game, beginning, changes } = await play(first, 2, 1, 0);
    expect(() => [...momentsOf(game, beginning, changes.toSpliced(3, 1))]).toThrow();
  });
});
