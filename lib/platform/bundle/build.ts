import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { writeDurably } from '../launch/supervisor/durable-file';
import { placeholders } from '../../env/placeholders';
import { hashSources } from './hash-sources';
import { acquireLock } from '../launch/supervisor/lock';
import { rootDir } from '../paths';
import { runStep } from '../launch/supervisor/processes';
import { StartError, type Report } from '../launch/supervisor/report';
import type { Env } from '../launch/env-files';
import { findStoredBuild, storeBuild, useStoredBuild } from './stored-build';

const buildFolder = path.join(rootDir, '.next');
const hashFile = path.join(buildFolder, 'sources-hash');
const lockFile = path.join(rootDir, 'dist/cli/build.json');
const lockWaitMs = 15 * 60_000;

const nextProgram = path.join(rootDir, 'node_modules/next/dist/bin/next');

function builtFrom(): string | undefined {
  if (!existsSync(path.join(buildFolder, 'BUILD_ID'))) return undefined;
  if (!existsSync(path.join(rootDir, 'dist/server.mjs'))) return undefined;
  try {
    return readFileSync(hashFile, 'utf8').trim();
  } catch {
    return undefined;
  }
}

interface Options {
  env: Env;
  abort: AbortSignal;
  show?: boolean;
}

async function build({ env, hash, abort, show }: Options & { hash: string }) {
  rmSync(hashFile, { force: true });
  const options = {
    env: { ...env, ...placeholders, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
    abort,
    collect: !show,
  };
  const steps = [
    [nextProgram, 'build'],
    [
      '--conditions=react-server',
      '--import',
      'tsx',
      path.join(rootDir, 'lib/platform/bundle/finish.ts'),
    ],
  ];
  for (const args of steps) {
    const { code, output } = await runStep(process.execPath, args, options);
    if (code !== 0) {
      throw new StartError(show ? 'The build failed.' : `The build failed:\n${output.trim()}`);
    }
  }
  await writeDurably(hashFile, `${hash}\n`, 0o644);
}

/** Runs one of several that want to build in this folder at once, the others after it. */
export async function withBuildLock<T>(work: () => Promise<T>): Promise<T> {
  const { holder, release } = await acquireLock(lockFile, {
    waitMs: lockWaitMs,
    onWait: ({ pid }) => console.log(`  Waiting for process ${pid}, which builds here.`),
  });
  if (holder) throw new StartError(`Process ${holder.pid} is still building here.`);
  try {
    return await work();
  } finally {
    release();
  }
}

/** The folder of a finished build of these sources, which stays as it is while this process runs. */
export async function prepareBuild(options: Options & { report: Report }): Promise<string> {
  const hash = hashSources(rootDir, options.env);
  let folder = findStoredBuild(rootDir, hash);
  if (!folder) {
    await buildIfNeeded(options);
    folder = storeBuild(rootDir, hash);
  }
  useStoredBuild(rootDir, folder);
  return folder;
}

/** Builds when there is no build of these sources; `show` lets its output through. Answers whether it built. */
export async function buildIfNeeded({
  env,
  report,
  abort,
  show = false,
}: Options & { report: Report }): Promise<boolean> {
  const hash = hashSources(rootDir, env);
  if (builtFrom() === hash) return false;
  const work = () => build({ env, hash, abort, show });
  if (show) await work();
  else await report.step('Building (about a minute)', work);
  return true;
}
