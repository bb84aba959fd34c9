// `npm test`: everything that must hold, on a fresh clone too. Each check runs even when one before it failed, so that
// one run tells everything; the exit code is 1 when any failed.
import { spawn } from 'node:child_process';
import { setPriority } from 'node:os';

import { ensureBrowsers, ensurePackages, npm, root, tool } from './setup.mjs';

const database = ensurePackages();
// It is awaited after the first checks.
database.catch(() => undefined);

const node = (...args) => [process.execPath, ...args];

/**
 * Runs a command; resolves to what it printed, apart from what it showed at once. Rejects with that when it fails.
 * @param niceness of the process: whatever has less of it goes first
 */
function ran([command, ...args], options = {}, niceness = 0) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], ...options });
    if (child.pid !== undefined && niceness > 0) setPriority(child.pid, niceness);
    const said = [];
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (data) => said.push(data));
    child.on('error', reject);
    child.on('close', (code) => {
      const text = Buffer.concat(said).toString();
      if (code === 0) resolve(text);
      else reject(new Error(`${text}\n${command} ${args.join(' ')} ended with ${code}`));
    });
  });
}

/** Runs the tests: those in browsers too, where there is one. */
async function tests() {
  // Tests wait for servers and browsers much of their time: three on two processors leave none idle.
  const jest = node(tool('jest'), '--maxWorkers', '3');
  const shown = { stdio: 'inherit' };
  let browsers;
  try {
    browsers = ensureBrowsers();
  } catch (error) {
    await ran([...jest, '--selectProjects', 'unit'], shown);
    throw error;
  }
  return ran(jest, { ...shown, env: { ...process.env, ...browsers } });
}

const LINT_NICENESS = 10;

let passed = 0;
let failed = 0;

/** Does a check and says how it went. */
async function check(name, work) {
  const start = Date.now();
  try {
    const text = (await work()) ?? '';
    passed += 1;
    console.log(`\n== ${name}: ok, ${Math.round((Date.now() - start) / 1000)} s\n${text}`);
  } catch (error) {
    failed += 1;
    console.error(`\n== ${name}: FAILED: ${error.message}`);
  }
}

/** All but the longest check, one after another: the browser tests need the build. */
async function others() {
  const commands = [
    ['indexes', node('scripts/indexes.mjs', '--check')],
    ['types', node(tool('typescript-native', 'tsc'), '--noEmit', '-p', '.')],
    ['format', node(tool('prettier'), '--check', '--log-level', 'warn', '.')],
    ['layers', npm(['run', '--silent', 'layers'])],
    ['styles', npm(['run', '--silent', 'stylelint'])],
    ['unused files, exports and packages', npm(['run', '--silent', 'unused'])],
    ['compose file', node('scripts/check-compose.mjs')],
  ];
  for (const [name, command] of commands) await check(name, () => ran(command));
  await check('database', () => database);
  await check('build', () => ran(node('scripts/build.mjs')));
  await check('tests', tests);
}

// Lint has what the other checks leave of the processors: tests wait for servers and browsers much of their time.
async function lint() {
  for (const name of ['lint:types', 'lint:text'])
    await check(name, () => ran(npm(['run', '--silent', name]), {}, LINT_NICENESS));
}
await Promise.all([lint(), others()]);
console.log(`\nchecks: ${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
