// `npm start`: installs and builds what is missing or stale, then serves game, client and sockets on one port, in this
// very process: whoever signals it has signalled the server.
import { ensureBuild, ensureDependencies, root } from './setup.mjs';

/** How often (milliseconds) to look whether npm still runs. */
const LOOK_MS = 250;

const launcher = process.ppid;
ensureDependencies();
ensureBuild();
process.chdir(root);
// In production mode libraries check less and run faster; our own code does not read this variable.
process.env.NODE_ENV = 'production';
process.setSourceMapsEnabled(true);
await import('../dist/server/main.cjs');

// Whoever started us may be killed without a word, and nobody would know any more that the server runs.
if (process.env.npm_lifecycle_event !== undefined) {
  const looking = setInterval(() => {
    if (process.ppid === launcher) return;
    clearInterval(looking);
    process.kill(process.pid, 'SIGTERM');
  }, LOOK_MS).unref();
}
