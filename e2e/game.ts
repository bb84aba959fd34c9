import { ANY_TIME, type Choice } from '../shared/engine/ask';
import { choose, type Match, startMatch } from '../shared/engine/match';
import { blackOrchestra } from '../shared/games/black-orchestra';
import { meta } from '../shared/games/black-orchestra/meta';
import { randomChoice, testEntropy, testRandom } from '../shared/testing/playout';
import type { Player } from './player';

/** What every match of a server under test grows from. */
export const ENTROPY = testEntropy(1);

/** How many games are rehearsed to find a short one. */
const REHEARSALS = 40;
/** Games take a few hundred answers. */
const MAX_ANSWERS = 3_000;

/** What people press, one after another, to get somewhere. */
export type Script = readonly Choice[];

/**
 * Finds what as many people as there are seats have to press, in a room with nothing changed, until something is so.
 * @returns the shortest of the scripts that were rehearsed; always the same one under the same rules
 * @throws Error when no rehearsal came to that
 */
export function rehearsed(seats: number, until: (match: Match) => boolean): Script {
  const shortest = Array.from({ length: REHEARSALS }, (_, seed) => seed).reduce<Script | null>(
    (best, seed) => rehearsal(seats, seed, until, best?.length ?? MAX_ANSWERS) ?? best,
    null,
  );
  if (shortest === null) throw new Error('no rehearsal came to that');
  return shortest;
}

/** Returns null when the match is over before, or the script would not be shorter than `limit`. */
function rehearsal(seats: number, seed: number, until: (match: Match) => boolean, limit: number): Script | null {
  const random = testRandom(seed);
  const initial = Object.fromEntries(meta.options.map((option) => [option.id, option.initial]));
  const options = { ...initial, picks: Array.from({ length: seats }, () => []) };
  let match = startMatch(blackOrchestra, { seats, options, entropy: ENTROPY });
  const script: Choice[] = [];
  while (!until(match)) {
    if (match.over !== null || script.length + 1 >= limit) return null;
    const asks = match.asks.filter(({ kind }) => kind !== ANY_TIME);
    const choice = randomChoice(asks, random);
    const result = choose(blackOrchestra, match, choice);
    if (!result.ok) throw new Error(result.why);
    match = result.match;
    script.push(choice);
  }
  return script;
}

/** Lets people, in the order of their seats, press what a script says. */
export async function perform(players: readonly Player[], script: Script): Promise<void> {
  for (const { seat, ask, key } of script) {
    const player = players[seat];
    if (player === undefined) throw new RangeError(`nobody at seat ${seat}`);
    await player.answer(ask, key);
  }
}
