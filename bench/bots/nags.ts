import { type Ask, type Choice, IN_ADVANCE, isQuestion, type Seat, TABLE } from '../../shared/engine/ask';
import type { GameModule } from '../../shared/engine/game';
import { answerAsk, type Match, startMatch } from '../../shared/engine/match';
import type { Policy } from '../../shared/engine/policy';
import type { CoreBase } from '../../shared/engine/run';
import type { NagBudget } from '../../shared/testing/game-testing';
import { pickFrom, randomChoice, randomOptions, testKeys, testRandom } from '../../shared/testing/playout';
import { answerOf, asked as firstAsked, MOST_ANSWERS } from './table';

/** How long a player who is there takes to decline, in seconds. */
const TO_DECLINE = 2;

/** What was asked in some games. */
export interface Nags {
  /** For each round of each player, how often they were asked something that they did not ask for, in the turns of others. */
  readonly perRound: readonly number[];
  /** The same with their own turn's windows. */
  readonly withOwn: readonly number[];
  readonly perKind: ReadonlyMap<string, number>;
  /** By the things that options are about, such as cards that could have been played. */
  readonly perThing: ReadonlyMap<string, number>;
  readonly turns: number;
  /** How long the games were held up by such questions to others than the active player, in seconds. */
  readonly waited: number;
}

/** Whether some games are within the budget. */
export function isWithin({ perRound, turns, waited }: Nags, budget: NagBudget): boolean {
  const share = (most: number): number => perRound.filter((n) => n <= most).length / perRound.length;
  return (
    share(budget.p95) >= 0.95 &&
    share(budget.p99) >= 0.99 &&
    share(budget.most) === 1 &&
    waited / turns <= budget.waited
  );
}

/** Who plays: a policy that keeps its cards until it finds them worth it, or people who keep them all and do else what luck says. */
export type Players = Policy | 'random';

/** A turn, as the first question of it tells: whose it is, and by which clock they take it. */
interface Turn {
  readonly number: number;
  readonly active: Seat | null;
  readonly clock: string | undefined;
}

/** The games that are played. */
interface Setting {
  readonly seats: number;
  readonly games: number;
  readonly from: number;
  /** The clocks of questions that are counted; when the game names none, all but that of the turn. */
  readonly clocks: NagBudget['clocks'] | null;
}

/**
 * Plays games whose players say nothing in advance and grant what others ask them for, and counts the questions that they did
 * not ask for, such as windows and requests.
 */
export function nagsOf<Core extends CoreBase>(
  game: GameModule<Core>,
  players: Players,
  { seats, games, from, clocks }: Setting,
): Nags {
  const perRound: number[] = [];
  const withOwn: number[] = [];
  const perKind = new Map<string, number>();
  const perThing = new Map<string, number>();
  let turns = 0;
  let waited = 0;
  for (let seed = from; seed < from + games; seed++) {
    const random = testRandom(seed);
    const options = randomOptions(game, seats, random);
    let match = startMatch(game, { seats, options, keys: testKeys(game, seed) });
    let turn: Turn = { number: NaN, active: null, clock: undefined };
    const numberOf = (now: Match<Core>): number => game.turn?.(now.core) ?? now.step;
    const first = numberOf(match);
    let round = 0;
    let asked = new Set<string>();
    let inRound = Array.from({ length: seats }, () => ({ others: 0, own: 0 }));
    const endRound = (): void => {
      perRound.push(...inRound.map(({ others }) => others));
      withOwn.push(...inRound.map(({ others, own }) => others + own));
      inRound = inRound.map(() => ({ others: 0, own: 0 }));
    };
    while (match.over === null) {
      if (match.rev > MOST_ANSWERS) throw new Error(`seed ${seed}: no end after ${MOST_ANSWERS} answers`);
      const number = numberOf(match);
      if (number !== turn.number) {
        const begins = match.asks.find((ask) => isQuestion(ask) && ask.seat !== TABLE);
        turn = { number, active: begins?.seat ?? null, clock: begins?.clock };
      }
      const now = Math.floor((number - first) / seats);
      if (now > round) endRound();
      round = now;
      const unasked = match.asks.filter((ask) => isUnsolicited(ask, turn, clocks));
      const fresh = unasked.filter(({ id }) => !asked.has(id));
      asked = new Set(unasked.map(({ id }) => id));
      for (const { seat, kind, options: offered } of fresh) {
        const counts = inRound[seat];
        if (counts !== undefined) counts[seat === turn.active ? 'own' : 'others'] += 1;
        count(perKind, kind);
        for (const { ref } of offered) if (ref !== undefined) count(perThing, ref.id.split('#')[0] ?? ref.id);
      }
      if (fresh.some(({ seat }) => seat !== turn.active)) waited += TO_DECLINE;
      const result = answerAsk(
        game,
        match,
        answered(game, players, match, (ask) => isUnsolicited(ask, turn, clocks), random),
      );
      if (!result.ok) throw new Error(`seed ${seed}, answer ${match.rev}: ${result.why}`);
      match = result.match;
    }
    endRound();
    turns += numberOf(match) - first + 1;
  }
  return { perRound, withOwn, perKind, perThing, turns, waited };
}

/** Whether others cause a question: a reaction, or a request. All other questions belong to a player's own turn. */
function isUnsolicited({ seat, clock }: Ask, turn: Turn, clocks: Setting['clocks']): boolean {
  if (clock === undefined || seat === TABLE) return false;
  return clocks === null ? clock !== turn.clock : clocks.includes(clock);
}

function count(counts: Map<string, number>, name: string): void {
  counts.set(name, (counts.get(name) ?? 0) + 1);
}

function answered<Core extends CoreBase>(
  game: GameModule<Core>,
  players: Players,
  match: Match<Core>,
  isUnasked: (ask: Ask) => boolean,
  random: () => number,
): Choice {
  return players === 'random'
    ? byLuck(match.asks, isUnasked, random)
    : answerOf(game, sayingNothing(players), match, firstAsked(match), random);
}

/** A policy that is not offered to say anything in advance. */
function sayingNothing(policy: Policy): Policy {
  return (sight, random) => {
    const asks = sight.view.asks.filter(({ kind }) => kind !== IN_ADVANCE);
    return policy({ ...sight, view: { ...sight.view, asks } }, random);
  };
}

/** Declines what is optional, grants requests, and answers everything else at random. */
function byLuck(asks: readonly Ask[], isUnasked: (ask: Ask) => boolean, random: () => number): Choice {
  const unasked = asks.find((ask) => isUnasked(ask) && ask.options.length > 0);
  if (unasked === undefined) return randomChoice(asks.filter(isQuestion), random);
  const keys = unasked.options.map(({ key }) => key);
  const key = keys.includes('yes') ? 'yes' : (unasked.fallback ?? pickFrom(random, keys));
  return { seat: unasked.seat, ask: unasked.id, key };
}
