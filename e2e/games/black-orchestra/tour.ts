import type { Browser as Chromium, Page } from 'playwright-core';

import { wantAgain } from '../../../server/testing/seating';
import type { Locale } from '../../../shared/engine/languages';
import type { Match } from '../../../shared/engine/match';
import { blackOrchestra } from '../../../shared/games/black-orchestra';
import { testEntropy } from '../../../shared/testing/playout';
import { Friends } from '../../browser/friends';
import { Player, type SCREENS } from '../../browser/player';
import { rehearsed, type Script } from '../../browser/rehearsal';
import { FIXED } from '../../browser/setting';
import { ServerProcess } from '../../lib/server';
import { press } from '../../screenshots/sight';
import type { Picture, Tour } from '../../tour/tour';
import { justLogged } from './logged';
import { pressInBar } from './sights';
import { victory } from './victory/victory';

const NAMES = ['Anna', 'Benoît', 'Chloé'] as const;

/** Where each picture is taken: the browser, a server with random games, and one with the game that is won. */
interface Places {
  readonly browser: Chromium;
  readonly random: string;
  readonly won: string;
}

/** A page that shows what the picture is of, and what ends it. */
interface Looked {
  readonly player: Player;
  readonly end: () => Promise<void>;
}

/** A picture of the evening, and how it comes about. */
interface Sketch extends Pick<Picture, 'name' | 'caption'> {
  readonly look: (places: Places) => Promise<Looked>;
}

type Screen = keyof typeof SCREENS;

/** How a page looks at a game. */
interface Way {
  readonly screen: Screen;
  readonly locale?: Locale;
  /** How many seats beside the one that is asked. */
  readonly beside?: number;
  readonly open?: (page: Page) => Promise<void>;
}

/** Whether one of these is asked. */
const asks =
  (...kinds: readonly string[]) =>
  (match: Match) =>
    match.asks.some(({ kind }) => kinds.includes(kind));
/** Conspiring with three dice. */
const conspired = ({ log }: Match): boolean =>
  log
    .slice(-8)
    .some(({ text: { m, p } }) => m === 'log.conspire' && Array.isArray(p?.['faces']) && p['faces'].length === 3);

/** Where a game is looked at: where a rehearsal of three meets a condition, or after so many choices of the game that is won. */
type Until = ((match: Match) => boolean) | { readonly after: number };

/** The people of a game, and what they have to answer until it is looked at. */
async function begun(
  { random, won }: Places,
  until: Until,
): Promise<{ readonly friends: Friends; readonly script: Script }> {
  if (typeof until === 'object') {
    const friends = await Friends.gather(won, 'black-orchestra', NAMES.slice(0, 1));
    await friends.start({ difficulty: 'easy' });
    return { friends, script: victory.choices.slice(0, until.after) };
  }
  const script = await rehearsed(blackOrchestra, NAMES.length, until);
  const friends = await Friends.gather(random, 'black-orchestra', NAMES);
  await friends.start();
  return { friends, script };
}

/**
 * A game as somebody sees it who comes then.
 * @param kind of the question whose seat looks
 */
function standing(until: Until, kind: string, { screen, locale = 'en-GB', beside = 0, open }: Way): Sketch['look'] {
  return async (places) => {
    const { friends, script } = await begun(places, until);
    await friends.play(script);
    const seat = ((await friends.asked(kind)) + beside) % friends.seats.length;
    const player = await friends.look(places.browser, seat, locale, screen);
    await player.at('status').first().waitFor();
    await player.settled();
    await open?.(player.page);
    return looked(player, friends);
  };
}

/**
 * A moment of a game as it passes, as whoever brings it about sees it.
 * @param sight what is to be seen on the stage
 * @param restMs how long after that the picture is taken, in milliseconds
 */
function passing(until: Until, sight: string, restMs: number, { screen, locale = 'en-GB' }: Way): Sketch['look'] {
  return async (places) => {
    const { friends, script } = await begun(places, until);
    await friends.play(script.slice(0, -1));
    const player = await friends.look(places.browser, script.at(-1)?.seat ?? 0, locale, screen, 'normal');
    await player.at('status').first().waitFor();
    await friends.play(script.slice(-1));
    await player.page.locator(`.stage:has(${sight})`).waitFor();
    await player.page.waitForTimeout(restMs);
    return looked(player, friends);
  };
}

function looked(player: Player, friends: Friends): Looked {
  return {
    player,
    async end() {
      await player.leave();
      friends.leave();
    },
  };
}

/** The report at the end of the game that is won. */
function ended(screen: Screen, open?: (page: Page) => Promise<void>): Sketch['look'] {
  return async (places) => {
    const { friends, script } = await begun(places, { after: victory.choices.length });
    await friends.play(script);
    const player = await friends.look(places.browser, 0, 'en-GB', screen);
    await player.at('end-page').waitFor();
    await open?.(player.page);
    return looked(player, friends);
  };
}

const SKETCHES: readonly Sketch[] = [
  {
    name: 'home',
    caption: 'The front door: play alone at once, or open a table for friends.',
    async look({ browser, random }) {
      const player = await Player.arrive(browser, random, { screen: 'laptop', locale: 'en-GB' });
      await player.page.locator('[data-testid=preset]').first().waitFor();
      return { player, end: () => player.leave() };
    },
  },
  {
    name: 'lobby',
    caption: 'Three friends have come with the code. Each picks a conspirator.',
    async look({ browser, random }) {
      const friends = await Friends.gather(random, 'black-orchestra', NAMES);
      await friends.at(1).say('ready', { is: 'ready' });
      const player = await friends.look(browser, 0, 'en-GB', 'laptop');
      await player.at('seat-own').waitFor();
      return looked(player, friends);
    },
  },
  {
    name: 'first-turn',
    caption: 'The first turn on a phone: the map, and what can be done.',
    look: standing(asks('action'), 'action', { screen: 'phone', locale: 'fr-FR' }),
  },
  {
    name: 'preview',
    caption: 'Before a move, the table says who and what waits at each space.',
    look: standing(asks('action'), 'action', {
      screen: 'laptop',
      open: (page) => press(page, '.slot[data-slot=move]'),
    }),
  },
  {
    name: 'conspire',
    caption: 'Conspiring: three dice land, one after another.',
    look: passing(conspired, '.bo-dice-stage[data-landed=yes]', 1_000, { screen: 'phone' }),
  },
  {
    name: 'event',
    caption: 'An event is drawn, and says what it does.',
    look: passing(justLogged('log.event'), '.bo-card-front', 1_500, { screen: 'laptop' }),
  },
  {
    name: 'reaction',
    caption: 'A reaction: a card can be played before it goes on.',
    look: standing(asks('event-moves-hitler'), 'event-moves-hitler', { screen: 'laptop' }),
  },
  {
    name: 'plot',
    caption: 'The page of a plot: what it needs, its dice and their odds.',
    look: standing({ after: victory.choices.length - 1 }, 'plot-dice', { screen: 'phone', locale: 'fr-FR' }),
  },
  {
    name: 'plot-dice',
    caption: 'The dice of a plot: targets kill, eagles betray.',
    look: passing({ after: victory.choices.length }, '.bo-dice-stage[data-landed=yes]', 600, { screen: 'laptop' }),
  },
  {
    name: 'verdict',
    caption: 'The verdict, and what it costs.',
    look: passing(justLogged('log.plot-detected'), '.bo-verdict h2', 700, { screen: 'phone' }),
  },
  {
    name: 'raid',
    caption: 'A raid of the Gestapo looks at every suspicion.',
    look: passing(
      (match) => justLogged('log.event')(match) && justLogged('log.arrested', 'log.arrested-loses')(match),
      '.bo-raid',
      3_000,
      { screen: 'laptop' },
    ),
  },
  {
    name: 'arrest',
    caption: 'One’s own arrest. From now on each turn begins with an interrogation.',
    look: passing(justLogged('log.arrested', 'log.arrested-loses'), '.bo-arrest .bo-scene-lines[data-shown=yes]', 800, {
      screen: 'phone',
    }),
  },
  {
    name: 'interrogation',
    caption: 'The prisoner alone reads this card, and says nothing to the others.',
    look: standing(asks('interrogation'), 'interrogation', { screen: 'laptop' }),
  },
  {
    name: 'interrogation-others',
    caption: 'The others see that somebody is questioned, and nothing more.',
    look: standing(asks('interrogation'), 'interrogation', { screen: 'phone', beside: 1 }),
  },
  {
    name: 'new-stage',
    caption: 'A new stage of the war begins.',
    look: passing(
      ({ log }) => log.slice(-8).some(({ text }) => text.m === 'log.stage' && text.p?.['n'] !== 1),
      '.bo-new-stage',
      1_800,
      { screen: 'laptop' },
    ),
  },
  {
    name: 'television',
    caption: 'The television shows the table to the whole room, without anybody’s secrets.',
    look: standing(({ asks: open, rev }) => rev > 60 && open.some(({ kind }) => kind === 'action'), 'action', {
      screen: 'desk',
      async open(page) {
        await pressInBar(page, '[data-testid=room-code]');
        await press(page, '[data-testid=share-screen]');
        await page.getByTestId('shared').waitFor();
      },
    }),
  },
  {
    name: 'danger',
    caption: 'The danger of the next event, worked out from what everybody sees.',
    look: standing(({ asks: open, rev }) => rev > 60 && open.some(({ kind }) => kind === 'action'), 'action', {
      screen: 'laptop',
      open: (page) => press(page, '[data-testid=danger]'),
    }),
  },
  {
    name: 'end',
    caption: 'The end: how it came about, and what decided it.',
    look: ended('laptop'),
  },
  {
    name: 'ten-pictures',
    caption: 'The evening in up to ten pictures, to step through and to share.',
    look: ended('phone', async (page) => {
      await page.getByTestId('picture').scrollIntoViewIfNeeded();
      await press(page, '[data-testid=picture-next]');
    }),
  },
  {
    name: 'again',
    caption: 'Another game with those who want one.',
    async look(places) {
      const { friends, script } = await begun(places, ({ over }) => over !== null);
      await friends.play(script);
      await wantAgain(friends.seats.slice(1));
      const player = await friends.look(places.browser, 0, 'en-GB', 'laptop');
      await press(player.page, '[data-testid=end-close]');
      await player.page.locator('.again').first().waitFor();
      return looked(player, friends);
    },
  },
];

/** One evening of three friends, from the front door to another game. The games are fixed. */
export const tour: Tour = {
  title: 'Black Orchestra: one evening in twenty pictures',
  async walk(browser, take) {
    const random = await ServerProcess.start(FIXED);
    const won = await ServerProcess.start({ ...FIXED, TEST_ENTROPY: testEntropy(victory.seed) });
    try {
      for (const { name, caption, look } of SKETCHES) {
        const { player, end } = await look({ browser, random: random.url, won: won.url });
        await take({ name, caption, player });
        await end();
      }
    } finally {
      await random.dispose();
      await won.dispose();
    }
  },
};
