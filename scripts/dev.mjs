// `npm run dev`: the server restarts and the client reloads when a source changes. Open the address Vite prints.
import { spawn } from 'node:child_process';
import { createServer } from 'node:net';

import { endWithLauncher, ensureDependencies, root, tool } from './setup.mjs';

/** The port if nobody listens on it, any free one for 0; null when it is taken. */
const free = (port) =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(null));
    probe.listen(port, () => {
      const { port: found } = probe.address();
      probe.close(() => resolve(found));
    });
  });

ensureDependencies();
const wanted = Number(process.env.PORT ?? 8000);
const port = (await free(wanted)) ?? (await free(0));
if (port !== wanted) console.log(`Port ${wanted} is taken: the server listens on ${port}.`);
// Vite looks for a free port by itself, and passes on to this one.
const env = { ...process.env, PORT: String(port), SERVER_URL: `http://localhost:${port}` };
const started = [[tool('tsx'), 'watch', '--clear-screen=false', 'server/main.ts'], [tool('vite')]].map((args) =>
  spawn(process.execPath, args, { cwd: root, env, stdio: 'inherit' }),
);
const stop = () => started.forEach((child) => child.kill());
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop);
for (const child of started) child.on('exit', stop);
endWithLauncher();
