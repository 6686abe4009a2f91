import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Build, Health } from '@/lib/contracts/health';
import { checkBuildSettings } from '../bundle/build-settings';
import { hostEnv } from '@/lib/env/hosts';
import { launchProblems } from '@/lib/env/launch';
import { publicEnv } from '@/lib/env/public';
import { parseServerEnv, type ServerEnv } from '@/lib/env/server';
import { checkHealth } from '@/lib/server/database/check-health';
import { database } from '@/lib/server/database/database';
import { runningBuild, setRunningBuild } from '@/lib/server/http/build';
import { logger } from '@/lib/server/http/logger';
import { startJobs, stopJobs } from '@/lib/server/jobs/start-jobs';
import { setDrawingProgram } from '@/lib/server/typesetting/draw-apart';
import { readEnvironment } from '../launch/env-files';
import { buildFolder, distFolder, rootDir } from '../paths';
import { reachDatabase } from '../launch/postgres/reach-database';
import { endWithParent } from '../launch/supervisor/end-with-parent';
import { keepFiles } from './kept-files';
import { serveMetrics } from './metrics-server';
import { startWebServer } from './server';

const graceMs = 10_000;
const jobsGraceMs = 8000;

const databaseMs = 60_000;
const dayMs = 86_400_000;
const migrationMs = 5000;

function readBuild(): Build {
  const { version } = JSON.parse(readFileSync(path.join(rootDir, 'package.json'), 'utf8')) as Build;
  const build = readFileSync(path.join(buildFolder, 'BUILD_ID'), 'utf8').trim();
  return { version, build };
}

/**
 * Starts the job queue once the database has this build's migrations. The database may lack them while nodes
 * are replaced.
 */
async function startJobsWhenReady(stopped: AbortSignal): Promise<void> {
  let said = '';
  while (!stopped.aborted) {
    const { status, migrations } = await checkHealth(database());
    if (status === 'ok') return startJobs();
    if (migrations !== said) logger().warn({ code: 'notReady', text: unready[migrations] });
    said = migrations;
    await sleep(migrationMs, undefined, { signal: stopped }).catch(() => {});
  }
}

const unready: Partial<Record<Health['migrations'], string>> = {
  behind: 'The database lacks migrations of this build: npm run migrate.',
  ahead: 'The database works with newer builds only.',
  unknown: 'The database does not answer.',
};

/** Publishes this build's files for other nodes, now and once a day. Undefined if the folder can't be written. */
function keepBuiltFiles(keptFolder: string): string | undefined {
  const keep = () => {
    try {
      keepFiles(path.join(buildFolder, 'static'), keptFolder, Date.now());
      return true;
    } catch (error) {
      logger().warn({ code: 'filesNotKept', reason: (error as NodeJS.ErrnoException).code });
      return false;
    }
  };
  if (!keep()) return undefined;
  setInterval(keep, dayMs).unref();
  return keptFolder;
}

function readNumber(name: string, otherwise: number, most: number): number {
  const value = Number(process.env[name] || otherwise);
  if (Number.isInteger(value) && value >= 0 && value <= most) return value;
  throw new Error(`${name} is not a number from 0 to ${most}: ${process.env[name]}`);
}

function checkLaunch(env: ServerEnv) {
  if (env.DEMO) return;
  const problems = launchProblems({
    ...hostEnv(),
    ...publicEnv(),
    allowedOrigins: env.API_ALLOWED_ORIGINS,
  });
  if (problems.length === 0) return;
  throw new Error(
    `The settings are not those of a public site:\n  ${problems.join('\n  ')}\n` +
      'DEMO=true says that this is a demonstration.',
  );
}

async function start(): Promise<{ port: number; stop: () => Promise<void> }> {
  // Next.js looks for its build in the working directory.
  process.chdir(rootDir);
  Object.assign(process.env, readEnvironment(rootDir));
  const env = parseServerEnv(process.env);
  const { basePath } = publicEnv();
  checkBuildSettings(buildFolder);
  checkLaunch(env);
  const probe = await reachDatabase(
    { connectionString: env.DATABASE_URL },
    { waitMs: databaseMs, say: (text) => logger().warn({ code: 'databaseAwaited', text }) },
  );
  await probe.end();
  const build = readBuild();
  setRunningBuild(build);
  setDrawingProgram(path.join(distFolder, 'draw-files.mjs'));
  const delayMs = readNumber('SHUTDOWN_DELAY_SECONDS', 0, 300) * 1000;
  const host = process.env.HOST || '127.0.0.1';
  const metricsPort = readNumber('METRICS_PORT', 0, 65_535);
  if (metricsPort > 0) await serveMetrics(host, metricsPort);
  const server = await startWebServer({
    host,
    port: readNumber('PORT', 3000, 65_535),
    basePath,
    trustProxy: env.TRUST_PROXY,
    keptFolder: keepBuiltFiles(path.resolve(rootDir, env.STATIC_DIR || `${env.DATA_DIR}/static`)),
  });
  return {
    port: server.port,
    stop() {
      setTimeout(() => process.exit(0), delayMs + graceMs).unref();
      return server.stop(delayMs);
    },
  };
}

endWithParent();
/** Until the server listens, a signal ends the process at once, even if it is process 1 of a container. */
let stop = (): void => process.exit(0);
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => stop());

try {
  const server = await start();
  const stopRequest = new Promise<void>((resolve) => (stop = resolve));
  // This line is logged at every log level, because the process that started the server waits for it.
  const log = logger().child({}, { level: 'info' });
  log.info({ text: `Listening on port ${server.port}.`, ...runningBuild() });
  const stopped = new AbortController();
  const jobsStarted = startJobsWhenReady(stopped.signal);
  await Promise.race([stopRequest, jobsStarted.then(() => stopRequest)]);
  stopped.abort();
  log.info({ text: 'Stopping.' });
  await Promise.all([server.stop(), jobsStarted.then(() => stopJobs(jobsGraceMs))]);
  log.info({ text: 'Stopped.' });
  process.exit(0);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
