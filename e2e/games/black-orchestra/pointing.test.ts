import { Player } from '../../browser/player';
import { setting } from '../../browser/setting';
import { violationsOf } from '../../lib/axe';

const here = setting();

test('what one points at is seen on the other screen, in its language: by mouse on a laptop, by a resting finger on a phone', async () => {
  const anna = await Player.arrive(here().browser, here().server.url, { screen: 'laptop', locale: 'en-GB' });
  const code = await anna.create('Anna');
  const ben = await Player.arrive(here().browser, `${here().server.url}/r/${code}`, {
    screen: 'phone',
    locale: 'fr-FR',
  });
  await ben.sit('Ben');
  const watching = await Player.arrive(here().browser, `${here().server.url}/r/${code}`, {
    screen: 'phone',
    locale: 'en-GB',
  });
  await watching.watch();
  await anna.at('start').click();
  for (const one of [anna, ben, watching]) await one.page.locator('.table-screen').waitFor();

  await anna.page.locator('[data-space=warsaw]').click({ modifiers: ['Alt'] });
  await ben.at('pointed').getByText('Anna montre\u00a0: Varsovie').waitFor();
  await watching.at('pointed').getByText('Anna points at: Warsaw').waitFor();
  await anna.at('pointed').getByText('You point at: Warsaw').waitFor();
  expect(await violationsOf(ben.page)).toEqual([]);

  const finger = await ben.page.context().newCDPSession(ben.page);
  const box = await ben.page.locator('[data-space=paris] .bo-plate').boundingBox();
  if (box === null) throw new Error('Paris is not on the map');
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
  await anna.at('pointed').getByText('Ben points at: Paris').waitFor();
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await ben.settled();
  expect(await ben.at('explanation').count()).toBe(0);
  expect([anna, ben, watching].flatMap(({ complaints }) => complaints)).toEqual([]);
});
