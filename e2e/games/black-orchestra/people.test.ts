import { Player } from '../../browser/player';
import { setting } from '../../browser/setting';

const here = setting();

/** Ends the server without warning and starts it again on what is on the disk. */
async function crash(): Promise<void> {
  await here().server.kill();
  await here().server.run();
}

test('a seat goes on on a second device, by code and by link, over crashes, until it is signed out', async () => {
  const anna = await Player.arrive(here().browser, here().server.url, { screen: 'laptop', locale: 'en-GB' });
  const code = await anna.create('Anna');
  const link = `${here().server.url}/r/${code}`;
  await anna.at('seat-own').click();
  await anna.at('devices-open').click();
  await anna.at('pair').click();
  await anna.page.locator('.devices .qr').waitFor();
  const typed = await anna.at('pairing').innerText();

  // In the lobby, by typing the code that a server made before it crashed.
  await crash();
  const phone = await Player.arrive(here().browser, link, { screen: 'phone', locale: 'fr-FR' });
  await phone.at('continue-offer').click();
  await phone.at('pairing-code').fill(typed.toLowerCase());
  await phone.at('continue').click();
  await phone.at('member').first().waitFor();
  expect(await phone.at('member').count()).toBe(1);
  await anna.at('devices').locator('li').nth(1).waitFor();
  expect(await anna.at('pairing').count()).toBe(0);
  await anna.at('devices').page().keyboard.press('Escape');

  // At the table, by the link in the picture; its code is not in the address any more once it was used.
  await anna.at('start').click();
  await Promise.all([anna, phone].map(({ page }) => page.locator('[data-testid=ask]').first().waitFor()));
  await anna.at('room-code').click();
  await anna.at('pair').click();
  const other = (await anna.at('pairing').innerText()).replace('-', '');
  const tablet = await Player.arrive(here().browser, `${link}#device=${other}`, { screen: 'laptop', locale: 'fr-FR' });
  await tablet.at('continue').click();
  await tablet.page.locator('[data-testid=ask]').first().waitFor();
  expect(tablet.page.url()).toBe(link);
  await crash();
  const [ask] = await phone.asks();
  await phone.answer(ask?.id ?? '', ask?.keys[0] ?? '');
  await tablet.page.locator(`section[data-ask="${ask?.id ?? ''}"]`).waitFor({ state: 'detached' });

  // The same link again: the code works once.
  const late = await Player.arrive(here().browser, `${link}#device=${other}`, { screen: 'phone', locale: 'en-GB' });
  await late.at('continue').click();
  await late.page.getByText('This code is not valid').waitFor();

  // Signed out: the others lose the seat, and this device keeps it.
  await anna.at('devices').locator('li').nth(2).waitFor();
  await anna.at('sign-out').click();
  for (const one of [phone, tablet]) await one.page.getByRole('alert').first().waitFor();
  await anna.at('devices').locator('li').nth(1).waitFor({ state: 'detached' });
  await anna.at('devices').page().keyboard.press('Escape');
  await anna.page.locator('[data-testid=ask]').first().waitFor();
  for (const one of [anna, phone, tablet, late]) {
    expect(one.complaints).toEqual([]);
    await one.leave();
  }
});

test('a screen for everybody shows and receives nothing private while the seat is played on a phone', async () => {
  const anna = await Player.arrive(here().browser, here().server.url, { screen: 'laptop', locale: 'en-GB' });
  const code = await anna.create('Anna');
  await anna.at('start').click();
  await anna.page.locator('[data-testid=ask]').first().waitFor();
  await anna.at('room-code').click();
  await anna.at('pair').click();
  const pairing = (await anna.at('pairing').innerText()).replace('-', '');
  const link = `${here().server.url}/r/${code}`;
  const phone = await Player.arrive(here().browser, `${link}#device=${pairing}`, { screen: 'phone', locale: 'fr-FR' });
  await phone.at('continue').click();
  await phone.page.locator('[data-testid=ask]').first().waitFor();
  await anna.at('share-screen').click();
  await anna.at('shared').waitFor();
  const before = anna.received.length;
  // The phone draws a card: the card and the question go to the phone alone.
  const [ask] = await phone.asks();
  await phone.answer(ask?.id ?? '', ask?.keys.find((key) => key.startsWith('conspire')) ?? ask?.keys[0] ?? '');
  await anna.hearsMoreThan(before);
  await anna.page.reload();
  await anna.at('shared-asked').waitFor();
  const heard = anna.received.slice(before).join();
  expect(heard).toContain('"you":null');
  expect(heard).not.toContain('"you":0');
  expect(heard).not.toMatch(/"asks":\[\{|"prompt"/);
  expect(await anna.page.locator('[data-testid=ask]').count()).toBe(0);
  // Back to one's own table, with the seat that the browser has kept.
  await anna.at('own-screen').click();
  await anna.page.locator('[data-testid=ask]').first().waitFor();
  for (const one of [anna, phone]) {
    expect(one.complaints).toEqual([]);
    await one.leave();
  }
});
