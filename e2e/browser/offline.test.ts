import { Player } from './player';
import { setting } from './setting';

const here = setting();

test('the application opens without its server, and goes on by itself when the server is back', async () => {
  const { browser, server } = here();
  const player = await Player.arrive(browser, server.url, {
    screen: 'phone',
    locale: 'fr-FR',
    serviceWorkers: 'allow',
  });
  await player.page.evaluate(() => navigator.serviceWorker.ready);
  const code = await player.create('Anna');
  // What the room needs is kept when it is loaded again: the first time the worker was not yet there.
  await player.page.reload();
  await player.at('start').click();
  await player.at('ask').first().waitFor();
  await server.kill();
  await player.page.goto(`${server.url}/r/${code}`);
  // Until the room's code is there, the banner says what it says away from a room.
  await player.page
    .locator('[data-testid=link-banner][data-link=offline]')
    .filter({ hasText: 'Connexion perdue' })
    .waitFor();
  // Away from a room nobody is told of a game (found: “your game is safe” to who had none).
  await player.page.goto(server.url);
  await player.page.locator('[data-testid=link-banner][data-link=offline]').waitFor();
  expect(await player.at('link-banner').innerText()).toBe('Le serveur ne répond pas. Nouvel essai en cours…');
  await player.page.goto(`${server.url}/r/${code}`);
  await server.run();
  await player.at('ask').first().waitFor();
  await player.leave();
});
