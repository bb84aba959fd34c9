import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.join(__dirname, '..');
const folder = mkdtempSync(path.join(tmpdir(), 'no-shell-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
  readonly scripts: Readonly<Record<string, string>>;
};

/** Runs Node.js where no other program can be found: no shell, no npm, no npx. */
function alone(...args: readonly string[]): { readonly status: number | null; readonly err: string } {
  const { status, stderr } = spawnSync(process.execPath, args, {
    cwd: root,
    env: { ...process.env, PATH: folder, npm_execpath: '' },
    encoding: 'utf8',
  });
  return { status, err: stderr };
}

describe('what a shell of any system reads alike', () => {
  /** Words without quotes, variables, globs, or anything else that one shell knows and another does not. */
  const WORD = /^[\w./:=@-]+$/;

  it.each(Object.entries(scripts))('is all there is in the script %s', (_, script) => {
    for (const command of script.split(' && ')) {
      const [program = '', ...words] = command.replace(/^exec /, '').split(' ');
      expect(words.filter((word) => !WORD.test(word))).toEqual([]);
      // A variable before the program and the like are of one shell only; what `exec` is to others is a file of ours.
      const installed = existsSync(path.join(root, 'node_modules/.bin', program));
      expect({ program, known: ['node', 'npm'].includes(program) || installed }).toEqual({ program, known: true });
    }
  });

  it('lets npm start and npm run dev be ended by their signals, on Windows by a file that stands for exec', () => {
    const ended = Object.entries(scripts).filter(([, script]) => script.startsWith('exec '));
    expect(ended.map(([name]) => name)).toEqual(['start', 'dev']);
    const [, command] = readFileSync(path.join(root, 'exec.cmd'), 'utf8').split('\r\n');
    expect(command).toBe('@%*');
  });

  it.each(Object.entries(scripts))('names files that exist in the script %s', (_, script) => {
    const files = script.split(/ (?:&& )?/).filter((word) => /\.(mjs|ts)$/.test(word) && !word.startsWith('.'));
    expect(files.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
  });
});

describe('without a shell', () => {
  it.each([
    ['jest', 'jest'],
    ['typescript', 'tsc'],
    ['prettier', 'prettier'],
    ['eslint', 'eslint'],
    ['dependency-cruiser', 'depcruise'],
    ['tsx', 'tsx'],
    ['vite', 'vite'],
  ])('a script can run the program of %s', (of, program) => {
    const code = `import('./scripts/setup.mjs').then((s) => s.run(process.execPath, [s.tool('${of}', '${program}'), '--version']))`;
    expect(alone('-e', code)).toEqual({ status: 0, err: '' });
  });

  it('the server is bundled', () => {
    expect(alone('scripts/bundle-server.mjs', folder)).toEqual({ status: 0, err: '' });
    expect(readdirSync(folder)).toEqual(expect.arrayContaining(['main.cjs', 'worker.cjs', 'admin.cjs']));
  });

  it('no script starts anything but Node.js, npm, and the installer of Debian', () => {
    const started = readdirSync(__dirname)
      .filter((file) => file.endsWith('.mjs'))
      .flatMap((file) => [
        ...readFileSync(path.join(__dirname, file), 'utf8').matchAll(/\b(?:spawn|spawnSync|run)\((\[?[^,\s)]+)/g),
      ])
      .map(([, program]) => program);
    expect(new Set(started)).toEqual(new Set(['process.execPath', "'apt-get'", 'command']));
  });
});
