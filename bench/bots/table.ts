import type { Choice } from '../../shared/engine/ask';
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
const MOST_ANSWERS = 5000;

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
    const choice = decide(game, policy, match, luck);
    times.push(performance.now() - before);
    const result = answerAsk(game, match, choice);
    if (!result.ok) throw new Error(`seed ${seed}, answer ${match.rev}: ${result.why}`);
    match = result.match;
  }
  const { outcome, reason } = match.over;
  return { won: outcome === 'victory', reason, answers: match.rev, times };
}

/** What a policy answers to the first question of a person's seat. Throws when nobody is asked. */
export function decide(game: GameModule, policy: Policy, match: Match, luck: () => number): Choice {
  const ask = match.asks.find((one) => isQuestion(one) && one.seat !== TABLE);
  if (ask === undefined) throw new Error(`nobody is asked after ${match.rev} answers`);
  return policy(sightInto(game, match, ask.seat, luck), luck).choice;
}
