/**
 * Walks a stranger through the games: `npm run tour` makes twenty pictures of one evening of the first game and a few of the others, numbered and with
 * a caption each, and an `index.html` that shows them, in `.cache/tour`. `-- --game <game>` chooses one. The best of the pictures are in the README.
 */
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';

import { gameTestings } from '../../shared/games/testing';
import { chosenTestings } from '../../shared/testing/game-testing';
import { launchBrowser } from '../browser/player';
import type { Picture, Tour } from './tour';

/** Where the pictures go. It is not part of the repository. */
const FOLDER = path.join(__dirname, '..', '..', '.cache', 'tour');
/** Of 100. */
const QUALITY = 82;
const STYLE =
  'body{font:1.1rem serif;background:#1c1813;color:#efe4cb;max-width:72rem;margin:2rem auto}img{max-width:100%;max-height:40rem}figure{margin:2rem 1rem}';

const { values } = parseArgs({ options: { game: { type: 'string' } } });

/** Takes a picture as it stands; resolves to the name of its file. */
async function taken(start: string, { name, player }: Picture): Promise<string> {
  const file = `${start}-${name}.webp`;
  // What moves on a stage is caught as it is.
  if ((await player.at('stage').count()) === 0) await player.settled();
  const cdp = await player.page.context().newCDPSession(player.page);
  const { data } = await cdp.send('Page.captureScreenshot', { format: 'webp', quality: QUALITY });
  writeFileSync(path.join(FOLDER, file), Buffer.from(data, 'base64'));
  console.log(file);
  return file;
}

async function main(): Promise<void> {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  const browser = await launchBrowser();
  const parts: string[] = [];
  try {
    for (const { game } of chosenTestings(gameTestings, values.game)) {
      const { name } = game.meta;
      const file = path.join(__dirname, '..', 'games', name, 'tour.ts');
      if (!existsSync(file)) continue;
      const { tour } = (await import(file)) as { readonly tour: Tour };
      parts.push(`<h1>${tour.title}</h1>`);
      let count = 0;
      await tour.walk(browser, async (picture) => {
        count += 1;
        const image = await taken(`${name}-${String(count).padStart(2, '0')}`, picture);
        parts.push(`<figure><img src="${image}" alt=""><figcaption>${count}. ${picture.caption}</figcaption></figure>`);
      });
    }
  } finally {
    await browser.close();
  }
  const page = `<!doctype html><html lang="en"><meta charset="utf-8"><title>The tour</title><style>${STYLE}</style>${parts.join('\n')}</html>\n`;
  writeFileSync(path.join(FOLDER, 'index.html'), page);
  console.log(`the pictures and index.html are in ${FOLDER}`);
}

main().catch((error: unknown) => {
  console.error(error instanceof RangeError ? error.message : error);
  process.exitCode = 1;
});
