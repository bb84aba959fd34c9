// `npm run admin -- <command>`: the operator's commands. Installs and builds what is missing or stale first.
import { spawn, spawnSync } from 'node:child_process';
import { join } from 'node:path';

import { root } from './setup.mjs';

// What that has to say goes to standard error: standard output may be a backup.
const prepare = "import('./scripts/setup.mjs').then((s) => { s.ensureDependencies(); s.ensureBuild(); })";
const { status } = spawnSync(process.execPath, ['-e', prepare], { cwd: root, stdio: ['ignore', 2, 2] });
if (status !== 0) process.exit(1);
const main = join(root, 'dist/server/admin.cjs');
const admin = spawn(process.execPath, ['--enable-source-maps', main, ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, NODE_ENV: 'production', INIT_CWD: process.env.INIT_CWD ?? process.cwd() },
});
admin.on('exit', (code) => process.exit(code ?? 1));
