import { SCREENS } from '../../browser/player';
import { setting } from '../../browser/setting';
import { violationsOf } from '../../lib/axe';
import { type Scene, showScenes } from './scenes';

const here = setting();

/** What lies over a screen, or beside it: how it is opened. What a screen does not have is left out. */
const OPENINGS: Readonly<Record<string, string>> = {
  menu: '[data-testid=menu]',
  danger: '[data-testid=danger]',
  planner: '[data-testid=goal]',
  'option card': '[data-testid=option][data-key^=conspire],[data-testid=option][data-key=dossier]',
  'option list': '[data-testid=option-group]',
  'what cannot be done': '[data-testid=barred] > button',
  'explanation of a space': '[data-space]',
  account: '[data-testid=told]',
  conversation: '[data-testid=chat-open]',
};

/** Closes what lies over the table. */
async function closeAll({ player: { page } }: Scene): Promise<void> {
  await page.keyboard.press('Escape');
}

/** Looks at everything that a scene can show in a window; resolves to what was found, each with where. */
async function inspect(scene: Scene, screen: 'phone' | 'laptop'): Promise<readonly string[]> {
  const { name, player } = scene;
  const { page } = player;
  const found: string[] = [];
  const look = async (what: string): Promise<void> => {
    await player.settled();
    const violations = await violationsOf(page);
    found.push(...violations.map((violation) => `${name}, ${screen}, ${what}: ${violation}`));
  };
  page.setDefaultTimeout(10_000);
  await page.setViewportSize(SCREENS[screen]);
  await look('screen');
  if ((await page.locator('.table-screen').count()) === 0) return found;
  if (screen === 'phone') {
    for (let stops = 0; stops < 2; stops++) {
      await player.at('drawer-handle').click();
      await look(`drawer at ${await player.at('drawer').getAttribute('data-stop')}`);
    }
    await player.at('drawer-handle').press('ArrowDown');
  }
  // What opens is the same in every scene.
  if (name !== 'turn') return found;
  for (const [what, selector] of Object.entries(OPENINGS)) {
    const opener = page.locator(`:is(${selector}):visible`).first();
    if ((await opener.count()) === 0) continue;
    await opener.focus();
    await page.keyboard.press('Enter');
    await look(what);
    await closeAll(scene);
  }
  await page.keyboard.press('?');
  await look('keys');
  await closeAll(scene);
  return found;
}

// The end is looked at when the whole games have been played.
test.each([
  ['en-GB', 'laptop'],
  ['fr-FR', 'phone'],
] as const)('no screen and no dialog keeps anybody from using it (%s, %s)', async (locale, screen) => {
  const { browser, server } = here();
  const found: string[] = [];
  await showScenes(browser, server.url, locale, ['turn', 'plot', 'interrogation'], async (scene) => {
    found.push(...(await inspect(scene, screen)));
  });
  expect(found).toEqual([]);
});
