import jest from 'eslint-plugin-jest';
import simpleImportSort from 'eslint-plugin-simple-import-sort';
import tseslint from 'typescript-eslint';

import house from './scripts/lint/index.mjs';

/** Globals of a platform or a clock, and the names under which all globals are found. */
const PLATFORM = [
  ...['Date', 'performance', 'setTimeout', 'setInterval', 'setImmediate', 'queueMicrotask'],
  ...['process', 'Buffer', 'window', 'document', 'navigator', 'localStorage', 'fetch', 'crypto'],
  ...['globalThis', 'global', 'self'],
];
const noPlatform = ['error', ...PLATFORM.map((name) => ({ name, message: 'shared/ is pure: no clock, no platform.' }))];

/** What would make a test depend on luck or on the clock. */
const noLuck = [
  ['ImportDeclaration[source.value="fast-check"]', 'Import it from shared/testing/properties, which sets its seed.'],
  ['MemberExpression[object.name="Math"][property.name="random"]', 'Take testRandom and a seed.'],
  ['Identifier[name=/^(setTimeout|sleep)$/]', 'Wait for what happens, not for a while.'],
  ['CallExpression[callee.property.name="waitForTimeout"]', 'Wait for what happens, not for a while.'],
];

/** What fails a test: `expect`, and what throws where something is not found or does not come about. */
const ASSERTIONS = ['expect*', 'fc.assert', '*.until', 'screen.getBy*', 'screen.findBy*'];

/** Rules and cards ask the record of the edition; what it is called is no business of theirs. */
const noEditionNames = [
  'MemberExpression[property.name="edition"]',
  'MemberExpression[property.value="edition"]',
  'ObjectPattern > Property[key.name="edition"]',
  'ObjectPattern > Property[key.value="edition"]',
].map((selector) => ({ selector, message: 'Ask run.content.rules: no rule knows which edition it is played in.' }));

/** For rules of the house that ask for types. */
const withTypes = { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } };

export default tseslint.config(
  { ignores: ['dist', 'node_modules', 'data', '.cache'] },
  // The rules that need types are in .oxlintrc.json, whose checker takes a sixth of the time.
  ...tseslint.configs.strict,
  {
    plugins: { 'simple-import-sort': simpleImportSort, house },
    rules: {
      'simple-import-sort/imports': 'error',
      'simple-import-sort/exports': 'error',
      'house/no-boolean-parameter': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      // State is plain JSON: records keyed by ids lose entries.
      '@typescript-eslint/no-dynamic-delete': 'off',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
    },
  },
  {
    // No generator is made anywhere else.
    files: ['{shared,server,bench}/**/*.ts'],
    languageOptions: withTypes,
    rules: { 'house/no-lost-script': 'error' },
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
      'shared/games/*/{index,setup,view}.ts',
      'shared/games/*/bots/index.ts',
      'shared/games/*/{editions,rulebook,testing}/**',
    ],
    rules: { 'no-restricted-syntax': ['error', ...noEditionNames] },
  },
  {
    files: ['**/*.test.ts', '**/*.test.tsx', 'client/testing/**', 'client/games/*/testing/**'],
    // It hands Node's own timers to jsdom.
    ignores: ['client/testing/environment.ts'],
    rules: {
      'no-restricted-syntax': ['error', ...noLuck.map(([selector, message]) => ({ selector, message }))],
    },
  },
  {
    files: ['{server,shared}/**/*.ts'],
    // The operator's own files and environment may be as large as they are.
    ignores: ['shared/protocol/bounded.ts', 'server/config.ts', 'server/admin/**'],
    rules: { 'house/bounded-input': 'error' },
  },
  {
    files: ['server/{bus,chat,http,match,notify,rooms,sockets,stock}/**/*.ts'],
    // These read what the server itself has stored.
    ignores: [
      '**/*.test.ts',
      'server/chat/stored-line.ts',
      'server/match/{host,persisted}.ts',
      'server/notify/push.ts',
      'server/rooms/{predicting,stored-room}.ts',
      'server/stock/listing.ts',
    ],
    languageOptions: withTypes,
    rules: { 'house/no-unread-input': 'error' },
  },
  {
    files: ['client/**/*.tsx'],
    ignores: ['**/*.test.tsx', 'client/testing/**'],
    rules: { 'house/no-text-in-code': 'error' },
  },
  {
    files: ['{shared,server,client}/**/*.{ts,tsx}'],
    // These wait to be divided.
    ignores: ['**/*.test.{ts,tsx}', '**/testing/**', 'server/stock/sockets.ts', 'server/storage/{contract,sqlite}.ts'],
    rules: { 'max-lines-per-function': ['error', { max: 200 }] },
  },
  {
    files: ['**/*.test.{ts,tsx}'],
    plugins: { jest },
    rules: { 'jest/expect-expect': ['error', { assertFunctionNames: ASSERTIONS }] },
  },
  { files: ['**/*.cjs'], rules: { '@typescript-eslint/no-require-imports': 'off' } },
);
