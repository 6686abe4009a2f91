import path from 'node:path';
import { fileURLToPath } from 'node:url';
import nextJest from 'next/jest.js';

const rootDir = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../../..');
// Tests ignore `.env`, which may name a real database or account.
Object.assign(process.env, { ENV_FILES: 'off', __NEXT_PROCESSED_ENV: 'true' });
const createConfig = nextJest({ dir: rootDir });

/** @type {import('jest').Config} */
const options = {
  rootDir,
  testEnvironment: 'node',
  // Globals are injected, because their look-up in Jest's context is slow, and Drizzle makes three for each part of a
  // query.
  sandboxInjectedGlobals:
    'Object Array Symbol Promise JSON Math Error Number String Boolean Reflect'.split(' '),
  // Jest's default is one worker less than cores, which is half of two cores.
  maxWorkers: '100%',
  // Busy machines may be ten times slower; the timeout only ends a test that hangs.
  testTimeout: 30_000,
  globalSetup: '<rootDir>/lib/db/testing/global-setup.ts',
  globalTeardown: '<rootDir>/lib/db/testing/global-teardown.ts',
  testMatch: ['<rootDir>/{app,components,lib}/**/*.test.{ts,tsx}'],
  testPathIgnorePatterns: ['/node_modules/', '/.next/', '/.next-test/'],
  modulePathIgnorePatterns: ['<rootDir>/.next/', '<rootDir>/.next-test/', '<rootDir>/.data/'],
  moduleNameMapper: {
    '^@/(.*)$': '<rootDir>/$1',
    '^server-only$': '<rootDir>/lib/lab/gate/jest/empty-module.ts',
  },
};
const config = await createConfig(/** @type {Parameters<typeof createConfig>[0]} */ (options))();

/** ES-only packages must be compiled for Jest. */
const esModules = 'next-intl use-intl intl-messageformat @formatjs icu-minify'.split(' ');
config.transform = {
  '\\.mdx$': '<rootDir>/lib/lab/gate/jest/mdx-transform.mjs',
  ...config.transform,
};
config.transformIgnorePatterns = [
  `/node_modules/(?!(${esModules.join('|')})/)`,
  '^.+\\.module\\.(css|sass|scss)$',
];

export default config;
