import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { hashSources } from './hash-sources';

describe('the hash of what a build depends on', () => {
  let root: string;
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  };

  beforeEach(() => {
    root = mkdtempSync(path.join(os.tmpdir(), 'hash-test-'));
    write('app/page.tsx', 'page');
    write('lib/core/a.ts', 'a');
    write('package-lock.json', '{}');
  });
  afterEach(() => rmSync(root, { recursive: true }));

  it.each([
    ['a changed page', () => write('app/page.tsx', 'other')],
    ['a new file', () => write('components/ui/button.tsx', 'button')],
    [
      'a renamed file',
      () => (rmSync(path.join(root, 'lib/core/a.ts')), write('lib/core/b.ts', 'a')),
    ],
    ['other packages', () => write('package-lock.json', '{"x":1}')],
    ['a new migration', () => write('lib/db/migrations/meta/_journal.json', '{}')],
    ['a step after the build', () => write('lib/platform/bundle/finish.ts', 'x')],
    ['a changed web server', () => write('lib/platform/web/server.ts', 'x')],
  ])('changes with %s', (_, change) => {
    const before = hashSources(root, {});
    change();
    expect(hashSources(root, {})).not.toBe(before);
  });

  it.each([
    ['a test', 'lib/core/a.test.ts'],
    ['a script', 'lib/platform/launch/start.ts'],
    ['what the build writes', 'messages/no/site.d.json.ts'],
    ['documentation', 'lib/core/README.md'],
  ])('stays the same with %s', (_, file) => {
    const before = hashSources(root, {});
    write(file, 'x');
    expect(hashSources(root, {})).toBe(before);
  });

  it('depends on the settings of the build and on no others', () => {
    const before = hashSources(root, {});
    expect(hashSources(root, { DATABASE_URL: 'x', NEXT_PUBLIC_APP_URL: 'x' })).toBe(before);
    expect(hashSources(root, { NEXT_PUBLIC_BASE_PATH: '' })).not.toBe(before);
  });
});
