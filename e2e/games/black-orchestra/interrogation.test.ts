import type { Browser } from 'playwright-core';

import { registered, serve, type Served } from '../../../server/testing/serve';
import { changed } from '../../../shared/engine/draft';
import { keysFrom } from '../../../shared/engine/rng';
import { blackOrchestra } from '../../../shared/games/black-orchestra';
import { launchBrowser, Player, SCREENS } from '../../browser/player';

/** The first player is in prison, so that the game opens with an interrogation. */
const imprisoned = {
  ...blackOrchestra,
  setup: (request) => {
    const keys = keysFrom('7'.repeat(64), blackOrchestra.streams);
    const { core, draws } = blackOrchestra.setup({ ...request, keys });
    const armed = changed(core, (draft) => {
      const one = draft.pub.conspirators[draft.pub.turn.active];
      if (one !== undefined) one.space = 'prison';
    });
    return { core: armed, draws };
  },
} satisfies typeof blackOrchestra;

let served: Served;
let browser: Browser;
beforeAll(async () => {
  served = await serve({ games: [registered(imprisoned)] });
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser.close();
  await served.app.close();
});

/** Shows the conversation where it is folded away. */
async function openConversation(player: Player): Promise<void> {
  await player.page.locator('[data-testid=chat-open]:visible,[data-testid=chat-input]:visible').first().waitFor();
  if (!(await player.at('chat-input').isVisible())) await player.at('chat-open').click();
  await player.at('chat-input').waitFor();
}

test.each([
  { locale: 'en-GB', words: 'You cannot chat until you decide.' },
  { locale: 'fr-FR', words: 'Conversation fermée jusqu’à votre décision.' },
] as const)(
  'the prisoner is out of the conversation while the interrogation is open, and back in it after ($locale)',
  async ({ locale, words }) => {
    const anna = await Player.arrive(browser, served.url, { screen: 'phone', locale });
    const code = await anna.create('Anna');
    const bob = await Player.arrive(browser, `${served.url}/r/${code}`, { screen: 'phone', locale });
    await bob.sit('Bob');
    await anna.at('start').click();
    const both = [anna, bob];
    const option = (player: Player) => player.page.locator('[data-kind=interrogation] [data-key=resists]');
    const prisoner = await Promise.race(
      both.map((player) =>
        option(player)
          .waitFor()
          .then(() => player),
      ),
    );
    const friend = prisoner === anna ? bob : anna;
    // Their page may still show the lobby, and its conversation goes with it.
    await friend.page.locator('.table-screen').waitFor();
    await friend.say('we wait for you');
    await prisoner.at('scene-leave').click();
    for (const screen of ['laptop', 'phone'] as const) {
      await prisoner.page.setViewportSize(SCREENS[screen]);
      // The parts of the former window stand there until the next frame.
      await prisoner.settled();
      await openConversation(prisoner);
      expect(await prisoner.at('chat-closed').innerText()).toContain(words);
      expect(await prisoner.at('chat-input').isDisabled()).toBe(true);
    }
    await prisoner.page.reload();
    await prisoner.at('scene-leave').click();
    await openConversation(prisoner);
    await prisoner.at('chat-closed').waitFor();
    expect(await prisoner.at('chat-line').count()).toBe(0);
    expect(prisoner.received.join()).not.toContain('we wait for you');

    await prisoner.page.setViewportSize(SCREENS.laptop);
    await prisoner.at('scene-back').click();
    await option(prisoner).click();
    await prisoner.at('option-card-act').click();
    await openConversation(prisoner);
    await prisoner.at('chat-line').first().waitFor();
    await prisoner.say('I am back');
    await friend.at('chat-line').nth(1).waitFor();
    for (const player of both) expect(player.complaints).toEqual([]);
    await Promise.all(both.map((player) => player.leave()));
  },
);
