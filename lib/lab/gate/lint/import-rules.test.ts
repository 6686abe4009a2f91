import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';

const root = path.resolve(__dirname, '../../../..');
const config = path.join(__dirname, 'dependency-cruiser.cjs');
const { forbidden } = createRequire(__filename)(config) as { forbidden: { name: string }[] };

type Import = [from: string, to: string];

/** For each rule, imports that break it. "canteen" is a feature that no list names. */
const broken: Record<string, Import[]> = {
  'pages-stand-on-components': [
    ['app/[locale]/(site)/page.tsx', 'lib/server/school/service.ts'],
    ['app/[locale]/(app)/app/page.tsx', 'lib/db/target.ts'],
    ['app/[locale]/(app)/app/page.tsx', 'lib/env/target.ts'],
    ['app/[locale]/layout.tsx', 'app/api/target/route.ts'],
  ],
  'api-stands-on-services': [
    ['app/api/classes/route.ts', 'lib/db/target.ts'],
    ['app/api/classes/route.ts', 'app/api/target/route.ts'],
    ['app/api/classes/route.ts', 'components/ui/target.tsx'],
    ['app/api/classes/route.ts', 'lib/client/http/target.ts'],
  ],
  'components-stand-on-client': [
    ['components/rooms/view/room.tsx', 'lib/server/school/service.ts'],
    ['components/rooms/view/room.tsx', 'lib/db/target.ts'],
    ['components/canteen/menu.tsx', 'app/[locale]/target.tsx'],
    ['components/canteen/menu.tsx', 'lib/env/target.ts'],
  ],
  'ui-knows-no-product': [
    ['components/ui/button.tsx', 'components/rooms/view/target.tsx'],
    ['components/ui/button.tsx', 'lib/contracts/target.ts'],
    ['components/ui/button.tsx', 'lib/client/http/target.ts'],
  ],
  'client-stands-on-contracts': [
    ['lib/client/maps/seating/worker.ts', 'lib/server/school/service.ts'],
    ['lib/client/maps/seating/worker.ts', 'lib/db/target.ts'],
    ['lib/client/canteen/menu.ts', 'components/ui/target.tsx'],
  ],
  'drawing-stands-on-contracts': [
    ['lib/drawing/maps/map-pdf.ts', 'lib/server/school/service.ts'],
    ['lib/drawing/maps/map-pdf.ts', 'lib/client/http/target.ts'],
  ],
  'contracts-stand-on-core': [
    ['lib/contracts/classes/classes.ts', 'lib/server/school/service.ts'],
    ['lib/contracts/classes/classes.ts', 'lib/client/http/target.ts'],
    ['lib/contracts/classes/classes.ts', 'lib/i18n/target.ts'],
  ],
  'core-stands-alone': [
    ['lib/core/seating/solve.ts', 'lib/contracts/target.ts'],
    ['lib/core/seating/solve.test.ts', 'lib/client/http/target.ts'],
    ['lib/core/canteen/menu.ts', 'lib/env/public.ts'],
  ],
  'server-stands-on-database': [
    ['lib/server/classes/create-class.ts', 'app/api/target/route.ts'],
    ['lib/server/classes/create-class.ts', 'lib/client/http/target.ts'],
    ['lib/server/canteen/order.ts', 'components/ui/target.tsx'],
    ['lib/server/canteen/order.ts', 'lib/cli/target.ts'],
  ],
  'database-stands-on-contracts': [
    ['lib/db/client.ts', 'lib/server/school/service.ts'],
    ['lib/db/schema/classes/pupils.ts', 'lib/env/target.ts'],
  ],
  'env-is-a-leaf': [['lib/env/server.ts', 'lib/core/school/target.ts']],
  'i18n-is-a-leaf': [['lib/i18n/request.ts', 'lib/env/public.ts']],
  'middleware-stays-small': [
    ['middleware.ts', 'lib/server/school/service.ts'],
    ['middleware.ts', 'lib/db/target.ts'],
  ],
  'programs-know-no-screen': [
    ['lib/platform/seed.ts', 'components/ui/target.tsx'],
    ['lib/platform/seed.ts', 'lib/lab/target.ts'],
  ],
  'lab-stays-outside': [['lib/lab/check.ts', 'components/site/landing/target.tsx']],
  'browser-tests-stay-outside': [
    ['e2e/sign-up.spec.ts', 'lib/server/school/service.ts'],
    ['e2e/sign-up.spec.ts', 'components/ui/target.tsx'],
    ['e2e/sign-up.spec.ts', 'components/site/articles/target.tsx'],
  ],
  'zone-is-known': [['lib/helpers/misc.ts', 'lib/core/school/target.ts']],
  ...Object.fromEntries(
    forbidden
      .map(({ name }) => name)
      .filter((name) => /^[^ ]+: [^ ]+$/.test(name) && !/^lib\/server: (api|jobs)$/.test(name))
      .map((name): [string, Import[]] => {
        const [zone, feature] = name.split(': ');
        return [name, [[`${zone}/${feature}/from.ts`, `${zone}/canteen/target.ts`]]];
      }),
  ),
  'lib/server: api': [['lib/server/api/from.ts', 'lib/server/stray.ts']],
  'lib/server: jobs': [['lib/server/jobs/from.ts', 'lib/server/stray.ts']],
  'components: features apart': [
    ['components/canteen/menu.tsx', 'components/rooms/view/target.tsx'],
    ['components/stray.tsx', 'components/rooms/view/target.tsx'],
  ],
  'lib/client: features apart': [
    ['lib/client/rooms/rooms.ts', 'lib/client/school/target.ts'],
    ['lib/client/canteen/menu.ts', 'lib/client/school/target.ts'],
  ],
  'lib/core: features apart': [
    ['lib/core/rooms/plan.ts', 'lib/core/school/target.ts'],
    ['lib/core/canteen/menu.ts', 'lib/core/school/target.ts'],
  ],
  'lib/server: features apart': [
    ['lib/server/maps/save-map.ts', 'lib/server/school/service.ts'],
    ['lib/server/classes/create-class.ts', 'lib/server/canteen/service.ts'],
    ['lib/server/canteen/order.ts', 'lib/server/school/service.ts'],
    ['lib/server/canteen/order.ts', 'lib/server/jobs/target.ts'],
    ['lib/server/canteen/order.ts', 'lib/server/api/target.ts'],
  ],
  'server-ground-below-access': [['lib/server/auth/sign-in.ts', 'lib/server/access/target.ts']],
  'core-needs-no-package': [
    ['lib/core/seating/solve.ts', 'zod'],
    ['lib/core/seating/solve.ts', 'node:crypto'],
    ['lib/core/canteen/menu.ts', 'react'],
  ],
  'contracts-need-only-zod': [
    ['lib/contracts/classes/classes.ts', 'react'],
    ['lib/contracts/classes/classes.ts', 'node:fs'],
  ],
  'database-needs-only-drizzle': [['lib/db/client.ts', 'zod']],
  'env-needs-little': [['lib/env/server.ts', 'node:fs']],
  'i18n-needs-only-next-intl': [['lib/i18n/locales.ts', 'zod']],
  'browser-has-no-node': [
    ['components/rooms/view/room.tsx', 'node:fs'],
    ['lib/client/maps/seating/worker.ts', 'node:path'],
  ],
  'browser-has-no-server-package': [
    ['components/rooms/view/room.tsx', 'server-only'],
    ['app/[locale]/(site)/page.tsx', 'pg'],
  ],
  'no-development-package': [
    ['lib/server/canteen/order.ts', 'fast-check'],
    ['lib/platform/seed.ts', 'fast-check'],
  ],
  'page-has-bundled-packages-only': [['components/canteen/menu.tsx', 'fast-check']],
  'no-unlisted-package': [['lib/server/canteen/order.ts', 'left-by-chance']],
  'no-circle': [['lib/core/seating/egg.ts', 'lib/core/seating/hen.ts']],
  'no-missing-module': [['lib/server/classes/create-class.ts', './nowhere']],
  'no-test-in-product': [
    ['lib/server/classes/create-class.ts', 'lib/db/testing/target.ts'],
    ['components/rooms/view/room.tsx', 'components/rooms/view/room.test.tsx'],
  ],
};

/** The other half of the circle, which is reported once. */
const backwards: Import = ['lib/core/seating/hen.ts', 'lib/core/seating/egg.ts'];

const allowed: Import[] = [
  ['app/[locale]/(app)/app/page.tsx', 'components/rooms/view/target.tsx'],
  ['app/[locale]/(app)/app/page.tsx', 'components/canteen/target.tsx'],
  ['app/[locale]/layout.tsx', 'lib/env/public.ts'],
  ['app/[locale]/layout.tsx', 'next-intl'],
  ['app/api/classes/route.ts', 'lib/server/school/service.ts'],
  ['app/api/classes/route.ts', 'lib/server/canteen/service.ts'],
  ['app/api/classes/route.ts', 'lib/contracts/target.ts'],
  ['app/api/classes/route.test.ts', 'lib/db/testing/target.ts'],
  ['app/api/classes/route.test.ts', 'lib/db/target.ts'],
  ['components/classes/class-card.tsx', 'components/ui/target.tsx'],
  ['components/canteen/menu.tsx', 'components/canteen/target.tsx'],
  ['components/rooms/edit/editor.tsx', 'components/ui/editing/target.tsx'],
  ['components/rooms/edit/editor.tsx', 'components/rooms/view/target.tsx'],
  ['components/conditions/list.tsx', 'components/rooms/view/target.tsx'],
  ['components/rooms/library/form.tsx', 'components/rooms/edit/target.tsx'],
  ['components/maps/make/maker.tsx', 'components/conditions/target.tsx'],
  ['components/maps/view/map-page.tsx', 'components/maps/make/target.tsx'],
  ['components/maps/view/map-page.tsx', 'components/maps/history/target.tsx'],
  ['components/maps/history/page.tsx', 'components/rooms/view/target.tsx'],
  ['components/billing/plans/plan.tsx', 'components/account/sign-in/target.tsx'],
  ['components/site/landing/teaser.tsx', 'components/site/articles/target.tsx'],
  ['components/rooms/view/room.tsx', 'lib/client/maps/seating/target.ts'],
  ['components/rooms/view/room.tsx', 'lib/core/seating/target.ts'],
  ['components/rooms/view/room.tsx', 'lib/contracts/target.ts'],
  ['components/ui/button.tsx', 'react'],
  ['lib/client/maps/seating/worker.ts', 'lib/client/http/target.ts'],
  ['lib/client/maps/seating/worker.ts', 'lib/core/seating/target.ts'],
  ['lib/client/http/call.ts', 'lib/contracts/target.ts'],
  ['lib/contracts/classes/classes.ts', 'zod'],
  ['lib/contracts/classes/classes.ts', 'lib/core/school/target.ts'],
  ['lib/core/seating/solve.ts', 'lib/core/seating/target.ts'],
  ['lib/core/seating/solve.ts', 'lib/core/rooms/target.ts'],
  ['lib/core/conditions/kept.ts', 'lib/core/rooms/target.ts'],
  ['lib/core/rooms/editor/actions.ts', 'lib/core/editing/target.ts'],
  ['lib/core/seating/solve.test.ts', 'fast-check'],
  ['lib/db/client.ts', 'pg'],
  ['lib/db/client.ts', 'lib/core/seating/target.ts'],
  ['lib/db/testing/database.ts', 'lib/cli/target.ts'],
  ['lib/env/server.ts', 'zod'],
  ['lib/i18n/request.ts', 'messages/no/site.json'],
  ['lib/platform/seed.ts', 'lib/server/school/service.ts'],
  ['lib/lab/check.ts', 'fast-check'],
  ['lib/lab/check.ts', 'components/site/seo/site-pages.ts'],
  ['lib/server/access/find-class.ts', 'lib/server/http/target.ts'],
  ['lib/server/auth/sign-in.ts', 'lib/server/http/target.ts'],
  ['lib/server/canteen/order.ts', 'lib/server/access/target.ts'],
  ['lib/server/canteen/order.ts', 'lib/server/canteen/service.ts'],
  ['lib/server/canteen/order.ts', 'lib/server/mail/target.ts'],
  ['lib/server/canteen/order.ts', 'lib/db/target.ts'],
  ['lib/server/canteen/order.ts', 'node:crypto'],
  ['lib/server/jobs/nightly.ts', 'lib/server/canteen/service.ts'],
  ['lib/server/maps/save-map.test.ts', 'lib/server/school/service.ts'],
  ['middleware.ts', 'lib/i18n/target.ts'],
  ['middleware.ts', 'lib/server/http/target.ts'],
  ['e2e/sign-up.spec.ts', 'lib/db/target.ts'],
  ['e2e/sign-up.spec.ts', 'components/site/articles/articles.ts'],
  ['e2e/sign-up.spec.ts', 'fast-check'],
];

const packages = {
  dependencies: ['zod', 'react', 'next-intl', 'pg', 'server-only'],
  devDependencies: ['fast-check'],
};

describe('import rules', () => {
  let folder: string;
  /** Names of the broken rules by "from → to". */
  const found = new Map<string, string[]>();

  const write = (file: string, text: string) => {
    const target = path.join(folder, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, text);
  };

  beforeAll(() => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'seatmap-imports-'));
    copyFileSync(path.join(root, 'tsconfig.json'), path.join(folder, 'tsconfig.json'));
    const listed = (names: string[]) => Object.fromEntries(names.map((name) => [name, '1.0.0']));
    write(
      'package.json',
      JSON.stringify({
        dependencies: listed(packages.dependencies),
        devDependencies: listed(packages.devDependencies),
      }),
    );
    const all = [...packages.dependencies, ...packages.devDependencies, 'left-by-chance'];
    for (const name of all) {
      write(`node_modules/${name}/package.json`, JSON.stringify({ name, main: 'index.js' }));
      write(`node_modules/${name}/index.js`, '');
    }
    const imports = [...Object.values(broken).flat(), ...allowed, backwards];
    const sources = new Map<string, string[]>();
    for (const [from, to] of imports) {
      if (/\.(tsx?|json)$/.test(to)) sources.set(to, sources.get(to) ?? []);
      const specifier = to.includes('.ts') ? `@/${to.replace(/\.tsx?$/, '')}` : to;
      const line = `import '${to.endsWith('.json') ? `@/${to}` : specifier}';`;
      sources.set(from, [...(sources.get(from) ?? []), line]);
    }
    for (const [file, lines] of sources) {
      write(file, file.endsWith('.json') ? '{}' : `${lines.join('\n')}\nexport {};\n`);
    }
    const { stdout, stderr } = spawnSync(
      process.execPath,
      [
        path.join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs'),
        ...['--config', config, '--output-type', 'json'],
        ...['app', 'components', 'lib', 'e2e', 'middleware.ts'],
      ],
      { cwd: folder, encoding: 'utf8', maxBuffer: 100_000_000 },
    );
    if (!stdout) throw new Error(stderr);
    const { summary } = JSON.parse(stdout) as {
      summary: { violations: { from: string; to: string; rule: { name: string } }[] };
    };
    for (const { from, to, rule } of summary.violations) {
      const edge = `${from} → ${to.replace(/^node_modules\/([^/]+)\/.*/, '$1')}`;
      found.set(edge, [...(found.get(edge) ?? []), rule.name]);
    }
  }, 30_000);

  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const rulesOf = ([from, to]: Import) => found.get(`${from} → ${to.replace(/^node:/, '')}`) ?? [];

  it.each(
    Object.entries(broken).flatMap(([rule, imports]) =>
      imports.map((edge) => [rule, ...edge] as const),
    ),
  )('%s refuses %s → %s', (rule, from, to) => {
    expect(rulesOf([from, to])).toContain(rule);
  });

  it.each(allowed)('%s → %s is allowed', (from, to) => {
    expect(rulesOf([from, to])).toEqual([]);
  });

  it('has a proof for every rule', () => {
    expect(Object.keys(broken).sort()).toEqual(forbidden.map(({ name }) => name).sort());
  });
});
