import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { transformSync } from 'esbuild';

const folder = mkdtempSync(path.join(tmpdir(), 'setup-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Packages of a small project: one that is needed, and the database. */
const HERE = {
  'node_modules/koa': { version: '1.0.0', integrity: 'sha512-koa' },
  'node_modules/better-sqlite3': { version: '2.0.0', integrity: 'sha512-db' },
};
/** What its lock file names: one package more, for another system. */
const PACKAGES = { ...HERE, 'node_modules/elsewhere': { version: '3.0.0', integrity: 'sha512-else', optional: true } };

let made = 0;

/** A clone in which npm has noted what it installed; its npm only notes that it was called. */
function clone(installed: Record<string, object> | null, database = 'module.exports = class {};'): string {
  const root = path.join(folder, String((made += 1)));
  const write = (file: string, text: string): void => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  };
  cpSync(__dirname, path.join(root, 'scripts'), { recursive: true });
  write('package.json', JSON.stringify({ engines: { node: '>=20.19' } }));
  write('package-lock.json', JSON.stringify({ packages: { '': {}, ...PACKAGES } }));
  if (installed !== null) write('node_modules/.package-lock.json', JSON.stringify({ packages: installed }));
  write('node_modules/better-sqlite3/index.js', database);
  write('npm-cli.js', "require('fs').appendFileSync('called', process.argv.slice(2).join(' ') + '\\n');");
  return root;
}

/** Runs the set-up of a clone, as a Node.js of the given version. */
function ensure(root: string, version = process.version): { status: number | null; err: string; npm: string } {
  const faked = path.join(root, 'faked.cjs');
  writeFileSync(faked, `Object.defineProperty(process, 'version', { value: ${JSON.stringify(version)} });`);
  const code = "import('./scripts/setup.mjs').then((setup) => setup.ensureDependencies())";
  const { status, stderr } = spawnSync(process.execPath, ['--require', faked, '-e', code], {
    cwd: root,
    env: { ...process.env, npm_execpath: path.join(root, 'npm-cli.js') },
    encoding: 'utf8',
  });
  const called = path.join(root, 'called');
  return { status, err: stderr, npm: existsSync(called) ? readFileSync(called, 'utf8') : '' };
}

const INSTALLS = 'ci --no-audit --no-fund\n';

describe('setting up', () => {
  it('installs nothing where npm ci has', () => {
    expect(ensure(clone(HERE))).toEqual({ status: 0, err: '', npm: '' });
  });

  it.each<[string, Record<string, object> | null]>([
    ['nothing is installed', null],
    ['a package is missing', { 'node_modules/better-sqlite3': HERE['node_modules/better-sqlite3'] }],
    ['a package is of another version', { ...HERE, 'node_modules/koa': { version: '0.9.0', integrity: 'sha512-koa' } }],
    ['a package is another one', { ...HERE, 'node_modules/koa': { version: '1.0.0', integrity: 'sha512-other' } }],
    ['a package is too many', { ...HERE, 'node_modules/old': { version: '1.0.0', integrity: 'sha512-old' } }],
  ])('installs when %s', (_when, installed) => {
    expect(ensure(clone(installed))).toEqual({ status: 0, err: '', npm: INSTALLS });
  });

  it('installs anew, and says when that was no help, where the database was built for another Node.js', () => {
    const { status, err, npm } = ensure(clone(HERE, 'throw new Error("was compiled against a different version");'));
    expect([status, npm]).toEqual([1, INSTALLS]);
    expect(err).toContain('better-sqlite3 was installed but cannot be loaded');
  });

  it.each(['v16.20.2', 'v18.20.8', 'v20.18.3'])(
    'says of Node.js %s that it is too old, and installs nothing',
    (old) => {
      expect(ensure(clone(null), old)).toEqual({
        status: 1,
        err: `This needs Node.js 20.19 or newer; here is ${old.slice(1)}. Nothing was installed.\n`,
        npm: '',
      });
    },
  );

  it.each(['v20.19.0', 'v20.20.2', 'v24.21.0', 'v100.0.0'])('takes Node.js %s', (fit) => {
    expect(ensure(clone(HERE), fit)).toEqual({ status: 0, err: '', npm: '' });
  });
});

describe('scripts', () => {
  it.each(readdirSync(__dirname).filter((file) => file.endsWith('.mjs')))('%s can be read by Node.js 16', (file) => {
    const source = readFileSync(path.join(__dirname, file), 'utf8');
    const readBy = (target: string): string => transformSync(source, { target, format: 'esm' }).code;
    expect(readBy('node16.20')).toBe(readBy('esnext'));
  });
});
