import { type Browser, type BrowserContext, chromium, type Locator, type Page, type Response } from 'playwright-core';

import { Waiting } from '../../server/testing/waiting';
import type { Locale } from '../../shared/engine/languages';

/** Screens worth testing at: an enlarged page, a phone held upright, a laptop, a desk. */
export const SCREENS = {
  /** A laptop of 1280 by 1024 pixels whose page is enlarged to 400 %. */
  enlarged: { width: 320, height: 256 },
  phone: { width: 360, height: 640 },
  laptop: { width: 1366, height: 768 },
  desk: { width: 1920, height: 1080 },
} as const;

/** The `shell` of Chromium has no windows, and a page comes up in it in half the time; the `whole` of it can notify as well. */
export type Chromium = 'shell' | 'whole';

function pathOf(which: Chromium): string {
  const whole = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
  return which === 'whole' ? whole : (process.env['CHROMIUM_SHELL_PATH'] ?? whole);
}

/**
 * Debian's Chromium, without anything that would talk to the network.
 * @param letters the size that its user has set for letters, in pixels
 */
export function launchBrowser(which: Chromium = 'shell', letters = 16): Promise<Browser> {
  return chromium.launch({
    executablePath: pathOf(which),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      `--blink-settings=defaultFontSize=${letters}`,
    ],
  });
}

/** How long a press waits until nothing lies over its element. */
const PRESS_MS = 60_000;
/** Only what hangs is given up: a slow machine is no failure. */
export const HANGS_MS = 120_000;

/** An open question on a player's screen. */
export interface AskOnScreen {
  readonly id: string;
  readonly kind: string;
  readonly keys: readonly string[];
}

/** A player at a browser of their own, who sees only the page. */
export class Player {
  /** Errors and warnings of the page. */
  readonly complaints: string[] = [];
  /** What the page received over its connections: frames of web sockets, and answers to polls. */
  readonly received: string[] = [];
  /** How many options have opened their card before they were taken. */
  opened = 0;
  private readonly waiting = new Waiting();

  private constructor(
    private readonly context: BrowserContext,
    readonly page: Page,
    private readonly pointer: 'finger' | 'mouse',
  ) {
    page.on('pageerror', (error) => this.complaints.push(String(error)));
    page.on('console', (message) => {
      // A server that is away is no fault of the page.
      if (message.type() === 'error' && !/ERR_CONNECTION|WebSocket|Failed to load resource/.test(message.text())) {
        this.complaints.push(message.text());
      }
    });
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => {
        this.received.push(payload.toString());
        this.waiting.wake();
      }),
    );
    page.on('response', (response) => {
      if (response.url().includes('transport=polling')) void this.hearPoll(response);
    });
  }

  static async arrive(
    browser: Browser,
    url: string,
    who: {
      readonly screen: keyof typeof SCREENS;
      readonly locale: Locale;
      /** A seat that the browser has from before. */
      readonly stored?: { readonly code: string; readonly token: string; readonly name: string };
      /** Whether the page's worker keeps its files: they come twice then, which only tests of it need. */
      readonly serviceWorkers?: 'allow' | 'block';
      /** How fast they are shown what happens; at once unless told, since most tests are about something else. */
      readonly pace?: 'normal' | 'at-once';
    },
  ): Promise<Player> {
    const { pace = 'at-once', serviceWorkers = 'block' } = who;
    const context = await browser.newContext({
      viewport: SCREENS[who.screen],
      locale: who.locale,
      reducedMotion: pace === 'normal' ? 'no-preference' : 'reduce',
      // As the table was drawn first; who looks by daylight says so.
      colorScheme: 'dark',
      hasTouch: who.screen === 'phone',
      serviceWorkers,
    });
    context.setDefaultTimeout(HANGS_MS);
    // A compiler that keeps the names of functions calls this helper, which the page does not have.
    await context.addInitScript('globalThis.__name ??= (named) => named');
    await context.addInitScript((value) => {
      try {
        localStorage.setItem('pace', value);
      } catch {
        // The page of an error keeps nothing.
      }
    }, pace);
    if (who.stored !== undefined) {
      const { code, ...seat } = who.stored;
      await context.addInitScript(
        ([key, value]) => {
          if (localStorage.getItem(key) === null) localStorage.setItem(key, value);
        },
        [`room.${code}`, JSON.stringify({ ...seat, used: 0, match: 'running' })] as const,
      );
    }
    const player = new Player(context, await context.newPage(), who.screen === 'phone' ? 'finger' : 'mouse');
    await player.page.goto(url);
    return player;
  }

  /** The element of a test id. */
  at(id: string) {
    return this.page.getByTestId(id);
  }

  /** Opens a room; returns its code. */
  async create(name: string): Promise<string> {
    await this.at('open-table').click();
    await this.at('name').fill(name);
    await this.at('create').click();
    return (await this.at('room-code').first().innerText()).trim();
  }

  /** Takes a seat on the page of a room. */
  async sit(name: string): Promise<void> {
    await this.at('name').first().fill(name);
    await this.at('join').first().click();
    await this.at('member').first().waitFor();
  }

  /** Watches on the page of a room. */
  async watch(): Promise<void> {
    await this.at('watch').click();
  }

  /** Says something in the conversation, opening it where it is folded away. */
  async say(text: string): Promise<void> {
    if (!(await this.at('chat-input').isVisible())) await this.at('chat-open').click();
    await this.at('chat-input').fill(text);
    await this.at('chat-input').press('Enter');
    await this.page.waitForFunction(
      () => document.querySelector<HTMLInputElement>('[data-testid=chat-input]')?.value === '',
    );
  }

  /**
   * The questions on the screen now, any-time effects apart, with every option unfolded and what each slot holds. Waits for panels that
   * are still fetched.
   */
  async asks(): Promise<readonly AskOnScreen[]> {
    return this.page.evaluate(async () => {
      // What a press changes is drawn in the next turn of the event loop.
      const drawn = () => new Promise((resolve) => setTimeout(resolve, 0));
      // The question stands there before its panel, which has the options.
      while (document.querySelector('[data-fetching=loading]') !== null) await drawn();
      const open = async (selector: string): Promise<boolean> => {
        const shut = document.querySelector<HTMLElement>(`${selector}[aria-expanded=false]:not(:disabled)`);
        shut?.click();
        await drawn();
        return shut !== null;
      };
      const keysOf = async (ask: string): Promise<readonly string[]> => {
        while (await open('[data-testid=option-group]'));
        const within = (selector: string) => [...document.querySelectorAll<HTMLElement>(`${selector}:not(:disabled)`)];
        const options = within(`[data-testid=ask][data-ask="${ask}"] [data-testid=option]`);
        // What ends the turn stands above the options; nobody means it first.
        return [...options, ...within(`.end-turn[data-ask="${ask}"]`)].map(({ dataset }) => dataset['key'] ?? '');
      };
      const asked = [...document.querySelectorAll<HTMLElement>('[data-testid=ask]')].map(({ dataset }) => dataset);
      const found: { readonly id: string; readonly kind: string; readonly keys: readonly string[] }[] = [];
      for (const { ask = '', kind = '' } of asked) {
        const keys = new Set(await keysOf(ask));
        const slots = [...document.querySelectorAll<HTMLElement>(`[data-ask="${ask}"] [data-testid=slot]`)];
        for (const slot of slots.map(({ dataset }) => dataset['slot'] ?? '')) {
          await open(`[data-ask="${ask}"] [data-slot="${slot}"]`);
          for (const key of await keysOf(ask)) keys.add(key);
        }
        found.push({ id: ask, kind, keys: [...keys] });
      }
      return found;
    });
  }

  /** Opens the slot that holds an option, where it is in one. */
  private async openSlotOf(option: Locator): Promise<void> {
    const slots = await this.page
      .locator('[data-testid=slot]')
      .evaluateAll((all) => all.map((slot) => (slot instanceof HTMLElement ? (slot.dataset['slot'] ?? '') : '')));
    for (const slot of slots) {
      if ((await option.count()) > 0) return;
      await this.press(this.page.locator(`[data-testid=slot][data-slot="${slot}"]`));
    }
  }

  /**
   * Waits for a question, presses one of its options as a click on the page, and the action on the card if that opens first.
   * Waits until the question is gone.
   */
  async answer(ask: string, key: string): Promise<void> {
    const selector = `[data-testid=ask][data-ask="${escapeForSelector(ask)}"]`;
    const question = this.page.locator(selector);
    await question.waitFor();
    await this.asks();
    // A tap beside a slip closes it and does nothing else.
    const slip = this.page.locator('.explanation .slip-head button').first();
    if (await slip.isVisible()) await this.press(slip);
    const option = this.page
      .locator(
        `[data-testid=option][data-ask="${escapeForSelector(ask)}"][data-key="${escapeForSelector(key)}"]:not(:disabled)`,
      )
      .first();
    const card = '[data-testid=option-card-act]';
    // What was missed may be told at any moment after the connection was lost: it is closed, whenever it comes (found: just before a press).
    const missed = this.at('recap-done');
    await this.page.addLocatorHandler(missed, (done) => done.click());
    await this.openSlotOf(option);
    await this.press(option);
    await this.page.removeLocatorHandler(missed);
    await this.page.waitForFunction(
      ([open, opened]) => document.querySelector(open) === null || document.querySelector(opened) !== null,
      [selector, card] as const,
    );
    const act = this.page.locator(card);
    if (await act.isVisible()) {
      this.opened += 1;
      await this.press(act);
    }
    await question.waitFor({ state: 'detached' });
  }

  /**
   * Presses as one does on this screen: a finger does not hover before.
   * @throws Error that names what lies over the element when it cannot be pressed
   */
  private async press(what: Locator): Promise<void> {
    try {
      await (this.pointer === 'finger' ? what.tap({ timeout: PRESS_MS }) : what.click({ timeout: PRESS_MS }));
    } catch (error) {
      throw new Error(`${await coverOf(what)}\n${String(error).slice(0, 500)}`);
    }
  }

  /**
   * Waits until the page has received more than so many frames.
   * @throws Error when it has not within half a minute
   */
  async hearsMoreThan(frames: number): Promise<void> {
    const heard = await this.waiting.within(() => this.received.length > frames, 30_000);
    if (!heard) throw new Error(`the page has received nothing after ${frames} frames`);
  }

  /** Opens the room's slip at the table, from the menu where there is one. */
  async openRoom(): Promise<void> {
    if (await this.at('menu').isVisible()) await this.at('menu').click();
    await this.at('room-code').click();
  }

  /** Waits until the page has come to rest: `settled`. */
  async settled(): Promise<void> {
    await settled(this.page);
  }

  async leave(): Promise<void> {
    await this.context.close();
  }

  private async hearPoll(response: Response): Promise<void> {
    // A poll that ends with the page or the server has no body.
    const body = await response.text().catch(() => null);
    if (body === null) return;
    this.received.push(body);
    this.waiting.wake();
  }
}

/**
 * The element at the middle of another one, with its parents, and that one's place: for the report of a failed press.
 */
function coverOf(what: Locator): Promise<string> {
  return what.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const found: string[] = [`${element.textContent} at ${x},${y} ${width}x${height}, covered by:`];
    for (let at = document.elementFromPoint(x + width / 2, y + height / 2); at !== null; at = at.parentElement) {
      found.push(`${at.localName}.${at.className}: ${at.textContent.slice(0, 60)}`);
    }
    return found.join('\n');
  });
}

function escapeForSelector(key: string): string {
  return key.replaceAll('\\', '\\\\').replaceAll('"', '\\"');
}

/**
 * Waits until the page has been drawn for its window: all its parts are there, nothing is left to do, and what measures itself
 * stays as it is.
 * @throws Error when it has not come to rest after many frames
 */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(
    async ({ most, rest }) => {
      let before = '';
      let same = 0;
      for (let frames = 0; frames < most; frames++) {
        await new Promise((resolve) => requestAnimationFrame(() => requestIdleCallback(resolve, { timeout: 200 })));
        const drawn = [...document.querySelectorAll('svg, main, aside, section')]
          .map((part) => {
            const { x, y, width, height } = part.getBoundingClientRect();
            return [x, y, width, height, part.getAttribute('viewBox')].join(' ');
          })
          .join();
        same = drawn === before && document.querySelector('[data-fetching=loading]') === null ? same + 1 : 0;
        before = drawn;
        if (same === rest) return;
      }
      throw new Error(`the page has not come to rest after ${most} frames`);
    },
    { most: 150, rest: 3 },
  );
}
