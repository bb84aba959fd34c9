import { setImmediate } from 'node:timers/promises';

import type { Choice } from '../../shared/engine/ask';
import type { GameModule } from '../../shared/engine/game';
import { type Match, startMatch } from '../../shared/engine/match';
import { keysFrom } from '../../shared/engine/rng';
import { testEntropy, testRandom } from '../../shared/testing/playout';
import { answeredUntil, firstOptions, MOST_ANSWERS } from '../../shared/testing/scene';
import type { Player } from './player';

/** The seed of every match on a server under test. */
export const ENTROPY = testEntropy(1);

/** How many games are rehearsed to find a short one. */
const REHEARSALS = 40;

/** The options that people press, one after another. */
export type Script = readonly Choice[];

/**
 * Finds the options that players have to press, in a room with its first settings, until a match meets a condition. Between
 * two rehearsals others have their turn: a connection that is not served for long is given up (bug: it was, and its answer
 * waited for).
 * @returns the shortest of the scripts that were rehearsed; always the same one under the same rules
 * @throws Error when no rehearsal met it
 */
export async function rehearsed(game: GameModule, seats: number, until: (match: Match) => boolean): Promise<Script> {
  const found: Script[] = [];
  for (let seed = 0; seed < REHEARSALS; seed++) {
    const script = rehearsal(game, seats, seed, until, found.at(-1)?.length ?? MOST_ANSWERS);
    if (script !== null) found.push(script);
    await setImmediate();
  }
  const shortest = found.at(-1);
  if (shortest === undefined) throw new Error('no rehearsal came to that');
  return shortest;
}

/** Returns null when the match is over before, or the script would not be shorter than `limit`. */
function rehearsal(
  game: GameModule,
  seats: number,
  seed: number,
  until: (match: Match) => boolean,
  limit: number,
): Script | null {
  const start = startMatch(game, { seats, options: firstOptions(game, seats), keys: keysFrom(ENTROPY, game.streams) });
  return answeredUntil(game, start, until, { random: testRandom(seed), most: limit })?.script ?? null;
}

/** Lets people, in the order of their seats, press what a script says. */
export async function perform(players: readonly Player[], script: Script): Promise<void> {
  for (const { seat, ask, key } of script) {
    const player = players[seat];
    if (player === undefined) throw new RangeError(`nobody at seat ${seat}`);
    await player.answer(ask, key);
  }
}
