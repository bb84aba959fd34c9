// `npm start`: installs and builds what is missing or stale, then serves game, client and sockets on one port.
import { spawn } from 'node:child_process';
import { join } from 'node:path';

import { ensureBuild, ensureDependencies, root } from './setup.mjs';

ensureDependencies();
ensureBuild();
const server = spawn(process.execPath, ['--enable-source-maps', join(root, 'dist/server/main.cjs')], {
  cwd: root,
  stdio: 'inherit',
  // Libraries check less and run faster; nothing of ours looks at it.
  env: { ...process.env, NODE_ENV: 'production' },
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('exit', (code, signal) => process.exit(code ?? (signal === null ? 0 : 1)));
