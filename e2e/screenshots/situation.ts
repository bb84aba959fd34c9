import type { Browser, Page } from 'playwright-core';

import type { Locale } from '../../shared/engine/languages';
import type { GameTesting } from '../../shared/testing/game-testing';
import type { Said } from '../../shared/testing/scene';
import { Player } from '../browser/player';
import { Stage } from '../stage/stage';
import type { Show, Sight } from './sight';

/** A table of a scene, as one of its people sees it. */
export interface Situation extends Pick<Sight, 'open'> {
  readonly name: string;
  /** The name of the scene. */
  readonly scene: string;
  /** The seat of whoever looks. */
  readonly seat: number;
  /** What its main decision is pressed on: on a phone all of it is in sight at once. */
  readonly decides?: string;
  /** An answer that comes while they look. */
  readonly then?: Coming;
}

/** An answer that comes while somebody looks, and what is drawn when the page is made to stand still. */
interface Coming {
  readonly said: Said;
  readonly until: string;
}

/** Opens the stage of a situation. Rejects when the game has no scene of its name. */
export function stageOf({ game, scenes }: GameTesting, { scene }: Pick<Situation, 'scene'>): Promise<Stage> {
  const found = scenes.find(({ name }) => name === scene);
  if (found === undefined) return Promise.reject(new RangeError(`no scene ${scene}`));
  return Stage.open(game, found);
}

/** Shows a situation on its stage. What comes while somebody looks comes once, so each such show needs a stage of its own. */
export async function showSituation(
  browser: Browser,
  stage: Stage,
  { name, seat, open, then }: Situation,
  locale: Locale,
  show: Show,
): Promise<void> {
  const player = await Player.arrive(browser, `${stage.url}/r/${stage.code}`, {
    screen: 'laptop',
    locale,
    stored: stage.seatIn(seat),
    pace: then === undefined ? 'at-once' : 'normal',
  });
  await player.page.locator('.table-screen').waitFor();
  if (then !== undefined) {
    await player.settled();
    await holdTime(player.page);
    await stage.say(then.said);
    await passTime(player.page, then.until);
    await player.page.emulateMedia({ reducedMotion: 'reduce' });
  }
  await show(open === undefined ? { name, player } : { name, player, open });
  await player.leave();
}

declare global {
  /** Lets time pass on a page of which it is held. */
  function advance(ms: number): void;
}

/** What comes is told within so much time of the page. */
const MOST_MS = 60_000;

/** Holds the time of a page, so that what it presents stays however slow the machine is. Frames are drawn as before. */
async function holdTime(page: Page): Promise<void> {
  await page.evaluate(() => {
    let now = Date.now();
    let last = 0;
    const due = new Map<number, { readonly at: number; readonly call: () => void }>();
    Date.now = () => now;
    const later = (call: () => void, ms = 0): number => {
      last -= 1;
      due.set(last, { at: now + ms, call });
      return last;
    };
    const never = (id: number): void => void due.delete(id);
    Object.assign(window, { setTimeout: later, clearTimeout: never });
    globalThis.advance = (ms) => {
      now += ms;
      for (const [id, { at, call }] of [...due]) {
        if (at > now) continue;
        due.delete(id);
        call();
      }
    };
  });
}

/** Lets held time pass until something is drawn. Rejects when it is not, however much passes. */
async function passTime(page: Page, until: string): Promise<void> {
  await page.evaluate(
    async ({ selector, most }) => {
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      for (let passed = 0; document.querySelector(selector) === null; passed += 100) {
        if (passed > most) throw new Error(`nothing came of ${selector}`);
        // A part that is fetched late would be drawn after its moment.
        while (document.querySelector('[data-fetching=loading]') !== null) await frame();
        advance(100);
        for (let frames = 0; frames < 2; frames++) await frame();
      }
    },
    { selector: until, most: MOST_MS },
  );
}
