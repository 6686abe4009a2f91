import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseEnvFile, withEnvFiles } from './env-file.mjs';

describe('an environment file', () => {
  it.each([
    ['a plain value', 'A=1', { A: '1' }],
    ['an empty value', 'A=\nB=2', { A: '', B: '2' }],
    ['spaces and a comment', '  A = b c  # why\n# B=2', { A: 'b c' }],
    ['export', 'export A=1', { A: '1' }],
    ['single quotes', 'A=\'x # "y"\'', { A: 'x # "y"' }],
    ['double quotes with line breaks', 'A="one\\ntwo"', { A: 'one\ntwo' }],
    ['an equals sign in the value', 'A=postgres://u:p@h/d?x=1', { A: 'postgres://u:p@h/d?x=1' }],
    ['lines of Windows', 'A=1\r\nB=2\r\n', { A: '1', B: '2' }],
  ])('reads %s', (_, text, values) => {
    expect(parseEnvFile(text)).toEqual(values);
  });
});

describe('the environment with its files', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'seatmap-env-'));
  writeFileSync(path.join(folder, '.env'), 'A=file\nB=file\nC=file');
  writeFileSync(path.join(folder, '.env.local'), 'B=local');
  afterAll(() => rmSync(folder, { recursive: true }));

  it('takes what is set first, then .env.local, then .env', () => {
    expect(withEnvFiles(folder, { A: 'set' })).toEqual({ A: 'set', B: 'local', C: 'file' });
  });

  it('leaves the files alone where they are switched off, as for tests', () => {
    expect(withEnvFiles(folder, { ENV_FILES: 'off' })).toEqual({ ENV_FILES: 'off' });
  });
});
