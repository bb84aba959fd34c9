import type { Page } from 'playwright-core';

import { HANGS_MS, SCREENS } from '../../browser/player';
import { setting } from '../../browser/setting';
import { coloursIn, type Look, violationsOf, wear } from '../../lib/axe';
import { type Scene, showScenes } from './scenes';

const here = setting();

const at = (id: string) => `[data-testid=${id}]`;

const SLOT = (id: string) => `.slot[data-slot=${id}]`;

/** The test id to press, or a function that finds it on the page. */
type Opener = string | ((page: Page) => Promise<string>);

/** The card that the reader can say something about in advance; nothing where that is not on the page. */
async function cardWithOrder(page: Page): Promise<string> {
  const order = page.locator(at('order')).first();
  if ((await order.count()) === 0) return at('nothing');
  const key = await order.getAttribute('data-key');
  return `[data-thing="card:${key?.split(':')[2] ?? ''}"]`;
}

/**
 * The ways to open what lies over a scene or beside it: the things to press one after another. A press is skipped where
 * the screen lacks the thing, such as a phone's menu on a laptop, or where its target is open already.
 */
const OPENINGS: Readonly<Record<string, Readonly<Record<string, readonly Opener[]>>>> = {
  lobby: {
    devices: [at('seat-own'), at('devices-open')],
    'what the host can do': [at('seat-other')],
    'a bot': [at('seat-free')],
    'all options': [at('all-options')],
    'on a television': [at('screen-open')],
    'rules in the lobby': [at('rules-open')],
    'code to scan': [at('qr-open')],
  },
  door: { 'another device': [at('continue-offer')] },
  turn: {
    menu: [at('menu')],
    danger: [at('danger')],
    planner: [at('goal')],
    'option list': [SLOT('move')],
    'option card': [SLOT('conspire'), `${at('option')}[data-key^=conspire]`],
    'what cannot be done': [SLOT('here')],
    'explanation of a space': ['[data-space]'],
    account: [at('moment')],
    conversation: [at('chat-open')],
    rules: [at('menu'), at('rules-open')],
    room: [at('menu'), at('room-code')],
    proposal: [at('menu'), at('room-code'), at('ask-call-off'), at('ask-call-off-sure')],
    past: [at('drawer-handle'), `${at('tab')}[data-pane=log]`, at('past-open')],
    // The last: from then on nothing acts.
    'only looking': [at('menu'), at('look'), at('look-only')],
  },
  plot: {
    'card with an order': [at('scene-leave'), cardWithOrder],
    'decided in advance': [at('scene-leave'), '.in-advance-fold'],
  },
  'plot-watched': {
    'what the time means': [at('time-explain')],
    'spectators’ conversation': [at('chat-open'), at('chat-spectators')],
  },
  // The report opens by itself.
  end: { 'table behind the report': [at('end-close')] },
};
/** What is not opened on a screen: what opens over a turn is looked at on a phone. */
const SKIPPED = { phone: [], laptop: Object.keys(OPENINGS['turn'] ?? {}) } as const;

/** The places that were checked, and the violations found at each. */
interface Findings {
  readonly opened: string[];
  readonly found: string[];
}

/** How urgent each place of a table is that screen readers listen to (found: up to seven); null away from a table. */
function listenedTo(): readonly string[] | null {
  if (document.querySelector('.table-screen, .past') === null) return null;
  const places = document.querySelectorAll('[aria-live]:not([aria-live=off]), [role=status], [role=alert]');
  return [...places].map((place) => place.getAttribute('aria-live') ?? place.getAttribute('role') ?? '');
}

/**
 * The map stays the same under everything that is opened, and is the largest part of the page: check it once for each
 * screen.
 */
const BESIDE_THE_MAP: Look = { except: '.table-screen .bo-map > svg' };

/** What lies over a page keeps everybody from the rest of it, which was looked at without it. */
const MODAL = '[aria-modal=true]';

/** The scenes in which the drawer of a phone is opened: what lies in it is the same in the others. */
const DRAWERS = ['turn', 'turn-others'];

/** Looks at everything that a scene can show in a window: at the scene itself in both themes. */
async function inspect(scene: Scene, screen: 'phone' | 'laptop', { opened, found }: Findings): Promise<void> {
  const { name, player } = scene;
  const { page } = player;
  const look = async (what: string, how: Look = {}): Promise<void> => {
    await player.settled();
    const modal = await page.locator(MODAL).count();
    const there = modal > 0 ? { ...how, within: MODAL } : how;
    const violations = [...(await violationsOf(page, there))];
    if (what === 'screen' || modal > 0) {
      violations.push(...(await coloursIn(page, 'light', there)));
      await wear(page, 'dark');
    }
    found.push(...violations.map((violation) => `${name}, ${screen}, ${what}: ${violation}`));
    const places = await page.evaluate(listenedTo);
    if (places !== null && places.join() !== 'polite,assertive')
      found.push(`${name}, ${screen}, ${what}: told in ${places.join()}`);
  };
  page.setDefaultTimeout(HANGS_MS);
  await page.setViewportSize(SCREENS[screen]);
  await wear(page, 'dark');
  await look('screen');
  const drawer = player.at('drawer-handle');
  if (DRAWERS.includes(name) && (await drawer.count()) > 0) {
    const stop = (): Promise<string | null> => player.at('drawer').getAttribute('data-stop');
    const first = await stop();
    for (let stops = 0; stops < 2; stops++) {
      // At its edge: the middle of its head may have a button to take something back.
      await drawer.click({ position: { x: 24, y: 8 } });
      await look(`drawer at ${await stop()}`, BESIDE_THE_MAP);
    }
    // A tap on the handle comes round.
    while ((await stop()) !== first) await drawer.click({ position: { x: 24, y: 8 } });
  }
  const skipped: readonly string[] = SKIPPED[screen];
  for (const [what, openers] of Object.entries(OPENINGS[name] ?? {}).filter(([one]) => !skipped.includes(one))) {
    const seen = async (i: number) => {
      const opener = openers[i] ?? at('nothing');
      return page.locator(`:is(${typeof opener === 'string' ? opener : await opener(page)}):visible`).first();
    };
    let pressed = -1;
    for (const i of openers.keys()) {
      const here = await seen(i);
      if ((await here.count()) === 0 || (await (await seen(i + 1)).count()) > 0) continue;
      await here.focus();
      await page.keyboard.press('Enter');
      await player.settled();
      pressed = i;
    }
    if (pressed !== openers.length - 1) continue;
    opened.push(what);
    // The table of former times comes after its page.
    await page.locator('.past-quiet').waitFor({ state: 'detached' });
    await look(what, BESIDE_THE_MAP);
    await page.keyboard.press('Escape');
  }
  if (name !== 'turn') return;
  await page.keyboard.press('?');
  await look('keys', BESIDE_THE_MAP);
}

/** The scenes that are looked at in each language and window: together all of them, and the largest in both. */
const LOOKED_AT = [
  ['en-GB', 'laptop', ['turn', 'plot']],
  ['fr-FR', 'phone', ['turn', 'grouped', 'interrogation', 'end']],
] as const;

test.each(LOOKED_AT)('no screen and no dialog keeps anybody from using it (%s, %s)', async (locale, screen, scenes) => {
  const { browser, server } = here();
  const findings: Findings = { opened: [], found: [] };
  await showScenes(browser, server.url, locale, scenes, async (scene) => {
    await inspect(scene, screen, findings);
  });
  expect(findings.found).toEqual([]);
  const seen = ['lobby', 'door', ...scenes.flatMap((scene) => [scene, `${scene}-watched`])];
  const all = Object.entries(OPENINGS).flatMap(([scene, openings]) =>
    seen.includes(scene) ? Object.keys(openings) : [],
  );
  const skipped: readonly string[] = SKIPPED[screen];
  expect(findings.opened).toEqual(all.filter((what) => !skipped.includes(what)));
});
