import { existsSync } from 'node:fs';
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
import { Product } from './supervisor/product';
import { createReport, errorText, StartError } from './supervisor/report';
import { readSettings, type Settings } from './supervisor/settings';
import { onStopRequest } from './supervisor/signals';
import type { ReadyMessage } from './supervisor/start-product';

/** The terminal and npm both pass the signal on, so one Ctrl-C may arrive twice. */
const sameKeypressMs = 1000;

const lockFile = 'supervisor.lock';

const endMs = 12_000;

const report = createReport();
const stopping = new AbortController();
let product: Product | undefined;
let releaseDataFolder: (() => void) | undefined;
let firstSignalAt: number | undefined;

function onSignal() {
  const now = Date.now();
  if (firstSignalAt === undefined) {
    firstSignalAt = now;
    report.line('\n  Stopping (Ctrl-C once more to hurry)');
    stopping.abort();
    return;
  }
  if (now - firstSignalAt > sameKeypressMs) product?.hurry();
}
type Started = Awaited<ReturnType<Product['start']>> & { seconds: number };

function lockDataFolder({ dataFolder }: Settings): boolean {
  const file = path.join(dataFolder, lockFile);
  const wasKilled = existsSync(file);
  const { holder, release } = acquireLock(file);
  releaseDataFolder = release;
  if (!holder) return wasKilled;
  throw new StartError(
    `The data folder ${dataFolder} is in use by another start (process ${holder}).\n` +
      `Stop that one first, or set DATA_DIR to another folder. If it is no start, remove ${file}.`,
  );
}

async function choosePort({ port, host }: Settings, mayDiffer: boolean, waitMs: number) {
  const find = () =>
    freePort(port, host).catch((error: NodeJS.ErrnoException) => {
      throw new StartError(
        `Cannot listen on ${host}:${port} (${error.code}); HOST and PORT say where.`,
      );
    });
  const deadline = Date.now() + waitMs;
  let free = await find();
  while (port !== 0 && free !== port && Date.now() < deadline) {
    await sleep(250);
    free = await find();
  }
  if (port === 0 || free === port || mayDiffer) return free;
  throw new StartError(
    `Port ${port} is taken by another program. Stop it, or choose another port: PORT=3001 npm start`,
  );
}

function announce(settings: Settings, address: string, started: Started) {
  const { demo, seconds } = started;
  report.line(`\n  Ready after ${seconds} s:  ${address}\n`);
  if (demo?.isFirstStart && demo.text) report.line(`${demo.text}\n`);
  else if (demo?.text) {
    report.line(`  How to sign in to the demo school: ${settings.dataFolder}/demo.json\n`);
  }
  if (settings.embeddedDatabase || settings.embeddedAuth || settings.embeddedCheckout) {
    report.line(`  Data and logs are in ${settings.dataFolder}`);
  }
  if (settings.embeddedAuth) {
    report.line(
      '  Sign-in is a demonstration: accounts.json there keeps passwords as they are typed.',
    );
  }
  report.line('  Ctrl-C stops it.');
  const { dataFolder } = settings;
  const { processes } = product!;
  process.send?.({ ready: true, url: address, dataFolder, processes } satisfies ReadyMessage);
}

async function untilStopped(running: Product) {
  const stopped = new Promise<void>((resolve) => {
    if (stopping.signal.aborted) resolve();
    else stopping.signal.addEventListener('abort', () => resolve());
  });
  const failure = await Promise.race([stopped, running.failure]);
  if (!failure) return;
  const { service, end } = failure;
  throw new StartError(
    `${service.name} ended unexpectedly (${end.error?.message ?? end.signal ?? `code ${end.code}`}).\n` +
      service.lastLines(),
  );
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

interface Mode {
  isDevelopment: boolean;
}

async function run({ isDevelopment }: Mode) {
  const started = Date.now();
  const abort = stopping.signal;
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
  abort.throwIfAborted();
  env.NEXT_PUBLIC_NORWEGIAN_URL ||= `http://${settings.visitHost}:${settings.port}`;

  product = new Product({ env, settings, isDevelopment, programs, report, abort });
  const { demo } = await product.start();
  const seconds = Math.round((Date.now() - started) / 1000);
  announce(settings, product.address, { demo, seconds });
  await untilStopped(product);
}

export async function launch(mode: Mode): Promise<never> {
  onStopRequest(onSignal);
  // A killed test must not leave this process behind.
  process.on('disconnect', onSignal);
  let exitCode = 0;
  try {
    await run(mode);
  } catch (error) {
    if (!stopping.signal.aborted) {
      exitCode = 1;
      report.line(`\n${errorText(error)}\n`);
    }
  }
  try {
    await product?.stop();
  } catch (error) {
    exitCode = 1;
    report.line(errorText(error));
  }
  releaseDataFolder?.();
  if (exitCode === 0) report.line('  Stopped.');
  process.exit(exitCode);
}
