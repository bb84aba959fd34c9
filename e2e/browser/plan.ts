import { type Ask, type Choice, isQuestion, type Seat, TABLE } from '../../shared/engine/ask';
import type { GameModule } from '../../shared/engine/game';
import { answerAsk, type Match, type MatchView, startMatch, viewOf } from '../../shared/engine/match';
import type { BotLevel } from '../../shared/engine/policy';
import { keysFrom } from '../../shared/engine/rng';
import type { CoreBase } from '../../shared/engine/run';
import { testRandom } from '../../shared/testing/playout';
import { firstOptions } from '../../shared/testing/scene';
import { ENTROPY } from './rehearsal';

/** The luck of every bot at a server that is told so: then bots always do the same. */
const BOTS_LUCK = 0.5;

/** What one person does, what they see before, and the match once the bots have answered as well. */
export interface PlannedStep<Core extends CoreBase, Table> {
  readonly choice: Choice;
  readonly ask: Ask;
  readonly view: MatchView<Table>;
  readonly after: Match<Core>;
}

/** The table of a planned game. */
interface PlannedTable {
  /** How many people there are; the bots have the seats after theirs. */
  readonly people: number;
  readonly bots: readonly BotLevel[];
  /** Table options that are not as they are at first. */
  readonly options?: Readonly<Record<string, string>>;
  /** What people do grows from it. */
  readonly seed: number;
  /** What one of the people does who are asked these questions. */
  readonly choose: (asks: readonly Ask[], random: () => number) => Choice;
}

/**
 * A whole game: what its people do, one after another. Bots answer before people do: where one of
 * them ends a question that several are asked, the people say nothing.
 * @throws RangeError when two bots would race: the game would go as whoever of them is sooner
 */
export function plannedGame<Core extends CoreBase, Table>(
  game: GameModule<Core, Table>,
  { people, bots, options: others = {}, seed, choose }: PlannedTable,
): readonly PlannedStep<Core, Table>[] {
  const random = testRandom(seed);
  const seats = people + bots.length;
  const options = firstOptions(game, seats, others);
  const isOpen = (ask: Ask): boolean => isQuestion(ask) && ask.options.length > 0;
  const given = (match: Match<Core>, choice: Choice): Match<Core> => {
    const result = answerAsk(game, match, choice);
    if (!result.ok) throw new Error(`${choice.key}: ${result.why}`);
    return result.match;
  };
  const byBot = (match: Match<Core>, seat: Seat): Choice => {
    const level = bots[seat - people];
    if (level === undefined || game.bots === undefined) throw new RangeError(`no bot at seat ${seat}`);
    const sight = { view: viewOf(game, match, seat), facts: game.facts, worlds: () => [] };
    return game.bots.decide(level, sight, () => BOTS_LUCK).choice;
  };
  const isAsked = (match: Match<Core>, ask: Ask): boolean => match.asks.some(({ id }) => id === ask.id);
  /** Two bots of which whoever is first ends the other's question: at a server that is whoever thinks sooner. */
  const refuseRace = (match: Match<Core>, asks: readonly Ask[]): void => {
    const after = asks.map((ask) => given(match, byBot(match, ask.seat)));
    const ending = asks.filter((_, i) => asks.some((other, j) => i !== j && !isAsked(after[i] ?? match, other)));
    if (ending.length > 1) throw new RangeError(`bots race with seed ${seed}`);
  };
  const untilPeople = (from: Match<Core>): Match<Core> => {
    let match = from;
    for (;;) {
      const asks = match.asks.filter((one) => isOpen(one) && (one.seat === TABLE || one.seat >= people));
      const [ask] = asks;
      if (ask === undefined) return match;
      refuseRace(
        match,
        asks.filter(({ seat }) => seat !== TABLE),
      );
      const [first] = ask.options;
      const choice = ask.seat === TABLE ? { seat: TABLE, ask: ask.id, key: first?.key ?? '' } : byBot(match, ask.seat);
      match = given(match, choice);
    }
  };
  let match = untilPeople(startMatch(game, { seats, options, keys: keysFrom(ENTROPY, game.streams) }));
  const steps: PlannedStep<Core, Table>[] = [];
  while (match.over === null) {
    const asks = match.asks.filter(isOpen);
    const choice = choose(asks, random);
    const ask = asks.find(({ id }) => id === choice.ask);
    if (ask === undefined) throw new Error(`nobody is asked ${choice.ask}`);
    const view = viewOf(game, match, choice.seat);
    match = untilPeople(given(match, choice));
    steps.push({ choice, ask, view, after: match });
  }
  return steps;
}
