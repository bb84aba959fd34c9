/**
 * Opens a scene of a game in the browser: every seat as a tab, and a panel with what nobody at the table may see. In memory, for
 * this machine alone. `npm run stage -- <game> <scene> [--seats 4]`; without a scene it names those that there are.
 */
import { parseArgs } from 'node:util';

import { gameTestings } from '../../shared/games/testing';
import { chosenTestings } from '../../shared/testing/game-testing';
import { openPages } from './pages';
import { scenesOf } from './scenes';
import { Stage } from './stage';

const { values, positionals } = parseArgs({ allowPositionals: true, options: { seats: { type: 'string' } } });

async function main(): Promise<void> {
  const [name, wanted] = positionals;
  const [testing] = chosenTestings(gameTestings, name ?? '');
  if (testing === undefined) return;
  const scenes = scenesOf(testing, values.seats === undefined ? null : Number(values.seats));
  const scene = scenes.find((one) => one.name === wanted);
  if (scene === undefined) throw new RangeError(`a scene is wanted: ${scenes.map((one) => one.name).join(', ')}`);
  const stage = await Stage.open(testing.game, scene);
  const pages = await openPages(stage);
  console.log(`${scene.name}: ${pages.url}`);
  for (let i = 0; i < scene.seats; i++) console.log(`seat ${i}: ${pages.seat(i)}`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void Promise.allSettled([pages.close(), stage.close()]).then(() => process.exit()));
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof RangeError ? error.message : error);
  process.exitCode = 1;
});
