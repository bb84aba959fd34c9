import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A disk of a few megabytes that can be filled. */
export interface SmallDisk {
  readonly path: string;
  /** Leaves no byte free. */
  fill(): void;
  /** Makes room again. */
  clear(): void;
}

const BLOCK = 4096;

/**
 * Declares tests that need a disk of their own, of so many megabytes; each gets an empty one. Only root can mount one:
 * for others they are skipped with a line on stderr, unless `CI=true`: then they fail.
 */
export function describeWithSmallDisk(name: string, megabytes: number, tests: (disk: SmallDisk) => void): void {
  if (process.env['CI'] !== 'true' && !canMount()) {
    process.stderr.write(`\n*** SKIPPED, no right to mount a small disk: ${name} ***\n`);
    describe.skip(name, () => tests({ path: '', fill: () => undefined, clear: () => undefined }));
    return;
  }
  describe(name, () => {
    const at = mkdtempSync(path.join(tmpdir(), 'disk-'));
    const filling = path.join(at, 'filling');
    beforeEach(() => mount(at, megabytes));
    // Lazily, so that a test that fails with its files open leaves nothing behind.
    afterEach(() => execFileSync('umount', ['--lazy', at]));
    afterAll(() => rmSync(at, { recursive: true, force: true }));
    tests({
      path: at,
      fill: () => writeFileSync(filling, Buffer.alloc(statfsSync(at).bfree * BLOCK)),
      clear: () => rmSync(filling),
    });
  });
}

function mount(at: string, megabytes: number): void {
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'none', at], { stdio: 'pipe' });
}

/** Whether this process may mount; tried out, as root may not everywhere. */
function canMount(): boolean {
  if (process.platform !== 'linux') return false;
  const at = mkdtempSync(path.join(tmpdir(), 'disk-'));
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'none', at]).status === 0;
  if (mounted) execFileSync('umount', [at]);
  rmSync(at, { recursive: true, force: true });
  return mounted;
}
