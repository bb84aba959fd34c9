import { existsSync } from 'node:fs';
import path from 'node:path';
import { Worker } from 'node:worker_threads';

/**
 * Starts a thread of the server: from its built file, or from source where nothing is built, as in tests.
 * @param name of the built file, as scripts/bundle-server.mjs has it
 * @param source in the folder of the server
 */
export function startThread(name: string, source: string, workerData: unknown): Worker {
  const built = path.join(__dirname, `${name}.cjs`);
  if (existsSync(built)) return new Worker(built, { workerData });
  const file = JSON.stringify(path.join(__dirname, '..', source));
  const load = `require('esbuild-register/dist/node').register({ target: 'node20', supported: { 'dynamic-import': false } }); require(${file});`;
  return new Worker(load, { workerData, eval: true });
}
