import simpleImportSort from 'eslint-plugin-simple-import-sort';
import tseslint from 'typescript-eslint';

import house from './scripts/eslint-house-rules.mjs';

const noPlatform = [
  'error',
  ...['Date', 'process', 'window', 'document', 'setTimeout', 'setInterval', 'performance', 'fetch', 'Buffer'].map(
    (name) => ({ name, message: 'shared/ is pure: no clock, no platform.' }),
  ),
];

/** What would make a test depend on luck or on the clock. */
const noLuck = [
  ['ImportDeclaration[source.value="fast-check"]', 'Import it from shared/testing/properties, which sets its seed.'],
  ['MemberExpression[object.name="Math"][property.name="random"]', 'Take testRandom and a seed.'],
  ['CallExpression[callee.name=/^(setTimeout|sleep)$/]', 'Wait for what happens, not for a while.'],
  ['CallExpression[callee.property.name="waitForTimeout"]', 'Wait for what happens, not for a while.'],
];

/** Rules and cards ask the record of the edition; what it is called is no business of theirs. */
const noEditionNames = [
  'MemberExpression[property.name="edition"]',
  'ObjectPattern > Property[key.name="edition"]',
].map((selector) => ({ selector, message: 'Ask run.content.rules: no rule knows which edition it is played in.' }));

export default tseslint.config(
  { ignores: ['dist', 'node_modules', 'data', '.cache'] },
  ...tseslint.configs.strictTypeChecked,
  {
    languageOptions: {
      parserOptions: {
        projectService: { allowDefaultProject: ['*.mjs', 'scripts/*.mjs', 'e2e/browser/*.cjs'] },
        tsconfigRootDir: import.meta.dirname,
      },
    },
    plugins: { 'simple-import-sort': simpleImportSort, house },
    rules: {
      'simple-import-sort/imports': 'error',
      'simple-import-sort/exports': 'error',
      'house/no-lost-script': 'error',
      'house/no-boolean-parameter': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      // State is plain JSON: records keyed by ids lose entries.
      '@typescript-eslint/no-dynamic-delete': 'off',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/no-unnecessary-condition': ['error', { allowConstantLoopConditions: true }],
    },
  },
  {
    files: ['shared/**/*.ts'],
    ignores: ['shared/**/*.test.ts', 'shared/testing/**'],
    rules: {
      'no-restricted-globals': noPlatform,
      'no-restricted-properties': ['error', { object: 'Math', property: 'random', message: 'Draw from the run.' }],
    },
  },
  {
    files: ['shared/games/*/**/*.ts'],
    // These choose the edition, show it and are editions themselves.
    ignores: [
      '**/*.test.ts',
      'shared/games/*/{index,setup,table}.ts',
      'shared/games/*/bots/index.ts',
      'shared/games/*/{editions,rulebook,testing}/**',
    ],
    rules: { 'no-restricted-syntax': ['error', ...noEditionNames] },
  },
  {
    files: ['**/*.test.ts', '**/*.test.tsx', 'client/testing/**', 'client/games/*/testing/**'],
    rules: {
      'no-restricted-syntax': ['error', ...noLuck.map(([selector, message]) => ({ selector, message }))],
    },
  },
  {
    files: ['server/**/*.ts'],
    // The operator's own files and environment may be as large as they are.
    ignores: ['server/limits/bounded.ts', 'server/config.ts', 'server/admin/**'],
    rules: { 'house/bounded-input': 'error' },
  },
  {
    files: ['**/*.mjs', '**/*.cjs'],
    ...tseslint.configs.disableTypeChecked,
    rules: {
      ...tseslint.configs.disableTypeChecked.rules,
      'house/no-lost-script': 'off',
      '@typescript-eslint/no-require-imports': 'off',
    },
  },
);
