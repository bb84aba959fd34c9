import { statSync } from 'node:fs';

/** Thrown when open files are no longer at their paths: writes to them would be lost. */
export class FilesGone extends Error {}

/**
 * Remembers which files are at these paths now.
 * @returns a check that throws FilesGone unless the same files are still there: not removed, replaced or moved away
 */
export function sameFiles(paths: readonly string[]): () => void {
  const known = paths.map((path) => ({ path, is: identity(path) }));
  return () => {
    for (const { path, is } of known) {
      if (is === null || identity(path) !== is)
        throw new FilesGone(`${path} was removed or replaced while it was open`);
    }
  };
}

/** The identity of a file, by device and inode; null when there is no file. */
function identity(path: string): string | null {
  const stat = statSync(path, { bigint: true, throwIfNoEntry: false });
  return stat === undefined ? null : `${stat.dev}:${stat.ino}`;
}
