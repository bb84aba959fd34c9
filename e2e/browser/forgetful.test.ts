import { Player } from './player';
import { setting } from './setting';

const here = setting();

test('a browser that lets a page store nothing can sit down and play', async () => {
  const { browser, server } = here();
  const player = await Player.arrive(browser, server.url, { screen: 'phone', locale: 'fr-FR' });
  await player.page.addInitScript(() => {
    const denied = { get: () => fail() };
    const fail = (): never => {
      throw new DOMException('denied', 'SecurityError');
    };
    Object.defineProperty(window, 'localStorage', denied);
  });
  await player.page.goto(server.url);
  await player.at('theme').selectOption('light');
  expect(await player.page.locator('html').getAttribute('data-theme')).toBe('light');
  await player.create('Anna');
  await player.at('start').click();
  await player.at('ask').first().waitFor();
  const [ask] = await player.asks();
  await player.answer(ask?.id ?? '', ask?.keys[0] ?? '');
  expect(player.complaints).toEqual([]);
  await player.leave();
});
