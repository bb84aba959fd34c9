import type { Browser } from 'playwright-core';

import type { Language } from '../../shared/engine/game';
import { languages } from '../../shared/engine/languages';
import type { GameTesting } from '../../shared/testing/game-testing';
import type { Show } from './sight';
import { showSituation, type Situation, stageOf } from './situation';

/** Words of the command line, which choose what is shown. */
export interface Chosen {
  /** What of a list is named; when nothing of it is, all of it unless something else is said. */
  of<T>(list: readonly T[], wordOf: (one: T) => string, otherwise?: readonly T[]): readonly T[];
}

/** The pictures of a game: `e2e/games/<game>/pictures.ts` exports them under this name. */
export interface Pictures {
  /** Shows in one language everything that is chosen, one sight after another. */
  readonly pictures: (of: {
    readonly browser: Browser;
    readonly language: Language;
    readonly chosen: Chosen;
    readonly show: Show;
  }) => Promise<void>;
}

/** The pictures of a game of which every one is taken of a scene. */
export function picturesOf(testing: GameTesting, situations: readonly Situation[]): Pictures['pictures'] {
  return async ({ browser, language, chosen, show }) => {
    for (const situation of chosen.of(situations, ({ name }) => name)) {
      const stage = await stageOf(testing, situation);
      await showSituation(browser, stage, situation, languages[language].locale, show);
      await stage.close();
    }
  };
}
