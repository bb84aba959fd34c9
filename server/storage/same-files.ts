import { statSync } from 'node:fs';

/** Thrown when files that are open are not at their paths any more: what is written to them is found by nobody again. */
export class FilesGone extends Error {}

/**
 * Remembers which files are at these paths now.
 * @returns a check that throws FilesGone unless the very same ones are still there: not removed, replaced or moved away
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

/** What tells a file from all others that there are at the same time; null when there is none. */
function identity(path: string): string | null {
  const stat = statSync(path, { bigint: true, throwIfNoEntry: false });
  return stat === undefined ? null : `${stat.dev}:${stat.ino}`;
}
