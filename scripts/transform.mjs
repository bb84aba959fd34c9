// What jest does to a source before it runs it. Types are only stripped: `npm run typecheck` is the one place that checks them.
import { createHash } from 'node:crypto';
import { extname } from 'node:path';

import { transformSync, version } from 'esbuild';

const OPTIONS = {
  format: 'cjs',
  target: 'es2022',
  jsx: 'automatic',
  sourcemap: 'external',
  // Jest runs these as CommonJS, from which `import()` does not lead back to a test's own modules.
  supported: { 'dynamic-import': false },
};
const OF_ALL = [version, JSON.stringify(OPTIONS)];

export default {
  getCacheKey(source, file, { instrument }) {
    const hash = createHash('sha256');
    for (const part of [...OF_ALL, String(instrument), file, source]) hash.update(`${part}\0`);
    return hash.digest('hex');
  },
  process: (source, file) => transformSync(source, { ...OPTIONS, loader: extname(file).slice(1), sourcefile: file }),
};
