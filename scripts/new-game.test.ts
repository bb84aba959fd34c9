import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const ROOT = path.join(__dirname, '..');
const PARTS = [
  'shared',
  'client',
  'server',
  'e2e',
  'bench',
  'scripts',
  'package.json',
  'tsconfig.json',
  'jest.config.ts',
];

/** Runs a program of Node in a folder; returns how it ended, and all that it has printed. */
function run(folder: string, ...args: readonly string[]): { readonly status: number | null; readonly said: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [...args], { cwd: folder, encoding: 'utf8' });
  return { status, said: `${stdout}${stderr}` };
}

describe('a new game', () => {
  const copy = mkdtempSync(path.join(tmpdir(), 'new-game-'));
  const read = (file: string): string => readFileSync(path.join(copy, file), 'utf8');
  afterAll(() => rmSync(copy, { recursive: true, force: true }));

  let printed = '';

  beforeAll(() => {
    for (const part of PARTS) cpSync(path.join(ROOT, part), path.join(copy, part), { recursive: true });
    symlinkSync(path.join(ROOT, 'node_modules'), path.join(copy, 'node_modules'));
    printed = execFileSync(process.execPath, ['scripts/new-game.mjs', 'night-train', "Train d'hiver"], {
      cwd: copy,
      encoding: 'utf8',
    });
  });

  it('prints the commands of the guide that run its tests', () => {
    const guide = readFileSync(path.join(ROOT, 'docs/ADDING_A_GAME.md'), 'utf8');
    const commands = [...printed.matchAll(/npx jest .*/g)].map(([command]) => command);
    expect(commands).toHaveLength(2);
    for (const command of commands) expect(guide).toContain(`\n${command}\n`);
  });

  it('has its title in both languages', () => {
    expect(read('shared/games/night-train/i18n/en.ts')).toContain("'game.name': 'Night Train'");
    expect(read('shared/games/night-train/i18n/fr.ts')).toContain("'game.name': 'Train d’hiver'");
    expect(read('shared/games/night-train/meta.ts')).toContain("title: 'Train d’hiver'");
  });

  it('has lines in the registries, and nothing of the small game in its files', () => {
    expect(read('shared/games/registry.ts')).toContain("(await import('./night-train')).nightTrain,");
    expect(read('shared/games/testing.ts')).toContain('nightTrainTesting]');
    expect(read('client/games/index.ts')).toContain('words: nightTrainWords,');
    const files = ['shared/games/night-train', 'client/games/night-train'].flatMap((folder) =>
      readdirSync(path.join(copy, folder), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
    );
    const sources = files.filter((file) => /[.]tsx?$/.test(file));
    expect(sources.length).toBeGreaterThan(15);
    expect(sources.filter((file) => /first.?game|premier jeu/i.test(read(file)))).toEqual([]);
  });

  it('has the types that it says', () => {
    const include = ['shared/games/*.ts', 'client/games/*.ts', '*/games/night-train', 'client/vite-env.d.ts'];
    writeFileSync(path.join(copy, 'tsconfig.new.json'), JSON.stringify({ extends: './tsconfig.json', include }));
    expect(run(copy, 'node_modules/typescript-native/bin/tsc', '-p', 'tsconfig.new.json')).toEqual({
      status: 0,
      said: '',
    });
  });

  it('passes its own tests, and those of every game', () => {
    const ofEvery = ['shared/games/registry.test.ts', 'client/games/style.test.ts', 'client/games/front.test.ts'];
    const tests = ['shared/games/night-train', 'client/games/night-train', ...ofEvery];
    const names = ['-t', 'night-train|^1[.]|^the (table|own)'];
    const { status, said } = run(copy, 'node_modules/jest/bin/jest.js', ...tests, ...names, '--selectProjects', 'unit');
    expect(said).toContain('night-train/rules.test.ts');
    expect({ status, said: status === 0 ? '' : said }).toEqual({ status: 0, said: '' });
  });

  it.each([
    ['night-train', 'shared/games/night-train and client/games/night-train exist already'],
    ['Night Train', 'a name has lower case letters'],
  ])('is refused as %s', (name, why) => {
    const { status, said } = run(copy, 'scripts/new-game.mjs', name);
    expect([status, said]).toEqual([1, expect.stringContaining(why)]);
  });
});
