import { isDeepStrictEqual } from 'node:util';

import type { Viewer } from '../../server/match/state';
import { type Ask, type AskId, isQuestion, type Seat, TABLE } from '../../shared/engine/ask';
import type { GameModule } from '../../shared/engine/game';
import { answerAsk, type Match, type MatchView, startMatch, viewOf } from '../../shared/engine/match';
import type { GameTesting } from '../../shared/testing/game-testing';
import { pickFrom, seatsOf, testKeys, testRandom } from '../../shared/testing/playout';

/** Which of two worlds: the real one, or the one in which other cards are hidden from {@link SEER}. */
export type WorldName = 'here' | 'there';

/** The seat that cannot tell the two worlds apart. */
const SEER = 0 as Seat;

/** Who sits at a table, and what its luck grows from. */
export interface TableSpec {
  readonly people: number;
  readonly bots: number;
  readonly seed: number;
}

/** How a question is answered. */
interface Planned {
  readonly key: string;
  /** By whom: `clock` lets its time run out. */
  readonly by: 'person' | 'bot' | 'clock';
}

/** The same answers for both worlds, none of which shows the viewers in which of them they are. */
export interface Plan extends TableSpec {
  /** Who sees the same in both worlds, up to the end of the plan. */
  readonly viewers: readonly Viewer[];
  readonly answers: ReadonlyMap<AskId, Planned>;
  /** The {@link markOf} of what each of the viewers sees at the end, in their order. */
  readonly end: readonly string[];
  /** Whether the table then tells by itself, after a time of its own, in which world it is: only the time is the same. */
  readonly tells: 'then' | 'not';
}

/** How often a question is left to its clock, where that means an answer that may be given, and the log says nothing of the time. */
const LAPSES = 0.3;
/** How often a round is drawn anew when it would show in which world it is. */
const TRIES = 12;
/** How often nobody does anything special in a round in which several are asked. */
const QUIET = 0.4;

/** Both worlds at the same moment. */
interface Twins {
  readonly here: Match;
  readonly there: Match;
}

/** The game as it is in a world: what the seer cannot see is dealt otherwise `there`, and the luck is the same. */
export function gameIn(world: WorldName, testing: GameTesting, seed: number): GameModule {
  const { game } = testing;
  if (world === 'here') return game;
  return {
    ...game,
    setup: (request) => {
      const dealt = game.setup(request);
      const core = testing.redeal(dealt.core, SEER, testRandom(seed));
      return { ...dealt, core: { ...core, hidden: { ...core.hidden, rng: dealt.core.hidden.rng } } };
    },
  };
}

/** By what a moment is known: what is asked of a viewer, whom the table waits for and what has happened. A leak may change the rest. */
export function markOf({ asks, waiting, log }: Pick<MatchView, 'asks' | 'waiting' | 'log'>): string {
  return JSON.stringify([asks.map(({ id }) => id), waiting, log]);
}

/** Plans a match of at most so many rounds, in each of which all questions are answered that are open together. */
export function planOf(testing: GameTesting, spec: TableSpec, rounds: number): Plan {
  const { game } = testing;
  const { people, bots, seed } = spec;
  const seats = people + bots;
  const random = testRandom(seed);
  const begun = (world: WorldName): Match =>
    startMatch(gameIn(world, testing, seed), { seats, options: {}, keys: testKeys(game, seed) });
  let twins: Twins = { here: begun('here'), there: begun('there') };
  const viewers = [...seatsOf(people), null].filter((viewer) => looksSame(game, twins, viewer));
  const planning = { game, viewers, people, random };
  const answers = new Map<AskId, Planned>();
  for (let round = 0; round < rounds; round++) {
    const next = planRound(planning, twins);
    if (next === null) break;
    for (const [id, planned] of next.answers) answers.set(id, planned);
    ({ twins } = next);
  }
  const end = viewers.map((viewer) => markOf(viewOf(game, twins.here, viewer)));
  return { ...spec, viewers, answers, end, tells: isTables(twins.here) ? 'then' : 'not' };
}

interface Planning {
  readonly game: GameModule;
  readonly viewers: readonly Viewer[];
  readonly people: number;
  readonly random: () => number;
}

/** Answers for all questions of a moment; null where the match is over, or where all that was tried shows the world. */
function planRound(
  planning: Planning,
  twins: Twins,
): { readonly answers: ReadonlyMap<AskId, Planned>; readonly twins: Twins } | null {
  for (let tried = 0; tried < TRIES; tried++) {
    const answers = drawn(planning, twins.here);
    if (answers.size === 0) return null;
    const played = playedIn(planning, twins, answers, (asks) => asks[0]);
    const other = played === null ? null : playedIn(planning, twins, answers, (asks) => asks.at(-1));
    // Nothing may hang on who answers first: that is chance on real sockets.
    if (played === null || other === null) continue;
    if (!isDeepStrictEqual(shape(played.here), shape(other.here))) continue;
    return { answers, twins: played };
  }
  return null;
}

/** An answer for each open question: all but one take the one that the game names for the end of their time. */
function drawn({ people, random }: Planning, { asks }: Match): ReadonlyMap<AskId, Planned> {
  const open = questionsIn(asks);
  const seats = open.filter(({ seat }) => seat !== TABLE);
  // While the table holds a window open, nobody may know whose time was over.
  const isMasked = seats.length < open.length;
  const bold = seats.length > 1 && random() < QUIET ? null : pickFrom(random, [...seats, ...open]).id;
  return new Map(
    open.map((ask): readonly [AskId, Planned] => {
      const { id, seat, options, fallback } = ask;
      const usual = options.find(({ key }) => key === fallback)?.key;
      const key = usual === undefined || id === bold ? pickFrom(random, options).key : usual;
      if (seat === TABLE) return [id, { key: usual ?? key, by: 'clock' }];
      if (seat >= people) return [id, { key, by: 'bot' }];
      const lapses = isMasked && ask.clock !== undefined && key === usual && random() < LAPSES;
      return [id, { key, by: lapses ? 'clock' : 'person' }];
    }),
  );
}

/** Gives the answers in both worlds, in an order; null where they cannot be given in both, or where the viewers are shown the world. */
function playedIn(
  { game, viewers }: Planning,
  twins: Twins,
  answers: ReadonlyMap<AskId, Planned>,
  first: (asks: readonly Ask[]) => Ask | undefined,
): Twins | null {
  let now = twins;
  for (;;) {
    const due = questionsIn(now.here.asks).filter(({ id }) => answers.has(id));
    // The table's own time ends when nobody is asked any more.
    const seats = due.filter(({ seat }) => seat !== TABLE);
    const ask = first(seats.length > 0 ? seats : due);
    if (ask === undefined) return now;
    const choice = { seat: ask.seat, ask: ask.id, key: answers.get(ask.id)?.key ?? '' };
    const [here, there] = [answerAsk(game, now.here, choice), answerAsk(game, now.there, choice)];
    if (!here.ok || !there.ok) return null;
    now = { here: here.match, there: there.match };
    const open = (match: Match): string =>
      questionsIn(match.asks)
        .map(({ id }) => id)
        .join();
    if (open(now.here) !== open(now.there) || !viewers.every((viewer) => looksSame(game, now, viewer))) return null;
  }
}

function questionsIn(asks: readonly Ask[]): readonly Ask[] {
  return asks.filter((ask) => isQuestion(ask) && ask.options.length > 0);
}

/** Whether the table waits for nothing but a time of its own. */
function isTables({ asks }: Match): boolean {
  const open = questionsIn(asks);
  return open.length > 0 && open.every(({ seat }) => seat === TABLE);
}

/** What must not hang on the order of answers: who is asked what next, and the table. */
function shape({ core, asks, log }: Match): unknown {
  return plain({ pub: core.pub, asks, log });
}

function looksSame(game: GameModule, { here, there }: Twins, viewer: Viewer): boolean {
  return JSON.stringify(viewOf(game, here, viewer)) === JSON.stringify(viewOf(game, there, viewer));
}

function plain(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}
