/**
 * Pictures of moments as they pass: `npm run movie -- conspire raid 360x640 fr`. Words choose moments, windows and languages; all
 * of them unless told. A picture every 400 ms, into `.cache/movie`: 22 of them, or as many as a number says.
 */
import { mkdirSync } from 'node:fs';

import { forLanguages, languages } from '../../../shared/engine/languages';
import type { Match } from '../../../shared/engine/match';
import { blackOrchestra } from '../../../shared/games/black-orchestra';
import { Friends } from '../../browser/friends';
import { launchBrowser } from '../../browser/player';
import { rehearsed } from '../../browser/rehearsal';
import { FIXED } from '../../browser/setting';
import { ServerProcess } from '../../lib/server';
import { justLogged } from './logged';

const OUT = '.cache/movie';
const EVERY_MS = 400;
const NAMES = ['Anna', 'Benoît', 'Chloé'] as const;

/** The moments, and what their last answer tells. */
const MOMENTS: Readonly<Record<string, (match: Match) => boolean>> = {
  conspire: justLogged('log.conspire'),
  event: justLogged('log.event'),
  raid: (match) => justLogged('log.event')(match) && justLogged('log.arrested', 'log.arrested-loses')(match),
  arrest: justLogged('log.arrested', 'log.arrested-loses'),
  interrogation: justLogged('log.interrogated'),
  stage: ({ log }) => log.slice(-8).some(({ text }) => text.m === 'log.stage' && text.p?.['n'] !== 1),
  attempt: justLogged('log.plot'),
  plot: justLogged('log.plot-rolled'),
  end: ({ over }) => over !== null,
};
/** The moments that the player who brings them about is not shown: another player looks. */
const OF_OTHERS: readonly string[] = ['attempt'];
const WINDOWS = { phone: '360x640', laptop: '1366x768', desk: '1920x1080' } as const;

const words = process.argv.slice(2);
const PICTURES = Number(words.find((word) => /^\d+$/.test(word)) ?? '22');

function chosen<Key extends string>(named: Readonly<Record<Key, string>>): readonly Key[] {
  const keys = Object.keys(named) as Key[];
  const wanted = keys.filter((key) => words.includes(named[key]));
  return wanted.length === 0 ? keys : wanted;
}

async function main(): Promise<void> {
  mkdirSync(OUT, { recursive: true });
  const names = Object.keys(MOMENTS).filter((name) => words.includes(name));
  const server = await ServerProcess.start(FIXED);
  const browser = await launchBrowser();
  try {
    for (const name of names.length === 0 ? Object.keys(MOMENTS) : names) {
      const script = await rehearsed(blackOrchestra, NAMES.length, MOMENTS[name] ?? (() => false));
      for (const screen of chosen(WINDOWS)) {
        for (const language of chosen(forLanguages((one) => one))) {
          const { locale } = languages[language];
          const friends = await Friends.gather(server.url, 'black-orchestra', NAMES);
          await friends.start();
          await friends.play(script.slice(0, -1));
          const last = script.slice(-1);
          const answering = last[0]?.seat ?? 0;
          const looking = OF_OTHERS.includes(name) ? (answering + 1) % NAMES.length : answering;
          const player = await friends.look(browser, looking, locale, screen, 'normal');
          await player.at('status').first().waitFor();
          const passed = friends.play(last);
          const began = Date.now();
          for (let i = 0; i < PICTURES; i++) {
            await player.page.waitForTimeout(Math.max(0, began + i * EVERY_MS - Date.now()));
            const at = String(Date.now() - began).padStart(5, '0');
            await player.page.screenshot({ path: `${OUT}/${name}-${WINDOWS[screen]}-${language}-${at}.png` });
          }
          await passed;
          console.log(`${name} ${WINDOWS[screen]} ${language}: ${player.complaints.join('; ')}`);
          await player.leave();
          friends.leave();
        }
      }
    }
  } finally {
    await browser.close();
    await server.dispose();
  }
}

void main();
