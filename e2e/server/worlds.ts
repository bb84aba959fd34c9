import { isDeepStrictEqual } from 'node:util';

import type { Bus } from '../../server/bus/bus';
import type { Viewer } from '../../server/match/state';
import type { Storage } from '../../server/storage/storage';
import { Browser } from '../../server/testing/browser';
import { begin, gather } from '../../server/testing/seating';
import { registered, serve, type Served } from '../../server/testing/serve';
import { type Ask, type Choice, isQuestion, type Seat, TABLE } from '../../shared/engine/ask';
import type { GameModule } from '../../shared/engine/game';
import { answerAsk, type Match, startMatch, viewOf } from '../../shared/engine/match';
import type { RoomView } from '../../shared/protocol/rooms';
import { pickFrom, seatsOf, testEntropy, testKeys, testRandom } from '../../shared/testing/playout';
import { comparable, isOfMatch } from '../lib/frames';

/** The storage and bus of a node. */
export interface Ground {
  readonly data: Storage | string;
  readonly bus?: Bus;
}

/** How often a seat looks at a preview before a choice. */
const LOOKS = 0.3;
/** Milliseconds from one answer to the next, on the clock of the servers: no window ends while its seats answer. */
const STEP_MS = 1;
/** A longer time than any window is held open. */
const LONG_MS = 1_000;

/** Servers of one game whose clock and seeds the test sets: they are the same in two such worlds. */
export class World {
  private readonly served: Served[] = [];
  now = 0;
  seed = 0;

  private constructor(readonly game: GameModule) {}

  /** Starts a server on each ground. */
  static async open(game: GameModule, grounds: readonly Ground[]): Promise<World> {
    const world = new World(game);
    const given = { clock: () => world.now, entropy: () => testEntropy(world.seed), games: [registered(game)] };
    for (const ground of grounds) world.served.push(await serve({ ...ground, ...given }));
    return world;
  }

  get urls(): readonly string[] {
    return this.served.map(({ url }) => url);
  }

  async close(): Promise<void> {
    for (const { app } of this.served) await app.close();
  }
}

/** A browser at one node, and its viewer. */
interface Onlooker {
  readonly viewer: Viewer;
  readonly node: number;
  readonly browser: Browser;
}

/** A match under way in one world: every seat and a spectator have a browser at each node. */
class Table {
  /** The frames so far that are not about the match, by viewer and node. */
  private readonly besides = new Map<string, readonly string[]>();

  private constructor(
    private readonly world: World,
    private match: Match,
    private readonly onlookers: readonly Onlooker[],
  ) {}

  static async lay(world: World, seats: number, seed: number): Promise<Table> {
    world.seed = seed;
    world.now += STEP_MS;
    const { game, urls } = world;
    const home = (viewer: Viewer): number => (viewer ?? 0) % urls.length;
    const at = (viewer: Viewer, node: number): Onlooker => ({ viewer, node, browser: new Browser(urls[node] ?? '') });
    const players = seatsOf(seats).map((seat) => at(seat, home(seat)));
    const code = await gather(
      players.map(({ browser }) => browser),
      game.meta.name,
    );
    const others = [...seatsOf(seats), null].flatMap((viewer) =>
      urls.flatMap((_, node) => (viewer !== null && node === home(viewer) ? [] : [at(viewer, node)])),
    );
    for (const { viewer, browser } of others) {
      const token = players.find((player) => player.viewer === viewer)?.browser.token ?? null;
      await browser.say('enter', { code, token });
    }
    const onlookers = [...players, ...others];
    await begin(onlookers.map(({ browser }) => browser));
    const match = startMatch(game, { seats, options: {}, keys: testKeys(game, seed) });
    const table = new Table(world, match, onlookers);
    await table.allHere('playing');
    await table.settled();
    for (const { browser } of onlookers) browser.raw.splice(0, Infinity, JSON.stringify(browser.view));
    return table;
  }

  get over(): boolean {
    return this.match.over !== null;
  }

  get asks(): readonly Ask[] {
    return this.match.asks;
  }

  /** Lets a seat preview an answer and then give it at one of the nodes; waits until all viewers have the result. */
  async answer({ seat, ask, key }: Choice, node: number, looks: 'first' | 'not'): Promise<void> {
    this.world.now += STEP_MS;
    const hand = this.onlookers.find((one) => one.viewer === seat && one.node === node)?.browser;
    if (hand === undefined) throw new RangeError(`nobody at seat ${seat}`);
    if (looks === 'first') {
      for (const option of this.asks.find(({ id }) => id === ask)?.options ?? []) {
        const seen = await hand.say('preview', { ask, key: option.key });
        if (!seen.ok) throw new Error(`no preview: ${seen.error}`);
      }
    }
    const result = answerAsk(this.world.game, this.match, { seat, ask, key });
    const reply = await hand.choose(ask, key);
    if (!result.ok || !reply.ok) throw new Error(`refused: ${key}`);
    this.match = result.match;
    await this.settled();
  }

  /** Lets the time of a window pass; waits until everybody knows. */
  async pass(ask: Ask): Promise<void> {
    const result = answerAsk(this.world.game, this.match, { seat: ask.seat, ask: ask.id, key: ask.fallback ?? '' });
    if (!result.ok) throw new Error(`refused: ${result.why}`);
    this.match = result.match;
    this.world.now += Math.max(LONG_MS, ask.lasts ?? 0) + STEP_MS;
    await this.settled();
  }

  /** The new frames about the match of every viewer but one, by viewer and node. */
  sent(but: Seat): ReadonlyMap<string, readonly string[]> {
    const told = this.onlookers.filter(({ viewer }) => viewer !== but);
    return new Map(
      told.map(({ viewer, node, browser }) => {
        const who = `${viewer ?? 'spectator'} at node ${node}`;
        const frames = browser.raw.splice(0).flatMap((frame) => comparable(frame));
        this.besides.set(who, [...(this.besides.get(who) ?? []), ...frames.filter((frame) => !isOfMatch(frame))]);
        return [who, frames.filter(isOfMatch)];
      }),
    );
  }

  /**
   * What every viewer but one has before them, instead of the frames by which it came: in which steps a server ends what ends at the
   * same moment is chance.
   */
  shown(but: Seat): ReadonlyMap<string, readonly string[]> {
    const frames = this.sent(but);
    return new Map(
      this.onlookers.flatMap(({ viewer, node, browser }) => {
        const who = `${viewer ?? 'spectator'} at node ${node}`;
        return frames.has(who) ? [[who, [JSON.stringify(browser.view.view)]] as const] : [];
      }),
    );
  }

  /**
   * All other frames of the whole match, by viewer and node, apart for each event: these come when they come. Frames that repeat the
   * one before are left out.
   */
  async rest(): Promise<ReadonlyMap<string, readonly string[]>> {
    if (this.over) await this.allHere('over');
    const [{ browser } = { browser: null }] = this.onlookers;
    const room = JSON.stringify({ ...browser?.rooms.at(-1), code: '' });
    return new Map(
      [...this.besides].map(([who, frames]) => {
        const once = frames.toSorted(byEvent).filter((frame, i, all) => frame !== all[i - 1]);
        return [who, [...once, room]];
      }),
    );
  }

  close(): void {
    for (const { browser } of this.onlookers) browser.close();
  }

  /** Waits until everybody sees everybody else in a room of this phase: a slow node is taken for lost at times, and comes back. */
  private async allHere(phase: RoomView['phase']): Promise<void> {
    await Promise.all(
      this.onlookers.map(({ browser }) =>
        browser.until(() => {
          const room = browser.rooms.at(-1);
          const here = room?.members.every(({ connected }) => connected) === true;
          return here && room.phase === phase && room.spectators === this.world.urls.length;
        }),
      ),
    );
  }

  /** Waits until all viewers have the present state and everything that was sent before it. */
  private async settled(): Promise<void> {
    await Promise.all(
      this.onlookers.map(async ({ viewer, browser }) => {
        const due = JSON.parse(JSON.stringify(viewOf(this.world.game, this.match, viewer))) as unknown;
        await browser.until(() => isDeepStrictEqual(browser.view.view, due));
        await browser.settled();
      }),
    );
  }
}

/** By the name of the event; those of one event keep their order. */
function byEvent(one: string, other: string): number {
  const event = (frame: string): string => /\["(\w+)"/.exec(frame)?.[1] ?? '';
  return event(one).localeCompare(event(other));
}

/** The plan of a comparison of two worlds. */
export interface Comparison {
  /** Each frame about the match; or, where servers end windows by their clocks, what viewers see after each answer. */
  readonly compares: 'frames' | 'views';
  readonly seats: number;
  readonly seed: number;
  /** The seat that holds something else in the second world. */
  readonly secret: Seat;
  /** Whether an answer shows nothing of what differs, and may be given in both worlds: by this seat, or by others. */
  readonly isQuiet: (key: string, by: 'secret' | 'others') => boolean;
}

/** The result of a comparison. */
export interface Compared {
  /** The first difference between what a viewer was sent in the two worlds; null when there is none. */
  readonly difference: string | null;
  readonly answers: number;
  readonly frames: number;
  /** How often the secret seat was asked something that it could answer in one world only. */
  readonly different: number;
  /** How often the servers ended a masked window. */
  readonly held: number;
}

/**
 * Plays the same random answers in two worlds that differ in what one seat holds, and compares every frame that the others
 * are sent: the same, in the same order. One answer at a time, and servers end windows by their clocks; how long answers take
 * is not compared.
 */
export async function compare(worlds: readonly [World, World], by: Comparison): Promise<Compared> {
  const { seats, seed, secret } = by;
  const random = testRandom(seed);
  const [here, there] = [await Table.lay(worlds[0], seats, seed), await Table.lay(worlds[1], seats, seed)];
  let [answers, frames, different, held] = [0, 0, 0, 0];
  let difference: string | null = null;
  for (;;) {
    const sent =
      by.compares === 'frames'
        ? ([here.sent(secret), there.sent(secret)] as const)
        : ([here.shown(secret), there.shown(secret)] as const);
    frames += [...sent[0].values()].flat().length;
    difference = firstDifference(...sent);
    if (difference !== null || here.over) break;
    const ask = pickFrom(
      random,
      here.asks.filter((one) => isQuestion(one) && one.options.length > 0),
    );
    if (ask.seat === TABLE) {
      for (const table of [here, there]) await table.pass(ask);
      held += 1;
      continue;
    }
    const twin = there.asks.find(({ id }) => id === ask.id);
    const keys = ask.options.map(({ key }) => key);
    if (twin === undefined) throw new Error(`asked in one world only: ${ask.id}`);
    if (twin.options.map(({ key }) => key).join() !== keys.join()) different += 1;
    const quiet = keys.filter((one) => by.isQuiet(one, ask.seat === secret ? 'secret' : 'others'));
    // From here on what differs must be shown.
    if (quiet.length === 0) break;
    const key = pickFrom(random, quiet);
    const looks = random() < LOOKS ? 'first' : 'not';
    const node = answers % worlds[0].urls.length;
    for (const table of [here, there]) await table.answer({ seat: ask.seat, ask: ask.id, key }, node, looks);
    answers += 1;
  }
  difference ??= firstDifference(await here.rest(), await there.rest());
  here.close();
  there.close();
  return { difference, answers, frames, different, held };
}

function firstDifference(
  here: ReadonlyMap<string, readonly string[]>,
  there: ReadonlyMap<string, readonly string[]>,
): string | null {
  for (const [who, frames] of here) {
    const others = there.get(who) ?? [];
    if (frames.join('\n') !== others.join('\n')) return `${who}: ${frames.join(' ')} / ${others.join(' ')}`;
  }
  return null;
}
