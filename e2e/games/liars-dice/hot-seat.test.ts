import { Browser } from '../../../server/testing/browser';
import { isQuestion } from '../../../shared/engine/ask';
import type { DiceTable } from '../../../shared/games/liars-dice/state';
import { Player } from '../../browser/player';
import { setting } from '../../browser/setting';

const at = setting();
const anna = () => new Browser(at().server.url);

/** The dice that a page shows openly, besides those that bids name: the lowest first. */
const openDice = ({ page }: Player): Promise<readonly number[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<SVGElement>('[data-pips]')]
      .filter((die) => die.dataset['pips'] !== 'covered' && die.closest('.ld-panel, .ld-table') === null)
      .map((die) => Number(die.dataset['pips']))
      .sort(),
  );

/** What a seat holds, by its token on the page. */
async function holds({ page }: Player, code: string, name: string): Promise<readonly number[]> {
  const stored = await page.evaluate(() =>
    Array.from({ length: localStorage.length }, (_, i) => localStorage.getItem(localStorage.key(i) ?? '') ?? ''),
  );
  const people = stored.flatMap((one) => [...one.matchAll(/\{[^{}]*"token"[^{}]*\}/g)].map(([found]) => found));
  const tokens = people.map((one) => JSON.parse(one) as { readonly name: string; readonly token: string });
  const seat = new Browser(at().server.url);
  await seat.say('enter', { code, token: tokens.find((one) => one.name === name)?.token ?? '' });
  await seat.until(() => seat.views.length > 0);
  const { own } = seat.view.view.table as DiceTable;
  seat.close();
  return own;
}

test('two people at one phone take turns behind the curtain, and neither is shown the dice of the other', async () => {
  const host = anna();
  const code = await host.create('Anna', 'liars-dice');
  const phone = await Player.arrive(at().browser, `${at().server.url}/r/${code}`, { screen: 'phone', locale: 'en-GB' });
  await phone.at('name').first().fill('Ben');
  await phone.at('join').first().click();
  await phone.at('seat-own').click();
  await phone.at('beside-add').click();
  await phone.at('name').first().fill('Ada');
  await phone.at('beside-join').click();
  await host.until(() => host.rooms.at(-1)?.members[2]?.name === 'Ada');
  expect(await host.say('start', {})).toEqual({ ok: true });
  const ask = await host.until(() => host.views.at(-1)?.view.asks.find(isQuestion));
  const bid = ask.options.find(({ key }) => key.startsWith('bid'));
  if (bid === undefined) throw new Error('nothing to bid');
  await host.choose(ask.id, bid.key);
  const curtain = async (name: string): Promise<void> => {
    await phone.page.getByRole('heading', { name: `Pass the device to ${name}` }).waitFor();
    expect(await openDice(phone)).toEqual([]);
  };

  await curtain('Ben');
  const [bens, adas] = [await holds(phone, code, 'Ben'), await holds(phone, code, 'Ada')];
  expect(bens).not.toEqual(adas);
  await phone.at('pass-take').click();
  await phone.at('hand-tray').waitFor();
  expect(await openDice(phone)).toEqual(bens);

  const asked = (await phone.asks())[0];
  await phone.answer(asked?.id ?? '', asked?.keys.find((key) => key.startsWith('bid')) ?? '');
  await curtain('Ada');
  await phone.at('pass-take').click();
  await phone.at('hand-tray').waitFor();
  expect(await openDice(phone)).toEqual(adas);

  // Whose seat is shown is for those at the screen alone: the other one gives no consent, and the table is asked nothing.
  await phone.at('party').getByRole('button', { name: 'Ben' }).click();
  await curtain('Ben');
  await phone.at('pass-take').click();
  await phone.at('hand-tray').waitFor();
  expect(await openDice(phone)).toEqual(bens);
  expect(host.rooms.at(-1)).toMatchObject({ proposal: null, claims: [] });
  expect(host.rooms.at(-1)?.members.map(({ connected }) => connected)).toEqual([true, true, true]);
  expect(phone.complaints).toEqual([]);
  host.close();
});
