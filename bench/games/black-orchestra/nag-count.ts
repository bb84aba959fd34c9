import { type Ask, type Choice, IN_ADVANCE, isQuestion } from '../../../shared/engine/ask';
import type { GameModule } from '../../../shared/engine/game';
import { answerAsk, startMatch } from '../../../shared/engine/match';
import type { Policy } from '../../../shared/engine/policy';
import type { Core } from '../../../shared/games/black-orchestra/state';
import { pickFrom, randomChoice, randomOptions, testKeys, testRandom } from '../../../shared/testing/playout';
import { decide } from '../../bots/table';

/** How often players may be asked: in 95 and in 99 of 100 rounds of a player, at most, and how long a turn may be held up. */
export const BUDGET = { p95: 1, p99: 2, most: 4, waited: 1 } as const;

/** How long somebody who is there takes to decline, in seconds. */
const TO_DECLINE = 2;

/** What was asked in some games. */
export interface Nags {
  /** For each round of each player, how often they were asked something that they did not ask for, in the turns of others. */
  readonly perRound: readonly number[];
  /** The same with their own turn's windows. */
  readonly withOwn: readonly number[];
  readonly perKind: ReadonlyMap<string, number>;
  /** By the cards that could have been played. */
  readonly perCard: ReadonlyMap<string, number>;
  readonly turns: number;
  /** How long the games were held up by such questions to others than the active player, in seconds. */
  readonly waited: number;
}

/** Whether some games are within the budget. */
export function isWithin({ perRound, turns, waited }: Nags): boolean {
  const share = (most: number): number => perRound.filter((n) => n <= most).length / perRound.length;
  return (
    share(BUDGET.p95) >= 0.95 &&
    share(BUDGET.p99) >= 0.99 &&
    share(BUDGET.most) === 1 &&
    waited / turns <= BUDGET.waited
  );
}

/** Who plays: a policy that keeps its cards until it finds them worth it, or people who keep them all and do else what luck says. */
export type Players = Policy | 'random';

/**
 * Plays games whose players say nothing in advance and grant what others ask them for, and counts the questions that they did
 * not ask for: windows and requests.
 */
export function nagsOf(
  game: GameModule<Core>,
  players: Players,
  { seats, games, from }: { readonly seats: number; readonly games: number; readonly from: number },
): Nags {
  const perRound: number[] = [];
  const withOwn: number[] = [];
  const perKind = new Map<string, number>();
  const perCard = new Map<string, number>();
  let turns = 0;
  let waited = 0;
  for (let seed = from; seed < from + games; seed++) {
    const random = testRandom(seed);
    const options = randomOptions(game, seats, random);
    let match = startMatch(game, { seats, options, keys: testKeys(game, seed) });
    let asked = new Set<string>();
    let round = 0;
    let inRound = Array.from({ length: seats }, () => ({ others: 0, own: 0 }));
    const endRound = (): void => {
      perRound.push(...inRound.map(({ others }) => others));
      withOwn.push(...inRound.map(({ others, own }) => others + own));
      inRound = inRound.map(() => ({ others: 0, own: 0 }));
    };
    while (match.over === null) {
      const { turn, conspirators } = match.core.pub;
      const now = Math.floor((turn.number - 1) / conspirators.length);
      if (now > round) {
        endRound();
        round = now;
      }
      const unasked = match.asks.filter(isUnsolicited);
      const fresh = unasked.filter(({ id }) => !asked.has(id));
      asked = new Set(unasked.map(({ id }) => id));
      const active = conspirators[turn.active]?.seat;
      for (const { seat, kind, options: offered } of fresh) {
        const counts = inRound[seat];
        if (counts !== undefined) counts[seat === active ? 'own' : 'others'] += 1;
        count(perKind, kind);
        for (const { key } of offered) if (key.startsWith('react:')) count(perCard, key.slice(6).split('#')[0] ?? key);
      }
      if (fresh.some(({ seat }) => seat !== active)) waited += TO_DECLINE;
      const result = answerAsk(
        game,
        match,
        players === 'random' ? byLuck(match.asks, random) : decide(game, sayingNothing(players), match, random),
      );
      if (!result.ok) throw new Error(`seed ${seed}, answer ${match.rev}: ${result.why}`);
      match = result.match;
    }
    endRound();
    turns += match.core.pub.turn.number;
  }
  return { perRound, withOwn, perKind, perCard, turns, waited };
}

/** Whether a question comes to somebody by what others do: a reaction, or a request. Everything else belongs to one's own turn. */
function isUnsolicited({ clock }: Ask): boolean {
  return clock === 'window' || clock === 'consent';
}

function count(counts: Map<string, number>, name: string): void {
  counts.set(name, (counts.get(name) ?? 0) + 1);
}

/** A policy that is not offered to say anything in advance. */
function sayingNothing(policy: Policy): Policy {
  return (sight, random) => {
    const asks = sight.view.asks.filter(({ kind }) => kind !== IN_ADVANCE);
    return policy({ ...sight, view: { ...sight.view, asks } }, random);
  };
}

/** Declines what is optional, grants requests, and answers everything else at random. */
function byLuck(asks: readonly Ask[], random: () => number): Choice {
  const unasked = asks.find(isUnsolicited);
  if (unasked === undefined) return randomChoice(asks.filter(isQuestion), random);
  const keys = unasked.options.map(({ key }) => key);
  const key = keys.includes('yes') ? 'yes' : (unasked.fallback ?? pickFrom(random, keys));
  return { seat: unasked.seat, ask: unasked.id, key };
}
