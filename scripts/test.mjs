// `npm test`: everything that must hold, on a fresh clone too. Each check runs even when one before it failed, so that
// one run tells everything; the exit code is 1 when any failed.
import { spawn } from 'node:child_process';

import { ensureBrowsers, ensureDependencies, npm, root, run, tool } from './setup.mjs';

ensureDependencies();

const node = (...args) => [process.execPath, ...args];

/** Commands of which each keeps one processor busy and none needs another. Two run at a time: the longest first. */
const commands = [
  ['lint', node(tool('eslint'), '--max-warnings', '0', '.')],
  ['types', node(tool('typescript', 'tsc'), '--noEmit', '-p', '.')],
  ['format', node(tool('prettier'), '--check', '--log-level', 'warn', '.')],
  ['layers', npm(['run', '--silent', 'layers'])],
  ['build', node('scripts/build.mjs')],
  ['styles', npm(['run', '--silent', 'stylelint'])],
  ['unused files, exports and packages', npm(['run', '--silent', 'unused'])],
  ['indexes', node('scripts/indexes.mjs', '--check')],
  ['compose file', node('scripts/check-compose.mjs')],
];

/** Runs a command; resolves to what it printed. Rejects with that when it fails. */
function output([command, ...args]) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
    const said = [];
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => said.push(data));
    child.on('error', reject);
    child.on('close', (code) => {
      const text = Buffer.concat(said).toString();
      if (code === 0) resolve(text);
      else reject(new Error(`${text}\n${command} ${args.join(' ')} ended with ${code}`));
    });
  });
}

let passed = 0;
let failed = 0;

/** Does a check and says how it went. */
async function check(name, work) {
  const start = Date.now();
  try {
    const text = await work();
    passed += 1;
    console.log(`\n== ${name}: ok, ${Math.round((Date.now() - start) / 1000)} s\n${text}`);
  } catch (error) {
    failed += 1;
    console.error(`\n== ${name}: FAILED: ${error.message}`);
  }
}

const waiting = [...commands];
async function lane() {
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    const [name, command] = next;
    await check(name, () => output(command));
  }
}
await Promise.all([lane(), lane()]);

// Without a browser all others are still run.
let browsers = null;
await check('browsers', () => {
  browsers = ensureBrowsers();
  return '';
});
await check('tests', () => {
  const projects = browsers === null ? ['--selectProjects', 'unit'] : [];
  run(process.execPath, [tool('jest'), '--maxWorkers', '2', ...projects], { env: { ...process.env, ...browsers } });
  return '';
});
console.log(`\nchecks: ${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
