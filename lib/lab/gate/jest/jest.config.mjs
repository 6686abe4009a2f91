import path from 'node:path';
import { fileURLToPath } from 'node:url';
import nextJest from 'next/jest.js';

const rootDir = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../../..');
// A database or an account that somebody has in their `.env` is not for tests.
Object.assign(process.env, { ENV_FILES: 'off', __NEXT_PROCESSED_ENV: 'true' });
const createConfig = nextJest({ dir: rootDir });

/**
 * Unit tests stand beside the file they test; the environment is Node unless a file asks for jsdom.
 * @type {import('jest').Config}
 */
const options = {
  rootDir,
  testEnvironment: 'node',
  // Each look-up of a global in Jest's own context is slow, and Drizzle asks three times for each part of a query.
  sandboxInjectedGlobals:
    'Object Array Symbol Promise JSON Math Error Number String Boolean Reflect'.split(' '),
  // Jest leaves one core idle otherwise, which is half of two.
  maxWorkers: '100%',
  // Only to end what hangs: a busy machine may take ten times as long as an idle one.
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

/** Packages that ship only ES modules and so must be compiled for Jest. */
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
