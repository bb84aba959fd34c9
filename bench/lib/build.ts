import path from 'node:path';

import { build, type BuildOptions } from 'esbuild';

const root = path.join(__dirname, '..', '..');
/** The folder for temporary files of a measurement, on the same disk as the repository. */
export const cache = path.join(root, '.cache', 'bench');

/** How every program is bundled: as the server is built. */
export const BUNDLING = {
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'cjs',
  packages: 'external',
  absWorkingDir: root,
  logLevel: 'warning',
} as const satisfies BuildOptions;

/** The programs that run in processes of their own. */
const PROGRAMS = {
  ours: 'servers/ours.ts',
  stock: 'servers/stock.ts',
  'raw-socketio': 'servers/raw-socketio.ts',
  players: 'load/players.ts',
  echo: 'load/echo.ts',
  spectators: 'load/spectators.ts',
} as const;
export type Program = keyof typeof PROGRAMS;

/** Bundles all programs the same way as the server is built, so that no side pays for a loader. */
export async function buildPrograms(): Promise<void> {
  await build({
    entryPoints: [
      ...Object.entries(PROGRAMS).map(([out, file]) => ({ in: path.join(root, 'bench', file), out })),
      { in: path.join(root, 'server/storage/writer-thread.ts'), out: 'writer' },
    ],
    outdir: cache,
    outExtension: { '.js': '.cjs' },
    ...BUNDLING,
  });
}

/** The file of a program. */
export function programPath(program: Program): string {
  return path.join(cache, `${program}.cjs`);
}
