import type { Browser as Chromium, Page } from 'playwright-core';

import { Browser } from '../../../server/testing/browser';
import { idAt } from '../../../server/testing/seating';
import { wantAgain } from '../../../server/testing/seating';
import { ANY_TIME, IN_ADVANCE } from '../../../shared/engine/ask';
import type { Locale } from '../../../shared/engine/languages';
import type { Match } from '../../../shared/engine/match';
import { blackOrchestra } from '../../../shared/games/black-orchestra';
import type { Table } from '../../../shared/games/black-orchestra/table';
import type { ClaimView } from '../../../shared/protocol/rooms';
import { Friends } from '../../browser/friends';
import { Player } from '../../browser/player';
import { rehearsed } from '../../browser/rehearsal';
import { press, type Show } from '../../screenshots/sight';
import type { Occasion } from './questions';

/** Opens a pane, in the drawer where there is one. */
export async function openPane(page: Page, pane: 'people' | 'log' | 'chat' | 'decks'): Promise<void> {
  const drawer = page.getByTestId('drawer');
  if ((await drawer.count()) > 0) {
    while ((await drawer.getAttribute('data-stop')) !== 'full')
      await page.getByTestId('drawer-handle').press('ArrowUp');
  }
  await press(page, `[role=tab][data-pane=${pane}]`, 'if it is there');
}

/** Presses something of the bar, in its menu where there is no room for it. */
export async function pressInBar(page: Page, selector: string): Promise<void> {
  await press(page, '[data-testid=menu]', 'if it is there');
  await press(page, selector);
}

/** Explains a closed space, wherever the map is. */
async function explainParis(page: Page): Promise<void> {
  await page.locator('[data-space=paris]').focus();
  await page.keyboard.press('Enter');
}

/** The ways to open parts of a table, by name. */
const OPENINGS: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  menu: (page) => press(page, '[data-testid=menu]', 'if it is there'),
  options: (page) => press(page, '.slot[data-slot=move], [data-testid=option-group]', 'if it is there'),
  'option-card': async (page) => {
    await press(page, '.slot[data-slot=conspire]');
    await press(page, '[data-testid=option][data-key^=conspire]');
  },
  'why-not': (page) => press(page, '.slot[data-slot=here], .barred-fold'),
  'in-advance': (page) => press(page, '.in-advance-fold'),
  'card-with-order': (page) => press(page, '.bo-slip:has(.bo-slip-order)'),
  gauge: (page) => press(page, '.bo-gauge-dissent'),
  goal: (page) => press(page, '[data-testid=goal]', 'if it is there'),
  danger: (page) => press(page, '[data-testid=danger]'),
  space: explainParis,
  moment: (page) => press(page, '[data-testid=moment]'),
  people: (page) => openPane(page, 'people'),
  log: (page) => openPane(page, 'log'),
  decks: (page) => openPane(page, 'decks'),
  conversation: (page) => openPane(page, 'chat'),
  phrases: async (page) => {
    await openPane(page, 'chat');
    await press(page, '[data-testid=phrasebook] summary');
  },
  mute: async (page) => {
    await openPane(page, 'chat');
    await press(page, '[data-testid=mute] summary');
  },
  room: (page) => pressInBar(page, '[data-testid=room-code]'),
  device: async (page) => {
    await pressInBar(page, '[data-testid=room-code]');
    await press(page, '[data-testid=pair]');
    await page.locator('.devices .qr').waitFor();
  },
  rules: async (page) => {
    await pressInBar(page, '[data-testid=rules-open]');
    await page.locator('.rules-page h3').first().waitFor();
  },
  keys: (page) => page.keyboard.press('?'),
  past: async (page) => {
    await openPane(page, 'log');
    await press(page, '[data-testid=past-open]');
    await page.getByTestId('past-slider').waitFor();
  },
};

/** A turn in the middle of a match, in which something can be said in advance and something be played at any time. */
const rich = ({ asks, rev }: Match): boolean =>
  rev > 30 &&
  asks.some(
    ({ kind, seat }) => kind === 'action' && asks.some((one) => one.kind === IN_ADVANCE && one.seat === seat),
  ) &&
  asks.some(({ kind }) => kind === ANY_TIME);

const NAMES = ['Anna', 'Benoît', 'Chloé'] as const;

/** Shows everything that can be opened at a table, in a turn in the middle of a match. */
export async function showOpenings(browser: Chromium, url: string, locale: Locale, show: Show): Promise<void> {
  const friends = await Friends.gather(url, 'black-orchestra', NAMES);
  await friends.start();
  await friends.play(await rehearsed(blackOrchestra, NAMES.length, rich));
  const active = await friends.asked('action');
  const advance = friends.at(active).ask(IN_ADVANCE);
  const order = advance?.options.find(({ key }) => key.includes('use')) ?? advance?.options[0];
  if (advance === null || order === undefined) throw new Error('nothing can be said in advance');
  await friends.at(active).choose(advance.id, order.key);
  const other = friends.at((active + 1) % NAMES.length);
  await other.say('say', { text: 'Ich bin gleich da. Wer geht nach München?' });
  await other.say('phrase', { id: 'bring', slots: { item: 'item.keys', space: 'space.munich', n: 2 } });
  const player = await friends.look(browser, active, locale);
  for (const [name, open] of Object.entries(OPENINGS)) await show({ name, player, open });
  await player.leave();
  const waiting = await friends.look(browser, (active + 1) % NAMES.length, locale);
  await show({
    name: 'why-not-others',
    player: waiting,
    open: async (page) => {
      await openPane(page, 'people');
      await press(page, '.bo-slip');
    },
  });
  await waiting.leave();
  friends.leave();
}

/** Makes a page the screen of everybody around it. */
async function openShared(page: Page): Promise<void> {
  if (await page.getByTestId('shared').isVisible()) return;
  await pressInBar(page, '[data-testid=room-code]');
  await press(page, '[data-testid=share-screen]');
  await page.getByTestId('shared').waitFor();
}

/** Shows tables of few and of many, from the seats and on a television, at the first turn and in the middle of a match, to who has the turn and to somebody else. */
export async function showTables(browser: Chromium, url: string, locale: Locale, show: Show): Promise<void> {
  const all = [...NAMES, 'Dorothée', 'Émile'];
  const inMiddle = ({ asks, rev }: Match): boolean => rev > 60 && asks.some(({ kind }) => kind === 'action');
  for (const names of [all.slice(0, 1), all.slice(0, 2), all]) {
    const begun = await Friends.gather(url, 'black-orchestra', names);
    await begun.start({ first: '1' });
    await showTurn(begun, 'first');
    const gone = await Friends.gather(url, 'black-orchestra', names);
    await gone.start();
    await gone.play(await rehearsed(blackOrchestra, names.length, inMiddle));
    await showTurn(gone, 'middle');
  }

  async function showTurn(friends: Friends, when: 'first' | 'middle'): Promise<void> {
    const active = await friends.asked('action');
    for (const seat of new Set([active, (active + 1) % friends.seats.length])) {
      const player = await friends.look(browser, seat, locale);
      await show({ name: `table-${friends.seats.length}-${when}${seat === active ? '' : '-others'}`, player });
      if (seat === active && when === 'middle')
        await show({ name: `shared-${friends.seats.length}`, player, open: openShared });
      await player.leave();
    }
    friends.leave();
  }
}

/** Time for everything; a clock that has run out does nothing. */
export const CLOCKS = {
  pace: 'live',
  seconds: { window: 15, consent: 30, turn: 300 },
  days: { window: null, consent: null, turn: null },
  atEnd: 'nothing',
  keepAfter: null,
} as const;

/** Shows a question on the page of its seat, and the table on the page of another player. */
export async function showQuestion(
  browser: Chromium,
  url: string,
  locale: Locale,
  { kind, edition, seat, script }: Occasion,
  show: Show,
): Promise<void> {
  const friends = await Friends.gather(url, 'black-orchestra', NAMES);
  // A clock takes room beside every question. When it has run out it does nothing.
  await friends.host.say('time', { time: CLOCKS });
  await friends.start({ edition });
  await friends.play(script);
  for (const [name, looking] of [
    [`question-${kind}`, seat],
    [`question-${kind}-others`, (seat + 1) % NAMES.length],
  ] as const) {
    const player = await friends.look(browser, looking, locale);
    // What the screen works out comes after the table has been drawn.
    await player.page.waitForFunction(() => document.querySelector('[data-testid=danger] b')?.textContent !== '');
    await show({ name, player });
    await player.leave();
  }
  friends.leave();
}

/** Shows the start page, the door of a room and its lobby. */
export async function showLobby(browser: Chromium, url: string, locale: Locale, show: Show): Promise<void> {
  const newcomer = await Player.arrive(browser, url, { screen: 'laptop', locale });
  await newcomer.page.locator('[data-testid=open-table]:not(:disabled)').waitFor();
  await show({ name: 'home', player: newcomer });
  await newcomer.leave();
  const friends = await Friends.gather(url, 'black-orchestra', NAMES);
  await friends.at(1).say('ready', { is: 'ready' });
  const visitor = await friends.look(browser, null, locale);
  await show({ name: 'door', player: visitor });
  await show({
    name: 'door-continue',
    player: visitor,
    open: (page) => press(page, '[data-testid=continue-offer]'),
  });
  await visitor.leave();
  const host = await friends.look(browser, 0, locale);
  await show({ name: 'lobby-host', player: host });
  const openings: Readonly<Record<string, readonly string[]>> = {
    tools: ['seat-other'],
    seat: ['seat-own'],
    bot: ['seat-free'],
    options: ['all-options'],
    screen: ['screen-open'],
    code: ['qr-open'],
    devices: ['seat-own', 'devices-open'],
    conversation: ['chat-open'],
  };
  for (const [name, ids] of Object.entries(openings)) {
    const open = async (page: Page): Promise<void> => {
      for (const id of ids) await press(page, `[data-testid=${id}]`, 'if it is there');
      if (name === 'code') await page.locator('[role=dialog] .qr').waitFor();
    };
    await show({ name: `lobby-${name}`, player: host, open });
  }
  await friends.host.say('addBot', { level: 'quick' });
  await friends.host.say('addBot', { level: 'steady' });
  await show({ name: 'lobby-bots', player: host });
  await host.leave();
  const guest = await friends.look(browser, 1, locale);
  await show({ name: 'lobby-guest', player: guest });
  await guest.leave();
  const late = await friends.look(browser, null, locale);
  await show({ name: 'door-full', player: late });
  await late.leave();
  // A bot begins, and gives reasons for its actions.
  await friends.start({ first: '4' });
  await friends.host.until(() => friends.host.views.at(-1)?.view.log.some(({ text }) => text.m.startsWith('log.bot.')));
  const beside = await friends.look(browser, 0, locale);
  await show({ name: 'bots', player: beside });
  await show({ name: 'bots-log', player: beside, open: (page) => openPane(page, 'log') });
  await show({ name: 'bots-people', player: beside, open: (page) => openPane(page, 'people') });
  await beside.leave();
  friends.leave();
}

/** Shows proposals, seats on several devices, and a shared screen. */
export async function showRoom(browser: Chromium, url: string, locale: Locale, show: Show): Promise<void> {
  const friends = await Friends.gather(url, 'black-orchestra', NAMES);
  await friends.start();
  const first = await rehearsed(blackOrchestra, NAMES.length, ({ rev }) => rev > 3);
  await friends.play(first);
  const anna = await friends.look(browser, 0, locale);
  const ben = await friends.look(browser, 1, locale);
  const refuse = async (): Promise<void> => {
    const proposal = await friends.host.until(() => friends.host.rooms.at(-1)?.proposal);
    await friends.host.say('refuse', { proposal: proposal.id });
    await friends.host.until(() => friends.host.rooms.at(-1)?.proposal === null);
  };
  const claims = (): readonly ClaimView[] => friends.host.rooms.at(-1)?.claims ?? [];
  const fold = (page: Page): Promise<void> => press(page, '.proposal summary');
  const askFree = async (page: Page): Promise<void> => {
    await pressInBar(page, '[data-testid=room-code]');
    await press(page, '[data-testid=vacate-open]');
  };
  await friends.at(1).say('propose', { what: { kind: 'rewind', to: 'turn' } });
  await show({ name: 'proposal', player: anna });
  await show({ name: 'proposal-folded', player: anna, open: fold });
  await show({ name: 'proposal-own', player: ben });
  await show({ name: 'proposal-room', player: anna, open: (page) => pressInBar(page, '[data-testid=room-code]') });
  await refuse();
  await friends.at(1).say('propose', { what: { kind: 'call-off' } });
  await show({ name: 'proposal-call-off', player: anna });
  await refuse();

  // Chloé has gone, and somebody says to be her.
  friends.at(2).close();
  await friends.host.until(() => friends.host.rooms.at(-1)?.members[2]?.connected === false);
  await show({ name: 'away', player: anna });
  const lost = await friends.look(browser, null, locale);
  await show({ name: 'door-running', player: lost });
  await lost.watch();
  await show({ name: 'watching', player: lost });
  const claim = async (page: Page): Promise<void> => {
    await pressInBar(page, '[data-testid=room-code]');
    await press(page, '[data-testid=claim-offer]');
  };
  await show({ name: 'claim', player: lost, open: claim });
  await show({ name: 'vacate', player: anna, open: askFree });
  // Two say to be her. Whoever is at the page asks anew when it is loaded again.
  const other = new Browser(url);
  await other.say('enter', { code: friends.code, token: null });
  await other.say('claim', { member: idAt(friends.host, 2), token: other.token });
  await show({
    name: 'claim-asked',
    player: lost,
    open: async (page) => {
      for (const { id } of claims().slice(1)) await friends.host.say('refuse', { proposal: id });
      await friends.host.until(() => claims().length === 1);
      await claim(page);
      await press(page, '[data-testid=claim]');
      await page.getByTestId('claim-asked').waitFor();
    },
  });
  await show({ name: 'claims', player: anna });
  await show({ name: 'claims-folded', player: anna, open: (page) => press(page, '.claims summary') });
  for (const { id } of claims()) await friends.host.say('refuse', { proposal: id });
  other.close();
  await lost.leave();
  await ben.leave();

  const pairing = await friends.host.say('pair', {});
  if (!pairing.ok) throw new Error(pairing.error);
  const second = await Player.arrive(browser, `${url}/r/${friends.code}#device=${pairing.pairing}`, {
    screen: 'laptop',
    locale,
  });
  await second.at('continue').waitFor();
  await show({ name: 'device-continue', player: second });
  await second.at('continue').click();
  await second.page.locator('.table-screen').waitFor();
  await show({ name: 'devices', player: second, open: (page) => pressInBar(page, '[data-testid=room-code]') });
  await second.leave();
  await show({ name: 'shared', player: anna, open: openShared });
  await anna.leave();
  friends.leave();
}

/** Shows the end of a match, its account, and the games of the evening. */
export async function showEnd(browser: Chromium, url: string, locale: Locale, show: Show): Promise<void> {
  const friends = await Friends.gather(url, 'black-orchestra', NAMES);
  await friends.start();
  await friends.play(await rehearsed(blackOrchestra, NAMES.length, ({ over }) => over !== null));
  for (const [name, seat] of [
    ['end-host', 0],
    ['end-guest', 1],
  ] as const) {
    const player = await friends.look(browser, seat, locale);
    if (seat === 0) await show({ name: 'end-account', player });
    await show({ name, player, open: (page) => press(page, '[data-testid=end-close]', 'if it is there') });
    await player.leave();
  }
  await wantAgain(friends.seats.slice(1));
  await friends.host.say('again', { how: 'by-the-lobby' });
  const host = await friends.look(browser, 0, locale);
  await show({ name: 'lobby-again', player: host });
  await host.leave();
  friends.leave();
}

/** Shows a suggested turn as its author, its receiver and another player see it, and the marks of pointing. */
export async function showPlans(browser: Chromium, url: string, locale: Locale, show: Show): Promise<void> {
  const friends = await Friends.gather(url, 'black-orchestra', NAMES);
  await friends.start({ first: '1' });
  await friends.host.until(() => friends.host.ask('action'));
  const { conspirators } = friends.host.view.view.table as Table;
  const sheet = conspirators.find((one) => one.seat === 0)?.id ?? '';
  const ben = await friends.look(browser, 1, locale);
  const draw = async (page: Page): Promise<void> => {
    if (!(await page.locator(`[data-sheet=${sheet}]`).isVisible())) await openPane(page, 'people');
    await press(page, `[data-sheet=${sheet}] .bo-sheet-head`);
    await press(page, '[data-testid=plan-begin]');
    for (const space of ['hannover', 'adlerhorst']) {
      const steps = page.locator('[data-testid=turn-planner] li');
      const before = await steps.count();
      await page.locator(`[data-space=${space}]`).focus();
      await page.keyboard.press('Enter');
      await steps.nth(before).waitFor();
    }
  };
  await show({ name: 'plan-drawing', player: ben, open: draw });
  await friends.at(1).say('plan', {
    member: idAt(friends.host, 0),
    steps: ['move:hannover', 'move:adlerhorst', 'dossier'],
  });
  await friends.at(2).say('plan', { member: idAt(friends.host, 0), steps: ['move:nuremberg'] });
  const unfold = async (page: Page): Promise<void> => {
    await press(page, '[data-testid=plan-line]', 'if it is there');
    await press(page, '[data-testid=plan-fold]');
  };
  await show({ name: 'plan-drawn', player: ben, open: unfold });
  const anna = await friends.look(browser, 0, locale);
  await show({ name: 'plan-for-you', player: anna });
  await show({ name: 'plan-for-you-all', player: anna, open: unfold });
  // Anna goes elsewhere: the first step of one plan is done, that of the other cannot be taken.
  await friends.host.take('move:hannover');
  await show({ name: 'plan-partly', player: anna });
  const point = async (page: Page): Promise<void> => {
    await friends.at(1).say('point', { kind: 'space', id: 'munich' });
    await page.locator('[data-testid=pointed] button').first().waitFor();
  };
  await show({ name: 'pointed', player: anna, open: point });
  const chloe = await friends.look(browser, 2, locale);
  await show({ name: 'plan-others', player: chloe });
  for (const one of [anna, ben, chloe]) await one.leave();
  friends.leave();
}
