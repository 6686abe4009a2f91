import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { writeDurably } from '../runtime/supervisor/durable-file.mjs';
import { hashSources } from './hash-sources.mjs';
import { acquireLock } from '../runtime/supervisor/lock.mjs';
import { rootDir } from '../runtime/paths.mjs';
import { runStep } from '../runtime/supervisor/processes.mjs';
import { StartError } from '../runtime/supervisor/report.mjs';

const buildFolder = path.join(rootDir, '.next');
const hashFile = path.join(buildFolder, 'sources-hash');
const lockWaitMs = 15 * 60_000;

/** The program of Next.js, to be run by Node.js. */
export const nextProgram = path.join(rootDir, 'node_modules/next/dist/bin/next');

function builtFrom() {
  if (!existsSync(path.join(buildFolder, 'BUILD_ID'))) return undefined;
  if (!existsSync(path.join(rootDir, 'dist/server.mjs'))) return undefined;
  try {
    return readFileSync(hashFile, 'utf8').trim();
  } catch {
    return undefined;
  }
}

async function build({ env, hash, abort, show }) {
  rmSync(hashFile, { force: true });
  const options = {
    env: { ...env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
    abort,
    collect: !show,
  };
  const steps = [
    [nextProgram, 'build'],
    ['--conditions=react-server', '--import', 'tsx', path.join(rootDir, 'lib/build/finish.ts')],
  ];
  for (const args of steps) {
    const { code, output } = await runStep(process.execPath, args, options);
    if (code !== 0) {
      throw new StartError(show ? 'The build failed.' : `The build failed:\n${output.trim()}`);
    }
  }
  await writeDurably(hashFile, `${hash}\n`, 0o644);
}

/** Runs one of several that want to install or build in this folder at once, the others after it. */
export async function withBuildLock(work) {
  const lock = await acquireLock(rootDir, 'build', {
    waitMs: lockWaitMs,
    onWait: ({ pid }) =>
      console.log(`  Waiting for process ${pid}, which installs or builds here.`),
  });
  if (lock.holder) throw new StartError(`Process ${lock.holder.pid} is still building here.`);
  try {
    return await work();
  } finally {
    await lock.release();
  }
}

/** Builds when there is no build of these sources; `show` lets its output through. Answers whether it built. */
export async function buildIfNeeded({ env, report, abort, show = false }) {
  const hash = hashSources(rootDir, env);
  if (builtFrom() === hash) return false;
  const work = () => build({ env, hash, abort, show });
  if (show) await work();
  else await report.step('Building (about a minute)', work);
  return true;
}
