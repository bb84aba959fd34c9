import { mkdirSync } from 'node:fs';
import path from 'node:path';

import type { Page } from 'playwright-core';

import { COMPLETE_LANGUAGES, languages } from '../../../shared/engine/languages';
import { testEntropy } from '../../../shared/testing/playout';
import { launchBrowser, Player, SCREENS } from '../../browser/player';
import { FIXED } from '../../browser/setting';
import { ServerProcess } from '../../lib/server';
import { type Show, showEnd, showLobby, showPlans, showRoom } from './sights';
import { showAway, showWatching } from './together-sights';
import { stepsIn, victory } from './victory/victory';

/** Where the pictures go. It is not part of the repository. */
const FOLDER = path.join(__dirname, '..', '..', '..', '.cache', 'tour');

/** A picture of the tour: after so many choices, what is opened for it, and in which windows. */
interface Sight {
  readonly name: string;
  readonly after: number;
  readonly open?: (page: Page) => Promise<void>;
  readonly screens: readonly (keyof typeof SCREENS)[];
}

const BOTH = ['phone', 'laptop'] as const;
const press = (selector: string) => (page: Page) => page.locator(`:is(${selector}):visible`).first().click();

/** Presses something that a slot holds. */
const inSlot = (slot: string, selector: string) => async (page: Page) => {
  await press(`.slot[data-slot=${slot}]`)(page);
  await press(selector)(page);
};

/** Opens the explanation of a space that is closed, wherever the map is. */
async function explainParis(page: Page): Promise<void> {
  await page.locator('[data-space=paris]').focus();
  await page.keyboard.press('Enter');
}

/** Opens the plans where they are not in sight beside the table. */
async function openPlans(page: Page): Promise<void> {
  const goal = page.getByTestId('goal');
  if (await goal.isVisible()) await goal.click();
}

/** Opens the drawer as far as it goes, where there is one. */
async function openDrawer(page: Page): Promise<void> {
  const drawer = page.getByTestId('drawer');
  while ((await drawer.getAttribute('data-stop')) !== 'full')
    await page.getByTestId('drawer-handle').click({ position: { x: 24, y: 8 } });
}

/** Leaves a drawer that is fully open half open, so that the options are in sight. */
async function halveDrawer(page: Page): Promise<void> {
  const drawer = page.getByTestId('drawer');
  if ((await drawer.count()) === 0 || (await drawer.getAttribute('data-stop')) !== 'full') return;
  await page.getByTestId('drawer-handle').press('ArrowDown');
}

/** The sights, in the order of the kept game. */
const SIGHTS: readonly Sight[] = [
  { name: 'first-turn', after: 0, screens: ['phone', 'laptop', 'desk'] },
  { name: 'why-not', after: 0, open: press('.slot[data-slot=here]'), screens: BOTH },
  { name: 'reading-never-acts', after: 1, open: inSlot('conspire', '[data-key^="conspire:"]'), screens: BOTH },
  { name: 'moment', after: 4, open: press('[data-testid=moment]'), screens: BOTH },
  { name: 'plans', after: 7, open: openPlans, screens: BOTH },
  { name: 'danger', after: 7, open: press('[data-testid=danger]'), screens: BOTH },
  { name: 'taking-back', after: 21, screens: BOTH },
  { name: 'space', after: 21, open: explainParis, screens: BOTH },
  { name: 'people', after: 26, open: openDrawer, screens: ['phone'] },
  { name: 'plot-card', after: 41, open: inSlot('cards', '[data-key^="plot:"]'), screens: BOTH },
  { name: 'plot-before-the-roll', after: 42, screens: BOTH },
  { name: 'plot-dice', after: 44, screens: BOTH },
  { name: 'plot-verdict', after: 33, screens: BOTH },
  { name: 'end', after: victory.choices.length, screens: BOTH },
];

/** Plays the kept game and makes a picture of everything that the table shows on the way. */
async function main(): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  const browser = await launchBrowser();
  const server = await ServerProcess.start({ ...FIXED, TEST_ENTROPY: testEntropy(victory.seed) });
  // Sights with several people come from other games.
  const common = await ServerProcess.start(FIXED);
  let pictures = 0;
  try {
    for (const language of COMPLETE_LANGUAGES) {
      const { locale } = languages[language];
      const player = await Player.arrive(browser, server.url, { screen: 'laptop', locale });
      const { page } = player;
      page.setDefaultTimeout(10_000);
      const show = async (name: string, screen: keyof typeof SCREENS, of = player): Promise<void> => {
        await of.settled();
        pictures += 1;
        const number = String(pictures).padStart(2, '0');
        await of.page.screenshot({ path: path.join(FOLDER, `${language}-${number}-${name}-${screen}.png`) });
      };
      await show('home', 'laptop');
      await player.create('Anna');
      await page.locator('[data-choice=preset] [value=first]').check({ force: true });
      await page.locator('[data-choice=preset] [value=first]:checked').waitFor();
      await show('lobby', 'laptop');
      await player.at('start').click();
      const steps = stepsIn(language);
      for (let taken = 0; taken <= steps.length; taken++) {
        for (const { name, open, screens } of SIGHTS.filter(({ after }) => after === taken)) {
          for (const screen of screens) {
            await page.setViewportSize(SCREENS[screen]);
            await player.settled();
            await open?.(page);
            await show(name, screen);
            await page.keyboard.press('Escape');
            await halveDrawer(page);
          }
          await page.setViewportSize(SCREENS.laptop);
        }
        const step = steps[taken];
        if (step !== undefined) await player.answer(step.ask, step.key);
      }
      await player.leave();
      const together: Show = async ({ name, player: shown, open }) => {
        shown.page.setDefaultTimeout(10_000);
        for (const screen of BOTH) {
          await shown.page.setViewportSize(SCREENS[screen]);
          await shown.settled();
          await open?.(shown.page);
          await show(name, screen, shown);
          if (open === undefined) continue;
          await shown.page.reload();
          await shown.page.locator('.table-screen, .lobby, .home, .shared-screen, form').first().waitFor();
        }
      };
      for (const part of [showLobby, showRoom, showWatching, showAway, showPlans, showEnd]) {
        await part(browser, common.url, locale, together);
      }
      pictures = 0;
    }
  } finally {
    await browser.close();
    await server.dispose();
    await common.dispose();
  }
  console.log(`The pictures are in ${FOLDER}`);
}

void main();
