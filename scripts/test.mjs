// `npm test`: everything that must hold, on a fresh clone too. Each check runs even when one before it failed, so that
// one run tells everything; the exit code is 1 when any failed.
import { ensureBrowsers, ensureBuild, ensureDependencies, run, runNpm, tool } from './setup.mjs';

ensureDependencies();

const checks = [
  ['indexes', () => run(process.execPath, ['scripts/indexes.mjs', '--check'])],
  ['types', () => run(process.execPath, [tool('typescript', 'tsc'), '--noEmit', '-p', '.'])],
  ['format', () => run(process.execPath, [tool('prettier'), '--check', '--log-level', 'warn', '.'])],
  ['lint', () => run(process.execPath, [tool('eslint'), '--max-warnings', '0', '.'])],
  ['layers', () => runNpm(['run', '--silent', 'layers'])],
  ['unused files, exports and packages', () => runNpm(['run', '--silent', 'unused'])],
  ['compose file', () => run(process.execPath, ['scripts/check-compose.mjs'])],
  [
    'unit, scenario, property and server tests',
    () => run(process.execPath, [tool('jest'), '--selectProjects', 'unit', '--maxWorkers', '2']),
  ],
  ['build', ensureBuild],
  [
    'browser tests',
    () =>
      run(process.execPath, [tool('jest'), '--selectProjects', 'browser', '--maxWorkers', '2'], {
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
