import type { Browser as Chromium } from 'playwright-core';

import { languages, type Locale } from '../../shared/engine/languages';
import type { GameTesting } from '../../shared/testing/game-testing';
import { type Player, SCREENS } from '../browser/player';
import { showSituation, type Situation, stageOf } from '../screenshots/situation';

/** A page that shows what a picture is of. */
export interface Picture {
  readonly name: string;
  readonly caption: string;
  readonly player: Player;
}

/** A walk through an evening of a game: `e2e/games/<game>/tour.ts` exports it under the name `tour`. */
export interface Tour {
  readonly title: string;
  /** Shows one picture after another. */
  readonly walk: (browser: Chromium, take: (picture: Picture) => Promise<void>) => Promise<void>;
}

/** A situation of a game on the way, by its name. */
export interface Stop {
  readonly situation: string;
  readonly caption: string;
  readonly screen: keyof typeof SCREENS;
  readonly locale?: Locale;
}

/** A walk past situations of a game. Throws RangeError when there is none of a name. */
export function tourOf(
  title: string,
  testing: GameTesting,
  situations: readonly Situation[],
  stops: readonly Stop[],
): Tour {
  return {
    title,
    async walk(browser, take) {
      for (const { situation: name, caption, screen, locale = languages.en.locale } of stops) {
        const situation = situations.find((one) => one.name === name);
        if (situation === undefined) throw new RangeError(`no situation ${name}`);
        const stage = await stageOf(testing, situation);
        await showSituation(browser, stage, situation, locale, async ({ player, open }) => {
          await player.page.setViewportSize(SCREENS[screen]);
          await player.settled();
          await open?.(player.page);
          await take({ name, caption, player });
        });
        await stage.close();
      }
    },
  };
}
