/**
 * Bots play whole games against the rules, to see how well: how often they win, with the interval that the true rate lies in
 * (Wilson, 95 %), how long games are, how they end, and what a decision costs.
 *
 *   npm run arena -- --bots steady,quick,random --games 500 --seats 3 --option difficulty=easy
 *
 * A bot is a level of the game's own bots, `random`, or the path of a module that exports `policy` (docs/BOTS.md). Several
 * numbers of seats and several values of an option (`--option difficulty=easy,standard`) are played one after another. The
 * seeds are `--from` and those after it; the same seeds give the same games, so later bots are compared with the first one
 * game by game. `--record <file>` adds a line of JSON for each game. Prints Markdown.
 */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { parseArgs } from 'node:util';

import { bundled } from './lib/bundle';

const root = path.join(__dirname, '..');

async function main(): Promise<void> {
  const args = process.argv.slice(2);
  const { values } = parseArgs({ args, strict: false, options: { bots: { type: 'string', default: 'steady' } } });
  const program = await bundled(path.join(root, 'bench/bots/arena.ts'), 'arena');
  const modules: string[] = [];
  for (const bot of String(values.bots).split(',')) {
    if (!/[./]/.test(bot)) continue;
    modules.push('--module', `${bot}=${await bundled(path.resolve(bot), `policy-${modules.length}`)}`);
  }
  process.exitCode = spawnSync(process.execPath, [program, ...args, ...modules], { stdio: 'inherit' }).status ?? 1;
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
