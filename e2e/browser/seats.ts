import { Browser } from '../../server/testing/browser';
import { TABLE } from '../../shared/engine/ask';
import type { Player } from './player';
import type { Script } from './rehearsal';

/**
 * The seats of these pages, as clients that answer without drawing anything.
 * @param url the address of the server
 */
export async function seatsOf(players: readonly Player[], url: string, code: string): Promise<readonly Browser[]> {
  return Promise.all(
    players.map(async ({ page }) => {
      const stored = await page.evaluate((key) => localStorage.getItem(key), `room.${code}`);
      const seat = new Browser(url);
      await seat.say('enter', { code, token: (JSON.parse(stored ?? '{}') as { readonly token: string }).token });
      return seat;
    }),
  );
}

/** Gives the answers of a script from seats, without any page. Where the table itself waits, the server ends that by its clock. */
export async function performAt(seats: readonly Browser[], script: Script): Promise<void> {
  for (const { seat, ask, key } of script) {
    if (seat === TABLE) continue;
    const one = seats[seat];
    if (one === undefined) throw new RangeError(`nobody at seat ${seat}`);
    // Another node may have answered before, and is heard a little later.
    await one.until(() => one.views.at(-1)?.view.asks.some(({ id }) => id === ask));
    const reply = await one.choose(ask, key);
    if (!reply.ok) throw new Error(`${key}: ${reply.error}`);
  }
}
