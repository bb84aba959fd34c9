import { mkdirSync } from 'node:fs';
import path from 'node:path';

import { launchBrowser } from '../../browser/player';
import { FIXED } from '../../browser/setting';
import { ServerProcess } from '../../lib/server';
import { faultsOf } from '../../screenshots/check';
import { SIZES } from '../../screenshots/sizes';
import { showScenes } from './scenes';

/** Where the pictures go. It is not part of the repository. */
const FOLDER = path.join(__dirname, '..', '..', '..', '.cache', 'screenshots');

/** Makes a picture of every main screen in every window and both languages, and says what is wrong with them. */
async function main(): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  const browser = await launchBrowser();
  const server = await ServerProcess.start(FIXED);
  let pictures = 0;
  try {
    for (const locale of ['fr-FR', 'en-GB'] as const) {
      await showScenes(
        browser,
        server.url,
        locale,
        ['turn', 'plot', 'interrogation', 'end'],
        async ({ name, player }) => {
          for (const size of SIZES) {
            await player.page.setViewportSize(size);
            await player.settled();
            const file = `${name}-${size.width}x${size.height}-${locale.slice(0, 2)}.png`;
            await player.page.screenshot({ path: path.join(FOLDER, file) });
            pictures += 1;
            for (const { fault, what } of await faultsOf(player.page)) console.log(`${file}: ${fault}: ${what}`);
          }
        },
      );
    }
  } finally {
    await browser.close();
    await server.dispose();
  }
  console.log(`${pictures} pictures in ${FOLDER}`);
}

void main();
