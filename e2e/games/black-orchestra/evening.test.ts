import type { Browser as Chromium } from 'playwright-core';

import { describeWithPostgres, describeWithRedis } from '../../../server/testing/services';
import { launchBrowser } from '../../browser/player';
import { FIXED } from '../../browser/setting';
import { together } from '../../crash/cluster';
import { ServerProcess } from '../../lib/server';
import { expectAnEvening } from './evening';

/** After a crash all are back by then, also on a slow machine: else the role would go to whoever was back first. */
const ENV = { ...FIXED, HOST_AWAY_SECONDS: '15' };

let chromium: Chromium;
beforeAll(async () => {
  chromium = await launchBrowser();
});
afterAll(() => chromium.close());

/** Ends a server without warning and starts it again. */
async function crash(server: ServerProcess): Promise<void> {
  await server.kill();
  await server.run();
}

test('an evening in one room: by code and by link, kicked, without the host, over crashes, and once more', async () => {
  const server = await ServerProcess.start(ENV);
  const { url } = server;
  try {
    await expectAnEvening(chromium, [url, url, url, url], () => crash(server));
  } finally {
    await server.dispose();
  }
}, 200_000);

// On services of their own; where there are none to share, there are no programs to start them with either.
describeWithPostgres('with PostgreSQL', () => {
  describeWithRedis('and Redis', () => {
    test('the same evening with people on two nodes, one of which crashes after the other', async () => {
      const cluster = await together(2, ENV);
      const [north, south] = cluster.nodes;
      if (north === undefined || south === undefined) throw new Error('not both nodes have started');
      let crashes = 0;
      try {
        await expectAnEvening(chromium, [north.url, south.url, north.url, south.url], () => {
          crashes += 1;
          return crash(crashes % 2 === 1 ? north : south);
        });
      } finally {
        await cluster.dispose();
      }
    }, 200_000);
  });
});
