import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { keepFiles } from './kept-files';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'seatmap-kept-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const day = 86_400_000;
const now = Date.UTC(2026, 10, 26);
const kept = () => path.join(folder, 'kept');
const isKept = (name: string) => existsSync(path.join(kept(), name));

function build(name: string, files: string[]): string {
  const built = path.join(folder, name);
  for (const file of files) {
    mkdirSync(path.dirname(path.join(built, file)), { recursive: true });
    writeFileSync(path.join(built, file), `${name} ${file}`);
  }
  return built;
}

it('keepFiles keeps the files of a replaced build for 30 days', () => {
  const [first, second] = [build('first', ['chunks/a.js', 'b.css']), build('second', ['c.js'])];
  keepFiles(first, kept(), now);
  keepFiles(second, kept(), now + 29 * day);
  expect(readFileSync(path.join(kept(), 'chunks/a.js'), 'utf8')).toBe('first chunks/a.js');
  for (const name of ['chunks/a.js', 'b.css', 'c.js']) expect(isKept(name)).toBe(true);
  keepFiles(second, kept(), now + 31 * day);
  expect(isKept('chunks/a.js')).toBe(false);
  expect(isKept('c.js')).toBe(true);
});

it('keepFiles still keeps the files of a build after 60 days when the build is in use', () => {
  const built = build('first', ['a.js']);
  for (const days of [0, 20, 40, 60]) keepFiles(built, kept(), now + days * day);
  expect(isKept('a.js')).toBe(true);
});
