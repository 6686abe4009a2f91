import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { loadEnvConfig } from '@next/env';
import { readEnvFiles } from './env-files';

const folder = mkdtempSync(path.join(tmpdir(), 'seatmap-env-'));
const quiet = { info: () => {}, error: () => {} };
const before = { ...process.env };

beforeAll(() => writeFileSync(path.join(folder, '.env'), 'OF_THE_FILE=yes'));
afterAll(() => {
  process.env = before;
  rmSync(folder, { recursive: true });
});

it('keeps the files from Next.js too where they are switched off', () => {
  process.env.ENV_FILES = 'off';
  delete process.env.__NEXT_PROCESSED_ENV;
  readEnvFiles(folder);
  loadEnvConfig(folder, false, quiet);
  expect(process.env.OF_THE_FILE).toBeUndefined();

  loadEnvConfig(folder, false, quiet, true);
  expect(process.env.OF_THE_FILE).toBe('yes');
});
