import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import createNext from 'next';
import type { Build } from '@/lib/contracts/health';
import { checkBuildSettings } from '../bundle/build-settings';
import { hostEnv } from '@/lib/env/hosts';
import { launchProblems } from '@/lib/env/launch';
import { publicEnv } from '@/lib/env/public';
import { parseServerEnv, type ServerEnv } from '@/lib/env/server';
import { answerApi } from '@/lib/server/api/answer-api';
import { checkHealth } from '@/lib/server/database/check-health';
import { database } from '@/lib/server/database/database';
import { runningBuild, setRunningBuild } from '@/lib/server/http/build';
import { logger } from '@/lib/server/http/logger';
import { preparedPages } from '@/lib/server/http/prepared-pages';
import { readMetrics } from '@/lib/server/jobs/metrics';
import { startJobs, stopJobs } from '@/lib/server/jobs/start-jobs';
import { setDrawingProgram } from '@/lib/server/typesetting/draw-apart';
import { readEnvironment } from '../launch/env-files';
import { buildFolder, distFolder, rootDir } from '../paths';
import { endWithParent } from '../launch/supervisor/end-with-parent';
import { createApiHandler } from './api/serve-api';
import { createDrainingServer } from './draining-server';
import { createRequestHandler } from './handle-request';
import { keepFiles } from './kept-files';

const graceMs = 10_000;
const jobsGraceMs = 8000;

const dayMs = 86_400_000;
const migrationMs = 5000;

function readBuild(): Build {
  const { version } = JSON.parse(readFileSync(path.join(rootDir, 'package.json'), 'utf8')) as Build;
  const build = readFileSync(path.join(buildFolder, 'BUILD_ID'), 'utf8').trim();
  return { version, build };
}

/** Starts the job queue when the database has this build's migrations, which may come late during a deployment. */
async function startJobsWhenReady(stopped: AbortSignal): Promise<void> {
  let said = '';
  while (!stopped.aborted) {
    const { status, database: reached, migrations } = await checkHealth(database());
    if (status === 'ok') return startJobs();
    if (migrations !== said) logger().warn({ code: 'notReady', database: reached, migrations });
    said = migrations;
    await sleep(migrationMs, undefined, { signal: stopped }).catch(() => {});
  }
}

function keepBuiltFiles(keptFolder: string): void {
  try {
    keepFiles(path.join(buildFolder, 'static'), keptFolder, Date.now());
  } catch (error) {
    logger().warn({ code: 'filesNotKept', reason: (error as NodeJS.ErrnoException).code });
  }
}

function readNumber(name: string, otherwise: number, most: number): number {
  const value = Number(process.env[name] || otherwise);
  if (Number.isInteger(value) && value >= 0 && value <= most) return value;
  throw new Error(`${name} is not a number from 0 to ${most}: ${process.env[name]}`);
}

function checkLaunch(env: ServerEnv) {
  const { API_ALLOWED_ORIGINS: allowedOrigins, DEMO: isDemo } = env;
  const problems = isDemo ? [] : launchProblems({ ...hostEnv(), ...publicEnv(), allowedOrigins });
  if (problems.length === 0) return;
  throw new Error(
    `The settings are not those of a public site:\n  ${problems.join('\n  ')}\n` +
      'DEMO=true says that this is a demonstration.',
  );
}

async function serveMetrics(host: string, port: number): Promise<void> {
  const server = http.createServer((request, response) => {
    request.resume();
    if (request.url !== '/metrics') return void response.writeHead(404).end();
    readMetrics(database()).then(
      (text) => response.setHeader('Content-Type', 'text/plain; version=0.0.4').end(text),
      () => response.writeHead(500).end(),
    );
  });
  await once(server.listen(port, host), 'listening');
}

async function start() {
  process.chdir(rootDir);
  Object.assign(process.env, readEnvironment(rootDir));
  const env = parseServerEnv(process.env);
  const { basePath } = publicEnv();
  checkBuildSettings(buildFolder);
  checkLaunch(env);
  setRunningBuild(readBuild());
  setDrawingProgram(path.join(distFolder, 'draw-files.mjs'));
  const delayMs = readNumber('SHUTDOWN_DELAY_SECONDS', 0, 300) * 1000;
  const host = process.env.HOST || '127.0.0.1';
  const port = readNumber('PORT', 3000, 65_535);
  const metricsPort = readNumber('METRICS_PORT', 0, 65_535);
  if (metricsPort > 0) await serveMetrics(host, metricsPort);
  const keptFolder = path.resolve(rootDir, env.STATIC_DIR || `${env.DATA_DIR}/static`);
  keepBuiltFiles(keptFolder);
  setInterval(() => keepBuiltFiles(keptFolder), dayMs).unref();
  // Next.js never closes the socket of an unknown upgrade request, so it gets a server without a port.
  const httpServer = http.createServer();
  const app = createNext({ dev: false, dir: rootDir, hostname: 'localhost', port, httpServer });
  await app.prepare();
  const handle = createRequestHandler({
    buildFolder,
    programs: distFolder,
    basePath,
    pages: preparedPages(buildFolder),
    trustProxy: env.TRUST_PROXY,
    keptFolder,
    api: createApiHandler(answerApi),
    next: app.getRequestHandler(),
  });
  const { server, drain } = createDrainingServer(handle, `${basePath}/api/health`);
  await once(server.listen(port, host), 'listening');
  const end = () => drain(sleep(delayMs));
  return { port: (server.address() as AddressInfo).port, longestMs: delayMs + graceMs, end };
}

endWithParent();
/** Until the web server listens, a signal ends the process at once, even if it is process 1 of a container. */
let stop = (): void => process.exit(0);
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => stop());

try {
  const server = await start();
  const stopRequest = new Promise<void>((resolve) => (stop = resolve));
  const log = logger().child({}, { level: 'info' });
  log.info({ text: `Listening on port ${server.port}.`, ...runningBuild() });
  const stopped = new AbortController();
  const jobsStarted = startJobsWhenReady(stopped.signal);
  await Promise.race([stopRequest, jobsStarted.then(() => stopRequest)]);
  stopped.abort();
  log.info({ text: 'Stopping.' });
  setTimeout(() => process.exit(0), server.longestMs).unref();
  await Promise.all([server.end(), jobsStarted.then(() => stopJobs(jobsGraceMs))]);
  log.info({ text: 'Stopped.' });
  process.exit(0);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
