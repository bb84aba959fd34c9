// Brings a fresh clone to where everything can run: dependencies, and a Chromium for the browser tests.
// Plain Node without dependencies, as it runs before anything is installed.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { refusalOfNode } from './node-version.mjs';

export const root = join(dirname(fileURLToPath(import.meta.url)), '..');

/** Runs a command in the repository with its output shown. Throws when it fails. */
export function run(command, args, options = {}) {
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: 'inherit', ...options });
  if (error !== undefined) throw error;
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${status}`);
}

/**
 * The file of a program of an installed package, for Node.js to run: what npm puts into node_modules/.bin is on Windows a script
 * of a shell, and npx would take a second longer to find it.
 */
export function tool(name, program = name) {
  const { bin } = readJson(`node_modules/${name}/package.json`);
  return join(root, 'node_modules', name, typeof bin === 'string' ? bin : bin[program]);
}

/**
 * The command that runs npm, from its file where that is known: `npm` itself is on Windows a script of a shell.
 * npm names its file to what it starts, and the installer for Windows puts it beside Node.js.
 */
export function npm(args) {
  const beside = join(dirname(process.execPath), 'node_modules/npm/bin/npm-cli.js');
  const file = [process.env.npm_execpath, beside].find((path) => path?.endsWith('npm-cli.js') && existsSync(path));
  return [...(file === undefined ? ['npm'] : [process.execPath, file]), ...args];
}

/** How often (milliseconds) to look whether npm still runs. */
const LOOK_MS = 250;
const launcher = process.ppid;

/** Ends this process when npm, which started it, was killed without a word: nobody would know any more that it runs. */
export function endWithLauncher() {
  if (process.env.npm_lifecycle_event === undefined) return;
  const looking = setInterval(() => {
    if (process.ppid === launcher) return;
    clearInterval(looking);
    process.kill(process.pid, 'SIGTERM');
  }, LOOK_MS).unref();
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

const readJson = (file) => JSON.parse(readFileSync(join(root, file), 'utf8'));

/** Whether npm has noted in node_modules that it holds what package-lock.json says; what is for other systems may be missing. */
function isInstalled() {
  const note = 'node_modules/.package-lock.json';
  if (!existsSync(join(root, note))) return false;
  const there = readJson(note).packages;
  const wanted = Object.entries(readJson('package-lock.json').packages).filter(([path]) => path !== '');
  const known = new Set(wanted.map(([path]) => path));
  return (
    Object.keys(there).every((path) => known.has(path)) &&
    wanted.every(([path, { version, integrity, optional }]) => {
      const found = there[path];
      return found === undefined ? optional === true : found.version === version && found.integrity === integrity;
    })
  );
}

/** Whether the database, the one package of machine code that the server needs, was built for this Node.js. */
function isForThisNode() {
  const load = "new (require('better-sqlite3'))(':memory:')";
  return spawnSync(process.execPath, ['-e', load], { cwd: root, stdio: 'ignore' }).status === 0;
}

/** Ends the process with a line on standard error when this Node.js is too old. */
function refuseOldNode() {
  const refusal = refusalOfNode(process.version, readJson('package.json').engines.node);
  if (refusal === null) return;
  console.error(refusal);
  process.exit(1);
}

function install(...options) {
  console.log('Installing dependencies (npm ci) ...');
  const [command, ...args] = npm(['ci', '--no-audit', '--no-fund', ...options]);
  run(command, args);
}

function checkDatabase() {
  if (!isForThisNode())
    throw new Error('better-sqlite3 was installed but cannot be loaded: its build must have failed');
}

/**
 * Installs exactly what package-lock.json says, unless that is there. Ends the process with a line on standard error when
 * this Node.js is too old.
 */
export function ensureDependencies() {
  refuseOldNode();
  if (isInstalled() && isForThisNode()) return;
  install();
  checkDatabase();
}

/**
 * As `ensureDependencies`, for what can begin before the database is built, which takes minutes where no build of it can be
 * fetched. All other packages are there when this returns.
 * @returns resolves when the database is there as well; rejects when it cannot be built
 */
export function ensurePackages() {
  refuseOldNode();
  if (isInstalled() && isForThisNode()) return Promise.resolve();
  install('--ignore-scripts');
  const [command, ...args] = npm(['rebuild', '--loglevel', 'error', 'better-sqlite3', 'esbuild']);
  return new Promise((resolve, reject) => {
    const building = spawn(command, args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
    building.on('error', reject);
    building.on('close', resolve);
  }).then(checkDatabase);
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
    'scripts/bundle-server.mjs',
  ];
  const key = hashOf(...files.flatMap((file) => [file, readFileSync(join(root, file))]));
  unlessDone(join(root, 'dist/.built'), key, () => {
    console.log('Building client and server ...');
    // A test runner builds as well, and says in its environment that this is a test: the pages would get React's development build.
    const build = [tool('vite'), 'build', '--logLevel', 'warn'];
    run(process.execPath, build, { env: { ...process.env, NODE_ENV: 'production' } });
    run(process.execPath, ['scripts/pack-files.mjs', 'dist/client']);
    run(process.execPath, ['scripts/bundle-server.mjs', 'dist/server']);
  });
}

const CHROMIUM = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const SHELL = ['/usr/bin/chromium-headless-shell'];

/** The first of some programs that is there; the one that the environment names comes before the usual ones. */
function firstOf(named, usual) {
  return [named, ...usual].find((path) => path !== undefined && existsSync(path));
}

/** Installs a Debian package where this user can. */
function installPackage(name) {
  console.log(`Installing ${name} (apt-get) ...`);
  return spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}

/**
 * Finds the browsers of the browser tests; installs Debian's where one is missing and the user is root. The shell is Chromium
 * without its windows: a page comes up in half the time. Without it everything runs in the whole Chromium.
 * @returns the environment that tells the tests where they are
 * @throws Error with advice when there is no Chromium and none can be installed
 */
export function ensureBrowsers() {
  const whole = () => firstOf(process.env.CHROMIUM_PATH, CHROMIUM);
  const shell = () => firstOf(process.env.CHROMIUM_SHELL_PATH, SHELL);
  const missing = [
    ...(whole() === undefined ? ['chromium'] : []),
    ...(shell() === undefined ? ['chromium-headless-shell'] : []),
  ];
  const canInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (missing.length > 0 && canInstall) {
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
    missing.forEach(installPackage);
  }
  const chromium = whole();
  if (chromium === undefined) {
    throw new Error(
      'The browser tests need Chromium. Install it (Debian: sudo apt-get install chromium) or set CHROMIUM_PATH to one.',
    );
  }
  return { CHROMIUM_PATH: chromium, CHROMIUM_SHELL_PATH: shell() ?? chromium };
}
