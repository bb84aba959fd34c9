import { readPersisted } from '../../server/match/persisted';
import { MemoryStorage } from '../../server/storage/memory';
import { Browser } from '../../server/testing/browser';
import { begin, gather } from '../../server/testing/seating';
import { registered, serve, type Served } from '../../server/testing/serve';
import { type Choice, isQuestion, type Seat, seat, TABLE } from '../../shared/engine/ask';
import type { GameMeta, GameModule } from '../../shared/engine/game';
import { sightInto } from '../../shared/engine/imagine';
import { type Match, type MatchView, resumeMatch } from '../../shared/engine/match';
import type { TimeRules } from '../../shared/protocol/time';
import { randomChoice, testEntropy, testRandom } from '../../shared/testing/playout';
import { gameOf, rehearsedScene, type Said, type Scene } from '../../shared/testing/scene';
import { performAt } from '../browser/seats';

/** Whether the stage answers for all seats by itself. */
export type Answering = 'on' | 'off';

/** How long the stage lets a table be looked at before it answers again, in milliseconds. */
const PAUSE_MS = 700;

/** Who sits there. */
const NAMES = ['Anna', 'Hugo', 'Inès', 'Bruno', 'Sofia', 'Marc', 'Nadia', 'Paul'] as const;

/** The clocks of a game at their longest, so that they can be seen. One that has run out does nothing: a scene stays as it is. */
function clocksOf({ clocks = [] }: GameMeta): TimeRules {
  const longest = clocks.map(({ id, seconds }) => [id, Math.max(...seconds.map((length) => length ?? 0))] as const);
  const none = clocks.map(({ id }) => [id, null] as const);
  return {
    pace: 'live',
    seconds: Object.fromEntries(longest),
    days: Object.fromEntries(none),
    atEnd: 'nothing',
    keepAfter: null,
  };
}

/** Whether a seat is shown the questions that a match asks it, or that it is over. */
function isShown({ asks, over }: Match, of: Seat, view: MatchView | undefined): boolean {
  if (view === undefined) return false;
  if (over !== null) return view.over !== null;
  const asked = asks.filter((ask) => ask.seat === of && isQuestion(ask));
  return asked.every(({ id }) => view.asks.some((ask) => ask.id === id));
}

/** A scene on a server of its own, in memory, with a seat in the hands of each client. Nothing of it is part of the product. */
export class Stage {
  private readonly luck = testRandom(1);
  private answering: NodeJS.Timeout | null = null;

  private constructor(
    readonly scene: Scene,
    readonly code: string,
    private readonly game: GameModule,
    private readonly served: Served,
    private readonly storage: MemoryStorage,
    private readonly seats: readonly Browser[],
  ) {}

  /** Plays a scene on a server. Rejects when no answers come to it, or the server refuses one. */
  static async open(game: GameModule, scene: Scene): Promise<Stage> {
    const { script, match } = rehearsedScene(game, scene);
    const played = gameOf(game, scene);
    const storage = new MemoryStorage();
    const served = await serve({
      games: [registered(played)],
      data: storage,
      entropy: () => testEntropy(scene.seed ?? 1),
    });
    const seats = Array.from({ length: scene.seats }, () => new Browser(served.url));
    const code = await gather(seats, game.meta.name, NAMES);
    for (const reply of [
      await seats[0]?.say('configure', { options: scene.options ?? {} }),
      await seats[0]?.say('time', { time: clocksOf(game.meta) }),
    ])
      if (reply?.ok === false) throw new Error(`the settings of ${scene.name}: ${reply.error}`);
    await begin(seats);
    await performAt(seats, script);
    // The table's own pauses come last: whoever arrived in one would still be told what led to the scene.
    await Promise.all(seats.map((one, i) => one.until(() => isShown(match, seat(i), one.views.at(-1)?.view))));
    return new Stage(scene, code, played, served, storage, seats);
  }

  /** Where its server listens. */
  get url(): string {
    return this.served.url;
  }

  /** The match as the server has stored it, with everything that is hidden. */
  async match(): Promise<Match> {
    for await (const { snapshot, journal } of this.storage.everyMatch()) {
      if (snapshot !== null) return resumeMatch(this.game, readPersisted(snapshot, journal).match);
    }
    throw new Error('no match has begun');
  }

  /** What a browser must know to sit at a seat. */
  seatIn(seat: number): { readonly code: string; readonly token: string; readonly name: string } {
    const { token } = this.at(seat);
    return { code: this.code, token, name: NAMES[seat] ?? `Player ${seat}` };
  }

  /** All that the panel shows: questions of all seats, hidden state, draws, and what each seat was sent. */
  async state(): Promise<object> {
    const { asks, core, draws, rev, log, over } = await this.match();
    const frames = this.seats.map(({ raw, views }) => ({
      frames: raw.length,
      version: views.at(-1)?.stateID,
      last: raw.at(-1),
    }));
    const { name } = this.scene;
    const bots: Answering = this.answering === null ? 'off' : 'on';
    return { scene: name, code: this.code, rev, over, lines: log.length, bots, asks, frames, draws, core };
  }

  /** Answers for a seat. Resolves to the error of the server, or null. */
  async choose({ seat, ask, key }: Choice): Promise<string | null> {
    const reply = await this.at(seat).choose(ask, key);
    return reply.ok ? null : reply.error;
  }

  /** Gives an answer once it is asked for. Throws when it is refused. */
  async say([seat, key]: Said): Promise<void> {
    const reply = await this.at(seat).take(key);
    if (!reply.ok) throw new Error(`${key}: ${reply.error}`);
  }

  /** Lets the bots of the game answer one question, or chance in a game without. Does nothing when nobody is asked. */
  async step(): Promise<string | null> {
    const match = await this.match();
    const asks = match.asks.filter((one) => isQuestion(one) && one.seat !== TABLE && one.options.length > 0);
    const [first] = asks;
    if (first === undefined) return null;
    const { bots, meta } = this.game;
    const level = meta.bots?.[0];
    if (bots === undefined || level === undefined) return this.choose(randomChoice(asks, this.luck));
    return this.choose(bots.decide(level, sightInto(this.game, match, first.seat, this.luck), this.luck).choice);
  }

  /** Lets all seats be answered for, one step after another, or no longer. */
  answer(all: Answering): void {
    if (this.answering !== null) clearTimeout(this.answering);
    this.answering = all === 'off' ? null : setTimeout(() => void this.goOn(), PAUSE_MS);
  }

  /** Closes the server and what sits at it. */
  async close(): Promise<void> {
    this.answer('off');
    this.seats.forEach((seat) => seat.close());
    await this.served.app.close();
  }

  private async goOn(): Promise<void> {
    // A person may have answered at the same moment: the server refuses the second answer.
    await this.step();
    if (this.answering !== null) this.answer('on');
  }

  private at(seat: number): Browser {
    const found = this.seats[seat];
    if (found === undefined) throw new RangeError(`nobody at seat ${seat}`);
    return found;
  }
}
