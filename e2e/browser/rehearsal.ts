import { setImmediate } from 'node:timers/promises';

import type { Choice } from '../../shared/engine/ask';
import type { GameModule } from '../../shared/engine/game';
import { type Match, startMatch } from '../../shared/engine/match';
import { keysFrom } from '../../shared/engine/rng';
import { testEntropy, testRandom } from '../../shared/testing/playout';
import { answeredAtRandom, firstOptions, MOST_ANSWERS } from '../../shared/testing/scene';
import type { Player } from './player';

/** The seed of every match on a server under test. */
export const ENTROPY = testEntropy(1);

/** How many games are rehearsed to find a short one. */
const REHEARSALS = 40;

/** The options that people press, one after another. */
export type Script = readonly Choice[];

/** A random game on its way: its match, and the answers that led there. */
interface Rehearsal {
  readonly random: () => number;
  match: Match;
  readonly script: Choice[];
}

/**
 * Finds the options that players have to press, in a room with its first settings, until a match meets a condition. All games
 * are rehearsed side by side, an answer each, so none is played further than the shortest one. Between two rounds others have
 * their turn: a connection that is not served for long is given up (bug: it was, and its answer waited for).
 * @returns the shortest of the scripts that were rehearsed; always the same one under the same rules
 * @throws Error when no rehearsal met it
 */
export async function rehearsed(game: GameModule, seats: number, until: (match: Match) => boolean): Promise<Script> {
  const start = startMatch(game, { seats, options: firstOptions(game, seats), keys: keysFrom(ENTROPY, game.streams) });
  let going: readonly Rehearsal[] = Array.from({ length: REHEARSALS }, (_, seed) => ({
    random: testRandom(seed),
    match: start,
    script: [],
  }));
  for (let answers = 0; answers < MOST_ANSWERS; answers++) {
    const there = going.find(({ match }) => until(match));
    if (there !== undefined) return there.script;
    going = going.filter(({ match }) => match.over === null);
    for (const one of going) {
      const { match, choice } = answeredAtRandom(game, one.match, one.random);
      one.match = match;
      one.script.push(choice);
    }
    await setImmediate();
  }
  throw new Error('no rehearsal came to that');
}

/** Lets people, in the order of their seats, press what a script says. */
export async function perform(players: readonly Player[], script: Script): Promise<void> {
  for (const { seat, ask, key } of script) {
    const player = players[seat];
    if (player === undefined) throw new RangeError(`nobody at seat ${seat}`);
    await player.answer(ask, key);
  }
}
