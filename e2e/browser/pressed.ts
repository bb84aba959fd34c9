import type { Page } from 'playwright-core';

/** Runs in a page: from then on it notes the kinds of events that press something. Writing into a field does not count. */
export function notePresses(): void {
  const noted = globalThis as unknown as { pressed: string[] };
  noted.pressed = [];
  for (const type of ['pointerdown', 'mousedown', 'touchstart', 'keydown']) {
    addEventListener(
      type,
      (event) => {
        if (!(event.target instanceof HTMLInputElement)) noted.pressed.push(type);
      },
      { capture: true },
    );
  }
}

/** The kinds of events that have pressed a page with {@link notePresses}. */
export function pressed(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => [...new Set((globalThis as unknown as { pressed: string[] }).pressed)].sort());
}
