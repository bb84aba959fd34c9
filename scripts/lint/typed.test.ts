import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '..', '..');

/** One violation of each kind of rule that needs types. */
const PLANTS = {
  'no-floating-promises': `export function act(): void { Promise.resolve(1); }\n`,
  'switch-exhaustiveness-check': `export function act(of: 'a' | 'b'): void { switch (of) { case 'a': break; } }\n`,
  'no-unsafe-member-access': `export const act = (text: string): unknown => JSON.parse(text).name;\n`,
  'no-unnecessary-condition': `export const act = (text: string): string => text ?? 'none';\n`,
  'no-misused-promises': `export const act = (all: number[]): void => { all.forEach(async () => { await Promise.resolve(); }); };\n`,
} as const;

/** What the checker prints of a folder with one file for each plant, under the configuration of this project. */
function complaints(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'typed-lint-'));
  try {
    const options = { strict: true, target: 'ES2022', lib: ['ES2023', 'DOM'], types: [] };
    writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: options }));
    for (const [rule, code] of Object.entries(PLANTS)) writeFileSync(path.join(folder, `${rule}.ts`), code);
    const { stdout } = spawnSync(
      process.execPath,
      [
        path.join(ROOT, 'node_modules/oxlint/bin/oxlint'),
        ...['--type-aware', '--format', 'unix', '-c', path.join(ROOT, '.oxlintrc.json'), folder],
      ],
      { cwd: ROOT, encoding: 'utf8' },
    );
    return stdout;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

describe('the rules that need types', () => {
  const lines = complaints().split('\n');
  it.each(Object.keys(PLANTS))('%s is enforced', (rule) => {
    expect(lines.filter((line) => line.includes(`${rule}.ts:`) && line.includes(`(${rule})`))).toHaveLength(1);
  });
});
