import { word } from '../../../client/games/complots/i18n/words';
import { type Ask, type Choice, type Seat, seat } from '../../../shared/engine/ask';
import { type Match, type MatchView, viewOf } from '../../../shared/engine/match';
import { complots } from '../../../shared/games/complots';
import type { Core } from '../../../shared/games/complots/state';
import { pickFrom } from '../../../shared/testing/playout';
import { named, Place, shownTo } from '../../browser/place';
import { plannedGame } from '../../browser/plan';
import { pressed } from '../../browser/pressed';
import { FIXED_BOTS, setting } from '../../browser/setting';
import { pressesOf, WORDS } from './presses';

const here = setting(FIXED_BOTS);

/** Their seats in this order; the bots have the last two. */
const NAMES = ['Anna', 'Ben', 'Chloé', 'Dora', 'Emil', 'Flora'];
const BOTS = ['quick', 'steady'] as const;
/** A short game in which every kind of question is asked. */
const SEED = 1686;
/** How often people doubt and counter, in parts of one: they claim boldly, and doubts soon end a game. */
const RATES = { doubt: 0.85, counter: 0.6 } as const;

/** What bold people do. */
function choose(asks: readonly Ask[], random: () => number): Choice {
  const speaks = random() < RATES.doubt;
  const [first] = asks;
  const ask = speaks ? pickFrom(random, asks) : first;
  if (ask === undefined) throw new RangeError('nobody is asked anything');
  return { seat: ask.seat, ask: ask.id, key: keyFor(ask, speaks ? 'speaks' : 'lets pass', random) };
}

function keyFor({ kind, options }: Ask, mood: 'speaks' | 'lets pass', random: () => number): string {
  const keys = options.map(({ key }) => key);
  const what = (key: string): string => key.split(':')[0] ?? '';
  const other = keys.filter((key) => key !== 'pass');
  switch (kind) {
    case 'action': {
      const kinds = [...new Set(keys.map(what))].filter((one) => one !== 'income');
      const taken = kinds.includes('assassination') ? 'assassination' : pickFrom(random, kinds);
      return pickFrom(
        random,
        keys.filter((key) => what(key) === taken),
      );
    }
    case 'challenge':
    case 'challengeCounter':
      return mood === 'speaks' ? pickFrom(random, other) : 'pass';
    case 'counter':
      return random() < RATES.counter ? pickFrom(random, other) : 'pass';
    case 'lose':
      return keys[0] ?? '';
    default:
      return pickFrom(random, keys);
  }
}

/** As it comes over the wire. */
const sent = (view: MatchView): unknown => JSON.parse(JSON.stringify(view));

test('a whole game at six screens, by touch, mouse, keys and roles, with two people at one of them, two bots and a spectator, over kill -9', async () => {
  const { browser, server } = here();
  const steps = plannedGame(complots, { people: NAMES.length, bots: BOTS, seed: SEED, choose });
  const kinds = [...new Set(steps.map(({ ask }) => ask.kind))].sort();
  expect(kinds).toEqual(['action', 'challenge', 'challengeCounter', 'counter', 'exchange', 'lose']);
  // The server dies while some have let a claim pass, and others are still asked.
  const dies = steps.findIndex(
    ({ choice, after }, i) => choice.key === 'pass' && after.asks.some(({ id }) => id === steps[i + 1]?.ask.id),
  );
  expect(dies).toBeGreaterThan(0);

  const arrive = (
    url: string,
    screen: 'phone' | 'laptop',
    language: 'en' | 'fr',
    how: 'touch' | 'mouse' | 'keys' | 'roles',
  ) => Place.arrive(browser, url, { screen, language, how }, WORDS);
  const phone = await arrive(server.url, 'phone', 'fr', 'touch');
  const code = await phone.open('complots', 'Anna');
  const link = `${server.url}/r/${code}`;
  const both = await arrive(link, 'phone', 'en', 'touch');
  await both.sit('Ben');
  const keys = await arrive(link, 'laptop', 'en', 'keys');
  await keys.sit('Chloé');
  const reader = await arrive(link, 'laptop', 'fr', 'roles');
  await reader.sit('Dora');
  const laptop = await arrive(link, 'laptop', 'en', 'mouse');
  await laptop.sit('Emil');
  await both.sitBeside('Flora');
  for (const [i, level] of BOTS.entries()) {
    // Who sits down moves the free seat: it was missed, and the bots waited for.
    await phone.player
      .at('member')
      .nth(5 + i)
      .waitFor();
    await phone.player.at('seat-free').tap();
    await phone.player.at(`add-bot-${level}`).tap();
    await phone.player.at('bots').waitFor({ state: 'detached' });
  }
  const spectator = await arrive(link, 'laptop', 'fr', 'mouse');
  await spectator.press('take-seat.watch');
  await phone.player.at('member').nth(7).waitFor();

  const places = [phone, both, keys, reader, laptop, both];
  const screens = [...new Set(places)];
  const names = await phone.player.at('member').locator('.seat-name').allInnerTexts();
  await phone.press('lobby.start');
  const kept = await Promise.all(screens.map((one) => one.tokens(code)));
  const tokens = new Map(kept.flatMap((one) => [...one]));
  /** Whether the server shows everybody what they must see, and no acknowledged answer is missing. */
  const expectAllShown = async (match: Match<Core>): Promise<void> => {
    const viewers: readonly (Seat | null)[] = [...NAMES.map((_, i) => seat(i)), null];
    for (const viewer of viewers) {
      const token = viewer === null ? null : (tokens.get(NAMES[viewer] ?? '') ?? '');
      const isPeoples = ({ waiting }: MatchView): boolean => waiting.every((one) => one.seat < NAMES.length);
      const view = await shownTo(server.url, code, token, isPeoples);
      expect(view).toEqual(sent(viewOf(complots, match, viewer)));
    }
  };
  for (const [i, step] of steps.entries()) {
    const { choice, ask, view, after } = step;
    const place = places[choice.seat];
    if (place === undefined) throw new RangeError(`nobody at seat ${choice.seat}`);
    const awaited = view.waiting.map((one) => names[one.seat] ?? '');
    await place.answer(names[choice.seat] ?? '', ask.id, pressesOf(step, place.words, names), awaited);
    if (i !== dies) continue;
    await server.kill();
    await server.run();
    await expectAllShown(after);
  }

  const last = steps.at(-1)?.after;
  if (last?.over?.outcome !== 'ranked') throw new Error('the game is not over');
  const [[winner] = []] = last.over.places;
  for (const one of [...screens, spectator]) {
    const heading = (says: string) =>
      one.player.page.getByTestId('end-page').getByRole('heading', { name: named(says, 'begun') });
    await heading(word(one.words, 'co.end.wins', { who: names[winner ?? 0] ?? '' }))
      .or(heading(word(one.words, 'co.end.wins.you.who')))
      .waitFor();
    expect(one.player.complaints).toEqual([]);
  }
  await expectAllShown(last);
  expect(await pressed(keys.player.page)).toEqual(['keydown']);
  expect(await pressed(reader.player.page)).toEqual(['keydown']);
  expect(both.passed).toBeGreaterThan(2);
  for (const one of [...screens, spectator]) await one.player.leave();
});
