import { Player } from './player';
import { Proxy } from './proxy';
import { setting } from './setting';

const here = setting();
let proxy: Proxy;
beforeEach(async () => {
  proxy = await Proxy.before(here().server.port);
});
afterEach(() => proxy.close());

test('behind a proxy that swallows web sockets a room is reached and played in, and again after a reload', async () => {
  proxy.upgrades = 'swallowed';
  const player = await Player.arrive(here().browser, proxy.url, {
    screen: 'phone',
    locale: 'en-GB',
    serviceWorkers: 'allow',
  });
  await player.create('Anna');
  await player.at('start').click();
  await player.at('ask').first().waitFor();
  let webSockets = 0;
  player.page.on('websocket', () => (webSockets += 1));
  await player.page.reload();
  await player.at('ask').first().waitFor();
  const [ask] = await player.asks();
  await player.answer(ask?.id ?? '', ask?.keys[0] ?? '');
  expect([webSockets, player.complaints]).toEqual([0, []]);
  await player.leave();
});

test('a page that is seen again over a dead connection moves on within two seconds of its own time', async () => {
  const player = await Player.arrive(here().browser, proxy.url, {
    screen: 'phone',
    locale: 'en-GB',
    serviceWorkers: 'allow',
  });
  await player.create('Anna');
  await player.at('start').click();
  await player.at('ask').first().waitFor();
  const { clock } = player.page;
  await clock.install();
  await player.page.reload();
  await player.at('ask').first().waitFor();
  // The clock cannot be paused at a time that is over by then: the page must be free to answer.
  await player.settled();
  await clock.pauseAt(await player.page.evaluate(() => Date.now() + 1_000));
  proxy.stall();
  await clock.runFor(5_000);
  await player.page.locator('[data-testid=link-banner][data-link=silent]').waitFor();
  await player.page.evaluate(() => window.dispatchEvent(new Event('focus')));
  const again = player.page.waitForEvent('websocket');
  await clock.runFor(2_000);
  await again;
  await player.page.locator('[data-testid=link-banner][data-link=online]').waitFor({ state: 'attached' });
  await clock.resume();
  const [ask] = await player.asks();
  await player.answer(ask?.id ?? '', ask?.keys[0] ?? '');
  expect(await player.at('link-banner').getAttribute('data-link')).toBe('online');
  await player.leave();
});

test('a room that is opened while the proxy answers for a server that starts comes up from the store, and goes on by itself', async () => {
  const { browser, server } = here();
  const player = await Player.arrive(browser, proxy.url, { screen: 'phone', locale: 'fr-FR', serviceWorkers: 'allow' });
  await player.page.evaluate(() => navigator.serviceWorker.ready);
  const code = await player.create('Anna');
  // What the room needs is kept when it is loaded again: the first time the worker was not yet there.
  await player.page.reload();
  await player.at('start').click();
  await player.at('ask').first().waitFor();
  await server.kill();
  await player.page.goto(`${proxy.url}/r/${code}`);
  await player.page.locator('[data-testid=link-banner][data-link=offline]').waitFor();
  await server.run();
  await player.at('ask').first().waitFor();
  expect(await player.at('link-banner').isVisible()).toBe(false);
  await player.leave();
});

test('the start page that is opened then has its games once the server is back', async () => {
  const { browser, server } = here();
  const player = await Player.arrive(browser, proxy.url, { screen: 'phone', locale: 'en-GB', serviceWorkers: 'allow' });
  await player.page.evaluate(() => navigator.serviceWorker.ready);
  await player.page.reload();
  await player.at('open-table').waitFor();
  await server.kill();
  await player.page.reload();
  await player.page.getByRole('alert').waitFor();
  await server.run();
  await player.page.getByRole('alert').waitFor({ state: 'detached' });
  expect(await player.create('Anna')).toMatch(/^\w{5}$/);
  await player.leave();
});

test('a page older than the server says so with one button, but not while something is asked of the player', async () => {
  const { browser, server } = here();
  const [host, guest] = [
    await Player.arrive(browser, proxy.url, { screen: 'phone', locale: 'fr-FR', serviceWorkers: 'allow' }),
    await Player.arrive(browser, proxy.url, { screen: 'phone', locale: 'en-GB', serviceWorkers: 'allow' }),
  ];
  const code = await host.create('Anna');
  await guest.page.goto(`${proxy.url}/r/${code}`);
  await guest.sit('Ben');
  const older = async (): Promise<void> => {
    const answers = [host, guest].map(async ({ page }) => {
      await page.route(`${proxy.url}/`, (route) => route.fulfill({ body: '<script src="/assets/newer.js"></script>' }));
      const asked = page.waitForResponse(`${proxy.url}/`);
      return { told: asked.then((response) => response.finished()) };
    });
    const told = await Promise.all(answers);
    await server.kill();
    await server.run();
    await Promise.all(told.map((one) => one.told));
    await Promise.all([host, guest].map((one) => one.settled()));
  };
  await older();
  // Until the room is entered again the banner says that.
  await host.at('link-banner').getByText('Une version plus récente est là.').waitFor();
  await host.at('start').click();
  // The asked player goes on without the new version; the other one is offered it.
  await host.page.locator('.table-screen').waitFor();
  await guest.page.locator('.table-screen').waitFor();
  const asked = (await host.at('ask').count()) > 0 ? host : guest;
  const free = asked === host ? guest : host;
  await free.at('load-newer').waitFor();
  expect(await asked.at('load-newer').count()).toBe(0);
  const loaded = free.page.waitForEvent('load');
  await free.at('load-newer').click();
  await loaded;
  await free.page.locator('.table-screen').waitFor();
  expect(await free.at('load-newer').count()).toBe(0);
  await Promise.all([host, guest].map((one) => one.leave()));
});
