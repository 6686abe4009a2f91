import { buildIfNeeded, withBuildLock } from '../build/build.mjs';
import { openDataFolder } from '../runtime/supervisor/data-folder.mjs';
import { readEnvironment } from '../runtime/env-file.mjs';
import { checkNodeVersion, installMissing, isInstalled } from './install.mjs';
import { acquireLock } from '../runtime/supervisor/lock.mjs';
import { rootDir } from '../runtime/paths.mjs';
import { freePort, isPortFree } from '../runtime/supervisor/ports.mjs';
import { claimDataFolder, endLeftovers, Product } from '../runtime/supervisor/product.mjs';
import { createReport, StartError } from '../runtime/supervisor/report.mjs';
import { buildEnvironment, readSettings } from '../runtime/supervisor/settings.mjs';
import { onStopRequest } from '../runtime/supervisor/signals.mjs';

/** npm passes on the signal that the terminal sends to all of us, so one Ctrl-C may arrive twice. */
const sameKeypressMs = 1000;

const report = createReport();
const stopping = new AbortController();
let product;
let releaseDataFolder;
let firstSignalAt;

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
onStopRequest(onSignal);
// A test that started us and is killed must not leave us behind.
process.on('disconnect', onSignal);

async function lockDataFolder({ dataFolder }) {
  const { holder, release } = await acquireLock(dataFolder, 'data');
  // The lock is found by way of the temporary folder, which another user or terminal may have elsewhere.
  const other = holder ?? (await claimDataFolder(dataFolder));
  if (!other) {
    releaseDataFolder = release;
    return;
  }
  throw new StartError(
    `The data folder ${dataFolder} is in use by another start (process ${other.pid ?? 'unknown'}).\n` +
      'Stop that one first, or set DATA_DIR to another folder.',
  );
}

async function choosePort(settings) {
  if (settings.port === 0) {
    settings.port = await freePort(undefined, settings.host);
    return;
  }
  let isFree;
  try {
    isFree = await isPortFree(settings.port, settings.host);
  } catch (error) {
    throw new StartError(
      `Cannot listen on ${settings.host}:${settings.port} (${error.code}); HOST and PORT say where.`,
    );
  }
  if (isFree) return;
  throw new StartError(
    `Port ${settings.port} is taken by another program. Stop it, or choose another port: PORT=3001 npm start`,
  );
}

function announce(settings, { demo, seconds }) {
  report.line(`\n  Ready after ${seconds} s:  ${product.address}\n`);
  if (demo?.isFirstStart && demo.text) report.line(`${demo.text}\n`);
  else if (demo?.text) {
    report.line(`  How to sign in to the demo school: ${settings.dataFolder}/demo.json\n`);
  }
  if (settings.embeddedDatabase || settings.embeddedAuth || settings.embeddedCheckout) {
    report.line(`  Data and logs are in ${settings.dataFolder}`);
  }
  report.line('  Ctrl-C stops it.');
  process.send?.({ ready: true, url: product.address, dataFolder: settings.dataFolder });
}

async function untilStopped() {
  const stopped = new Promise((resolve) => {
    if (stopping.signal.aborted) resolve();
    else stopping.signal.addEventListener('abort', () => resolve());
  });
  const failure = await Promise.race([stopped, product.failure]);
  if (!failure) return;
  const { service, end } = failure;
  throw new StartError(
    `${service.name} ended unexpectedly (${end.error?.message ?? end.signal ?? `code ${end.code}`}).\n` +
      service.lastLines(),
  );
}

async function run() {
  const started = Date.now();
  checkNodeVersion();
  const abort = stopping.signal;
  // Reading the settings takes a package.
  if (!isInstalled()) await withBuildLock(() => installMissing({ report, abort }));
  const env = await readEnvironment(rootDir);
  const settings = readSettings(env);
  openDataFolder(settings.dataFolder);
  await lockDataFolder(settings);
  const ended = await endLeftovers(settings.dataFolder);
  if (ended > 0) report.line('  An earlier run was cut short; what was left of it is ended.');
  await choosePort(settings);

  await withBuildLock(async () => {
    await installMissing({ report, abort });
    await buildIfNeeded({ env: buildEnvironment(env), report, abort });
  });
  abort.throwIfAborted();

  product = new Product({ env, settings, report, abort });
  const { demo } = await product.start();
  announce(settings, { demo, seconds: Math.round((Date.now() - started) / 1000) });
  await untilStopped();
}

let exitCode = 0;
try {
  await run();
} catch (error) {
  if (!stopping.signal.aborted) {
    exitCode = 1;
    report.line(`\n${error instanceof StartError ? error.message : error.stack}\n`);
  }
}
try {
  await product?.stop();
} catch (error) {
  exitCode = 1;
  report.line(error.stack);
}
await releaseDataFolder?.();
if (exitCode === 0) report.line('  Stopped.');
process.exit(exitCode);
