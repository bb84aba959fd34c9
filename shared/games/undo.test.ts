import { isDeepStrictEqual } from 'node:util';

import { type Choice, type Seat, UNDO } from '../engine/ask';
import type { GameModule } from '../engine/game';
import { answerAsk, keptOf, type Match, resumeMatch, startMatch, viewOf } from '../engine/match';
import { everySize } from '../testing/game-testing';
import { randomChoice, seatsOf, testKeys, testRandom } from '../testing/playout';
import { gameSeeds, reportCount } from '../testing/properties';
import { gameTestings } from './testing';

/** The games in which answers are taken back. */
const UNDOING = gameTestings.filter(({ game }) => game.undo !== undefined);
/** Random games of each game and number of seats. */
const GAMES = gameSeeds(1);
/** Games are played until enough was seen: short ones more often. */
const MOST_GAMES = 20;
/** How often an answer is taken back where that is possible, so that games go on from there. */
const SLIPS = 0.15;

function answered(game: GameModule, match: Match, choice: Choice): Match {
  const result = answerAsk(game, match, choice);
  if (!result.ok) throw new Error(`${result.why}: ${choice.key}`);
  return result.match;
}

function undoIn({ asks }: Match): Choice | null {
  const ask = asks.find(({ kind }) => kind === UNDO);
  return ask === undefined ? null : { seat: ask.seat, ask: ask.id, key: 'undo' };
}

/** The match as it comes out of storage. */
function restored(game: GameModule, match: Match): Match {
  return resumeMatch(game, JSON.parse(JSON.stringify(keptOf(match))) as Match);
}

/** What taking back must bring back: the state, and the questions under whatever ids. */
function situation({ core, asks }: Match): unknown {
  return { core, asks: asks.filter(({ kind }) => kind !== UNDO).map((ask) => ({ ...ask, id: ask.id.split('~')[0] })) };
}

/** Whether a viewer sees the same of two matches. */
function looksTheSame(game: GameModule, viewer: Seat | null, one: Match, other: Match): boolean {
  const seen = [one, other].map((match) => JSON.stringify(viewOf(game, match, viewer)));
  return seen[0] === seen[1];
}

/** Plays a random game in which answers are taken back now and then; tells of each answer the match before and after it. */
function eachAnswer(
  game: GameModule,
  seats: number,
  seed: number,
  see: (before: Match, choice: Choice, after: Match) => void,
): void {
  const random = testRandom(seed);
  let match = startMatch(game, { seats, options: {}, keys: testKeys(game, seed) });
  while (match.over === null) {
    const undo = undoIn(match);
    if (undo !== null && random() < SLIPS) match = answered(game, match, undo);
    const choice = randomChoice(match.asks, random);
    const after = answered(game, match, choice);
    see(match, choice, after);
    match = after;
  }
}

describe('taking back, at every chance of random games', () => {
  it.each(everySize(UNDOING))(
    'gives the state before, and another answer goes on from there, also out of storage: $name, $seats seats',
    ({ name, seats, testing: { game } }) => {
      let [taken, all] = [0, 0];
      for (const seed of GAMES) {
        eachAnswer(game, seats, seed, (before, _, after) => {
          all += 1;
          const undo = undoIn(after);
          if (undo === null) return;
          taken += 1;
          const wrong = (what: string): Error => new Error(`seed ${seed}, answer ${after.rev}: ${what}`);
          const back = answered(game, after, undo);
          if (!isDeepStrictEqual(situation(back), situation(before))) throw wrong('another state');
          const lines = back.log.length - before.log.length;
          if (lines > 1 || !isDeepStrictEqual(back.log.slice(0, before.log.length), before.log))
            throw wrong('another log');
          const stored = restored(game, back);
          if (!isDeepStrictEqual(stored, back)) throw wrong('another match out of storage');
          const other = randomChoice(back.asks, testRandom(seed + taken));
          const on = answered(game, back, other);
          if (!isDeepStrictEqual(answered(game, stored, other), on)) throw wrong('goes on differently out of storage');
          if (!isDeepStrictEqual(restored(game, on), on)) throw wrong('another match out of storage, gone on');
        });
      }
      reportCount(`${name}, ${seats} seats: answers`, all);
      reportCount(`${name}, ${seats} seats: taken back`, taken);
      expect(taken).toBeGreaterThan(all / 10);
    },
  );

  it.each(everySize(UNDOING))(
    'is offered for nothing that has told anybody anything: with all hidden things dealt anew everybody sees the same ($name, $seats seats)',
    ({ name, seats, testing }) => {
      const { game } = testing;
      let compared = 0;
      for (const seed of gameSeeds(MOST_GAMES)) {
        if (seed > Math.max(...GAMES) && compared > 10) break;
        eachAnswer(game, seats, seed, (before, choice, after) => {
          if (undoIn(after) === null || before.final > 0) return;
          // Each viewer in turn, the spectators among them.
          const viewer = seatsOf(seats)[after.rev % (seats + 1)] ?? null;
          const checkpoint = testing.redeal(before.checkpoint, viewer, testRandom(seed * 1000 + after.rev));
          const other = resumeMatch(game, { ...keptOf(before), checkpoint });
          // What the running step has revealed before is revealed.
          if (!looksTheSame(game, viewer, other, before)) return;
          const there = answerAsk(game, other, choice);
          // Another seat may be asked something else there.
          if (!there.ok && choice.seat !== viewer) return;
          compared += 1;
          if (!there.ok || !looksTheSame(game, viewer, there.match, after))
            throw new Error(`seed ${seed}, answer ${after.rev}: tells something hidden`);
        });
      }
      reportCount(`${name}, ${seats} seats: answers with hidden things dealt anew`, compared);
      expect(compared).toBeGreaterThan(10);
    },
  );
});
