import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const root = path.resolve(__dirname, '../../../..');

type Import = [from: string, to: string];

const refused: Import[] = [
  ['app/[locale]/(site)/page.tsx', 'lib/server/school/service.ts'],
  ['app/[locale]/(site)/page.tsx', 'pg'],
  ['app/api/classes/route.ts', 'lib/db/target.ts'],
  ['components/canteen/menu.tsx', 'lib/server/school/service.ts'],
  ['components/canteen/menu.tsx', 'components/rooms/target.tsx'],
  ['components/canteen/menu.tsx', 'node:fs'],
  ['components/rooms/room.tsx', 'components/rooms/room.test.tsx'],
  ['components/ui/button.tsx', 'components/rooms/target.tsx'],
  ['lib/client/canteen/menu.ts', 'lib/db/target.ts'],
  ['lib/contracts/classes/classes.ts', 'lib/i18n/target.ts'],
  ['lib/core/canteen/menu.ts', 'lib/contracts/target.ts'],
  ['lib/core/canteen/menu.ts', 'node:crypto'],
  ['lib/server/canteen/order.ts', 'lib/server/school/service.ts'],
  ['lib/server/canteen/order.ts', 'lib/db/testing/target.ts'],
  ['lib/server/canteen/order.ts', 'fast-check'],
  ['lib/server/canteen/order.ts', 'left-by-chance'],
  ['lib/server/canteen/order.ts', './nowhere'],
  ['lib/db/client.ts', 'lib/server/school/service.ts'],
  ['lib/env/server.ts', 'lib/core/seating/target.ts'],
  ['middleware.ts', 'lib/db/target.ts'],
  ['lib/platform/seed.ts', 'lib/lab/target.ts'],
  ['lib/lab/check.ts', 'components/site/landing/target.tsx'],
  ['e2e/sign-up.spec.ts', 'lib/server/school/service.ts'],
  ['lib/helpers/misc.ts', 'lib/core/seating/target.ts'],
  ['lib/core/seating/egg.ts', 'lib/core/seating/hen.ts'],
];

const allowed: Import[] = [
  ['app/[locale]/(app)/app/page.tsx', 'components/canteen/target.tsx'],
  ['app/api/classes/route.ts', 'lib/server/canteen/service.ts'],
  ['components/maps/maker.tsx', 'components/conditions/target.tsx'],
  ['lib/core/seating/solve.test.ts', 'fast-check'],
  ['lib/db/client.ts', 'pg'],
  ['lib/server/canteen/order.ts', 'lib/server/access/target.ts'],
  ['lib/server/maps/save-map.test.ts', 'lib/server/school/service.ts'],
  ['middleware.ts', 'lib/server/http/target.ts'],
  ['lib/lab/check.ts', 'components/site/seo/site-pages.ts'],
  ['e2e/sign-up.spec.ts', 'lib/db/target.ts'],
];

const packages = { dependencies: ['zod', 'react', 'pg'], devDependencies: ['fast-check'] };

describe('the lint rules for imports', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'seatmap-imports-'));
  const broken = new Set<string>();

  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  };

  beforeAll(() => {
    copyFileSync(path.join(root, 'tsconfig.json'), path.join(folder, 'tsconfig.json'));
    const listed = Object.entries(packages).map(([kind, names]) => [
      kind,
      Object.fromEntries(names.map((name) => [name, '1.0.0'])),
    ]);
    write('package.json', JSON.stringify(Object.fromEntries(listed)));
    for (const name of [...Object.values(packages).flat(), 'left-by-chance']) {
      write(`node_modules/${name}/package.json`, JSON.stringify({ name, main: 'index.js' }));
      write(`node_modules/${name}/index.js`, '');
    }
    const sources = new Map<string, string>();
    const imports: Import[] = [['lib/core/seating/hen.ts', 'lib/core/seating/egg.ts']];
    for (const [from, to] of [...refused, ...allowed, ...imports]) {
      const isOurs = /\.tsx?$/.test(to);
      if (isOurs) sources.set(to, sources.get(to) ?? 'export {};\n');
      const specifier = isOurs ? `@/${to.replace(/\.tsx?$/, '')}` : to;
      sources.set(from, `${sources.get(from) ?? 'export {};\n'}import '${specifier}';\n`);
    }
    for (const [file, text] of sources) write(file, text);
    const cruiser = path.join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
    const options = ['--config', path.join(__dirname, 'dependency-cruiser.cjs'), '-T', 'json'];
    const folders = ['app', 'components', 'lib', 'e2e', 'middleware.ts'];
    const { stdout, stderr } = spawnSync(process.execPath, [cruiser, ...options, ...folders], {
      ...{ cwd: folder, encoding: 'utf8' as const, maxBuffer: 100_000_000 },
    });
    if (!stdout) throw new Error(stderr);
    const { summary } = JSON.parse(stdout) as {
      summary: { violations: { from: string; to: string }[] };
    };
    for (const { from, to } of summary.violations) {
      broken.add(`${from} → ${to.replace(/^node_modules\/([^/]+)\/.*/, '$1')}`);
    }
  }, 30_000);

  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const isBroken = (from: string, to: string) =>
    broken.has(`${from} → ${to.replace(/^node:/, '')}`) || broken.has(`${to} → ${from}`);

  it.each(refused)('refuse an import: %s → %s', (from, to) =>
    expect(isBroken(from, to)).toBe(true),
  );
  it.each(allowed)('allow an import: %s → %s', (from, to) =>
    expect(isBroken(from, to)).toBe(false),
  );
});
