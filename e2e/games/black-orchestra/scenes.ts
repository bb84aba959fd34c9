import type { Browser } from 'playwright-core';

import type { Match } from '../../../shared/engine/match';
import { blackOrchestra } from '../../../shared/games/black-orchestra';
import { Player } from '../../browser/player';
import { perform, rehearsed } from '../../browser/rehearsal';

/** A screen that is worth looking at: its name, and who sees it. */
export interface Scene {
  readonly name: string;
  readonly player: Player;
}

const asks = (kind: string) => (match: Match) => match.asks.some((ask) => ask.kind === kind);

/** How the moments of a match that are looked at come about, each in a match of its own. */
const MOMENTS = [
  { name: 'turn', until: asks('action') },
  { name: 'plot', until: asks('plot-dice') },
  { name: 'interrogation', until: asks('interrogation') },
  { name: 'end', until: ({ over }: Match) => over !== null },
] as const;

/** Which of the moments to show; all of them unless told. */
export type MomentName = (typeof MOMENTS)[number]['name'];

/**
 * Shows the screens of a match of three one after another: home, lobby, then each moment as who is asked and as another player
 * sees it. The server has fixed entropy, so that they are the same every time.
 * @param show is called with each screen while it is shown
 */
export async function showScenes(
  browser: Browser,
  url: string,
  locale: 'en-GB' | 'fr-FR',
  moments: readonly MomentName[],
  show: (scene: Scene) => Promise<void>,
): Promise<void> {
  for (const { name, until } of MOMENTS.filter((moment) => moments.includes(moment.name))) {
    const anna = await Player.arrive(browser, url, { screen: 'laptop', locale });
    if (name === 'turn') await show({ name: 'home', player: anna });
    const code = await anna.create('Anna');
    const friends = [anna];
    for (const friend of ['Benoît', 'Chloé']) {
      const player = await Player.arrive(browser, `${url}/r/${code}`, { screen: 'laptop', locale });
      await player.sit(friend);
      friends.push(player);
    }
    await anna.page.waitForFunction(() => document.querySelectorAll('[data-testid=member]').length === 3);
    if (name === 'turn') await show({ name: 'lobby', player: anna });
    await anna.at('start').click();
    await Promise.all(friends.map((player) => player.at('status').first().waitFor()));
    await perform(friends, rehearsed(blackOrchestra, friends.length, until));
    const seen = name === 'end' ? '[data-testid=end]' : '[data-testid=ask]';
    const asked = await Promise.any(
      friends.map((player) =>
        player.page
          .locator(seen)
          .first()
          .waitFor()
          .then(() => player),
      ),
    );
    await show({ name, player: asked });
    const other = friends.find((player) => player !== asked);
    if (other !== undefined && name !== 'end') await show({ name: `${name}-others`, player: other });
    await Promise.all(friends.map((player) => player.leave()));
  }
}
