import path from 'node:path';
import { hostEnv } from '@/lib/env/hosts';
import { launchProblems } from '@/lib/env/launch';
import { publicEnv } from '@/lib/env/public';
import { parseServerEnv, type ServerEnv } from '@/lib/env/server';
import { readEnvironment } from '../env-files';
import { rootDir } from '../paths';
import { migrateDatabase } from '../postgres/migrate';
import { endWithParent } from '../supervisor/end-with-parent';
import { startWebServer, type WebServer } from './server';

/** Requests under way get this long when the server is asked to stop. */
const graceMs = 10_000;

function readPort(text: string | undefined): number {
  const port = Number(text || 3000);
  if (Number.isInteger(port) && port >= 0 && port <= 65535) return port;
  throw new Error(`PORT is not a port number: ${text}`);
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

async function start(): Promise<WebServer> {
  // Next.js looks for its build from here.
  process.chdir(rootDir);
  Object.assign(process.env, readEnvironment(rootDir));
  const env = parseServerEnv(process.env);
  checkLaunch(env);
  await migrateDatabase(env.DATABASE_URL, path.join(rootDir, 'dist/migrations'));
  return startWebServer({
    folder: rootDir,
    host: process.env.HOST || '127.0.0.1',
    port: readPort(process.env.PORT),
    basePath: publicEnv.basePath,
    trustProxy: process.env.TRUST_PROXY === 'true',
  });
}

endWithParent();
/** A signal during the start counts too: the server stops as soon as it is there. */
const stopRequest = new Promise<void>((resolve) => {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => resolve());
});

try {
  const server = await start();
  console.log(`Listening on port ${server.port}.`);
  await stopRequest;
  setTimeout(() => process.exit(0), graceMs).unref();
  await server.stop();
  process.exit(0);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
