import { isQuestion } from '../../../shared/engine/ask';
import { Friends } from '../../browser/friends';
import type { Player } from '../../browser/player';
import { setting } from '../../browser/setting';
import { linesOf, translate } from '../../browser/translator';
import { Dice } from '../../lib/dice';

const here = setting();

const ROUNDS = 40;
/** How often a page is looked at before what it says counts as out of date. */
const LOOKS = 20;

/** The lines of a page that are not on the other one, or the other way round, once both have come to rest. */
async function differing(page: Player, other: Player): Promise<readonly string[]> {
  let differ: readonly string[] = [];
  for (let looks = 0; looks < LOOKS; looks += 1) {
    await page.settled();
    await other.settled();
    const [{ lines: here }, { lines: there }] = [await linesOf(page.page), await linesOf(other.page)];
    differ = [...here.filter((line) => !there.includes(line)), ...there.filter((line) => !here.includes(line))];
    if (differ.length === 0) return [];
  }
  return differ;
}

test('a table that the browser translates shows no old words in forty rounds, in a seat and to those who watch', async () => {
  const { browser, server } = here();
  const friends = await Friends.gather(server.url, 'black-orchestra', ['Anna', 'Ben', 'Clara']);
  await friends.start();
  const looking = [0, null] as const;
  const pairs = await Promise.all(
    looking.map(
      async (seat) =>
        [
          await friends.look(browser, seat, 'en-GB', 'laptop'),
          await friends.look(browser, seat, 'en-GB', 'laptop'),
        ] as const,
    ),
  );
  const [, watching] = pairs;
  for (const one of watching ?? []) await one.watch();
  for (const [one] of pairs) await translate(one.page);
  // Hovering holds the strip: otherwise it goes on by the clock of each page, and each page counts other moments as
  // passed over.
  for (const one of pairs.flat()) await one.page.getByTestId('moments').hover();
  const dice = new Dice(11);
  const stale: string[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    await Promise.all(friends.seats.map((one) => one.settled()));
    const asked = friends.seats.flatMap((one) => one.view.view.asks.filter(isQuestion).map((ask) => ({ one, ask })));
    if (asked.length === 0) break;
    const { one, ask } = dice.pick(asked);
    await one.choose(ask.id, dice.pick(ask.options).key);
    for (const [page, other] of pairs) {
      const lines = await differing(page, other);
      stale.push(...lines.map((line) => `${round}: ${line}`));
    }
  }
  expect(stale).toEqual([]);
  for (const [page, other] of pairs) {
    expect((await linesOf(page.page)).translated).toBeGreaterThan(10);
    expect([page, other].flatMap(({ complaints }) => complaints)).toEqual([]);
    await Promise.all([page, other].map((player) => player.leave()));
  }
  friends.leave();
});
