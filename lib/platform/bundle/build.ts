import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { placeholders } from '../../env/placeholders';
import type { Env } from '../launch/env-files';
import { runStep } from '../launch/supervisor/processes';
import { StartError } from '../launch/supervisor/report';
import { buildFolder, distFolder, rootDir } from '../paths';

const stampFile = path.join(buildFolder, 'sources.json');

const sources = [
  ...['app', 'components', 'lib', 'messages', 'public'],
  ...['middleware.ts', 'instrumentation-client.ts', 'next.config.mjs', '.postcssrc.json'],
  ...['package.json', 'package-lock.json', 'tsconfig.json'],
];

const notBuilt =
  /^lib\/(cli|lab)\/|^lib\/platform\/launch\/[^/]+$|^lib\/db\/testing\/|\.test\.tsx?$|\.md$|\.d\.json\.ts$/;

function filesOf(source: string): string[] {
  if (!statSync(path.join(rootDir, source)).isDirectory()) return [source];
  return readdirSync(path.join(rootDir, source), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(rootDir, path.join(entry.parentPath, entry.name)))
    .map((name) => name.split(path.sep).join('/'))
    .filter((name) => !notBuilt.test(name));
}

function stamp(env: Env): string {
  const files = sources.flatMap(filesOf);
  const changedMs = Math.max(...files.map((file) => statSync(path.join(rootDir, file)).ctimeMs));
  const settings = Object.entries(env)
    .filter(([name]) => name.startsWith('NEXT_PUBLIC_') && !Object.hasOwn(placeholders, name))
    .sort();
  return JSON.stringify({ files: files.length, changedMs, settings });
}

export function isBuilt(env: Env): boolean {
  const needed = [path.join(buildFolder, 'BUILD_ID'), path.join(distFolder, 'server.mjs')];
  return [...needed, stampFile].every(existsSync) && readFileSync(stampFile, 'utf8') === stamp(env);
}

const nextProgram = path.join(rootDir, 'node_modules/next/dist/bin/next');
const finish = path.join(rootDir, 'lib/platform/bundle/finish.ts');

export async function buildIfNeeded(options: {
  env: Env;
  abort?: AbortSignal;
  show?: boolean;
}): Promise<boolean> {
  if (isBuilt(options.env)) return false;
  const current = stamp(options.env);
  rmSync(stampFile, { force: true });
  const env: Env = {
    ...options.env,
    ...placeholders,
    NODE_ENV: 'production',
    NEXT_TELEMETRY_DISABLED: '1',
  };
  for (const args of [
    [nextProgram, 'build'],
    ['--conditions=react-server', '--import', 'tsx', finish],
  ]) {
    const { abort, show = false } = options;
    const { code, output } = await runStep(process.execPath, args, { env, abort, collect: !show });
    if (code === 0) continue;
    throw new StartError(show ? 'The build failed.' : `The build failed:\n${output.trim()}`);
  }
  writeFileSync(stampFile, current);
  return true;
}
