import type { Ask, Choice } from '../../../shared/engine/ask';
import { moonlessAlley } from '../../../shared/games/moonless-alley';
import { pickFrom } from '../../../shared/testing/playout';
import { Place } from '../../browser/place';
import { plannedGame } from '../../browser/plan';
import { pressed } from '../../browser/pressed';
import { FIXED_BOTS, setting } from '../../browser/setting';
import { pressesOf, WORDS } from './presses';

const here = setting(FIXED_BOTS);

/** Enemies; each has a bot as ally. */
const NAMES = ['Anna', 'Ben'];
const BOTS = ['quick', 'quick'] as const;
const TEAMS = { options: { teams: 'on' }, title: 'Guerre d’alliances' } as const;
/** A short game in which every kind of question is asked. */
const SEED = 316;
/** How often people deploy when they may recruit, and decline a pile, in parts of one: draw piles are soon empty. */
const RATES = { deploy: 0.5, decline: 0.9 } as const;

function choose(asks: readonly Ask[], random: () => number): Choice {
  const ask = pickFrom(random, asks);
  return { seat: ask.seat, ask: ask.id, key: keyFor(ask, random) };
}

function keyFor({ kind, options }: Ask, random: () => number): string {
  // Arms for a skill can be taken back, and are seen at once; two cards of one name are the same to whoever reads.
  const keys = options
    .filter(({ label }, i) => options.findIndex((one) => JSON.stringify(one.label) === JSON.stringify(label)) === i)
    .map(({ key }) => key)
    .filter((key) => kind !== 'skill' || !key.startsWith('arms:'));
  const other = keys.filter((key) => key !== 'recruit');
  switch (kind) {
    case 'turn':
      if (keys.includes('done')) return 'done';
      return other.length > 0 && random() < RATES.deploy ? pickFrom(random, other) : (keys[0] ?? '');
    case 'deploy':
      if (keys.includes('done')) return 'done';
      return pickFrom(random, keys);
    case 'look':
      return random() < RATES.decline ? 'decline' : 'take';
    default:
      return pickFrom(random, keys);
  }
}

test('a whole game of two teams on a phone and a laptop, in two languages, with a bot as ally of each', async () => {
  const { browser, server } = here();
  const { options, title } = TEAMS;
  const steps = plannedGame(moonlessAlley, { people: NAMES.length, bots: BOTS, options, seed: SEED, choose });
  const kinds = [...new Set(steps.map(({ ask }) => ask.kind))].sort();
  expect(kinds).toEqual(['deploy', 'look', 'shadow', 'skill', 'turn', 'victim']);
  const phone = await Place.arrive(browser, server.url, { screen: 'phone', language: 'fr', how: 'touch' }, WORDS);
  const code = await phone.open(moonlessAlley.meta.name, 'Anna', title);
  const link = `${server.url}/r/${code}`;
  const keys = await Place.arrive(browser, link, { screen: 'laptop', language: 'en', how: 'keys' }, WORDS);
  await keys.sit('Ben');
  for (const level of BOTS) {
    await phone.player.at('seat-free').tap();
    await phone.player.at(`add-bot-${level}`).tap();
    await phone.player.at('bots').waitFor({ state: 'detached' });
  }
  await phone.player.at('member').nth(3).waitFor();
  const names = await phone.player.at('member').locator('.seat-name').allInnerTexts();
  await phone.press('lobby.start');
  const places = [phone, keys];
  for (const { choice, ask, view } of steps) {
    const place = places[choice.seat];
    if (place === undefined) throw new RangeError(`nobody at seat ${choice.seat}`);
    const awaited = view.waiting.map(({ seat }) => names[seat] ?? '');
    await place.answer(names[choice.seat] ?? '', ask.id, pressesOf(ask, choice, place.words), awaited);
  }
  const over = steps.at(-1)?.after.over;
  if (over?.outcome !== 'ranked') throw new Error('the game is not over');
  const [first = []] = over.places;
  for (const { player } of places) {
    const best = player.at('end-page').getByTestId('places').getByRole('listitem').first();
    for (const seat of first)
      await best
        .getByText(names[seat] ?? '')
        .first()
        .waitFor();
    expect(player.complaints).toEqual([]);
  }
  expect(await pressed(keys.player.page)).toEqual(['keydown']);
  for (const { player } of places) await player.leave();
});
