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
  const player = await Player.arrive(here().browser, proxy.url, { screen: 'phone', locale: 'en-GB' });
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
  const player = await Player.arrive(here().browser, proxy.url, { screen: 'phone', locale: 'en-GB' });
  await player.create('Anna');
  await player.at('start').click();
  await player.at('ask').first().waitFor();
  const { clock } = player.page;
  await clock.install();
  await player.page.reload();
  await player.at('ask').first().waitFor();
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
  await player.leave();
});
