import { crashUnder } from '../../browser/crash';
import { Player } from '../../browser/player';
import { setting } from '../../browser/setting';

const here = setting();

test('a table pauses with one tap of the others, stays so over a crash, and goes on with one tap', async () => {
  const anna = await Player.arrive(here().browser, here().server.url, { screen: 'laptop', locale: 'en-GB' });
  const code = await anna.create('Anna');
  const link = `${here().server.url}/r/${code}`;
  const ben = await Player.arrive(here().browser, link, { screen: 'phone', locale: 'fr-FR' });
  await ben.sit('Ben');
  await anna.at('start').click();
  const table = [anna, ben];
  for (const one of table) await one.page.locator('.table-screen').waitFor();
  const watching = await Player.arrive(here().browser, link, { screen: 'laptop', locale: 'en-GB' });
  await watching.watch();

  await anna.openRoom();
  await anna.at('ask-pause').click();
  await ben.at('proposal').getByText('Anna demande une pause.').waitFor();
  await ben.at('proposal-agree').click();
  await ben.at('paused').getByText('demandée par Anna').waitFor();
  await watching.at('paused').getByText('Anna asked for it.').waitFor();
  await crashUnder(here().server, [...table, watching]);
  await anna.at('paused').getByText('you asked for it.').waitFor();

  // Nothing can be answered meanwhile.
  const asked = (await anna.asks()).length > 0 ? anna : ben;
  await asked.page.locator('[data-testid=option]:not(:disabled):visible').first().click();
  const refused = asked.page.getByText(/The game is paused. Go on first.|La partie est en pause. Reprenez d’abord./);
  await refused.first().waitFor();
  await ben.at('resume').click();
  for (const one of [...table, watching]) await one.at('paused').waitFor({ state: 'detached' });
  await refused.first().waitFor({ state: 'detached' });
  for (const one of [...table, watching]) expect(one.complaints).toEqual([]);
  for (const one of [...table, watching]) await one.leave();
});
