// `npm run dev`: the server restarts and the client reloads when a source changes. Open the address Vite prints.
import { spawn } from 'node:child_process';

import { ensureDependencies, root, tool } from './setup.mjs';

ensureDependencies();
const started = [
  spawn(tool('tsx'), ['watch', '--clear-screen=false', 'server/main.ts'], { cwd: root, stdio: 'inherit' }),
  spawn(tool('vite'), [], { cwd: root, stdio: 'inherit' }),
];
const stop = () => started.forEach((child) => child.kill());
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop);
for (const child of started) child.on('exit', stop);
