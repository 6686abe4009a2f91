import path from 'node:path';
import { hostEnv } from '@/lib/env/hosts';
import { launchProblems } from '@/lib/env/launch';
import { publicEnv } from '@/lib/env/public';
import { parseServerEnv, type ServerEnv } from '@/lib/env/server';
import { logger } from '@/lib/server/http/logger';
import { startJobs, stopJobs } from '@/lib/server/jobs/start-jobs';
import { setDrawingProgram } from '@/lib/server/typesetting/draw-apart';
import { readEnvironment } from '../launch/env-files';
import { rootDir } from '../paths';
import { migrateDatabase } from '../launch/postgres/migrate';
import { endWithParent } from '../launch/supervisor/end-with-parent';
import { logConsole } from './log-console';
import { startWebServer } from './server';

/** Requests under way get this long when the server is asked to stop. */
const graceMs = 10_000;
/** Jobs under way get less, so that their end can be noted. */
const jobsGraceMs = 8000;

function readNumber(name: string, otherwise: number, most: number): number {
  const value = Number(process.env[name] || otherwise);
  if (Number.isInteger(value) && value >= 0 && value <= most) return value;
  throw new Error(`${name} is not a number from 0 to ${most}: ${process.env[name]}`);
}

/** A start that isn't a demonstration must have the settings of a public site. */
function checkLaunch(env: ServerEnv) {
  if (env.DEMO) return;
  const problems = launchProblems({
    ...hostEnv(),
    ...publicEnv,
    allowedOrigins: env.API_ALLOWED_ORIGINS,
  });
  if (problems.length === 0) return;
  throw new Error(
    `The settings are not those of a public site:\n  ${problems.join('\n  ')}\n` +
      'DEMO=true says that this is a demonstration.',
  );
}

/** Starts the server; answers how to stop it. */
async function start(): Promise<{ port: number; stop: () => Promise<void> }> {
  // Next.js looks for its build from here.
  process.chdir(rootDir);
  Object.assign(process.env, readEnvironment(rootDir));
  const env = parseServerEnv(process.env);
  checkLaunch(env);
  await migrateDatabase(env.DATABASE_URL, path.join(rootDir, 'dist/migrations'));
  setDrawingProgram(path.join(rootDir, 'dist/draw-files.mjs'));
  logConsole();
  const delayMs = readNumber('SHUTDOWN_DELAY_SECONDS', 0, 300) * 1000;
  const server = await startWebServer({
    folder: rootDir,
    host: process.env.HOST || '127.0.0.1',
    port: readNumber('PORT', 3000, 65_535),
    basePath: publicEnv.basePath,
    trustProxy: env.TRUST_PROXY,
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
/** A signal during the start counts too: the server stops as soon as it is there. */
const stopRequest = new Promise<void>((resolve) => {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => resolve());
});

try {
  const server = await start();
  // At every level: who started the server waits for it.
  logger()
    .child({}, { level: 'info' })
    .info({ text: `Listening on port ${server.port}.` });
  await startJobs();
  await stopRequest;
  await Promise.all([server.stop(), stopJobs(jobsGraceMs)]);
  process.exit(0);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
