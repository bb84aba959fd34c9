import { bidIn } from '../../../client/games/liars-dice/drawing';
import { en as screenEn } from '../../../client/games/liars-dice/i18n/en';
import { fr as screenFr } from '../../../client/games/liars-dice/i18n/fr';
import type { Ask, Choice } from '../../../shared/engine/ask';
import { liarsDice } from '../../../shared/games/liars-dice';
import { pickFrom } from '../../../shared/testing/playout';
import type { Renderer } from '../../../shared/text/render';
import { button, Place, type Presses } from '../../browser/place';
import { plannedGame } from '../../browser/plan';
import { pressed } from '../../browser/pressed';
import { setting } from '../../browser/setting';

const here = setting();

const NAMES = ['Anna', 'Ben', 'Chloé'];
const WORDS = {
  en: { ...liarsDice.messages.en, ...screenEn },
  fr: { ...liarsDice.messages.fr, ...screenFr },
} as const;
const SHORT = { options: { dice: '3', doubt: 'anybody' }, title: 'Partie courte' } as const;
/** A short game in which some let a bid pass. */
const SEED = 9;
/** How often somebody doubts, in parts of one. */
const DOUBTS = 0.9;
/** A bid is at most so many dice higher than it must be. */
const BOLD = 2;

function choose(asks: readonly Ask[], random: () => number): Choice {
  const ask = pickFrom(random, asks);
  const keys = ask.options.map(({ key }) => key);
  const bold = keys.filter((key) => numberIn(key) <= leastOf(ask) + BOLD);
  const key = ask.kind === 'bid' ? pickFrom(random, bold) : random() < DOUBTS ? 'doubt' : 'pass';
  return { seat: ask.seat, ask: ask.id, key };
}

const numberIn = (key: string): number => Number(key.split(':')[1] ?? 0);
const leastOf = ({ options }: Ask): number =>
  Math.min(...options.flatMap(({ key }) => (key === 'doubt' ? [] : [numberIn(key)])));

/** The way to an answer: the number by steps and then the face, or one button. */
function pressesOf(ask: Ask, { key }: Choice, text: Renderer): Presses {
  const option = ask.options.find((one) => one.key === key);
  if (option === undefined) throw new RangeError(`no option ${key}`);
  const [, , face] = key.split(':');
  if (face === undefined) return [button(text.render(option.label), 'begun')];
  const more = button(text.render({ m: 'ld.more' }), 'whole');
  const steps = Array.from({ length: numberIn(key) - leastOf(ask) }, () => more);
  return [...steps, button(bidIn(text, numberIn(key), Number(face)), 'whole')];
}

test('a whole game at three screens, by touch, keys and roles, in two languages', async () => {
  const { browser, server } = here();
  const { options, title } = SHORT;
  const steps = plannedGame(liarsDice, { people: NAMES.length, bots: [], options, seed: SEED, choose });
  expect(new Set(steps.map(({ ask }) => ask.kind))).toEqual(new Set(['bid', 'doubt']));
  const phone = await Place.arrive(browser, server.url, { screen: 'phone', language: 'fr', how: 'touch' }, WORDS);
  const code = await phone.open(liarsDice.meta.name, 'Anna', title);
  const link = `${server.url}/r/${code}`;
  const keys = await Place.arrive(browser, link, { screen: 'laptop', language: 'en', how: 'keys' }, WORDS);
  await keys.sit('Ben');
  const reader = await Place.arrive(browser, link, { screen: 'laptop', language: 'fr', how: 'roles' }, WORDS);
  await reader.sit('Chloé');
  await phone.player.at('member').nth(2).waitFor();
  await phone.press('lobby.start');
  const places = [phone, keys, reader];
  for (const { choice, ask, view } of steps) {
    const place = places[choice.seat];
    if (place === undefined) throw new RangeError(`nobody at seat ${choice.seat}`);
    const awaited = view.waiting.map(({ seat }) => NAMES[seat] ?? '');
    await place.answer(NAMES[choice.seat] ?? '', ask.id, pressesOf(ask, choice, place.words), awaited);
  }
  const over = steps.at(-1)?.after.over;
  if (over?.outcome !== 'ranked') throw new Error('the game is not over');
  const winner = NAMES[over.places[0]?.[0] ?? -1] ?? '';
  for (const { player } of places) {
    await player.at('end-page').getByTestId('places').getByRole('listitem').first().getByText(winner).waitFor();
    expect(player.complaints).toEqual([]);
  }
  expect(await pressed(keys.player.page)).toEqual(['keydown']);
  expect(await pressed(reader.player.page)).toEqual(['keydown']);
  for (const { player } of places) await player.leave();
});
