import type { Browser as Chromium, Page } from 'playwright-core';

import { idAt, vacate } from '../../../server/testing/seating';
import { isQuestion } from '../../../shared/engine/ask';
import type { Locale } from '../../../shared/engine/languages';
import type { Match } from '../../../shared/engine/match';
import { blackOrchestra } from '../../../shared/games/black-orchestra';
import { Friends } from '../../browser/friends';
import { Player } from '../../browser/player';
import { rehearsed } from '../../browser/rehearsal';
import { press, type Show } from '../../screenshots/sight';
import { openPane, pressInBar } from './sights';

/** Opens the list of the room, and what is in it in sight. */
const inRoom =
  (what: string, ...pressed: readonly string[]) =>
  async (page: Page): Promise<void> => {
    await pressInBar(page, '[data-testid=room-code]');
    for (const id of pressed) await press(page, `[data-testid=${id}]`);
    await page.locator(what).first().scrollIntoViewIfNeeded();
  };

/** Opens the comments. */
async function openComments(page: Page): Promise<void> {
  await openPane(page, 'chat');
  await press(page, '[data-testid=chat-spectators]');
}

/** Shows this spectator's predictions, on a phone in the half that a button opens. */
async function openForetelling(page: Page): Promise<void> {
  await press(page, '[data-testid=foretell-open]', 'if it is there');
  await page.getByTestId('foretell').scrollIntoViewIfNeeded();
}

/** Shows who may watch, people at the door, and all that there is for spectators. */
export async function showWatching(browser: Chromium, url: string, locale: Locale, show: Show): Promise<void> {
  const friends = await Friends.gather(url, 'black-orchestra', ['Anna', 'Benoît']);
  await friends.host.say('watching', { watching: 'approval' });
  const anna = await friends.look(browser, 0, locale);
  await show({
    name: 'lobby-watch',
    player: anna,
    open: async (page) => {
      await press(page, '[data-testid=all-options]');
      await page.getByTestId('watch-settings').scrollIntoViewIfNeeded();
    },
  });
  await friends.start();
  const zoe = await Player.arrive(browser, `${url}/r/${friends.code}`, { screen: 'laptop', locale });
  await zoe.at('watch-ask').waitFor();
  await show({ name: 'door-knock', player: zoe });
  await zoe.at('name').fill('Zoé');
  await zoe.at('watch-ask').click();
  await zoe.at('watch-asked').waitFor();
  await show({ name: 'door-asked', player: zoe });
  await anna.at('knocks').waitFor();
  await show({ name: 'knocks', player: anna });
  await show({ name: 'watch-settings', player: anna, open: inRoom('[data-testid=watch-settings]') });
  await anna.at('admit').click();
  await zoe.page.locator('.table-screen').waitFor();
  await show({ name: 'following', player: zoe });
  await openComments(zoe.page);
  await zoe.at('comment-input').fill(locale === 'en-GB' ? 'They will never manage' : 'Ils n’y arriveront jamais');
  await zoe.at('comment-input').press('Enter');
  await zoe.at('comment').waitFor();
  await zoe.page.reload();
  await zoe.page.locator('.table-screen').waitFor();
  await show({ name: 'comments', player: zoe, open: openComments });
  await openForetelling(zoe.page);
  await zoe.at('foretell').locator('[value=victory]').check({ force: true });
  await zoe.at('foretold').waitFor();
  await show({ name: 'foretell', player: zoe, open: openForetelling });
  // A seat becomes free once who had it is known to be away.
  friends.at(1).close();
  await friends.host.until(() => friends.host.rooms.at(-1)?.members[1]?.connected === false);
  await vacate(friends.host, idAt(friends.host, 1));
  await zoe.at('free-seat').waitFor({ state: 'attached' });
  await show({ name: 'free-seat', player: zoe });
  const watchers = await friends.host.say('watchers', {});
  const guest = watchers.ok ? watchers.watchers[0]?.id : undefined;
  if (guest === undefined) throw new Error('nobody watches');
  await friends.host.say('showOut', { watcher: guest });
  await zoe.at('shown-out').waitFor();
  await show({ name: 'shown-out', player: zoe });
  friends.leave();
  for (const one of [anna, zoe]) await one.leave();
}

/** A turn in which nobody else is asked anything. */
const turnOf =
  (seat: number) =>
  ({ asks, rev }: Match): boolean =>
    rev > 3 && asks.some((ask) => ask.kind === 'action' && ask.seat === seat) && asks.filter(isQuestion).length === 1;

/** Shows how people go on while somebody is slow, silent or away: clocks, nudges, a mute, and seats that others keep. */
export async function showAway(browser: Chromium, url: string, locale: Locale, show: Show): Promise<void> {
  const names = ['Anna', 'Benoît', 'Chloé'] as const;
  const friends = await Friends.gather(url, 'black-orchestra', names);
  const time = {
    pace: 'live',
    seconds: { window: 8, consent: 15, turn: 300 },
    days: { window: null, consent: null, turn: null },
    atEnd: 'pass',
    keepAfter: 0,
  } as const;
  await friends.host.say('time', { time });
  await friends.start();
  await friends.play(await rehearsed(blackOrchestra, names.length, turnOf(2)));
  const anna = await friends.look(browser, 0, locale);
  const chloe = await friends.look(browser, 2, locale);
  await show({ name: 'clock', player: chloe });
  await show({ name: 'clock-others', player: anna });
  await show({ name: 'time-settings', player: anna, open: inRoom('[data-testid=time-settings]') });
  await show({ name: 'webhook', player: anna, open: inRoom('[data-testid=webhook]') });
  await friends.host.say('mute', { member: idAt(friends.host, 2), is: 'muted' });
  await show({ name: 'muted', player: chloe, open: (page) => openPane(page, 'chat') });
  await show({ name: 'muted-room', player: anna, open: inRoom('[data-testid=host-tools]', 'host-tools') });

  await chloe.leave();
  friends.at(2).close();
  await friends.host.until(() => friends.host.rooms.at(-1)?.members[2]?.connected === false);
  await anna.at('nudge').first().waitFor();
  await show({ name: 'nudge', player: anna });
  await show({ name: 'keep', player: anna, open: inRoom('.keep', 'keep-open') });
  const [me, ben, gone] = [0, 1, 2].map((seat) => idAt(friends.host, seat));
  if (me === undefined || ben === undefined || gone === undefined) throw new Error('somebody is missing');
  await friends
    .at(1)
    .say('propose', { what: { kind: 'keep', member: gone, by: { kind: 'member', member: me }, alone: 'waits' } });
  await anna.at('proposal-agree').waitFor();
  await show({ name: 'proposal-keep', player: anna });
  const proposal = await friends.host.until(() => friends.host.rooms.at(-1)?.proposal);
  await friends.host.say('agree', { proposal: proposal.id });
  await anna.at('kept-bar').waitFor();
  await show({ name: 'kept', player: anna });
  await show({ name: 'kept-seat', player: anna, open: (page) => press(page, '[data-testid=kept-show]') });
  await show({ name: 'kept-people', player: anna, open: (page) => openPane(page, 'people') });
  const back = await friends.look(browser, 2, locale);
  await show({ name: 'kept-back', player: back });
  for (const one of [anna, back]) await one.leave();
  friends.leave();
}
