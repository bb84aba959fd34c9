import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '..', '..');

/** The server and the operator's commands, bundled once for the tests of a file that start them as processes. */
export interface Bundled {
  readonly main: string;
  readonly admin: string;
  remove(): void;
}

/** Bundles the sources inside the repository, where what they import is found. */
export function bundle(): Bundled {
  mkdirSync(path.join(ROOT, '.cache'), { recursive: true });
  const folder = mkdtempSync(path.join(ROOT, '.cache', 'bundled-'));
  execFileSync(process.execPath, [path.join(ROOT, 'scripts', 'bundle-server.mjs'), folder]);
  const file = (name: string): string => path.join(folder, `${name}.cjs`);
  return {
    main: file('main'),
    admin: file('admin'),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
