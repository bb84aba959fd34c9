import type { Browser as Chromium } from 'playwright-core';

import { launchBrowser } from '../../browser/player';
import { FIXED } from '../../browser/setting';
import { ServerProcess } from '../../lib/server';
import { expectAnEvening } from './evening';

/** After a crash all are back by then, also on a slow machine: else the role would go to whoever was back first. */
const ENV = { ...FIXED, HOST_AWAY_SECONDS: '15' };

let chromium: Chromium;
beforeAll(async () => {
  chromium = await launchBrowser();
});
afterAll(() => chromium.close());

// Over two nodes an evening is played without pages: e2e/server/evening.test.ts.
test('an evening in one room: by code and by link, kicked, without the host, over crashes, and once more', async () => {
  const server = await ServerProcess.start(ENV);
  try {
    await expectAnEvening(chromium, server.url, async () => {
      await server.kill();
      await server.run();
    });
  } finally {
    await server.dispose();
  }
});
