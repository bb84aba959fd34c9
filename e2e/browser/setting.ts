import path from 'node:path';

import type { Browser } from 'playwright-core';

import { ServerProcess } from '../lib/server';
import { type Chromium, launchBrowser } from './player';
import { ENTROPY } from './rehearsal';

/** The server and browser of the tests of a file. */
export interface Setting {
  readonly browser: Browser;
  readonly server: ServerProcess;
}

/** Every match has the same seed: the same answers lead to the same match. */
export const FIXED = {
  NODE_OPTIONS: `--require ${JSON.stringify(path.join(__dirname, 'fixed-entropy.cjs'))}`,
  TEST_ENTROPY: ENTROPY,
};

/** {@link FIXED}, and bots always decide the same. */
export const FIXED_BOTS = { ...FIXED, TEST_LUCK: 'fixed', BOT_PAUSE_MS: '50' };

/**
 * Starts a browser and a server before the tests of a file, and ends both after them.
 * @param env adds to the environment of the server
 * @param which the browser
 * @returns what gives both; it throws when used before the tests
 */
export function setting(env: Readonly<Record<string, string>> = FIXED, which: Chromium = 'shell'): () => Setting {
  let made: Setting | null = null;
  beforeAll(async () => {
    const [browser, server] = await Promise.all([launchBrowser(which), ServerProcess.start(env)]);
    made = { browser, server };
  });
  afterAll(async () => {
    await made?.browser.close();
    await made?.server.dispose();
  });
  return () => {
    if (made === null) throw new Error('nothing has been started yet');
    return made;
  };
}
