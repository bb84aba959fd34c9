// `npm test`: everything that must hold, on a fresh clone too. Each check runs even when one before it failed, so that
// one run tells everything; the exit code is 1 when any failed.
import { ensureBrowsers, ensureBuild, ensureDependencies, run } from './setup.mjs';

ensureDependencies();

const checks = [
  ['indexes', () => run('node', ['scripts/indexes.mjs', '--check'])],
  ['types', () => run('npx', ['tsc', '--noEmit', '-p', '.'])],
  ['format', () => run('npx', ['prettier', '--check', '--log-level', 'warn', '.'])],
  ['lint', () => run('npx', ['eslint', '--max-warnings', '0', '.'])],
  ['layers', () => run('npm', ['run', '--silent', 'layers'])],
  ['compose file', () => run('node', ['scripts/check-compose.mjs'])],
  [
    'unit, scenario, property and server tests',
    () => run('npx', ['jest', '--selectProjects', 'unit', '--maxWorkers', '2']),
  ],
  ['build', ensureBuild],
  [
    'browser tests',
    () =>
      run('npx', ['jest', '--selectProjects', 'browser', '--maxWorkers', '2'], {
        env: { ...process.env, ...ensureBrowsers() },
      }),
  ],
];

let failed = 0;
for (const [name, check] of checks) {
  const start = Date.now();
  console.log(`\n== ${name}`);
  try {
    check();
    console.log(`== ${name}: ok, ${Math.round((Date.now() - start) / 1000)} s`);
  } catch (error) {
    failed += 1;
    console.error(`== ${name}: FAILED: ${error.message}`);
  }
}
console.log(`\nchecks: ${checks.length - failed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
