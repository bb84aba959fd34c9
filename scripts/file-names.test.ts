import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const ROOT = path.join(__dirname, '..');
const FOLDERS = ['client', 'server', 'shared', 'e2e', 'bench', 'scripts'];

/** Modules, without their endings, that differ in nothing but capitals: `import './press'` may find `Press.tsx` on some disks. */
function alikeIn(root: string): readonly string[] {
  const seen = new Map<string, string>();
  const alike: string[] = [];
  for (const folder of FOLDERS) {
    for (const file of readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })) {
      const module = /^(.*)[.](?:tsx?|mjs)$/.exec(file)?.[1];
      if (module === undefined) continue;
      const name = path.join(folder, module);
      const other = seen.get(name.toLowerCase());
      if (other !== undefined && other !== name) alike.push(`${other} and ${name}`);
      seen.set(name.toLowerCase(), name);
    }
  }
  return alike;
}

it('no two modules of a folder differ in nothing but capitals', () => {
  expect(alikeIn(ROOT)).toEqual([]);
});

it('two that do are found', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'file-names-'));
  try {
    for (const folder of FOLDERS) mkdirSync(path.join(root, folder));
    for (const name of ['Press.tsx', 'press.ts', 'press.test.ts', 'press.css']) {
      writeFileSync(path.join(root, 'client', name), '');
    }
    expect(alikeIn(root)).toHaveLength(1);
  } finally {
    rmSync(root, { recursive: true });
  }
});
