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
const environment = 'seatmap(no-environment)';
const clock = 'seatmap(no-clock)';
const globals = 'eslint(no-restricted-globals)';
const effect = 'seatmap(no-effect-value)';

const none = '';

const cases: [file: string, code: string, rule: string][] = [
  ['lib/server/canteen/url.ts', 'export const url = process.env.URL;', environment],
  ['lib/db/taken-apart.ts', 'const { env } = process;\nexport const { URL } = env;', environment],
  ['lib/env/url.ts', 'export const url = process.env.URL;', none],
  ['lib/core/canteen/now.ts', 'export const now = () => Date.now();', clock],
  ['lib/core/canteen/today.ts', 'export const today = () => new Date();', clock],
  [
    'lib/core/canteen/given.ts',
    'export const iso = (ms: number) => new Date(ms).toISOString();',
    none,
  ],
  ['lib/server/canteen/now.ts', 'export const now = () => Date.now();', none],
  ['lib/core/canteen/id.ts', 'export const id = () => crypto.randomUUID();', globals],
  ['lib/core/canteen/default.ts', 'export default 1;', 'eslint(no-restricted-exports)'],
  ['app/[locale]/(app)/app/page.tsx', 'export default function menu() {\n  return null;\n}', none],
  ['components/canteen/dailyMenu.tsx', 'export const menu = 1;', 'seatmap(kebab-case-files)'],
  ['app/api/sessionCanteen/route.ts', 'export const menu = 1;', none],
  [
    'components/canteen/to-top.tsx',
    "import { useEffect } from 'react';\nexport const useTop = () => {\n  useEffect(() => window.scrollTo(0, 0), []);\n};",
    effect,
  ],
  [
    'components/canteen/timer.tsx',
    "import { useEffect } from 'react';\nexport const useEnd = (end: () => void) => {\n  useEffect(() => () => end(), [end]);\n};",
    none,
  ],
  [
    'components/canteen/leave.ts',
    "import { siteCalls } from '@/lib/contracts/site-calls';\nexport const leave = siteCalls.signOut;",
    'eslint(no-restricted-properties)',
  ],
  [
    'lib/server/canteen/trim.ts',
    "export const trim = (text: string) => text.replace(/-+$/, '');",
    'regexp(no-super-linear-move)',
  ],
];

describe('lint rules', () => {
  const folder = realpathSync(mkdtempSync(path.join(os.tmpdir(), 'seatmap-lint-')));
  const found = new Map<string, string[]>();

  beforeAll(() => {
    const write = (file: string, text: string) => {
      mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
      writeFileSync(path.join(folder, file), text);
    };
    const compilerOptions = { strict: true, target: 'esnext', jsx: 'preserve', types: [] };
    write('tsconfig.json', JSON.stringify({ compilerOptions }));
    for (const [file, code] of cases) write(file, code);
    // Patterns of a configuration are relative to its folder, so it is copied.
    for (const name of ['.oxlintrc.json', 'lib/lab/gate/lint/our-rules.mjs']) {
      write(name, '');
      copyFileSync(path.join(root, name), path.join(folder, name));
    }
    symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
    const oxlint = path.join(root, 'node_modules/oxlint/bin/oxlint');
    const { stdout, stderr } = spawnSync(process.execPath, [oxlint, '--type-aware', '-f', 'json'], {
      ...{ cwd: folder, encoding: 'utf8' as const, timeout: 25_000 },
    });
    if (!stdout) throw new Error(stderr);
    const { diagnostics } = JSON.parse(stdout) as {
      diagnostics: { filename: string; code: string }[];
    };
    for (const { filename, code } of diagnostics) {
      found.set(filename, [...(found.get(filename) ?? []), code]);
    }
  }, 30_000);

  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it.each(cases)('report the expected rule for the file %s', (file, _, rule) => {
    expect([...new Set(found.get(file))]).toEqual(rule ? [rule] : []);
  });
});
