// `npm run explore`: the random tests of `npm test` with a new seed and more runs. Prints the seed; `--seed N` repeats it.
// `--times N` says how many times as many runs as usual; other words are parts of paths, when not all are wanted. What
// fails becomes a test of its own, with a name.
import { randomInt } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { ensureDependencies, root, run, tool } from './setup.mjs';

const { values, positionals } = parseArgs({
  options: { seed: { type: 'string' }, times: { type: 'string', default: '25' } },
  allowPositionals: true,
});
const seed = wholeNumber('seed', values.seed ?? String(randomInt(2 ** 31)));
const times = wholeNumber('times', values.times);

/** Nobody can foresee how long a test takes that runs so many times as often. */
const NO_END = String(2 ** 31 - 1);

ensureDependencies();
const files = ['shared', 'server', 'client', 'e2e']
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true }).map((file) => `${folder}/${file.replaceAll('\\', '/')}`),
  )
  .filter((file) => /\.test\.tsx?$/.test(file) && /\/properties'/.test(readFileSync(join(root, file), 'utf8')))
  .filter((file) => positionals.length === 0 || positionals.some((part) => file.includes(part)));

console.log(`exploring ${files.length} files with seed ${seed}, ${times} times the usual runs`);
try {
  const jest = [tool('jest'), '--selectProjects', 'unit', '--ci', '--testTimeout', NO_END, '--runTestsByPath'];
  run(process.execPath, [...jest, ...files], {
    env: { ...process.env, EXPLORE_SEED: String(seed), EXPLORE_TIMES: String(times) },
  });
} catch {
  console.error(
    `failed; again with: npm run explore -- ${['--seed', seed, '--times', times, ...positionals].join(' ')}`,
  );
  process.exitCode = 1;
}

function wholeNumber(name, text) {
  if (!/^\d{1,10}$/.test(text) || Number(text) < 1 || Number(text) >= 2 ** 31) {
    console.error(`--${name} must be a whole number from 1 to ${2 ** 31 - 1}`);
    process.exit(1);
  }
  return Number(text);
}
