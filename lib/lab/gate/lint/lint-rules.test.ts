import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const root = path.resolve(__dirname, '../../../..');

interface Case {
  sentence: string;
  file: string;
  code: string;
  /** The rule that must fire; none where the code is fine. */
  rule?: string;
}

const environment = 'seatmap(no-environment)';
const clock = 'seatmap(no-clock)';
const globals = 'eslint(no-restricted-globals)';
const defaults = 'eslint(no-restricted-exports)';

const cases: Case[] = [
  {
    sentence: 'refuses process.env in a use case',
    file: 'lib/server/canteen/order.ts',
    code: 'export const url = process.env.DATABASE_URL;',
    rule: environment,
  },
  {
    sentence: 'refuses an effect that returns what a browser function returns',
    file: 'components/canteen/to-top.tsx',
    code: "import { useEffect } from 'react';\nexport const useTop = () => {\n  useEffect(() => window.scrollTo(0, 0), []);\n};",
    rule: 'seatmap(no-effect-value)',
  },
  {
    sentence: 'allows an effect whose value is a clean-up function',
    file: 'components/canteen/timer.tsx',
    code: "import { useEffect } from 'react';\nexport const useEnd = (end: () => void) => {\n  useEffect(() => () => end(), [end]);\n};",
  },
  {
    sentence: 'refuses process.env in a component',
    file: 'components/canteen/menu.tsx',
    code: 'export const url = process.env.NEXT_PUBLIC_APP_URL;',
    rule: environment,
  },
  {
    sentence: 'refuses process.env in a route',
    file: 'app/api/canteen/route.ts',
    code: "export const url = process['env'].DATABASE_URL;",
    rule: environment,
  },
  {
    sentence: 'refuses process.env taken apart',
    file: 'lib/db/take-apart.ts',
    code: 'const { env } = process;\nexport const url = env.DATABASE_URL;',
    rule: environment,
  },
  {
    sentence: 'refuses process.env through the global object',
    file: 'lib/db/global-object.ts',
    code: 'export const url = globalThis.process.env.DATABASE_URL;',
    rule: environment,
  },
  {
    sentence: 'refuses env imported from Node.js',
    file: 'lib/client/canteen/imported.ts',
    code: "import { env } from 'node:process';\nexport const url = env.DATABASE_URL;",
    rule: environment,
  },
  {
    sentence: 'refuses an expression whose time grows with the square of a text',
    file: 'lib/server/canteen/trim.ts',
    code: "export const trim = (text: string) => text.replace(/-+$/, '');",
    rule: 'regexp(no-super-linear-move)',
  },
  {
    sentence: 'refuses an expression that tries a text in more ways than its length',
    file: 'lib/core/canteen/address.ts',
    code: 'export const isAddress = (text: string) => /^\\S+@\\S+\\.\\S+$/.test(text);',
    rule: 'regexp(no-super-linear-backtracking)',
  },
  {
    sentence: 'refuses Node.js in core',
    file: 'lib/core/canteen/folder.ts',
    code: 'export const folder = () => process.cwd();',
    rule: globals,
  },
  ...['lib/env/canteen.ts', 'lib/lab/canteen.mjs', 'next.config.mjs', 'e2e/canteen.spec.ts'].map(
    (file) => ({
      sentence: `allows process.env in ${file}`,
      file,
      code: 'export const url = process.env.DATABASE_URL;',
    }),
  ),
  {
    sentence: 'refuses a default export',
    file: 'lib/core/canteen/default.ts',
    code: 'export default 1;',
    rule: defaults,
  },
  {
    sentence: 'refuses a default export under another name',
    file: 'components/canteen/renamed.tsx',
    code: 'const menu = 1;\nexport { menu as default };',
    rule: defaults,
  },
  {
    sentence: 'refuses a default export handed on',
    file: 'components/canteen/handed-on.tsx',
    code: "export { default } from './renamed';",
    rule: defaults,
  },
  ...['app/[locale]/(app)/app/page.tsx', 'app/[locale]/layout.tsx', 'jest.config.mjs'].map(
    (file) => ({
      sentence: `allows a default export in ${file}`,
      file,
      code: 'export default function menu() {\n  return null;\n}',
    }),
  ),
  {
    sentence: 'refuses a clock in core',
    file: 'lib/core/canteen/now.ts',
    code: 'export const now = () => Date.now();',
    rule: clock,
  },
  {
    sentence: 'refuses the present date in core',
    file: 'lib/core/canteen/today.ts',
    code: 'export const today = () => new Date();',
    rule: clock,
  },
  {
    sentence: 'refuses randomness in core',
    file: 'lib/core/canteen/random.ts',
    code: 'export const dice = () => Math.random();',
    rule: clock,
  },
  {
    sentence: 'refuses a stopwatch in core',
    file: 'lib/core/canteen/stopwatch.ts',
    code: 'export const started = () => performance.now();',
    rule: globals,
  },
  {
    sentence: 'refuses crypto in core',
    file: 'lib/core/canteen/id.ts',
    code: 'export const id = () => crypto.randomUUID();',
    rule: globals,
  },
  {
    sentence: 'allows a given time in core',
    file: 'lib/core/canteen/given.ts',
    code: 'export const iso = (nowMs: number) => new Date(nowMs).toISOString();',
  },
  {
    sentence: 'allows a clock in a use case',
    file: 'lib/server/canteen/now.ts',
    code: 'export const now = () => Date.now();',
  },
  {
    sentence: 'allows a clock in a test of core',
    file: 'lib/core/canteen/given.test.ts',
    code: 'export const now = () => Date.now();',
  },
  {
    sentence: 'refuses a server file with a package but without server-only',
    file: 'lib/server/canteen/open.ts',
    code: "import { Pool } from 'pg';\nexport const pool = new Pool();",
    rule: 'seatmap(server-only)',
  },
  {
    sentence: 'refuses a server file with the database but without server-only',
    file: 'lib/server/canteen/query.ts',
    code: "import { tables } from '@/lib/db/schema/tables';\nexport const all = [tables];",
    rule: 'seatmap(server-only)',
  },
  {
    sentence: 'allows a server file with server-only',
    file: 'lib/server/canteen/closed.ts',
    code: "import 'server-only';\nimport { Pool } from 'pg';\nexport const pool = new Pool();",
  },
  {
    sentence: 'allows a pure server file without server-only',
    file: 'lib/server/canteen/pure.ts',
    code: "import type { Pool } from 'pg';\nexport type Pools = Pool[];",
  },
  {
    sentence: 'refuses a promise that nobody waits for',
    file: 'lib/server/canteen/forgets.ts',
    code: 'async function order() {}\nexport function eat() {\n  order();\n}',
    rule: 'typescript(no-floating-promises)',
  },
  {
    sentence: 'refuses a promise as a condition',
    file: 'lib/server/canteen/condition.ts',
    code: 'async function open() {\n  return true;\n}\nexport const text = () => (open() ? 1 : 2);',
    rule: 'typescript(no-misused-promises)',
  },
  {
    sentence: 'refuses any',
    file: 'lib/client/canteen/any.ts',
    code: 'export const dish = (given: any) => String(given);',
    rule: 'typescript(no-explicit-any)',
  },
  {
    sentence: 'refuses a type imported as a value',
    file: 'lib/client/canteen/type.ts',
    code: "import { Dish } from './any';\nexport type Dishes = Dish[];",
    rule: 'typescript(consistent-type-imports)',
  },
  {
    sentence: 'refuses a leftover variable',
    file: 'lib/client/canteen/leftover.ts',
    code: 'export function eat() {\n  const dish = 1;\n}',
    rule: 'eslint(no-unused-vars)',
  },
  {
    sentence: 'refuses the console in the product',
    file: 'lib/client/canteen/console.ts',
    code: "console.log('dish');",
    rule: 'eslint(no-console)',
  },
  {
    sentence: 'allows the console in a script',
    file: 'lib/lab/console.mjs',
    code: "console.log('dish');",
  },
  {
    sentence: 'refuses a file name in camelCase',
    file: 'components/canteen/dailyMenu.tsx',
    code: 'export const menu = 1;',
    rule: 'seatmap(kebab-case-files)',
  },
  {
    sentence: 'refuses a folder name in camelCase',
    file: 'lib/client/canteenMenu/menu.ts',
    code: 'export const menu = 1;',
    rule: 'seatmap(kebab-case-files)',
  },
  {
    sentence: 'allows an address in camelCase, which the specification gives',
    file: 'app/api/sessionCanteen/route.ts',
    code: 'export const menu = 1;',
  },
  {
    sentence: 'refuses a hook under a condition',
    file: 'components/canteen/hook.tsx',
    code: "import { useState } from 'react';\nexport function Menu({ open }: { open: boolean }) {\n  if (open) useState(1);\n  return null;\n}",
    rule: 'react-hooks(rules-of-hooks)',
  },
  {
    sentence: 'refuses an img where Next.js has an image',
    file: 'components/canteen/image.tsx',
    code: 'export function Menu() {\n  return <img src="/menu.png" alt="" />;\n}',
    rule: 'next(no-img-element)',
  },
];

describe('lint rules', () => {
  let folder: string;
  let found: Map<string, Set<string>>;

  beforeAll(() => {
    folder = realpathSync(mkdtempSync(path.join(os.tmpdir(), 'seatmap-lint-')));
    const compilerOptions = { strict: true, target: 'esnext', jsx: 'preserve', types: [] };
    writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions }));
    for (const { file, code } of cases) {
      mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
      writeFileSync(path.join(folder, file), code);
    }
    // Its patterns are those of the folder it lies in.
    for (const name of ['.oxlintrc.json', 'lib/lab/gate/lint/our-rules.mjs']) {
      mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
      copyFileSync(path.join(root, name), path.join(folder, name));
    }
    symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
    const { stdout, stderr } = spawnSync(
      process.execPath,
      [path.join(root, 'node_modules/oxlint/bin/oxlint'), '--type-aware', '--format', 'json'],
      { cwd: folder, encoding: 'utf8', maxBuffer: 100_000_000, timeout: 25_000 },
    );
    if (!stdout) throw new Error(stderr);
    const { diagnostics } = JSON.parse(stdout) as {
      diagnostics: { filename: string; code: string }[];
    };
    found = new Map(cases.map(({ file }) => [file, new Set()]));
    for (const { filename, code } of diagnostics) found.get(filename)?.add(code);
  }, 30_000);

  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it.each(cases)('$sentence', ({ file, rule }) => {
    expect([...found.get(file)!]).toEqual(rule ? [rule] : []);
  });
});
