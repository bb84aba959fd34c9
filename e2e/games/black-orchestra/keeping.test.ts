import { crashUnder } from '../../browser/crash';
import { Player } from '../../browser/player';
import { setting } from '../../browser/setting';

const here = setting();

/** Answers the first question on the screen with its last option, which ends something. */
async function answerOnce(player: Player): Promise<void> {
  const [ask] = await player.asks();
  const key = ask?.keys.at(-1);
  if (ask === undefined || key === undefined) throw new Error('nothing is asked');
  await player.answer(ask.id, key);
}

test('a mate stands in for a member who is away, who takes the seat back with one tap, over crashes', async () => {
  const hugo = await Player.arrive(here().browser, here().server.url, { screen: 'laptop', locale: 'en-GB' });
  const code = await hugo.create('Hugo');
  const link = `${here().server.url}/r/${code}`;
  const anna = await Player.arrive(here().browser, link, { screen: 'laptop', locale: 'en-GB' });
  await anna.sit('Anna');
  const ben = await Player.arrive(here().browser, link, { screen: 'phone', locale: 'fr-FR' });
  await ben.sit('Ben');
  await hugo.at('start').click();
  for (const one of [hugo, anna, ben]) await one.page.locator('.table-screen').waitFor();

  // Everybody but Hugo plays until it is Hugo's turn; he goes.
  const asked = (): Promise<Player> =>
    Promise.any(
      [hugo, anna, ben].map(async (one) => {
        await one.at('ask').first().waitFor({ state: 'attached' });
        return one;
      }),
    );
  for (let one = await asked(); one !== hugo; one = await asked()) await answerOnce(one);
  await hugo.page.goto('about:blank');
  await ben.openRoom();
  await ben.at('keep-open').waitFor();
  await ben.at('keep-open').click();
  await ben.page.getByRole('button', { name: 'Anna' }).click();
  await anna.page.getByText('Ben asks you to stand in for Hugo.').first().waitFor();
  await crashUnder(here().server, [anna, ben]);
  await anna.at('proposal-agree').click();
  await anna.at('kept-bar').waitFor();
  await ben.page.getByText('Anna répond pour Hugo', { exact: false }).first().waitFor();

  // Anna looks at Hugo's seat and answers there; then the server dies.
  await anna.at('kept-show').click();
  await anna.page.getByText('You stand in for Hugo and see this seat.').first().waitFor();
  await answerOnce(anna);
  await crashUnder(here().server, [anna, ben]);
  await anna.at('kept-bar').waitFor();

  // Hugo is back, reads who has answered for him, and answers again.
  await hugo.page.goto(link);
  await hugo.page.getByText('Anna stood in for you.').first().waitFor();
  await hugo.at('kept-back').click();
  await hugo.at('kept-bar').waitFor({ state: 'detached' });
  await anna.at('kept-seat').waitFor({ state: 'detached' });
  await crashUnder(here().server, [anna, ben, hugo]);
  await hugo.page.locator('.table-screen').waitFor();
  expect(await hugo.at('kept-bar').count()).toBe(0);
  for (const one of [anna, ben, hugo]) expect(one.complaints).toEqual([]);
  for (const one of [anna, ben, hugo]) await one.leave();
});
