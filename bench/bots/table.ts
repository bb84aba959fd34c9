import type { Ask, Choice } from '../../shared/engine/ask';
import { isQuestion, TABLE } from '../../shared/engine/ask';
import type { GameModule } from '../../shared/engine/game';
import { sightInto } from '../../shared/engine/imagine';
import { answerAsk, type Match, startMatch } from '../../shared/engine/match';
import { BOT_LEVELS, type Policy } from '../../shared/engine/policy';
import { randomChoice, testKeys, testRandom } from '../../shared/testing/playout';

/** One game that bots have played to its end. */
export interface Played {
  readonly won: boolean;
  readonly reason: string;
  readonly answers: number;
  /** Milliseconds of each decision. */
  readonly times: readonly number[];
}

/** How a table is set. */
export interface Setting {
  readonly seats: number;
  readonly options: Readonly<Record<string, string>>;
}

/** The policy that answers at random. */
const random: Policy = ({ view }, luck) => ({ choice: randomChoice(view.asks.filter(isQuestion), luck) });

/** A policy by its name: `random`, a level of the game's own bots; null for any other name. */
export function policyOf(game: GameModule, name: string): Policy | null {
  if (name === 'random') return random;
  const level = BOT_LEVELS.find((one) => one === name);
  const { bots } = game;
  if (level === undefined || bots === undefined) return null;
  return (sight, luck) => bots.decide(level, sight, luck);
}

/** Stops a game that does not end; far above any real one. */
export const MOST_ANSWERS = 5000;

/**
 * Plays a game to its end, every seat by the same policy. The same seed gives the same game.
 * @throws Error for an answer that is refused, and for a game that does not end
 */
export function playGame(game: GameModule, policy: Policy, { seats, options }: Setting, seed: number): Played {
  const luck = testRandom(seed * 7919 + 1);
  const times: number[] = [];
  let match = startMatch(game, { seats, options, keys: testKeys(game, seed) });
  while (match.over === null) {
    if (match.rev > MOST_ANSWERS) throw new Error(`seed ${seed}: no end after ${MOST_ANSWERS} answers`);
    const before = performance.now();
    const choice = answerOf(game, policy, match, asked(match), luck);
    times.push(performance.now() - before);
    const result = answerAsk(game, match, choice);
    if (!result.ok) throw new Error(`seed ${seed}, answer ${match.rev}: ${result.why}`);
    match = result.match;
  }
  const { outcome, reason } = match.over;
  return { won: outcome === 'victory', reason, answers: match.rev, times };
}

/**
 * A question to a person's seat, else the table's own, which only waits for time to pass. Throws when nothing is asked.
 * @param luck draws which seat answers first where several are asked; the first one when not given
 */
export function asked(match: Match, luck: () => number = () => 0): Ask {
  const open = match.asks.filter((one) => isQuestion(one) && one.options.length > 0);
  const persons = open.filter(({ seat }) => seat !== TABLE);
  const ask = persons[Math.floor(luck() * persons.length)] ?? open[0];
  if (ask === undefined) throw new Error(`nothing is asked after ${match.rev} answers`);
  return ask;
}

/** What a policy answers to a question of its seat; the table's own question is answered by the server. */
export function answerOf(
  game: GameModule,
  policy: Policy | null,
  match: Match,
  { id, seat, options }: Ask,
  luck: () => number,
): Choice {
  if (seat === TABLE || policy === null) return { seat, ask: id, key: options[0]?.key ?? '' };
  return policy(sightInto(game, match, seat, luck), luck).choice;
}
