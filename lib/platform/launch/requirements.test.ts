import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { isInstalled, nodeProblem } from './requirements.mjs';

describe('the Node.js version', () => {
  it.each(['20.19.0', '20.20.2', '22.0.0', '24.1.0'])('%s is supported', (version) => {
    expect(nodeProblem(version)).toBeUndefined();
  });
  it.each(['20.18.3', '18.20.0'])('%s is too old', (version) => {
    expect(nodeProblem(version)).toContain(`this is ${version}`);
  });
});

describe('installed packages', () => {
  let root: string;
  const wanted = {
    '': { version: '1.0.0' },
    'node_modules/a': { version: '1.0.0' },
    'node_modules/for-another-system': { version: '1.0.0', optional: true },
  };
  const write = (installed?: object) => {
    writeFileSync(path.join(root, 'package-lock.json'), JSON.stringify({ packages: wanted }));
    if (!installed) return;
    mkdirSync(path.join(root, 'node_modules'));
    const file = path.join(root, 'node_modules/.package-lock.json');
    writeFileSync(file, JSON.stringify({ packages: installed }));
  };

  beforeEach(() => {
    root = mkdtempSync(path.join(os.tmpdir(), 'install-test-'));
  });
  afterEach(() => rmSync(root, { recursive: true }));

  it.each([
    ['without node_modules', undefined, false],
    ['without packages for another system', { 'node_modules/a': wanted['node_modules/a'] }, true],
    ['without a needed package', {}, false],
    ['with an older package', { 'node_modules/a': { version: '0.9.0' } }, false],
  ])('are complete only with all needed packages up to date: %s', (_, installed, expected) => {
    write(installed);
    expect(isInstalled(root)).toBe(expected);
  });
});
