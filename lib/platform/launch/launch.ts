import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../free-port';
import { buildIfNeeded, isBuilt } from '../bundle/build';
import { compilePrograms } from '../bundle/compile-runtime';
import { readEnvironment, type Env } from './env-files';
import { distFolder, rootDir } from '../paths';
import { resetDataFolder } from './postgres/postgres';
import { openDataFolder } from './supervisor/data-folder';
import { acquireLock } from './supervisor/lock';
import { Parts, type ReadyMessage } from './supervisor/parts';
import { createReport, errorText, StartError } from './supervisor/report';
import { readSettings, siteAddress, type Settings } from './supervisor/settings';
import { onStopRequest } from './supervisor/signals';
import { startParts } from './supervisor/start-parts';

const lockFile = 'supervisor.lock';

/** Time in ms to wait for the port after the previous run was killed, whose web server may still answer requests. */
const endMs = 12_000;

const report = createReport();
const parts = new Parts();
const stopping = new AbortController();
let releaseDataFolder: (() => void) | undefined;

function lockDataFolder({ dataFolder }: Settings): boolean {
  const file = path.join(dataFolder, lockFile);
  const wasKilled = existsSync(file);
  const holder = acquireLock(file);
  if (holder) {
    throw new StartError(
      `The data folder ${dataFolder} is in use by another start (process ${holder}).\n` +
        `Stop that one first, or set DATA_DIR to another folder. If it is no start, remove ${file}.`,
    );
  }
  releaseDataFolder = () => rmSync(file, { force: true });
  return wasKilled;
}

async function choosePort({ port, host }: Settings, mayDiffer: boolean, waitMs: number) {
  for (const deadline = Date.now() + waitMs; ; await sleep(250)) {
    const free = await freePort(port, host).catch((error: NodeJS.ErrnoException) => {
      throw new StartError(
        `Cannot listen on ${host}:${port} (${error.code}); HOST and PORT say where.`,
      );
    });
    if (port === 0 || free === port || mayDiffer) return free;
    if (Date.now() < deadline) continue;
    throw new StartError(
      `Port ${port} is taken by another program. Stop it, or choose another port: PORT=3001 npm start`,
    );
  }
}

function announce(settings: Settings, demo: string | undefined, startedMs: number) {
  const { dataFolder } = settings;
  const url = siteAddress(settings);
  report.line(`\n  Ready after ${Math.round((Date.now() - startedMs) / 1000)} s:  ${url}\n`);
  if (demo) report.line(`${demo}\n`);
  if (settings.embeddedDatabase || settings.embeddedAuth || settings.embeddedCheckout) {
    report.line(`  Data and logs are in ${dataFolder}`);
  }
  if (settings.embeddedAuth) {
    report.line(
      '  Sign-in is a demonstration: accounts.json there keeps passwords as they are typed.',
    );
  }
  report.line('  Ctrl-C stops it.');
  const message: ReadyMessage = { ready: true, url, dataFolder, processes: parts.processes };
  process.send?.(message);
}

async function prepare(env: Env, isDevelopment: boolean): Promise<string> {
  if (!isDevelopment) {
    const work = () => buildIfNeeded({ env, abort: stopping.signal });
    if (!isBuilt(env)) await report.step('Building (about a minute)', work);
    return distFolder;
  }
  const folder = path.join(distFolder, 'dev');
  await compilePrograms(folder, env);
  return folder;
}

async function start(isDevelopment: boolean): Promise<void> {
  const startedMs = Date.now();
  const env = readEnvironment(rootDir);
  if (isDevelopment) env.DATA_DIR ||= '.data-dev';
  const settings = readSettings(env);
  openDataFolder(settings.dataFolder);
  const wasKilled = lockDataFolder(settings);
  if (process.argv.includes('--reset')) {
    await resetDataFolder(settings.dataFolder, lockFile);
    openDataFolder(settings.dataFolder);
    report.line(`  ${settings.dataFolder} is emptied: everything is made anew.`);
  }
  settings.port = await choosePort(settings, isDevelopment && !env.PORT, wasKilled ? endMs : 0);
  const programs = await prepare(env, isDevelopment);
  env.NEXT_PUBLIC_NORWEGIAN_URL ||= `http://${settings.visitHost}:${settings.port}`;
  const abort = stopping.signal;
  const demo = await startParts({ env, settings, isDevelopment, programs, parts, report, abort });
  announce(settings, demo, startedMs);
}

export async function launch({ isDevelopment }: { isDevelopment: boolean }): Promise<never> {
  const stopped = new Promise<void>((resolve) => {
    const stop = () => {
      if (!stopping.signal.aborted) report.line('\n  Stopping');
      stopping.abort();
      resolve();
    };
    onStopRequest(stop);
    // This process must end when the test that started it is killed.
    process.on('disconnect', stop);
  });
  let exitCode = 0;
  try {
    await Promise.race([start(isDevelopment), parts.failure, stopped]);
    await Promise.race([parts.failure, stopped]);
  } catch (error) {
    if (!stopping.signal.aborted) {
      exitCode = 1;
      report.line(`\n${errorText(error)}\n`);
    }
  }
  await parts.stop();
  releaseDataFolder?.();
  if (exitCode === 0) report.line('  Stopped.');
  process.exit(exitCode);
}
