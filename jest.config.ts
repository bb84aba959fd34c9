/** @jest-config-loader esbuild-register */
import type { Config } from 'jest';

/** Tests of a running server that need neither the built client nor a browser. */
const WITHOUT_BUILD = ['e2e/server', 'e2e/worlds', 'e2e/fuzz', 'e2e/lib'];

const common: Config = {
  testEnvironment: 'node',
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  // Styles are nothing to a test of what a screen says.
  moduleNameMapper: { '[.]css$': '<rootDir>/client/testing/no-style.ts' },
  // These come as ES modules only.
  transformIgnorePatterns: ['/node_modules/(?!(intl-messageformat|@formatjs)/)'],
  transform: { '^.+\\.[tj]sx?$': '<rootDir>/scripts/transform.mjs' },
};

const config: Config = {
  // Only ends what hangs: a slow machine is no failure.
  testTimeout: 900_000,
  testSequencer: '<rootDir>/scripts/sequencer.mjs',
  projects: [
    {
      ...common,
      displayName: 'unit',
      roots: ['shared', 'server', 'client', 'bench', 'scripts', ...WITHOUT_BUILD].map(
        (folder) => `<rootDir>/${folder}`,
      ),
    },
    {
      ...common,
      displayName: 'browser',
      roots: ['<rootDir>/e2e'],
      testPathIgnorePatterns: ['/node_modules/', ...WITHOUT_BUILD.map((folder) => `<rootDir>/${folder}/`)],
    },
  ],
};

export default config;
