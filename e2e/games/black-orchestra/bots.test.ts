import type { Browser as Chromium } from 'playwright-core';

import { launchBrowser, Player } from '../../browser/player';
import { FIXED } from '../../browser/setting';
import { ServerProcess } from '../../lib/server';

let chromium: Chromium;
let server: ServerProcess;
beforeAll(async () => {
  [chromium, server] = await Promise.all([launchBrowser(), ServerProcess.start({ ...FIXED, BOT_PAUSE_MS: '50' })]);
});
afterAll(async () => {
  await chromium.close();
  await server.dispose();
});

/** A reason that a bot gives in the log. */
const REASON = /\(robot\)/;

test('somebody alone plays with two bots, who go on after the server was killed', async () => {
  const hugo = await Player.arrive(chromium, server.url, { screen: 'phone', locale: 'fr-FR' });
  await hugo.create('Hugo');
  for (const level of ['quick', 'steady'] as const) {
    await hugo.at('seat-free').click();
    await hugo.at(`add-bot-${level}`).click();
    await hugo.at('bots').waitFor({ state: 'detached' });
  }
  const list = hugo.at('members');
  await list.getByText('robot rapide', { exact: true }).waitFor();
  await list.getByText('robot réfléchi', { exact: true }).waitFor();
  await hugo.at('start').click();
  await hugo.at('status').waitFor();
  const wait = async (): Promise<void> => {
    while ((await hugo.asks()).length === 0) await hugo.hearsMoreThan(hugo.received.length);
  };
  await wait();
  const reasons = (): number =>
    hugo.received.filter((bytes) => REASON.test(bytes) || bytes.includes('log.bot.')).length;
  const before = reasons();
  await server.kill();
  await server.run();
  while (reasons() === before) {
    const [ask] = await hugo.asks();
    const key = ask?.keys.find((one) => ['end', 'pass', 'resists', 'no'].includes(one)) ?? ask?.keys[0];
    if (ask !== undefined && key !== undefined) await hugo.answer(ask.id, key);
    else await hugo.hearsMoreThan(hugo.received.length);
  }
  expect(reasons()).toBeGreaterThan(before);
  expect(hugo.complaints).toEqual([]);
});
