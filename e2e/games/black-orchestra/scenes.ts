import type { Browser } from 'playwright-core';

import { Browser as Seat } from '../../../server/testing/browser';
import { type Ask, isQuestion } from '../../../shared/engine/ask';
import type { Locale } from '../../../shared/engine/languages';
import type { Match } from '../../../shared/engine/match';
import { blackOrchestra } from '../../../shared/games/black-orchestra';
import { Friends } from '../../browser/friends';
import { Player } from '../../browser/player';
import { rehearsed, type Script } from '../../browser/rehearsal';

/** A screen to look at: its name, and its viewer. */
export interface Scene {
  readonly name: string;
  readonly player: Player;
}

type Show = (scene: Scene) => Promise<void>;

const asks = (kind: string) => (match: Match) => match.asks.some((ask) => ask.kind === kind);

/** Whether a question is long enough for a list and too short to be folded, with a heading over several of its options. */
function hasOpenGroup({ options }: Ask): boolean {
  const groups = options.flatMap(({ group }) => group ?? []);
  return options.length > 4 && options.length <= 8 && new Set(groups).size < groups.length;
}

/** How the moments of a match that are looked at come about, each in a match of its own. */
const MOMENTS = [
  { name: 'turn', until: asks('action') },
  { name: 'grouped', until: ({ asks: open }: Match) => open.some((ask) => isQuestion(ask) && hasOpenGroup(ask)) },
  { name: 'plot', until: asks('plot-dice') },
  { name: 'interrogation', until: asks('interrogation') },
  { name: 'end', until: ({ over }: Match) => over !== null },
] as const;

/** Which of the moments to show; all of them unless told. */
export type MomentName = (typeof MOMENTS)[number]['name'];

/** The people of a match, in the order of their seats. */
const NAMES = ['Anna', 'Benoît', 'Chloé'] as const;

/** Home, a lobby of three and the door of its room, which come about in browsers. */
async function showGathering(browser: Browser, url: string, locale: Locale, show: Show): Promise<void> {
  const [name, ...friends] = NAMES;
  const host = await Player.arrive(browser, url, { screen: 'laptop', locale });
  await host.page.locator('[data-testid=open-table]:not(:disabled)').waitFor();
  await show({ name: 'home', player: host });
  const code = await host.create(name);
  // Nobody looks at the pages of the others here.
  const others: Seat[] = [];
  for (const friend of friends) {
    const other = new Seat(url);
    await other.join(code, friend);
    others.push(other);
  }
  await host.page.waitForFunction((n) => document.querySelectorAll('[data-testid=member]').length === n, NAMES.length);
  await show({ name: 'lobby', player: host });
  const visitor = await Player.arrive(browser, `${url}/r/${code}`, { screen: 'laptop', locale });
  await visitor.at('join').waitFor();
  await show({ name: 'door', player: visitor });
  await Promise.all([host, visitor].map((player) => player.leave()));
  for (const other of others) other.close();
}

/** A plot under preparation, as a spectator with a name sees it. */
async function showWatched(browser: Browser, link: string, locale: Locale, show: Show): Promise<void> {
  const watcher = await Player.arrive(browser, link, { screen: 'laptop', locale });
  await watcher.watch();
  const foretell = watcher.at('foretell');
  await foretell.getByTestId('watcher-name').fill('Zoé');
  await foretell.getByTestId('watcher-name-give').click();
  await foretell.locator('[data-choice^="foretell-plot"]').waitFor();
  await show({ name: 'plot-watched', player: watcher });
  await watcher.leave();
}

const scripts = new Map<MomentName, Script>();

/** The answers up to a moment; they are searched for once. */
async function scriptTo({ name, until }: (typeof MOMENTS)[number]): Promise<Script> {
  const script = scripts.get(name) ?? (await rehearsed(blackOrchestra, NAMES.length, until));
  scripts.set(name, script);
  return script;
}

/**
 * Shows the screens of a match of three one after another: home, lobby, door, then each moment as the asked player sees
 * it and as another one does who comes then, and the plot as a spectator does. The server has fixed entropy, so they
 * are always the same.
 * @param show is called with each screen while it is shown
 */
export async function showScenes(
  browser: Browser,
  url: string,
  locale: Locale,
  moments: readonly MomentName[],
  show: Show,
): Promise<void> {
  if (moments.includes('turn')) await showGathering(browser, url, locale, show);
  for (const moment of MOMENTS.filter(({ name }) => moments.includes(name))) {
    const { name } = moment;
    const script = await scriptTo(moment);
    // Without browsers, which would take up to a second for each answer.
    const friends = await Friends.gather(url, 'black-orchestra', NAMES);
    await friends.start();
    await Promise.all(friends.seats.map((seat) => seat.until(() => seat.views.at(-1))));
    await friends.play(script);
    const answered = new Set(script.map(({ ask }) => ask));
    const isNew = (ask: Ask) => isQuestion(ask) && !answered.has(ask.id);
    const asked = await Promise.any(
      friends.seats.map(async (seat, i) => {
        await seat.until(() => seat.view.view.over !== null || seat.view.view.asks.some(isNew));
        return i;
      }),
    );
    const player = await friends.look(browser, asked, locale);
    await player.page
      .locator(name === 'end' ? '[data-testid=end]' : '[data-testid=ask]')
      .first()
      .waitFor();
    await show({ name, player });
    await player.leave();
    if (name !== 'end') {
      const other = await friends.look(browser, asked === 0 ? 1 : 0, locale);
      await other.at('status').first().waitFor();
      await show({ name: `${name}-others`, player: other });
      await other.leave();
    }
    if (name === 'plot') await showWatched(browser, `${url}/r/${friends.code}`, locale, show);
    friends.leave();
  }
}
