import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { heldPackages } from './components';

let folder: string;
beforeEach(() => (folder = mkdtempSync(path.join(os.tmpdir(), 'seatmap-components-'))));
afterEach(() => rmSync(folder, { recursive: true }));

const write = (file: string, content: unknown) => {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), JSON.stringify(content));
};
const install = (place: string, name: string) =>
  write(`node_modules/${place}/package.json`, { name, version: '1.0.0' });
const held = () => [...heldPackages(folder, path.join(folder, 'laid-out')).keys()].sort();

it('holds packages whose files are laid out, one inside another too', () => {
  install('pg', 'pg');
  install('pg/node_modules/split', 'split');
  install('jest', 'jest');
  write('.next/BUILD_ID', '');
  write('laid-out/node_modules/pg/index.js', '');
  write('laid-out/node_modules/pg/node_modules/split/index.js', '');
  expect(held()).toEqual(['pg@1.0.0', 'split@1.0.0']);
});

it('holds packages that are compiled into the pages', () => {
  install('@firebase/auth', '@firebase/auth');
  install('idb', 'idb');
  install('jest', 'jest');
  write('laid-out/node_modules/.keep', '');
  write('.next/server/one.js.map', {
    sources: ['../../node_modules/%40firebase/auth/a.ts', '../../node_modules/src/outside.ts'],
  });
  write('.next/server/two.js.map', {
    sections: [{ map: { sources: ['turbopack:///[project]/node_modules/idb/b.js'] } }],
  });
  write('.next/dev/three.js.map', { sources: ['../../node_modules/jest/c.js'] });
  expect(held()).toEqual(['@firebase/auth@1.0.0', 'idb@1.0.0']);
});
