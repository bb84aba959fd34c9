// Brings a fresh clone to where everything can run: dependencies, and a Chromium for the browser tests.
// Plain Node without dependencies, as it runs before anything is installed.
import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = join(dirname(fileURLToPath(import.meta.url)), '..');

/** Runs a command in the repository with its output shown. Throws when it fails. */
export function run(command, args, options = {}) {
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: 'inherit', ...options });
  if (error !== undefined) throw error;
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${status}`);
}

function hashOf(...parts) {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex');
}

/** Does work again only when what it depends on has changed since it last succeeded. */
function unlessDone(stamp, key, work) {
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === key) return;
  work();
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, key);
}

/** Installs exactly what package-lock.json says, when it has changed or nothing is installed. */
export function ensureDependencies() {
  const key = hashOf(readFileSync(join(root, 'package-lock.json')), process.version, process.platform);
  unlessDone(join(root, 'node_modules/.installed'), key, () => {
    console.log('Installing dependencies (npm ci) ...');
    run('npm', ['ci', '--no-audit', '--no-fund']);
  });
}

function filesUnder(folder) {
  return readdirSync(join(root, folder), { recursive: true })
    .map((file) => join(folder, file))
    .filter((file) => statSync(join(root, file)).isFile() && !/\.test\.tsx?$/.test(file))
    .sort();
}

/** Builds client and server into dist/ when their sources have changed. */
export function ensureBuild() {
  const files = [
    ...['shared', 'server', 'client'].flatMap(filesUnder),
    'package-lock.json',
    'vite.config.mts',
    'scripts/pack-files.mjs',
  ];
  const key = hashOf(...files.flatMap((file) => [file, readFileSync(join(root, file))]));
  unlessDone(join(root, 'dist/.built'), key, () => {
    console.log('Building client and server ...');
    run('npx', ['vite', 'build', '--logLevel', 'warn']);
    run('node', ['scripts/pack-files.mjs', 'dist/client']);
    const options = [
      '--bundle',
      '--platform=node',
      '--target=node20',
      '--packages=external',
      '--sourcemap',
      '--log-level=warning',
    ];
    run('npx', ['esbuild', 'server/main.ts', ...options, '--outfile=dist/server/main.cjs']);
    run('npx', ['esbuild', 'server/admin/main.ts', ...options, '--outfile=dist/server/admin.cjs']);
  });
}

const CHROMIUM = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** The path of a Chromium; installs Debian's when there is none and the user is root. Throws with advice otherwise. */
export function ensureChromium() {
  const found = () => [process.env.CHROMIUM_PATH, ...CHROMIUM].find((path) => path !== undefined && existsSync(path));
  const there = found();
  if (there !== undefined) return there;
  const isRoot = process.getuid?.() === 0;
  const hasApt = existsSync('/usr/bin/apt-get');
  if (!isRoot || !hasApt) {
    throw new Error(
      'The browser tests need Chromium. Install it (Debian: sudo apt-get install chromium) or set CHROMIUM_PATH to one.',
    );
  }
  console.log('Installing Chromium (apt-get) ...');
  execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
  execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  const installed = found();
  if (installed === undefined) throw new Error('Chromium was installed but is not where it was expected.');
  return installed;
}
