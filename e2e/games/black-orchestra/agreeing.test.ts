import { crashUnder } from '../../browser/crash';
import { Player } from '../../browser/player';
import { setting } from '../../browser/setting';

const here = setting();

/** The asked player gives the first answer that leads somewhere. */
async function answerOnce(players: readonly Player[]): Promise<void> {
  for (const player of players) {
    const [ask] = await player.asks();
    const key = ask?.keys[0];
    if (ask === undefined || key === undefined) continue;
    await player.answer(ask.id, key);
    return;
  }
  throw new Error('nobody is asked');
}

test('a table goes back, gives a lost seat to a new token and ends the game by consent, over crashes', async () => {
  const anna = await Player.arrive(here().browser, here().server.url, { screen: 'laptop', locale: 'en-GB' });
  const code = await anna.create('Anna');
  const link = `${here().server.url}/r/${code}`;
  const ben = await Player.arrive(here().browser, link, { screen: 'phone', locale: 'fr-FR' });
  await ben.sit('Ben');
  const hugo = await Player.arrive(here().browser, link, { screen: 'laptop', locale: 'en-GB' });
  await hugo.sit('Hugo');
  await anna.at('start').click();
  const table = [anna, ben, hugo];
  for (const one of table) await one.page.locator('.table-screen').waitFor();

  // Back to the beginning of the turn. The server dies while somebody has still to answer.
  await answerOnce(table);
  await anna.openRoom();
  await anna.at('ask-rewind-turn').click();
  await ben.at('proposal-agree').click();
  await hugo.page.getByText('Agreed: Ben.').first().waitFor();
  await crashUnder(here().server, table);
  await hugo.page
    .getByText(/Anna asks: undo back to the start of turn \d+ \(/)
    .first()
    .waitFor();
  await hugo.at('proposal-agree').click();
  await Promise.all(table.map((one) => one.at('proposal').waitFor({ state: 'detached' })));
  await anna.page.getByText('Everybody agreed to undo.').first().waitFor();

  // A player refuses: the table shows everybody who it was, until they close it.
  await answerOnce(table);
  await anna.openRoom();
  await anna.at('ask-rewind-turn').click();
  await ben.at('proposal-refuse').click();
  for (const one of [anna, hugo]) await one.at('news').getByText('Ben said no to Anna').waitFor();
  await ben.at('news').getByText('Vous avez dit non à Anna').waitFor();
  await ben.at('news-away').tap();
  await ben.at('news').waitFor({ state: 'detached' });
  await hugo.page.reload();
  await hugo.at('news').getByText('Ben said no to Anna').waitFor();

  // Hugo's browser forgets everything; the table gives the seat to the new one. The old one is told.
  await hugo.page.goto('about:blank');
  const fresh = await Player.arrive(here().browser, link, { screen: 'phone', locale: 'fr-FR' });
  await fresh.at('claim').click();
  const words = await fresh.at('claim-word').innerText();
  await anna.at('claims').getByText('Somebody claims to be Hugo').waitFor();
  // A stranger says the same. The table tells them apart by what Hugo reads out on the telephone.
  const stranger = await Player.arrive(here().browser, link, { screen: 'laptop', locale: 'en-GB' });
  await stranger.watch();
  await stranger.page.locator('.table-screen').waitFor();
  await stranger.openRoom();
  await stranger.at('claim-offer').click();
  await stranger.at('claim').click();
  await stranger.at('claim-asked').waitFor();
  await anna.at('claims').getByText('2 people claim to be Hugo').waitFor();
  await crashUnder(here().server, [anna, ben, fresh, stranger]);
  await fresh.at('claim-word').getByText(words).waitFor();
  for (const one of [anna, ben])
    await one.at('claim-row').filter({ hasText: words }).getByTestId('claim-agree').click();
  await fresh.page.locator('.table-screen').waitFor();
  await stranger.page.getByText('Not everybody agreed.').waitFor();
  await stranger.leave();
  await fresh.page.locator('.mark.spectator').waitFor({ state: 'detached' });
  await hugo.page.goto(link);
  await hugo.page.getByText('Everybody agreed to move your seat to another device').first().waitFor();

  // To the end, by consent, and from there back to the lobby.
  await anna.openRoom();
  await anna.at('ask-call-off').click();
  await anna.at('ask-call-off-sure').click();
  await ben.at('proposal-agree').click();
  await fresh.at('proposal-agree').click();
  await anna.page.getByText('Ended by agreement').first().waitFor();
  await crashUnder(here().server, [anna, ben, fresh]);
  for (const one of [ben, fresh, anna]) await one.at('end-page').getByTestId('again-in').click();
  await anna.at('end-page').getByText('Everybody is in.').waitFor();
  await anna.at('end-page').getByTestId('again-lobby').click();
  await fresh.at('ready').waitFor();
  for (const one of [...table, fresh]) expect(one.complaints).toEqual([]);
  for (const one of [...table, fresh]) await one.leave();
});
