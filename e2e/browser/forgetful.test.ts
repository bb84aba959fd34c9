import { Player } from './player';
import { setting } from './setting';

const here = setting();

/** A player whose browser refuses these stores to the page. */
async function forgetful(stores: readonly ('localStorage' | 'sessionStorage')[]): Promise<Player> {
  const { browser, server } = here();
  const player = await Player.arrive(browser, server.url, { screen: 'phone', locale: 'fr-FR' });
  await player.page.addInitScript((names) => {
    const fail = (): never => {
      throw new DOMException('denied', 'SecurityError');
    };
    for (const name of names) Object.defineProperty(window, name, { get: () => fail() });
  }, stores);
  await player.page.goto(server.url);
  return player;
}

test('a browser that lets a page store nothing can sit down and play', async () => {
  const player = await forgetful(['localStorage', 'sessionStorage']);
  await player.create('Anna');
  await player.at('theme').selectOption('light');
  expect(await player.page.locator('html').getAttribute('data-theme')).toBe('light');
  await player.at('start').click();
  await player.at('ask').first().waitFor();
  const [ask] = await player.asks();
  await player.answer(ask?.id ?? '', ask?.keys[0] ?? '');
  expect(player.complaints).toEqual([]);
  await player.leave();
});

test('a browser that stores nothing between visits keeps the seat when the page is loaded again, and says for how long', async () => {
  const player = await forgetful(['localStorage']);
  await player.create('Anna');
  expect(await player.at('forgets').innerText()).toContain('à la fermeture de l’onglet');
  await player.page.reload();
  await player.at('start').click();
  await player.at('ask').first().waitFor();
  expect(await player.at('forgets').innerText()).toContain('à la fermeture de l’onglet');
  await player.at('forgets-away').click();
  await player.page.reload();
  await player.at('ask').first().waitFor();
  expect(await player.at('forgets').count()).toBe(0);
  expect(player.complaints).toEqual([]);
  await player.leave();
});

test('a browser that lets a page store nothing says so, and its seat is kept by a link that another one opens', async () => {
  const { browser } = here();
  const player = await forgetful(['localStorage', 'sessionStorage']);
  await player.create('Anna');
  expect(await player.at('forgets').innerText()).toContain('au rechargement de la page');
  await player.at('start').click();
  await player.at('ask').first().waitFor();
  await player.at('keep-elsewhere').click();
  const link = await player.at('pairing-link').inputValue();
  const other = await Player.arrive(browser, link, { screen: 'laptop', locale: 'en-GB' });
  await other.at('continue').click();
  await other.at('ask').first().waitFor();
  await player.at('forgets').waitFor({ state: 'detached' });
  await player.page.reload();
  await player.at('watch').waitFor();
  expect(await player.at('ask').count()).toBe(0);
  await other.page.reload();
  await other.at('ask').first().waitFor();
  expect([player.complaints, other.complaints]).toEqual([[], []]);
  await player.leave();
  await other.leave();
});
