import type { GameModule } from '../../shared/engine/game';
import { answerAsk, startMatch } from '../../shared/engine/match';
import type { Policy } from '../../shared/engine/policy';
import { teamsOf } from '../../shared/engine/teams';
import { testKeys, testRandom } from '../../shared/testing/playout';
import { answerOf, asked, MOST_ANSWERS, type Setting } from './table';
import { wilson } from './wilson';

/** A bot of a mixed table. */
export interface Contestant {
  readonly name: string;
  readonly policy: Policy;
}

/** A game of rivals that bots have played to its end. */
export interface Contest {
  /** The places of the contestants, by their number in the line-up: 0 is the first. Those who tie share one. */
  readonly places: readonly number[];
  /** The seats that share the first place. */
  readonly winners: readonly number[];
  /** The number of the team of each contestant; null where nobody plays in teams. */
  readonly sides: readonly number[] | null;
  readonly answers: number;
  /** Milliseconds of each decision of the first contestant. */
  readonly times: readonly number[];
}

/**
 * Plays a game to its end with a bot of its own at each seat. From game to game the seats rotate: contestant i sits at seat
 * (i + seed) modulo the number of seats. Who of those asked at once answers first is drawn. The same seed gives the same game.
 * @throws Error for an answer that is refused, for a game that does not end, and for one without places
 */
export function contest(
  game: GameModule,
  lineup: readonly Contestant[],
  { options }: Pick<Setting, 'options'>,
  seed: number,
): Contest {
  const seats = lineup.length;
  const luck = testRandom(seed * 7919 + 1);
  const times: number[] = [];
  const at = (seat: number): number => (seat + seats * seed - seed) % seats;
  let match = startMatch(game, { seats, options, keys: testKeys(game, seed) });
  while (match.over === null) {
    if (match.rev > MOST_ANSWERS) throw new Error(`seed ${seed}: no end after ${MOST_ANSWERS} answers`);
    const ask = asked(match, luck);
    const who = at(ask.seat);
    const before = performance.now();
    const choice = answerOf(game, lineup[who]?.policy ?? null, match, ask, luck);
    if (who === 0) times.push(performance.now() - before);
    const result = answerAsk(game, match, choice);
    if (!result.ok) throw new Error(`seed ${seed}, answer ${match.rev}: ${result.why}`);
    match = result.match;
  }
  const { over, rev } = match;
  if (over.outcome !== 'ranked') throw new Error(`${game.meta.name} ends without places`);
  const places = lineup.map((_, who) => over.places.findIndex((tied) => tied.some((seat) => at(seat) === who)));
  const teams = teamsOf(game.meta, options, seats);
  const sides =
    teams === null ? null : lineup.map((_, who) => teams.findIndex((team) => team.some((one) => at(one) === who)));
  return { places, winners: over.places[0] ?? [], sides, answers: rev, times };
}

/** How the bots of a name did over games. */
export interface Standing {
  readonly name: string;
  /** The share of games that one of its seats, or its team, has won, with the interval of 95 % certainty; a tie for the first place counts in parts. */
  readonly rate: number;
  readonly low: number;
  readonly high: number;
  /** What it would win by chance. */
  readonly even: number;
}

/**
 * How each bot of a line-up did, each name once. Where people play in teams a team wins, and a bot has the part of it that its seats
 * are.
 */
export function standings(names: readonly string[], games: readonly Contest[]): readonly Standing[] {
  return [...new Set(names)].map((name) => {
    let [won, all, even] = [0, 0, 0];
    for (const { places, sides } of games) {
      const sideOf = (who: number): number => sides?.[who] ?? who;
      const count = new Set(names.map((_, who) => sideOf(who))).size;
      const first = new Set(names.flatMap((_, who) => (places[who] === 0 ? [sideOf(who)] : [])));
      for (const [who, one] of names.entries()) {
        if (one !== name) continue;
        const part = 1 / names.filter((_, other) => sideOf(other) === sideOf(who)).length;
        all += part;
        even += part / count;
        if (first.has(sideOf(who))) won += part / first.size;
      }
    }
    return { name, rate: won / all, ...wilson(won, all), even: even / all };
  });
}

/** The share of games that each seat has won, whoever sat there, with the interval of 95 % certainty; a tie counts in parts. */
export function seatRates(
  games: readonly Contest[],
): readonly { readonly rate: number; readonly low: number; readonly high: number }[] {
  const seats = games[0]?.places.length ?? 0;
  return Array.from({ length: seats }, (_, seat) => {
    const won = games.reduce((sum, { winners }) => sum + (winners.includes(seat) ? 1 / winners.length : 0), 0);
    return { rate: won / games.length, ...wilson(won, games.length) };
  });
}

/**
 * The difference of strength between two names, in points of Elo, by who came before whom; null when they did not meet. Those of one team
 * are no opponents.
 */
export function elo(names: readonly string[], games: readonly Contest[], one: string, other: string): number | null {
  let [score, all] = [0, 0];
  for (const { places, sides } of games)
    names.forEach((mine, i) => {
      names.forEach((theirs, j) => {
        if (mine !== one || theirs !== other || (sides !== null && sides[i] === sides[j])) return;
        all += 1;
        const [a = 0, b = 0] = [places[i], places[j]];
        score += a < b ? 1 : a === b ? 0.5 : 0;
      });
    });
  if (all === 0) return null;
  // Half a game is added to both sides: nobody is infinitely stronger.
  const share = (score + 0.5) / (all + 1);
  return 400 * Math.log10(share / (1 - share));
}
