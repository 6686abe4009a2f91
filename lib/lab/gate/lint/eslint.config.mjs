import path from 'node:path';
import js from '@eslint/js';
import next from '@next/eslint-plugin-next';
import reactHooks from 'eslint-plugin-react-hooks';
import regexp from 'eslint-plugin-regexp';
import tseslint from 'typescript-eslint';

const rootDir = process.cwd();
const tests = ['**/*.test.{ts,tsx}', '**/testing/**', 'e2e/**'];
const configs = ['**/*.config.{mjs,cjs,ts}', 'lib/lab/gate/lint/dependency-cruiser.cjs'];

/** Files that Next.js or a tool wants a default export of. */
const defaultExporters = [
  'app/**/{page,layout,template,default,loading,error,global-error,not-found,robots,sitemap,manifest,icon,apple-icon,opengraph-image}.{ts,tsx}',
  'lib/i18n/request.ts',
  'e2e/global-*.ts',
  'lib/lab/gate/jest/mdx-transform.mjs',
  '**/*.d.ts',
  '**/testing/**',
  ...configs,
];

const useEnv = 'Read the environment through lib/env, which checks it once.';
const noEnvironment = [
  "MemberExpression[property.name='env'][object.name='process']",
  "MemberExpression[property.value='env'][object.name='process']",
  "MemberExpression[property.name='env'][object.property.name='process']",
  "VariableDeclarator[init.name='process'] > ObjectPattern > Property[key.name='env']",
  'ImportDeclaration[source.value=/^(node:)?process$/]',
].map((selector) => ({ selector, message: useEnv }));

const asArgument = 'Core has no clock and no randomness of its own: they are arguments.';
const noClock = [
  "NewExpression[callee.name='Date'][arguments.length=0]",
  "CallExpression[callee.name='Date']",
  "MemberExpression[object.name='Date'][property.name='now']",
  "MemberExpression[object.name='Math'][property.name='random']",
  "MemberExpression[object.name='globalThis']",
].map((selector) => ({ selector, message: asArgument }));
const outsideOfCore = [
  ...['performance', 'crypto', 'setTimeout', 'setInterval', 'setImmediate', 'queueMicrotask'],
  ...['process', 'console', 'fetch', 'window', 'self', 'document', 'navigator'],
].map((name) => ({ name, message: asArgument }));

const kebabCase = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*$/;

/**
 * Rules of this product that no package brings.
 * @type {import('eslint').ESLint.Plugin}
 */
const ours = {
  rules: {
    'kebab-case-files': {
      create: (context) => ({
        Program(node) {
          const parts = path.relative(rootDir, context.filename).split(path.sep);
          // Folders of app are addresses, and some of those are given.
          const named = parts[0] === 'app' ? parts.slice(-1) : parts;
          const wrong = named.find((name) => !kebabCase.test(name));
          if (wrong) context.report({ node, message: `Call it in kebab-case, not "${wrong}".` });
        },
      }),
    },
    'server-only': {
      create: (context) => ({
        Program(node) {
          /** @type {{ type: string, importKind?: string, source?: { value: string } }[]} */
          const statements = node.body;
          const sources = statements
            .filter(({ type, importKind }) => type === 'ImportDeclaration' && importKind !== 'type')
            .map(({ source }) => source?.value ?? '');
          const isPure = sources.every((source) =>
            /^(\.|@\/lib\/(contracts|core|i18n|server)\/)/.test(source),
          );
          if (isPure || sources.includes('server-only')) return;
          context.report({
            node,
            message: "Must not reach the browser: import 'server-only' first.",
          });
        },
      }),
    },
  },
};

export default tseslint.config(
  {
    ignores: [
      'node_modules',
      '.next',
      '.builds',
      'dist',
      '.data',
      'next-env.d.ts',
      '**/*.d.json.ts',
      'test-results',
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    files: ['**/*.{ts,tsx,mjs,cjs,js}'],
    extends: [js.configs.recommended],
    plugins: { seatmap: ours, regexp },
    rules: {
      'regexp/no-super-linear-backtracking': 'error',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-console': 'error',
      'prefer-const': 'error',
      'object-shorthand': 'error',
      'no-restricted-syntax': ['error', ...noEnvironment],
      'no-unused-vars': 'off',
      'seatmap/kebab-case-files': 'error',
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    ignores: [...tests, 'lib/lab/**'],
    // Texts that people and other machines wrote: the time of an expression must not grow with their square.
    rules: { 'regexp/no-super-linear-move': 'error' },
  },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.recommended],
    rules: {
      // TypeScript itself finds these, and knows types that are global.
      'no-undef': 'off',
      '@typescript-eslint/consistent-type-imports': [
        'error',
        // A type is the one thing to import() of a package that is loaded only when needed.
        { fixStyle: 'inline-type-imports', disallowTypeAnnotations: false },
      ],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true }],
    },
  },
  {
    files: ['**/*.{mjs,cjs,js}'],
    languageOptions: {
      globals: Object.fromEntries(
        ['process', 'console', 'Buffer', 'URL', 'URLSearchParams', 'setTimeout', 'clearTimeout']
          .concat(['setInterval', 'clearInterval', 'setImmediate', 'performance', 'fetch'])
          .concat([
            'AbortSignal',
            'AbortController',
            'TextDecoder',
            'TextEncoder',
            'structuredClone',
          ])
          .concat(['module', 'require', 'Response', 'Request', 'Headers', 'queueMicrotask'])
          .map((name) => [name, 'readonly']),
      ),
    },
    plugins: { '@typescript-eslint': tseslint.plugin },
    rules: { '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true }] },
  },
  {
    files: ['{app,components,lib/client}/**/*.{ts,tsx}'],
    plugins: { '@next/next': next, 'react-hooks': reactHooks },
    rules: {
      ...next.configs.recommended.rules,
      ...next.configs['core-web-vitals'].rules,
      ...reactHooks.configs.recommended.rules,
    },
  },
  {
    files: ['**/*.{ts,tsx,mjs}'],
    ignores: defaultExporters,
    rules: {
      'no-restricted-exports': [
        'error',
        {
          restrictDefaultExports: {
            direct: true,
            named: true,
            defaultFrom: true,
            namedFrom: true,
            namespaceFrom: true,
          },
        },
      ],
    },
  },
  {
    files: ['lib/core/**/*.ts'],
    ignores: tests,
    rules: {
      'no-restricted-syntax': ['error', ...noEnvironment, ...noClock],
      'no-restricted-globals': ['error', ...outsideOfCore],
    },
  },
  {
    files: ['lib/server/**/*.ts'],
    ignores: tests,
    rules: { 'seatmap/server-only': 'error' },
  },
  {
    files: ['lib/env/**', 'lib/{cli,lab,platform}/**', '**/testing/**', 'e2e/**', ...configs],
    rules: { 'no-restricted-syntax': 'off' },
  },
  {
    files: ['lib/{cli,lab,platform}/**', 'e2e/**'],
    rules: { 'no-console': 'off' },
  },
  // Playwright reads from the pattern which fixtures another one needs; an empty one needs none.
  { files: ['e2e/**'], rules: { 'no-empty-pattern': 'off' } },
);
