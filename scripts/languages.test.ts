import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const ROOT = path.join(__dirname, '..');
const SOURCES = [
  'shared',
  'server',
  'client',
  'e2e',
  'bench',
  'scripts',
  'package.json',
  'tsconfig.json',
  'vite.config.mts',
];

/** The one list of languages. */
const LIST = 'shared/engine/languages.ts';

const copy = mkdtempSync(path.join(tmpdir(), 'languages-'));
afterAll(() => rmSync(copy, { recursive: true }));

/** The files with errors of types once a language without any words is in the list. */
function errors(): readonly string[] {
  const list = readFileSync(path.join(ROOT, LIST), 'utf8');
  const line = `  de: { name: 'Deutsch', locale: 'de-DE', words: 'some' },`;
  writeFileSync(path.join(copy, LIST), list.replace(/^ {2}fr: .*$/m, `$&\n${line}`));
  const tsc = path.join(ROOT, 'node_modules/typescript-native/bin/tsc');
  const { stdout } = spawnSync(process.execPath, [tsc, '--noEmit', '--pretty', 'false', '-p', copy], {
    encoding: 'utf8',
  });
  return [...new Set([...stdout.matchAll(/^(\S+?)\(\d+,\d+\): error/gm)].map(([, file = '']) => path.basename(file)))];
}

test('a further language takes its line in the list and no word yet', () => {
  for (const part of SOURCES) cpSync(path.join(ROOT, part), path.join(copy, part), { recursive: true });
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(copy, 'node_modules'));
  const planted = path.join(copy, 'shared/engine/planted.ts');
  writeFileSync(
    planted,
    `import { type Language } from './languages';\nexport const all: Record<Language, string> = { en: '', fr: '' };\n`,
  );
  expect(errors()).toEqual(['planted.ts']);
});
