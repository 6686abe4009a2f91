import { defineConfig } from 'playwright/test';

const quiet = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/**
 * Browser tests run against the production build as served by `npm start` at E2E_URL; `npm test -- browser` starts
 * it.
 */
export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  projects: [
    { name: 'browser', testIgnore: '**/crash.spec.ts' },
    // Crash tests start and kill products of their own.
    { name: 'product', testMatch: '**/crash.spec.ts' },
  ],
  use: {
    browserName: 'chromium',
    launchOptions: { executablePath: process.env.CHROMIUM_PATH, args: quiet },
    viewport: { width: 1280, height: 900 },
    locale: 'de-DE',
    reducedMotion: 'reduce',
    // Tracing takes half the time of a test.
    trace: process.env.E2E_TRACE ? 'retain-on-failure' : 'off',
  },
});
