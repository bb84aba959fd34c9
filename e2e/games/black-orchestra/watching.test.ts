import { wantAgain } from '../../../server/testing/seating';
import { blackOrchestra } from '../../../shared/games/black-orchestra';
import { crashUnder } from '../../browser/crash';
import { Friends } from '../../browser/friends';
import { Player } from '../../browser/player';
import { rehearsed } from '../../browser/rehearsal';
import { setting } from '../../browser/setting';

const here = setting();

/** Opens the comments. */
async function openComments(player: Player): Promise<void> {
  if (!(await player.at('chat-spectators').isVisible())) await player.at('chat-open').first().click();
  await player.at('chat-spectators').click();
}

/** Says something to the spectators. */
async function comment(player: Player, text: string): Promise<void> {
  await player.at('comment-input').fill(text);
  await player.at('comment-input').press('Enter');
  await player.at('comment').filter({ hasText: text }).waitFor();
}

test('a French spectator is let in over a crash, both channels are used, and she sits down for the next turn', async () => {
  const friends = await Friends.gather(here().server.url, 'black-orchestra', ['Anna', 'Ben']);
  await friends.start();
  const anna = await friends.look(here().browser, 0, 'en-GB');
  await anna.page.locator('.table-screen').waitFor();
  // Only people on pages stay: a crash cuts the others off.
  friends.at(0).close();
  const link = `${here().server.url}/r/${friends.code}`;

  // The host lets spectators in one by one.
  await anna.openRoom();
  await anna.page.locator('[data-choice=watching] [value=approval]').click();
  await anna.page.locator('[data-choice=watching] [value=approval]:checked').waitFor();
  await anna.page.keyboard.press('Escape');

  // She knocks, waits over a crash of the server, and is let in.
  const zoe = await Player.arrive(here().browser, link, { screen: 'phone', locale: 'fr-FR' });
  await zoe.at('name').fill('Zoé');
  await zoe.at('watch-ask').click();
  await zoe.at('watch-asked').waitFor();
  await anna.at('knocks').getByText('Zoé').waitFor();
  await crashUnder(here().server, [anna, zoe]);
  expect(await zoe.at('watch-asked').innerText()).toContain('sous le nom de Zoé');
  expect(zoe.received.join()).not.toContain('"view"');
  await anna.at('admit').click();
  await zoe.page.locator('.table-screen').waitFor();
  await anna.at('knocks').waitFor({ state: 'detached' });

  // Both channels: the table's reaches her, hers reaches no player.
  await anna.say('We go to Paris');
  await zoe.at('chat-open').first().click();
  await zoe.at('chat-line').filter({ hasText: 'We go to Paris' }).waitFor();
  await openComments(zoe);
  await comment(zoe, 'Jamais ils n’y arriveront');
  await anna.settled();
  expect(await anna.at('chat-spectators').count()).toBe(0);
  expect(anna.received.join()).not.toContain('arriveront');

  // She looks around, and follows the turn again.
  await zoe.at('drawer-handle').press('ArrowDown');
  await zoe.at('drawer-handle').press('ArrowDown');
  await zoe.at('follow').and(zoe.page.locator('[aria-pressed=true]')).waitFor();
  await zoe.page.locator('.bo-map').click({ position: { x: 200, y: 200 } });
  await zoe.page.keyboard.press('Escape');
  await zoe.at('follow').and(zoe.page.locator('[aria-pressed=false]')).waitFor();
  await zoe.at('follow').click();
  await zoe.at('follow').and(zoe.page.locator('[aria-pressed=true]')).waitFor();

  // Ben goes, his seat is free, and she takes it.
  friends.at(1).close();
  await anna.openRoom();
  await anna.at('vacate-open').click();
  await anna.at('vacate').click();
  await zoe.at('free-seat').getByText('La place de Ben est libre.').waitFor();
  await zoe.at('free-seat-take').click();
  await zoe.at('join').click();
  await zoe.page.locator('.table-screen').waitFor();
  await zoe.at('free-seat').waitFor({ state: 'detached' });
  expect(anna.complaints).toEqual([]);
  expect(zoe.complaints).toEqual([]);
  await anna.leave();
  await zoe.leave();
});

test('what spectators said stands before the players at the end, and whoever watched comes along', async () => {
  const friends = await Friends.gather(here().server.url, 'black-orchestra', ['Anna', 'Ben']);
  await friends.start();
  const zoe = await Player.arrive(here().browser, `${here().server.url}/r/${friends.code}`, {
    screen: 'laptop',
    locale: 'fr-FR',
  });
  await zoe.watch();
  await zoe.page.locator('.table-screen').waitFor();
  await openComments(zoe);
  await zoe.at('comments').getByTestId('watcher-name').fill('Zoé');
  await zoe.at('comments').getByTestId('watcher-name-give').click();
  await zoe.at('comment-input').waitFor();
  await comment(zoe, 'Trop de dés');
  // Her prediction survives the server's end, and counts at the end.
  await zoe.at('foretell').getByLabel('Tout le monde va en prison (7 points)').check();
  await zoe.at('foretold').waitFor();
  await zoe.page.reload();
  await zoe.page.locator('.table-screen').waitFor();
  await zoe
    .at('foretell')
    .getByLabel('Tout le monde va en prison (7 points)')
    .and(zoe.page.locator(':checked'))
    .waitFor();
  await friends.play(await rehearsed(blackOrchestra, 2, ({ over }) => over !== null));
  await zoe.at('scores').getByText('Zoé').waitFor();

  const anna = await friends.look(here().browser, 0, 'en-GB');
  // The report opens by itself, over the table.
  await anna.at('end-close').click();
  await openComments(anna);
  await anna.at('comment').filter({ hasText: 'Trop de dés' }).waitFor();

  await wantAgain(friends.seats.slice(1));
  expect(await friends.host.say('again', { how: 'by-the-lobby' })).toEqual({ ok: true });
  await zoe.at('take-seat').waitFor();
  await zoe.page.reload();
  await zoe.at('take-seat').waitFor();
  friends.leave();
  await anna.leave();
  await zoe.leave();
});

test('a spectator sees the table five moves late on her page, and hears it so late as well, if the host says so in the lobby', async () => {
  const said = 'We go to Paris';
  const friends = await Friends.gather(here().server.url, 'black-orchestra', ['Anna', 'Ben']);
  const anna = await friends.look(here().browser, 0, 'en-GB');
  await anna.at('all-options').click();
  await anna.page.locator('[data-choice=delay] [value=few]').click();
  await anna.page.locator('[data-choice=delay] [value=few]:checked').waitFor();
  await anna.leave();
  await friends.start();
  const zoe = await Player.arrive(here().browser, `${here().server.url}/r/${friends.code}`, {
    screen: 'phone',
    locale: 'fr-FR',
  });
  await zoe.watch();
  await zoe.page.locator('.table-screen').waitFor();
  await zoe.page.getByText('Avec 5 coups de retard').waitFor();
  await zoe.at('chat-open').first().click();

  const script = await rehearsed(blackOrchestra, 2, ({ rev }) => rev === 30);
  const [before, after] = [script.slice(0, 2), script.slice(2)];
  await friends.play(before);
  expect(await friends.host.say('say', { text: said })).toEqual({ ok: true });
  await friends.at(1).until(() => friends.at(1).lines.some(({ text }) => text === said));
  await zoe.settled();
  expect(zoe.received.join()).not.toContain(said);

  await friends.play(after);
  await zoe.at('chat-line').filter({ hasText: said }).waitFor();
  friends.leave();
  await zoe.leave();
});
