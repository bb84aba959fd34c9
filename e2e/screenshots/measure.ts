import type { Browser, Page } from 'playwright-core';

import type { Locale } from '../../shared/engine/languages';
import type { GameTesting } from '../../shared/testing/game-testing';
import { launchBrowser } from '../browser/player';
import type { Stage } from '../stage/stage';
import { faultsOf } from './check';
import { giveSeen } from './seen';
import { showSituation, type Situation, stageOf } from './situation';
import { MEASURED } from './sizes';

/** The phone on which a decision needs no scrolling. */
const [PHONE] = MEASURED;

/**
 * The stages of some situations, each opened while the one before is looked at: most of that time it only waits, as a table of
 * rivals pauses in real time.
 */
class Stages {
  private readonly opening = new Map<Situation, Promise<Stage>>();

  constructor(
    private readonly testing: GameTesting,
    private readonly situations: readonly Situation[],
  ) {}

  /** The stage of a situation, for whoever asks to close. The next one begins to open. */
  async take(situation: Situation): Promise<Stage> {
    const stage = await this.open(situation);
    this.opening.delete(situation);
    const next = this.situations[this.situations.indexOf(situation) + 1];
    // Whoever takes it hears of its failure.
    if (next !== undefined) this.open(next).catch(() => undefined);
    return stage;
  }

  /** Closes what nobody took. */
  async close(): Promise<void> {
    const left = await Promise.allSettled(this.opening.values());
    for (const one of left) if (one.status === 'fulfilled') await one.value.close();
  }

  private async open(situation: Situation): Promise<Stage> {
    const stage = this.opening.get(situation) ?? stageOf(this.testing, situation);
    this.opening.set(situation, stage);
    return stage;
  }
}

/** All faults in the looks of a situation, in every window that is measured. */
async function faultsIn(
  browser: Browser,
  stages: Stages,
  situation: Situation,
  locale: Locale,
): Promise<readonly string[]> {
  const { open, decides, ...still } = situation;
  const stage = await stages.take(situation);
  const faults: string[] = [];
  try {
    await showSituation(browser, stage, still, locale, async ({ name, player }) => {
      const { page } = player;
      for (const size of MEASURED) {
        await page.setViewportSize(size);
        await player.settled();
        // What was opened in one window is open in the next.
        if (size === PHONE && open !== undefined) {
          await open(page);
          await player.settled();
        }
        const where = `${name} ${size.width}x${size.height}`;
        faults.push(...(await faultsOf(page)).map(({ fault, what }) => `${where}: ${fault}: ${what}`));
        if (size !== PHONE || decides === undefined) continue;
        faults.push(...(await hiddenOf(page, decides)).map((what) => `${where}: decision out of sight: ${what}`));
      }
      faults.push(...player.complaints);
    });
  } finally {
    await stage.close();
  }
  return faults;
}

/** Those of some elements of which not all is in sight. Rejects when there are none. */
async function hiddenOf(page: Page, selector: string): Promise<readonly string[]> {
  await giveSeen(page);
  return page.evaluate((sought) => {
    const all = [...document.querySelectorAll(sought)];
    if (all.length === 0) throw new Error(`nothing is pressed on ${sought}`);
    const isHidden = (one: Element): boolean => {
      const [whole, part] = [one.getBoundingClientRect(), seen(one)];
      return part === null || part.height < whole.height - 1 || part.width < whole.width - 1;
    };
    return all.filter(isHidden).map((one) => one.textContent.trim().slice(0, 60));
  }, selector);
}

/** A test of each situation of a game, in the language of the longer words. */
export function testSituations(testing: GameTesting, situations: readonly Situation[]): void {
  let browser: Browser;
  const stages = new Stages(testing, situations);
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(async () => {
    await browser.close();
    await stages.close();
  });
  test.each(situations)(
    '$name can be read and pressed in every window, and decided on a phone without scrolling',
    async (situation) => {
      expect(await faultsIn(browser, stages, situation, 'fr-FR')).toEqual([]);
    },
  );
}
