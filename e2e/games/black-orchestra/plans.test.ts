import type { Browser as Chromium } from 'playwright-core';

import { crashUnder } from '../../browser/crash';
import { launchBrowser, Player } from '../../browser/player';
import { FIXED } from '../../browser/setting';
import { violationsOf } from '../../lib/axe';
import { ServerProcess } from '../../lib/server';

let chromium: Chromium;
let server: ServerProcess;
beforeAll(async () => {
  [chromium, server] = await Promise.all([launchBrowser(), ServerProcess.start(FIXED)]);
});
afterAll(async () => {
  await chromium.close();
  await server.dispose();
});

/** Anna at a laptop in English, and Ben on a phone in French, who has the first turn; with a spectator. */
async function table(): Promise<{ readonly anna: Player; readonly ben: Player; readonly watching: Player }> {
  const anna = await Player.arrive(chromium, server.url, { screen: 'laptop', locale: 'en-GB' });
  const code = await anna.create('Anna');
  const ben = await Player.arrive(chromium, `${server.url}/r/${code}`, { screen: 'phone', locale: 'fr-FR' });
  await ben.sit('Ben');
  const watching = await Player.arrive(chromium, `${server.url}/r/${code}`, { screen: 'laptop', locale: 'fr-FR' });
  await watching.watch();
  await anna.at('all-options').click();
  const second = anna.page.locator('[data-choice=first] [value="2"]');
  await second.check({ force: true });
  await anna.page.locator('[data-choice=first] [value="2"]:checked').waitFor();
  await anna.at('start').click();
  for (const one of [anna, ben, watching]) await one.page.locator('.table-screen').waitFor();
  return { anna, ben, watching };
}

test('a turn is drawn on a laptop in English, and taken step by step on a phone in French, over a crash', async () => {
  const { anna, ben, watching } = await table();

  // Anna draws Ben's turn: by tapping a space, from the list, and one step too many that she takes back.
  await anna.page.locator('.table-left .bo-sheet:not(.bo-sheet-held) .bo-sheet-head').click();
  await anna.at('plan-begin').click();
  await anna.at('turn-planner').getByText('Your suggestion for Ben’s turn').waitFor();
  await anna.page.locator('[data-space=hannover]').click();
  await anna.at('turn-planner').locator('.plan-steps li').nth(0).waitFor();
  await anna.page.locator('[data-space=adlerhorst]').click();
  await anna.at('turn-planner').locator('.plan-steps li').nth(1).waitFor();
  await anna.at('turn-planner').locator('[data-key=dossier]').click();
  await anna.at('turn-planner').getByText('the suggestion stops here').waitFor();
  expect(await violationsOf(anna.page)).toEqual([]);
  await anna.at('plan-send').click();

  // Ben reads it in French, and so do those who watch; the way is on every map.
  await ben.at('plan-line').click();
  await ben.at('plan').getByText('Anna vous propose\u00a0:').waitFor();
  await watching.at('plan').getByText('Anna propose à Ben\u00a0:').waitFor();
  for (const one of [anna, ben, watching]) expect(await one.page.locator('.bo-plan-way').count()).toBe(1);
  expect(await violationsOf(ben.page)).toEqual([]);
  await crashUnder(server, [anna, ben, watching]);
  // The unfolded part is still open after the crash.
  await ben.at('plan-take').filter({ hasText: 'Aller à Hanovre' }).click();
  await ben.at('plan').getByText('1 sur 3').waitFor();
  await anna.at('plan').getByText('1 of 3 done').waitFor();

  // Ben goes elsewhere: Adlerhorst is no neighbour of where he is, and the plan says so; drawing a card is still possible.
  const [ask] = await ben.asks();
  await ben.answer(ask?.id ?? '', 'move:train-station');
  await ben.at('plan-barred').getByText('Impossible pour le moment.').waitFor();
  await crashUnder(server, [anna, ben, watching]);
  await ben.at('plan-barred').getByText('Impossible pour le moment.').waitFor();

  // To draw is one tap, as at its slot.
  await ben.at('plan-take').filter({ hasText: 'Piocher une carte' }).click();
  await anna.at('plan').getByText('2 of 3 done').waitFor();
  await ben.at('plan-refuse').click();
  for (const one of [anna, ben, watching]) await one.at('plan').waitFor({ state: 'detached' });
  expect([anna, ben, watching].flatMap(({ complaints }) => complaints)).toEqual([]);
});
