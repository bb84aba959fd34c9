import { execFileSync } from 'node:child_process';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '..', '..');

/** Lints code as if it stood in a file, by the one rule and the configuration of that file. */
const PROGRAM = `
  import { ESLint, Linter } from 'eslint';
  import tseslint from 'typescript-eslint';
  import house from './scripts/eslint-house-rules.mjs';
  const [file, code] = process.argv.slice(1);
  const { rules } = await new ESLint().calculateConfigForFile(file);
  const found = new Linter().verify(code, {
    files: ['**/*.ts'],
    languageOptions: { parser: tseslint.parser },
    plugins: { house },
    rules: { 'house/bounded-input': rules['house/bounded-input'] ?? 'off' },
  }, file);
  console.log(JSON.stringify(found.map(({ ruleId, message }) => ruleId ?? message)));
`;

function lint(file: string, code: string): unknown {
  const out = execFileSync(process.execPath, ['--input-type=module', '-e', PROGRAM, file, code], { cwd: ROOT });
  return JSON.parse(out.toString()) as unknown;
}

describe('a schema for input that is built past server/limits/bounded.ts', () => {
  it.each([
    ['server/rooms/schemas.ts', "import { z } from 'zod';\nexport const picks = z.array(z.string()).max(16);\n"],
    [
      'server/stock/lobby.ts',
      "import * as zod from 'zod/v4';\nexport const data = zod.record(zod.any(), zod.any());\n",
    ],
    ['server/bus/redis.ts', "export const { z } = require('zod');\n"],
    ['server/stock/schemas.ts', "export const zod = import('zod');\n"],
  ])('is found in %s', (file, code) => {
    expect(lint(file, code)).toEqual(['house/bounded-input']);
  });

  it.each([
    ['server/rooms/schemas.ts', "import type { z } from 'zod';\nexport type Any = z.ZodType;\n"],
    ['server/limits/bounded.ts', "import { z } from 'zod';\nexport const one = z.string();\n"],
    ['server/config.ts', "import { z } from 'zod';\nexport const one = z.string();\n"],
  ])('is not what stands in %s', (file, code) => {
    expect(lint(file, code)).toEqual([]);
  });
});
