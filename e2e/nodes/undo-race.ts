import { isDeepStrictEqual } from 'node:util';

import type { LoadedGame } from '../../server/match/game-loader';
import { readPersisted } from '../../server/match/persisted';
import type { Storage } from '../../server/storage/storage';
import { Browser } from '../../server/testing/browser';
import { ANY_TIME, type Ask, type Choice, IN_ADVANCE, isQuestion, type Seat, UNDO } from '../../shared/engine/ask';
import type { GameModule } from '../../shared/engine/game';
import { answerAsk, type KeptMatch, keptOf, type Match, resumeMatch, viewOf } from '../../shared/engine/match';
import { pickFrom, randomChoice, seatsOf, testRandom } from '../../shared/testing/playout';

/** Two nodes, their storage, and the game on them. */
export interface Track {
  readonly urls: readonly [string, string];
  readonly storage: Storage;
  readonly game: LoadedGame;
}

/** The rival of taking back: the same seat in a second tab, or another seat. */
export type Rival = 'second tab' | 'another seat';

/** What became of a race: the replies to taking back and to the answer, `ok` or why they were refused. */
export interface Race {
  readonly rival: Rival;
  readonly undo: string;
  readonly answer: string;
}

const SEATS = 3;
/** Answers of a match before another one is begun: the rates of a seat bear more. */
const ANSWERS = 50;
/** How often a race is begun where one is possible. */
const SHARE = 0.5;

type Tabs = readonly [Browser, Browser];

/** A match whose seats have a tab at each of two nodes. */
export class RacedMatch {
  /** The id of the match in storage. */
  private readonly id: string;

  private constructor(
    private readonly track: Track,
    readonly code: string,
    private readonly tabs: readonly Tabs[],
    id: string,
    private match: Match,
  ) {
    this.id = id;
  }

  /** Opens a room with a tab at both nodes for each seat, and starts it. `address` names where a client comes from. */
  static async begin(track: Track, address: () => string): Promise<RacedMatch> {
    const { urls, storage, game } = track;
    const tab = (url: string): Browser => new Browser(url, '/rooms', { 'x-forwarded-for': address() });
    const tabs = seatsOf(SEATS).map((): Tabs => [tab(urls[0]), tab(urls[1])]);
    const [host, ...guests] = tabs.map(([first]) => first);
    if (host === undefined) throw new RangeError('nobody to open a room');
    const code = await host.create('Player 0', game.module.meta.name);
    for (const [i, guest] of guests.entries()) await guest.join(code, `Player ${i + 1}`);
    for (const [first, second] of tabs) await second.say('enter', { code, token: first.token });
    const reply = await host.say('start', {});
    if (!reply.ok) throw new Error(reply.error);
    const id = (await storage.loadRoom(code))?.match ?? '';
    const raced = new RacedMatch(track, code, tabs, id, resumeMatch(game.module, await keptIn(storage, id)));
    await raced.everybodySees();
    return raced;
  }

  get over(): boolean {
    return this.match.over !== null || this.match.rev >= ANSWERS;
  }

  /** The races that are possible now. */
  races(random: () => number): readonly { readonly rival: Rival; readonly undo: Choice; readonly answer: Choice }[] {
    const [ask] = this.match.asks.filter(({ kind }) => kind === UNDO);
    const undo = ask === undefined ? null : answering(ask, random);
    if (undo === null) return [];
    const rivals: readonly [Rival, (ask: Ask) => boolean][] = [
      ['second tab', (one) => one.seat === undo.seat && isQuestion(one)],
      ['another seat', (one) => one.seat !== undo.seat && (one.kind === ANY_TIME || one.kind === IN_ADVANCE)],
    ];
    return rivals.flatMap(([rival, fits]) => {
      const asks = this.match.asks.filter(fits);
      return asks.length === 0 ? [] : [{ rival, undo, answer: answering(pickFrom(random, asks), random) }];
    });
  }

  /** Gives a random answer at one of the nodes. */
  async walk(random: () => number): Promise<void> {
    const choice = randomChoice(this.match.asks, random);
    const reply = await this.send(choice, random() < 0.5 ? 0 : 1);
    const result = answerAsk(this.track.game.module, this.match, choice);
    if (reply !== 'ok' || !result.ok) throw new Error(`refused: ${reply}`);
    this.match = result.match;
    await this.everybodySees();
  }

  /**
   * Takes back at one node and answers at the other at the same time. Checks that the replies and what is stored are those
   * of one order of the two, and that both nodes show that.
   */
  async race(rival: Rival, undo: Choice, answer: Choice, undoAt: 0 | 1): Promise<Race> {
    const [undone, answered] = await Promise.all([this.send(undo, undoAt), this.send(answer, undoAt === 0 ? 1 : 0)]);
    const kept = await keptIn(this.track.storage, this.id);
    const first = inOrder(this.track.game.module, this.match, [undo, answer]);
    const second = inOrder(this.track.game.module, this.match, [answer, undo]);
    const seen = { replies: [undone, answered], kept };
    const fits = [
      { replies: first.replies, kept: first.kept },
      { replies: [...second.replies].reverse(), kept: second.kept },
    ].some((one) => isDeepStrictEqual(one, seen));
    if (!fits) throw new Error(`${rival}: ${undone} and ${answered} are of neither order`);
    this.match = resumeMatch(this.track.game.module, kept);
    await this.everybodySees();
    return { rival, undo: undone, answer: answered };
  }

  /** Comes back to both nodes with new tabs, and waits until they show what was there before. */
  async comeBack(address: () => string): Promise<void> {
    const kept = await keptIn(this.track.storage, this.id);
    if (!isDeepStrictEqual(kept, json(keptOf(this.match)))) throw new Error('another match is stored');
    const back = await Promise.all(
      this.tabs.map(async ([{ token }]): Promise<Tabs> => {
        const enter = async (url: string): Promise<Browser> => {
          const tab = new Browser(url, '/rooms', { 'x-forwarded-for': address() });
          await tab.say('enter', { code: this.code, token });
          return tab;
        };
        return [await enter(this.track.urls[0]), await enter(this.track.urls[1])];
      }),
    );
    await new RacedMatch(this.track, this.code, back, this.id, this.match).leave();
  }

  /** Waits until everybody sees the match as it is, and closes all tabs. */
  async leave(): Promise<void> {
    await this.everybodySees();
    for (const tab of this.tabs.flat()) tab.close();
  }

  private async send({ seat, ask, key }: Choice, node: 0 | 1): Promise<string> {
    const reply = await this.tabs[seat]?.[node].choose(ask, key);
    return reply?.ok === true ? 'ok' : (reply?.error ?? 'nobody there');
  }

  private async everybodySees(): Promise<void> {
    const due = (viewer: Seat): unknown => json(viewOf(this.track.game.module, this.match, viewer));
    await Promise.all(
      seatsOf(SEATS).flatMap((viewer) =>
        (this.tabs[viewer] ?? []).map((tab) => tab.until(() => isDeepStrictEqual(tab.views.at(-1)?.view, due(viewer)))),
      ),
    );
  }
}

/** Plays random matches until there were so many races of each kind; tells of each match when it has ended. */
export async function races(
  track: Track,
  wanted: number,
  address: () => string,
  ended: (match: RacedMatch) => void,
): Promise<readonly Race[]> {
  const random = testRandom(wanted);
  const run: Race[] = [];
  const enough = (rival: Rival): boolean => run.filter((race) => race.rival === rival).length >= wanted;
  while (!enough('second tab') || !enough('another seat')) {
    const match = await RacedMatch.begin(track, address);
    while (!match.over) {
      const possible = match.races(random).filter(({ rival }) => !enough(rival));
      if (possible.length === 0 || random() > SHARE) await match.walk(random);
      else {
        const { rival, undo, answer } = pickFrom(random, possible);
        run.push(await match.race(rival, undo, answer, run.length % 2 === 0 ? 0 : 1));
      }
    }
    await match.leave();
    ended(match);
  }
  return run;
}

/** The matches after two answers, one after the other. */
function inOrder(
  game: GameModule,
  before: Match,
  choices: readonly [Choice, Choice],
): { readonly replies: readonly string[]; readonly kept: KeptMatch } {
  let match = before;
  const replies = choices.map((choice) => {
    const result = answerAsk(game, match, choice);
    if (!result.ok) return result.why;
    match = result.match;
    return 'ok';
  });
  return { replies, kept: json(keptOf(match)) };
}

function answering({ id, seat, options }: Ask, random: () => number): Choice {
  return { seat, ask: id, key: pickFrom(random, options).key };
}

async function keptIn(storage: Storage, id: string): Promise<KeptMatch> {
  const stored = await storage.loadMatch(id);
  if (stored?.snapshot == null) throw new Error('no such match');
  return readPersisted(stored.snapshot, stored.journal).match;
}

/** As it comes out of storage. */
function json<T>(value: T): T {
  return JSON.parse(JSON.stringify(value)) as T;
}
