import { Player } from '../../browser/player';
import { setting } from '../../browser/setting';

const here = setting();

test('whoever comes back to the start page sees both tables, the one that waits for them first, and goes on there', async () => {
  const { browser, server } = here();
  const anna = await Player.arrive(browser, server.url, { screen: 'phone', locale: 'fr-FR' });
  const ben = await Player.arrive(browser, server.url, { screen: 'laptop', locale: 'en-GB' });
  // Both matches are the same: the first seat has the first turn. It is Anna’s at one table and Ben’s at the other.
  const codes: string[] = [];
  for (const [host, hostName, guest, guestName] of [
    [anna, 'Anna', ben, 'Ben'],
    [ben, 'Ben', anna, 'Anna'],
  ] as const) {
    await host.page.goto(server.url);
    const code = await host.create(hostName);
    await guest.page.goto(`${server.url}/r/${code}`);
    await guest.sit(guestName);
    await host.at('start').click();
    for (const one of [anna, ben]) await one.page.locator('.table-screen').waitFor();
    codes.push(code);
  }
  const [own, other] = codes;
  await anna.page.goto(server.url);
  await anna.page.getByRole('heading', { name: 'Vos 2\u00a0tables, dont une vous attend' }).waitFor();
  expect(await anna.at('your-table').allInnerTexts()).toEqual([
    expect.stringMatching(new RegExp(`^Black Orchestra\\s+${own}\\s+avec Ben\\s+À vous$`)),
    expect.stringMatching(new RegExp(`^Black Orchestra\\s+${other}\\s+avec Ben\\s+On attend Ben$`)),
  ]);
  // The title comes after the list.
  await anna.page.waitForFunction(() => document.title === '● 1 · La Table sous la lampe');
  await anna.at('your-table').first().getByRole('link').click();
  await anna.page.locator('.table-screen').waitFor();
  expect(new URL(anna.page.url()).pathname).toBe(`/r/${own}`);
  expect([...anna.complaints, ...ben.complaints]).toEqual([]);
});
