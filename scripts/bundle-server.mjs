// Bundles the server, its workers and the operator's commands into a folder. A program of its own: what esbuild keeps running
// must not stay in the process that goes on as the server.
import { build } from 'esbuild';

import { root } from './setup.mjs';

const [outdir] = process.argv.slice(2);
if (outdir === undefined) throw new Error('which folder?');

await build({
  absWorkingDir: root,
  entryPoints: {
    main: 'server/main.ts',
    worker: 'server/workers/worker.ts',
    writer: 'server/storage/writer-thread.ts',
    draw: 'server/http/draw-thread.ts',
    admin: 'server/admin/main.ts',
  },
  outdir,
  outExtension: { '.js': '.cjs' },
  bundle: true,
  platform: 'node',
  target: 'node20',
  packages: 'external',
  sourcemap: true,
  logLevel: 'warning',
});
