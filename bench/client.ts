/**
 * How fast the page is on a bad phone: bytes and time of the first screen and of the table on slow 4G, and a choice from the
 * tap to the painted answer, all with a processor four times slower. Three people play in one browser; one page is measured.
 * `npm run bench:client -- --rounds 3 --choices 30 --beside ../other-checkout`, where the other checkout has been built; the
 * two take turns. Prints Markdown with medians.
 */
import { parseArgs } from 'node:util';

import type { Browser, CDPSession } from 'playwright-core';

import { launchBrowser, Player } from '../e2e/browser/player';
import { FIXED } from '../e2e/browser/setting';
import { ServerProcess } from '../e2e/lib/server';
import { median, quantile } from '../e2e/lib/statistics';
import { pickFrom, testRandom } from '../shared/testing/playout';
import { formatted, table } from './lib/markdown';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '3' },
    choices: { type: 'string', default: '30' },
    beside: { type: 'string' },
    seed: { type: 'string', default: '1' },
  },
});

const SLOWER = 4;
/** Slow 4G: round trips of 150 ms, 1.6 Mbit/s down, 0.75 Mbit/s up. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const UNLIMITED = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 };

/** What is measured in one round. Times are milliseconds, sizes bytes as they travel. */
interface Round {
  readonly homeBytes: number;
  readonly homeMs: number;
  readonly tableBytes: number;
  readonly tableMs: number;
  /** How many presses of Tab lead to the first option. */
  readonly tabs: number;
  readonly choicesMs: readonly number[];
  readonly longTasksMs: readonly number[];
}

/** What the page notes of itself. */
interface Notes {
  readonly choices: number[];
  readonly tasks: number[];
}
declare global {
  interface Window {
    benchNotes: Notes;
  }
}

/** Runs in the page: notes how long after a tap its question was gone and the page painted, and tasks over 50 ms. */
function takeNotes(): void {
  const notes: Notes = { choices: [], tasks: [] };
  window.benchNotes = notes;
  let tapped: number | null = null;
  let open = new Set<string>();
  window.addEventListener('pointerdown', () => (tapped = performance.now()), { capture: true });
  const watch = { subtree: true, childList: true, attributes: true, attributeFilter: ['data-ask'] };
  // Only functions without a name may be in here: the compiler wraps others in a helper that the page does not have.
  new MutationObserver(() => {
    const asks = [...document.querySelectorAll<HTMLElement>('[data-testid=ask]')];
    const now = new Set(asks.map((ask) => ask.dataset['ask'] ?? ''));
    const isAnswered = [...open].some((ask) => !now.has(ask));
    open = now;
    if (!isAnswered || tapped === null) return;
    const since = tapped;
    tapped = null;
    requestAnimationFrame(() => setTimeout(() => notes.choices.push(performance.now() - since)));
  }).observe(document, watch);
  new PerformanceObserver((list) => notes.tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
    type: 'longtask',
    buffered: true,
  });
}

/** Options, and groups and slots of options that are folded. */
const SOMETHING_TO_CHOOSE = ['option', 'option-group', 'slot'].map((id) => `[data-testid=${id}]:not(:disabled)`).join();

/** Bytes that have come over HTTP since it was asked last. */
class Traffic {
  private bytes = 0;

  constructor(cdp: CDPSession) {
    cdp.on('Network.loadingFinished', ({ encodedDataLength }) => (this.bytes += encodedDataLength));
  }

  take(): number {
    const { bytes } = this;
    this.bytes = 0;
    return bytes;
  }
}

/** The most presses of Tab that are tried. */
const MOST_TABS = 200;

/** The first of some people who can choose something. */
async function asked(people: readonly Player[]): Promise<Player> {
  return Promise.any(
    people.map(async (player) => {
      await player.page.locator(SOMETHING_TO_CHOOSE).first().waitFor();
      return player;
    }),
  );
}

/** How often Tab has to be pressed on a fresh table until an option has the focus; {@link MOST_TABS} when none gets it. */
async function tabsToOption({ page }: Player): Promise<number> {
  await page.reload();
  await page.locator(SOMETHING_TO_CHOOSE).first().waitFor();
  const isThere = () =>
    page.evaluate((wanted) => document.activeElement?.matches(wanted) === true, SOMETHING_TO_CHOOSE);
  let tabs = 0;
  while (tabs < MOST_TABS && !(await isThere())) {
    await page.keyboard.press('Tab');
    tabs += 1;
  }
  return tabs;
}

/** Milliseconds from the start of the navigation until something is on the page. */
async function untilThere(player: Player, selector: string): Promise<number> {
  const found = await player.page.waitForFunction(
    (wanted) => document.querySelector(wanted) && performance.now(),
    selector,
    {
      polling: 'raf',
    },
  );
  return (await found.jsonValue()) ?? NaN;
}

async function measure(browser: Browser, url: string): Promise<Round> {
  const random = testRandom(Number(values.seed));
  const slow = await Player.arrive(browser, 'about:blank', { screen: 'phone', locale: 'en-GB' });
  const { page } = slow;
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.setCacheDisabled', { cacheDisabled: true });
  await cdp.send('Network.setBypassServiceWorker', { bypass: true });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.addInitScript(takeNotes);
  const traffic = new Traffic(cdp);

  await cdp.send('Network.emulateNetworkConditions', SLOW_4G);
  await page.goto(url, { waitUntil: 'commit' });
  const homeMs = await untilThere(slow, '[data-testid=open-table]:not(:disabled)');
  const homeBytes = traffic.take();
  await cdp.send('Network.emulateNetworkConditions', UNLIMITED);

  const code = await slow.create('Anna');
  const others: Player[] = [];
  for (const name of ['Ben', 'Carl']) {
    const other = await Player.arrive(browser, `${url}/r/${code}`, { screen: 'laptop', locale: 'en-GB' });
    await other.sit(name);
    others.push(other);
  }
  await page.waitForFunction(() => document.querySelectorAll('[data-testid=member]').length === 3);
  await slow.at('start').click();
  await slow.at('status').first().waitFor();
  traffic.take();

  await cdp.send('Network.emulateNetworkConditions', SLOW_4G);
  await page.goto(`${url}/r/${code}`, { waitUntil: 'commit' });
  const tableMs = await untilThere(slow, '[data-testid=status]');
  const tableBytes = traffic.take();
  await cdp.send('Network.emulateNetworkConditions', UNLIMITED);
  await slow.settled();
  await page.evaluate(() => window.benchNotes.tasks.splice(0));

  const people = [slow, ...others];
  const tabs = await tabsToOption(await asked(people));
  const notes = () => page.evaluate(() => window.benchNotes);
  while ((await notes()).choices.length < Number(values.choices)) {
    // The page that is measured answers first, then any other page with a question.
    const open = await Promise.all(people.map((player) => player.asks()));
    const who = open.findIndex((asks) => asks.some(({ keys }) => keys.length > 0));
    const ask = open[who]?.find(({ keys }) => keys.length > 0);
    if (ask === undefined) {
      await Promise.race(people.map((player) => player.page.locator(SOMETHING_TO_CHOOSE).first().waitFor()));
      continue;
    }
    await people[who]?.answer(ask.id, pickFrom(random, ask.keys));
  }
  const { choices, tasks } = await notes();
  for (const player of people) await player.leave();
  return { homeBytes, homeMs, tableBytes, tableMs, tabs, choicesMs: choices, longTasksMs: tasks };
}

const FIGURES: readonly (readonly [
  what: string,
  wanted: string,
  of: (rounds: readonly Round[]) => number,
  digits: number,
])[] = [
  ['first screen, kB', '80', (rounds) => median(rounds.map(({ homeBytes }) => homeBytes)) / 1000, 1],
  ['first screen usable, ms', '', (rounds) => median(rounds.map(({ homeMs }) => homeMs)), 0],
  ['table in all, kB', '140', (rounds) => median(rounds.map(({ tableBytes }) => tableBytes)) / 1000, 1],
  ['table usable, ms', '2000', (rounds) => median(rounds.map(({ tableMs }) => tableMs)), 0],
  ['presses of Tab to the first option', '', (rounds) => median(rounds.map(({ tabs }) => tabs)), 0],
  ['choice, tap to paint, median ms', '100', (rounds) => median(rounds.flatMap(({ choicesMs }) => choicesMs)), 0],
  [
    'choice, 95 of 100, ms',
    '',
    (rounds) =>
      quantile(
        rounds.flatMap(({ choicesMs }) => choicesMs),
        0.95,
      ),
    0,
  ],
  [
    'longest task while playing, ms',
    '200',
    (rounds) => Math.max(0, ...rounds.flatMap(({ longTasksMs }) => longTasksMs)),
    0,
  ],
];

async function main(): Promise<void> {
  const roots = [...(values.beside === undefined ? [] : [values.beside]), process.cwd()];
  const browser = await launchBrowser('whole');
  const sides: Round[][] = roots.map(() => []);
  try {
    for (let round = 0; round < Number(values.rounds); round++) {
      for (const [i, root] of roots.entries()) {
        const server = await ServerProcess.start(FIXED, root);
        try {
          sides[i]?.push(await measure(browser, server.url));
        } finally {
          await server.dispose();
        }
      }
    }
  } finally {
    await browser.close();
  }
  const names = values.beside === undefined ? ['here'] : ['beside', 'here'];
  const rows = FIGURES.map(([what, wanted, of, digits]) => [
    what,
    wanted,
    ...sides.map((rounds) => formatted(of(rounds), digits)),
  ]);
  console.log(table(['figure', 'at most', ...names], rows));
}

void main();
