import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { recordOf } from '../launch/supervisor/processes';
import { findStoredBuild, storeBuild, useStoredBuild } from './stored-build';

let root: string;
const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
};
const built = (text: string) => {
  write('.next/pages.json', text);
  write('.next/cache/old', 'large');
  write('dist/server.mjs', text);
};

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'seatmap-builds-'));
  for (const file of ['package.json', 'package-lock.json', 'next.config.mjs']) write(file, '{}');
  write('public/icon.svg', '<svg/>');
  write('node_modules/react/index.js', 'react');
  built('first');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

it('keeps a build whole, with the packages of the sources and without the cache', () => {
  expect(findStoredBuild(root, 'a')).toBeUndefined();
  const folder = storeBuild(root, 'a');
  expect(findStoredBuild(root, 'a')).toBe(folder);
  expect(readFileSync(path.join(folder, 'node_modules/react/index.js'), 'utf8')).toBe('react');
  expect(existsSync(path.join(folder, '.next/cache'))).toBe(false);
});

it('leaves a build alone while the next one is made, and also afterwards while a process runs it', () => {
  const first = storeBuild(root, 'a');
  useStoredBuild(root, first);
  built('second');
  useStoredBuild(root, storeBuild(root, 'b'));
  expect(readFileSync(path.join(first, 'dist/server.mjs'), 'utf8')).toBe('first');
});

it('removes builds whose processes have ended, and what a crash left unfinished', async () => {
  const first = storeBuild(root, 'a');
  const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  mkdirSync(path.join(first, 'users'));
  write('.builds/a/users/1.json', JSON.stringify(recordOf(other.pid!)));
  write('.builds/c.unfinished/dist/server.mjs', 'half');
  const second = storeBuild(root, 'b');
  useStoredBuild(root, second);
  expect(findStoredBuild(root, 'a')).toBe(first);
  expect(existsSync(path.join(root, '.builds/c.unfinished'))).toBe(false);
  const ended = new Promise((resolve) => other.once('exit', resolve));
  other.kill();
  await ended;
  useStoredBuild(root, second);
  expect(findStoredBuild(root, 'a')).toBeUndefined();
});
