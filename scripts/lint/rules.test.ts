import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '..', '..');
const GAMES = 'shared/games';
/** A rule of a game, whichever game has a folder of rules. */
const RULE_OF_A_GAME = readdirSync(path.join(ROOT, GAMES), { recursive: true, encoding: 'utf8' })
  .map((file) => path.posix.join(GAMES, file.replaceAll(path.sep, '/')))
  .find((file) => /^shared\/games\/[^/]+\/rules\/[\w-]+\.ts$/.test(file));

/** Lints sources as if each stood in the place of a file that exists, by the whole configuration of that file. */
const PROGRAM = `
  import { readFileSync } from 'node:fs';
  import { ESLint } from 'eslint';
  const plants = JSON.parse(readFileSync(0, 'utf8'));
  const eslint = new ESLint();
  const found = [];
  for (const { file, code } of plants) {
    const [result] = await eslint.lintText(code, { filePath: file });
    found.push([...new Set(result.messages.map(({ ruleId, message }) => ruleId ?? message))]);
  }
  console.log(JSON.stringify(found));
`;

interface Plant {
  /** The rule that must find it. */
  readonly rule: string;
  readonly what: string;
  /** The file in whose place the code is linted: types need one that exists. */
  readonly file: string;
  readonly code: string;
}

const SCRIPT = `function* draw(card: number): Generator<number, void> { yield card; }\n`;

const PLANTS: readonly Plant[] = [
  {
    rule: 'house/no-lost-script',
    what: 'a script called as a statement',
    file: 'shared/engine/rng.ts',
    code: `${SCRIPT}export function act(): void { draw(1); }\n`,
  },
  {
    rule: 'house/no-lost-script',
    what: 'a script behind void',
    file: 'shared/engine/rng.ts',
    code: `${SCRIPT}export function act(): void { void draw(1); }\n`,
  },
  {
    rule: 'house/no-lost-script',
    what: 'a script inside forEach',
    file: 'shared/engine/rng.ts',
    code: `${SCRIPT}export function act(): void { [1, 2].forEach((card) => draw(card)); }\n`,
  },
  {
    rule: 'house/no-lost-script',
    what: 'a generator given to forEach',
    file: 'shared/engine/rng.ts',
    code: `export function act(): void { [1, 2].forEach(function* (card) { yield card; }); }\n`,
  },
  ...['shared/engine/rng.test.ts', 'shared/testing/playout.ts', 'server/match/past.ts'].map((file) => ({
    rule: 'house/no-lost-script',
    what: `a script called as a statement in ${file}`,
    file,
    code: `${SCRIPT}export function act(): void { draw(1); }\n`,
  })),
  {
    rule: 'house/no-boolean-parameter',
    what: 'a boolean parameter of a function',
    file: 'shared/engine/rng.ts',
    code: `export function act(loud: boolean): number { return loud ? 1 : 2; }\n`,
  },
  {
    rule: 'house/no-boolean-parameter',
    what: 'a boolean parameter of an arrow function',
    file: 'shared/engine/rng.ts',
    code: `export const act = (loud: boolean): number => (loud ? 1 : 2);\n`,
  },
  {
    rule: 'house/no-boolean-parameter',
    what: 'a boolean default',
    file: 'shared/engine/rng.ts',
    code: `export function act(loud = false): number { return loud ? 1 : 2; }\n`,
  },
  {
    rule: 'house/no-boolean-parameter',
    what: 'an optional boolean',
    file: 'shared/engine/rng.ts',
    code: `export function act(loud?: boolean): number { return loud === true ? 1 : 2; }\n`,
  },
  ...[
    ['the clock by way of globalThis', `export const now = (): number => globalThis.Date.now();\n`],
    ['the clock', `export const now = (): number => Date.now();\n`],
    ['luck of the platform', `export const id = (): string => crypto.randomUUID();\n`],
  ].map(([what = '', code = '']) => ({ rule: 'no-restricted-globals', what, file: 'shared/engine/rng.ts', code })),
  ...[
    [
      'the name of the edition',
      `export const old = (core: { edition: string }): boolean => core.edition === 'first';\n`,
    ],
    [
      'the name of the edition in brackets',
      `export const of = (core: Record<string, string>): unknown => core['edition'];\n`,
    ],
    [
      'the name of the edition taken apart',
      `export const of = ({ 'edition': name }: { edition: string }): string => name;\n`,
    ],
  ].map(([what = '', code = '']) => ({
    rule: 'no-restricted-syntax',
    what,
    file: RULE_OF_A_GAME ?? '',
    code,
  })),
  ...[
    ['a wait', `test('it', async () => { await new Promise((go) => setTimeout(go, 10)); expect(1).toBe(1); });\n`],
    [
      'a wait under another name',
      `import { setTimeout as rest } from 'node:timers/promises';\ntest('it', async () => { await rest(10); expect(1).toBe(1); });\n`,
    ],
    [
      'a wait kept for later',
      `const rest = setTimeout;\ntest('it', () => { rest(() => undefined, 1); expect(1).toBe(1); });\n`,
    ],
    ['luck in a test', `test('it', () => { expect(Math.random()).toBeLessThan(1); });\n`],
  ].map(([what = '', code = '']) => ({ rule: 'no-restricted-syntax', what, file: 'shared/engine/rng.test.ts', code })),
  {
    rule: 'jest/expect-expect',
    what: 'a test without an assertion',
    file: 'shared/engine/rng.test.ts',
    code: `test('it', () => { JSON.stringify({}); });\n`,
  },
  ...[
    ['words between tags', `export const Part = () => <p>Your turn</p>;\n`],
    ['words in braces', `export const Part = () => <p>{'Your turn'}</p>;\n`],
    ['words in a template', `export const Part = ({ n }: { n: number }) => <p>{\`\${n} cards left\`}</p>;\n`],
    ['words for screen readers', `export const Part = () => <p aria-label="Your turn" />;\n`],
    [
      'words in a choice',
      `export const Part = ({ n }: { n: number }) => <p title={n > 1 ? 'some cards' : undefined} />;\n`,
    ],
  ].map(([what = '', code = '']) => ({
    rule: 'house/no-text-in-code',
    what,
    file: 'client/table/bar/TopBar.tsx',
    code,
  })),
  {
    rule: 'house/no-unread-input',
    what: 'a cast of a body that nobody has read',
    file: 'server/http/api.ts',
    code: `export const codeOf = (body: unknown): string => (body as { code: string }).code;\n`,
  },
  ...[
    [
      'shared/protocol/commands/seat.ts',
      "import { z } from 'zod';\nexport const picks = z.array(z.string()).max(16);\n",
    ],
    [
      'server/stock/lobby.ts',
      "import * as zod from 'zod/v4';\nexport const data = zod.record(zod.any(), zod.any());\n",
    ],
    ['server/bus/redis.ts', "export const { z } = require('zod');\n"],
    ['server/stock/schemas.ts', "export const zod = import('zod');\n"],
  ].map(([file = '', code = '']) => ({
    rule: 'house/bounded-input',
    what: `a schema past shared/protocol/bounded.ts in ${file}`,
    file,
    code,
  })),
  {
    rule: 'max-lines-per-function',
    what: 'a function of 700 lines',
    file: 'server/http/api.ts',
    code: `export function long(): number {\n  let sum = 0;\n${'  sum += 1;\n'.repeat(700)}  return sum;\n}\n`,
  },
];

/** What looks like a violation and is none. */
const ALLOWED: readonly Plant[] = [
  {
    rule: 'house/no-lost-script',
    what: 'a script that is run',
    file: 'shared/engine/rng.ts',
    code: `${SCRIPT}export function* act(): Generator<number, void> { for (const card of [1]) yield* draw(card); }\n`,
  },
  {
    rule: 'house/no-text-in-code',
    what: 'the id of a message',
    file: 'client/table/bar/TopBar.tsx',
    code: `export const Part = () => <p title="table.end.title">{'·'}</p>;\n`,
  },
  ...[
    ['shared/protocol/commands/seat.ts', "import type { z } from 'zod';\nexport type Any = z.ZodType;\n"],
    ['shared/protocol/bounded.ts', "import { z } from 'zod';\nexport const one = z.string();\n"],
    ['server/config.ts', "import { z } from 'zod';\nexport const one = z.string();\n"],
  ].map(([file = '', code = '']) => ({ rule: 'house/bounded-input', what: `what stands in ${file}`, file, code })),
];

function lint(plants: readonly Plant[]): readonly (readonly string[])[] {
  const out = execFileSync(process.execPath, ['--input-type=module', '-e', PROGRAM], {
    cwd: ROOT,
    input: JSON.stringify(plants),
    maxBuffer: 2 ** 26,
  });
  return JSON.parse(out.toString()) as readonly (readonly string[])[];
}

describe('the house rules', () => {
  const found = lint([...PLANTS, ...ALLOWED]);
  it.each(PLANTS.map((plant, i) => [plant.rule, plant.what, i] as const))('%s finds %s', (rule, _, i) => {
    expect(found[i]).toContain(rule);
  });

  it.each(ALLOWED.map((plant, i) => [plant.rule, plant.what, PLANTS.length + i] as const))(
    '%s lets pass %s',
    (rule, _, i) => {
      expect(found[i]).not.toContain(rule);
    },
  );
});
