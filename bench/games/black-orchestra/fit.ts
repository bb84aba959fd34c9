/**
 * Fits the weights of `steady` by self-play: plays games with all weights changed at random, and looks how the games went with
 * more and with less of each.
 *
 *   npm run fit -- --games 400 --seats 3 --edition second --difficulty standard
 *
 * A game is scored by the odds of its attempts, which has less luck than its end. Prints what each weight does, with its standard
 * error, and weights one step on. All games of the file of `--record` (`.cache/fit.jsonl`) count, so a run can go on where another one stopped
 * (`--from`). Whether the new weights are better is for the arena to say: with seeds that were not played here.
 */
import { spawnSync } from 'node:child_process';
import path from 'node:path';

import { bundled } from '../../lib/bundle';

async function main(): Promise<void> {
  const program = await bundled(path.join(__dirname, 'fitting.ts'), 'fit');
  process.exitCode = spawnSync(process.execPath, [program, ...process.argv.slice(2)], { stdio: 'inherit' }).status ?? 1;
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
