import { crashUnder } from '../../browser/crash';
import { Player } from '../../browser/player';
import { setting } from '../../browser/setting';
import { violationsOf } from '../../lib/axe';

const here = setting();

/** Anna at a laptop in English, and Ben on a phone in French, who has the first turn; with a spectator. */
async function table(): Promise<{ readonly anna: Player; readonly ben: Player; readonly watching: Player }> {
  const anna = await Player.arrive(here().browser, here().server.url, { screen: 'laptop', locale: 'en-GB' });
  const code = await anna.create('Anna');
  const ben = await Player.arrive(here().browser, `${here().server.url}/r/${code}`, {
    screen: 'phone',
    locale: 'fr-FR',
  });
  await ben.sit('Ben');
  const watching = await Player.arrive(here().browser, `${here().server.url}/r/${code}`, {
    screen: 'laptop',
    locale: 'fr-FR',
  });
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
  // Between her sketch and the suggestion Anna sees no way.
  for (const one of [anna, ben, watching]) await one.page.locator('.bo-plan-way').waitFor({ state: 'attached' });
  for (const one of [anna, ben, watching]) expect(await one.page.locator('.bo-plan-way').count()).toBe(1);
  expect(await violationsOf(ben.page)).toEqual([]);
  await crashUnder(here().server, [anna, ben, watching]);
  // The unfolded part is still open after the crash.
  await ben.page.locator('[data-testid=plan-take][data-key="move:hannover"]').click();
  await ben.at('plan').getByText('1 sur 3').waitFor();
  await anna.at('plan').getByText('1 of 3 done').waitFor();

  // Ben goes elsewhere: Adlerhorst is no neighbour of where he is, and the plan says so; drawing a card is still possible.
  const [ask] = await ben.asks();
  await ben.answer(ask?.id ?? '', 'move:train-station');
  await ben.at('plan-barred').getByText('Impossible pour le moment.').waitFor();
  await crashUnder(here().server, [anna, ben, watching]);
  await ben.at('plan-barred').getByText('Impossible pour le moment.').waitFor();

  // To draw is one tap, as at its slot.
  await ben.page.locator('[data-testid=plan-take][data-key=dossier]').click();
  // Of its steps none is left that he could take: only he is still told why.
  for (const one of [anna, watching]) await one.at('plan').waitFor({ state: 'detached' });
  await ben.at('plan-barred').getByText('Impossible pour le moment.').waitFor();
  await ben.at('plan-refuse').click();
  await ben.at('plan').waitFor({ state: 'detached' });
  expect([anna, ben, watching].flatMap(({ complaints }) => complaints)).toEqual([]);
});

test('one step is suggested from a place on the map, drawn for all, accepted by one tap on a phone, and gone', async () => {
  const { anna, ben, watching } = await table();
  const all = [anna, ben, watching];
  await anna.page.locator('[data-space=hannover]').click();
  await anna.at('suggest-why').click();
  await anna.at('slot-item').selectOption('item.explosives');
  expect(await violationsOf(anna.page)).toEqual([]);
  await anna.at('suggest-step').getByText('Suggest to Ben: Move to Hannover').click();

  for (const one of all) await one.page.locator('.bo-plan-head').waitFor({ state: 'attached' });
  await anna.at('plan').getByText('I bring “Explosives”.').waitFor();
  await watching.at('plan').getByText('J’apporte l’objet «\u00a0Explosifs\u00a0».').waitFor();
  await ben.at('plan-line').getByText('Anna\u00a0: Aller à Hanovre').waitFor();
  expect(await violationsOf(ben.page)).toEqual([]);
  // From afar nothing of it lies over a place.
  expect([await ben.page.locator('.bo-plan-end').count(), await ben.page.locator('.bo-plan-mark').count()]).toEqual([
    1, 0,
  ]);

  await ben.at('plan-take').tap();
  await ben.at('take-back').getByText('Aller à Hanovre').waitFor();
  for (const one of all) {
    await one.page.locator('.bo-plan-way').waitFor({ state: 'detached' });
    expect(await one.at('plan').count()).toBe(0);
  }
  expect(all.flatMap(({ complaints }) => complaints)).toEqual([]);
});

test('a turn is tried on a phone: three steps as a ghost, another goal, all forgotten and nothing changed; then done', async () => {
  const { anna, ben } = await table();
  // The goal is shorter beside the button of the next step, which comes when it is worked out.
  await ben.at('advance').waitFor();
  /** The goal once it has been worked out and fitted into its box. */
  const goal = async (): Promise<string> => {
    await ben.settled();
    return ben.at('goal').innerText();
  };
  const before = [await anna.page.locator('.bo-board svg').first().innerHTML(), await goal()] as const;
  await ben.at('try').tap();
  await ben.at('trying').waitFor();
  expect(await violationsOf(ben.page)).toEqual([]);
  const taken = ben.at('try-steps');
  await ben.page.locator('[data-space=hannover]').tap();
  await taken.getByText('Aller à Hanovre').waitFor();
  await ben.page.locator('[data-space=adlerhorst]').tap();
  await taken.getByText('Aller à l’Adlerhorst').waitFor();
  await ben.page.locator('[data-testid=option][data-key=dossier]').tap();
  await ben.at('try-end').getByText('À partir d’ici').waitFor();
  expect(await goal()).not.toBe(before[1]);
  await ben.at('try-forget').tap();
  await ben.at('trying').waitFor({ state: 'detached' });
  await ben.at('advance').waitFor();
  expect(await goal()).toBe(before[1]);
  expect(await anna.page.locator('.bo-board svg').first().innerHTML()).toBe(before[0]);

  await ben.at('try').tap();
  // Until the options of the copy are there, a place is only read.
  await ben.page.locator('[data-space=hannover].bo-target').tap();
  await taken.getByText('Aller à Hanovre').waitFor();
  await ben.at('try-do').tap();
  await ben.at('take-back').getByText('Aller à Hanovre').waitFor();
  await anna.page.locator('.bo-sheet').getByText('Hannover').first().waitFor();
  expect([anna, ben].flatMap(({ complaints }) => complaints)).toEqual([]);
});
