// `npm start`: installs and builds what is missing or stale, then serves game, client and sockets on one port, in this
// very process: whoever signals it has signalled the server.
import { endWithLauncher, ensureBuild, ensureDependencies, root } from './setup.mjs';

ensureDependencies();
ensureBuild();
process.chdir(root);
// In production mode libraries check less and run faster; our own code does not read this variable.
process.env.NODE_ENV = 'production';
process.setSourceMapsEnabled(true);
await import('../dist/server/main.cjs');
endWithLauncher();
