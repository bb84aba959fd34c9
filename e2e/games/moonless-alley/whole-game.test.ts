import type { Ask, Choice } from '../../../shared/engine/ask';
import type { BotLevel } from '../../../shared/engine/policy';
import { moonlessAlley } from '../../../shared/games/moonless-alley';
import { pickFrom } from '../../../shared/testing/playout';
import { Place } from '../../browser/place';
import { plannedGame } from '../../browser/plan';
import { pressed } from '../../browser/pressed';
import { FIXED_BOTS, setting } from '../../browser/setting';
import { pressesOf, WORDS } from './presses';

const here = setting(FIXED_BOTS);

/** A short game in which many kinds of questions are asked. */
interface Game {
  readonly people: readonly string[];
  readonly bots: readonly BotLevel[];
  readonly options: Readonly<Record<string, string>>;
  /** The preset with these options, as the French page names it. */
  readonly title: string;
  readonly seed: number;
  /** The kinds of questions that are asked. */
  readonly kinds: readonly string[];
}

/** Enemies; each has a bot as ally. */
const TEAMS: Game = {
  people: ['Anna', 'Ben'],
  bots: ['quick', 'quick'],
  options: { teams: 'on' },
  title: 'Guerre d’alliances',
  seed: 316,
  kinds: ['deploy', 'look', 'shadow', 'skill', 'turn', 'victim'],
};
/** Each for themselves. */
const FOUR: Game = {
  people: ['Anna', 'Ben', 'Chloé', 'Dora'],
  bots: [],
  options: { plot: 'random', start: 'draft' },
  title: 'Guerre de complots',
  seed: 177,
  kinds: ['deploy', 'draft', 'look', 'skill', 'turn'],
};
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

/** The screens of the people of a game, the phone of the host first. */
const SCREENS = [
  { screen: 'phone', language: 'fr', how: 'touch' },
  { screen: 'laptop', language: 'en', how: 'keys' },
  { screen: 'laptop', language: 'fr', how: 'mouse' },
  { screen: 'phone', language: 'en', how: 'touch' },
] as const;

test.each([
  ['of two teams on a phone and a laptop, in two languages, with a bot as ally of each', TEAMS],
  ['of four at four screens, with a draft and a plot', FOUR],
])('a whole game %s', async (_, { people, bots, options, title, seed, kinds }) => {
  const { browser, server } = here();
  const steps = plannedGame(moonlessAlley, { people: people.length, bots, options, seed, choose });
  expect([...new Set(steps.map(({ ask }) => ask.kind))].sort()).toEqual(kinds);
  const [first, ...others] = people;
  const [host, ...guests] = SCREENS.slice(0, people.length);
  if (first === undefined || host === undefined) throw new RangeError('nobody plays');
  const phone = await Place.arrive(browser, server.url, host, WORDS);
  const code = await phone.open(moonlessAlley.meta.name, first, title);
  const places = [phone];
  for (const [i, name] of others.entries()) {
    const screen = guests[i];
    if (screen === undefined) throw new RangeError(`no screen for ${name}`);
    const place = await Place.arrive(browser, `${server.url}/r/${code}`, screen, WORDS);
    await place.sit(name);
    places.push(place);
  }
  for (const [i, level] of bots.entries()) {
    // Who sits down moves the free seat.
    await phone.player
      .at('member')
      .nth(places.length - 1 + i)
      .waitFor();
    await phone.player.at('seat-free').tap();
    await phone.player.at(`add-bot-${level}`).tap();
    await phone.player.at('bots').waitFor({ state: 'detached' });
  }
  await phone.player.at('member').nth(3).waitFor();
  const names = await phone.player.at('member').locator('.seat-name').allInnerTexts();
  await phone.press('lobby.start');
  for (const { choice, ask, view } of steps) {
    const place = places[choice.seat];
    if (place === undefined) throw new RangeError(`nobody at seat ${choice.seat}`);
    const awaited = view.waiting.map(({ seat }) => names[seat] ?? '');
    await place.answer(names[choice.seat] ?? '', ask.id, pressesOf(ask, choice, place.words), awaited);
  }
  const over = steps.at(-1)?.after.over;
  if (over?.outcome !== 'ranked') throw new Error('the game is not over');
  const [best = []] = over.places;
  for (const { player } of places) {
    const top = player.at('end-page').getByTestId('places').getByRole('listitem').first();
    for (const seat of best)
      await top
        .getByText(names[seat] ?? '')
        .first()
        .waitFor();
    expect(player.complaints).toEqual([]);
  }
  for (const [i, { player }] of places.entries()) {
    if (SCREENS[i]?.how === 'keys') expect(await pressed(player.page)).toEqual(['keydown']);
    await player.leave();
  }
});
