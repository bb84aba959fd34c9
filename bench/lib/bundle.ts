import path from 'node:path';

import { build } from 'esbuild';

import { BUNDLING, cache } from './build';

/**
 * Bundles a program: a loader at run time would make every decision two to three times as long.
 * @returns the path of what can be run
 */
export async function bundled(file: string, out: string): Promise<string> {
  const outfile = path.join(cache, `${out}.cjs`);
  await build({ ...BUNDLING, entryPoints: [file], outfile });
  return outfile;
}
