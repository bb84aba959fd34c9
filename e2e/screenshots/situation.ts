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

/**
 * Holds the time of a page on which nothing is presented, so that what comes stays however slow the machine is. Frames are drawn as
 * before.
 */
async function holdTime(page: Page): Promise<void> {
  await page.evaluate(() => {
    const [day, page] = [Date.now(), performance.now()];
    let now = 0;
    let last = 0;
    const due = new Map<number, { readonly at: number; readonly call: () => void }>();
    Date.now = () => day + now;
    performance.now = () => page + now;
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

/**
 * Lets held time pass until something is drawn. What is due is drawn before more time passes: each step waits until the page has nothing
 * left to do. Rejects when it is never drawn, and says what the stage showed instead.
 */
async function passTime(page: Page, until: string): Promise<void> {
  await page.evaluate(
    async ({ selector, most }) => {
      const idle = () => new Promise((resolve) => requestIdleCallback(resolve));
      const told: string[] = [];
      for (let passed = 0; document.querySelector(selector) === null; passed += 100) {
        const stage = document.querySelector('.stage')?.textContent ?? 'no stage';
        if (stage !== told.at(-1)) told.push(stage);
        if (passed > most) throw new Error(`nothing came of ${selector}, but: ${told.slice(-10).join(' | ')}`);
        // A part that is fetched late would be drawn after its moment.
        do for (let times = 0; times < 3; times++) await idle();
        while (document.querySelector('[data-fetching=loading]') !== null);
        advance(100);
      }
    },
    { selector: until, most: MOST_MS },
  );
}
