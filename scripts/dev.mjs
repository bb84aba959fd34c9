// `npm run dev`: the server restarts and the client reloads when a source changes. Open the address Vite prints.
import { spawn } from 'node:child_process';

import { endWithLauncher, ensureDependencies, root, tool } from './setup.mjs';

ensureDependencies();
const started = [[tool('tsx'), 'watch', '--clear-screen=false', 'server/main.ts'], [tool('vite')]].map((args) =>
  spawn(process.execPath, args, { cwd: root, stdio: 'inherit' }),
);
const stop = () => started.forEach((child) => child.kill());
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop);
for (const child of started) child.on('exit', stop);
endWithLauncher();
