import { pickFrom, testRandom } from '../shared/testing/playout';
import type { AskOnScreen, Player } from './player';

/** A person's turn at the page: reads the questions on the own screen and presses one option. */
export type Taste = (asks: readonly AskOnScreen[], random: () => number) => string | null;

/** Any option; kinds of options are equally likely. */
export const anything: Taste = (asks, random) => {
  const keys = asks.flatMap((ask) => ask.keys);
  if (keys.length === 0) return null;
  const kind = pickFrom(random, [...new Set(keys.map((key) => key.split(':')[0]))]);
  return pickFrom(
    random,
    keys.filter((key) => key.split(':')[0] === kind),
  );
};

/** How far to play: on to the end, or until somebody's screen shows what is looked for. */
export type Until = (asks: readonly AskOnScreen[], player: Player) => boolean;

/** Far more than any game needs. */
const MAX_PRESSES = 3_000;

/**
 * Lets people play by pressing options on their pages until the match is over or `until` holds on somebody's screen.
 * @returns who it held for, or null when the match is over
 */
export async function playOn(
  players: readonly Player[],
  seed: number,
  until: Until = () => false,
): Promise<Player | null> {
  const random = testRandom(seed);
  for (let presses = 0; presses < MAX_PRESSES;) {
    let idle = true;
    for (const player of players) {
      if (await player.isOver()) return null;
      const asks = await player.asks();
      if (until(asks, player)) return player;
      const key = anything(asks, random);
      if (key === null) continue;
      idle = false;
      presses += 1;
      await player.press(key);
    }
    if (idle) await Promise.race(players.map((player) => player.settle(500)));
  }
  throw new Error(`no end after ${MAX_PRESSES} presses`);
}
