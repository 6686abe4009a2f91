import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from '../../free-port';
import { jsonRecord, readSecrets, type Ports } from '../supervisor/data-folder';
import { syncFolder } from '../supervisor/durable-file';
import { runStep, startService, type Service } from '../supervisor/processes';
import { StartError } from '../supervisor/report';
import { findPostgres, makeSharedFolder, type PostgresPrograms } from './postgres-binaries';
import { clearLeftoverServer } from './postgres-leftover';
import { canReach, postgresUser, type PostgresUser } from './postgres-user';

const role = 'seatmap';
const database = 'seatmap';
const startTimeoutMs = 60_000;
/** The folder of a database that runs as another user than root and cannot reach root's own folder. */
const sharedFolder = '/var/lib/seatmap-generator';

const durableSettings = { fsync: 'on', synchronous_commit: 'on', full_page_writes: 'on' };
/** Without JIT, since tables that are not analysed are taken for large ones, and compiling takes longer than their queries. */
export const testSettings = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  jit: 'off',
};

const runOptions = (user: PostgresUser | undefined) => ({
  uid: user?.uid,
  gid: user?.gid,
  env: { ...process.env, LC_ALL: 'C' },
  collect: true,
});

/** Decides once where the cluster lives, and keeps to it. */
async function clusterFolder(dataFolder: string, user: PostgresUser | undefined): Promise<string> {
  const usual = path.join(dataFolder, 'postgres');
  const record = jsonRecord<{ cluster: string }>(dataFolder, 'postgres.json');
  const stored = record.read()?.cluster;
  const cluster =
    stored ??
    (existsSync(usual) || canReach(user, dataFolder)
      ? usual
      : path.join(sharedFolder, `data-${randomBytes(8).toString('hex')}`));
  if (user) {
    if (cluster !== usual) makeSharedFolder(path.dirname(cluster));
    if (!canReach(user, path.dirname(cluster))) {
      throw new StartError(
        `PostgreSQL runs as the user "${user.name}", who cannot enter ${path.dirname(cluster)}. ` +
          'Let others pass through its parent folders (chmod o+x), or set DATA_DIR to another folder.',
      );
    }
  }
  if (!stored && cluster !== usual) await record.write({ cluster });
  return cluster;
}

/** Removes the data folder of a product that has ended, with its database where that lives elsewhere. */
export function removeDataFolder(dataFolder: string): void {
  const { cluster } = jsonRecord<{ cluster: string }>(dataFolder, 'postgres.json').read() ?? {};
  for (const folder of cluster ? [cluster, dataFolder] : [dataFolder]) {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Empties a data folder for a new beginning, but for the file that says who holds it; ends a server that was left there. */
export async function resetDataFolder(dataFolder: string, holder: string): Promise<void> {
  const { cluster: elsewhere } =
    jsonRecord<{ cluster: string }>(dataFolder, 'postgres.json').read() ?? {};
  const cluster = elsewhere ?? path.join(dataFolder, 'postgres');
  if (existsSync(cluster)) await clearLeftoverServer(cluster);
  const names = readdirSync(dataFolder).filter((name) => !name.startsWith(holder));
  for (const file of [cluster, ...names.map((name) => path.join(dataFolder, name))]) {
    rmSync(file, { recursive: true, force: true });
  }
}

interface Cluster {
  cluster: string;
  programs: PostgresPrograms;
  user: PostgresUser | undefined;
}

interface NewCluster extends Cluster {
  password: string;
  durable: boolean;
}

/** Creates the cluster beside its place and moves it there when complete, so that a half-made one is never used. */
async function createCluster({ cluster, programs, user, password, durable }: NewCluster) {
  const parent = path.dirname(cluster);
  const prefix = `${path.basename(cluster)}.new-`;
  for (const name of readdirSync(parent)) {
    if (name.startsWith(prefix)) rmSync(path.join(parent, name), { recursive: true, force: true });
  }
  const fresh = path.join(parent, `${prefix}${process.pid}`);
  mkdirSync(fresh, { mode: 0o700 });
  const passwordFile = `${fresh}.pw`;
  writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 });
  try {
    if (user) {
      chownSync(fresh, user.uid, user.gid);
      chownSync(passwordFile, user.uid, user.gid);
    }
    const { code, output } = await runStep(
      programs.initdb,
      [
        `--pgdata=${fresh}`,
        `--username=${role}`,
        `--pwfile=${passwordFile}`,
        '--auth=scram-sha-256',
        '--encoding=UTF8',
        '--locale=C',
        '--locale-provider=builtin',
        '--builtin-locale=C.UTF-8',
        ...(durable ? [] : ['--no-sync']),
      ],
      { ...runOptions(user), cwd: parent },
    );
    if (code !== 0) {
      throw new StartError(`The database folder could not be created:\n${output.trim()}`);
    }
    renameSync(fresh, cluster);
    if (durable) await syncFolder(parent);
  } finally {
    rmSync(passwordFile, { force: true });
    rmSync(fresh, { recursive: true, force: true });
  }
}

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  client.on('error', () => {});
  await client.connect();
  return client;
}

/** Whether the server answers that it is still recovering. After a full disk it can stay so for good. */
export async function isRecovering(url: string): Promise<boolean> {
  try {
    const client = await connect(url);
    await client.end();
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === '57P03';
  }
}

/** Waits until the server answers; throws with its last log lines when it ends instead. */
async function waitUntilReady(service: Service, url: string): Promise<pg.Client | undefined> {
  const deadline = Date.now() + startTimeoutMs;
  for (;;) {
    if (service.hasExited) return undefined;
    try {
      return await connect(url);
    } catch (error) {
      const { code, message } = error as NodeJS.ErrnoException;
      if (code === '28P01') {
        throw new StartError(
          'The password in secrets.json is not that of the database; the file and the database folder do not belong together.',
        );
      }
      if (Date.now() > deadline) {
        throw new StartError(
          `PostgreSQL does not answer (${message}). Its last lines:\n${service.lastLines()}`,
        );
      }
      await sleep(25);
    }
  }
}

function checkMajor(cluster: string, programs: PostgresPrograms) {
  const versionFile = path.join(cluster, 'PG_VERSION');
  if (!existsSync(versionFile)) {
    throw new StartError(
      `${cluster} is damaged: ${versionFile} is missing. Put a copy of the folder back, or move the whole data folder away to begin anew.`,
    );
  }
  const major = readFileSync(versionFile, 'utf8').trim();
  if (major === programs.major) return;
  throw new StartError(
    `The data in ${cluster} are those of PostgreSQL ${major}, the embedded server is version ${programs.major}. ` +
      `Dump them with version ${major} and load them into a new folder, or run the older packages.`,
  );
}

function stopWith({ service, programs, cluster, user }: Cluster & { service: Service }) {
  return async ({ immediate = false, graceMs = 15_000 } = {}): Promise<void> => {
    if (process.platform === 'win32') {
      const mode = immediate ? 'immediate' : 'fast';
      const args = ['stop', '-w', '-m', mode, '-D', cluster];
      await runStep(programs.pgCtl, args, { ...runOptions(user), cwd: cluster });
      return;
    }
    await service.stop({ signalName: immediate ? 'SIGQUIT' : 'SIGINT', graceMs });
  };
}

/** Address of the embedded database that listens on this port. */
function embeddedUrl({ password, port }: { password: string; port: number }): string {
  return `postgres://${role}:${password}@127.0.0.1:${port}/${database}`;
}

/** Address of the embedded database of a product that runs on this data folder. */
export async function embeddedDatabaseUrl(dataFolder: string): Promise<string> {
  const { databasePassword } = await readSecrets(dataFolder);
  const { postgres } = jsonRecord<Ports>(dataFolder, 'ports.json').read() ?? {};
  if (!postgres) throw new Error(`No database has run in ${dataFolder}.`);
  return embeddedUrl({ password: databasePassword, port: postgres });
}

export interface RunningPostgres {
  url: string;
  adminUrl: string;
  port: number;
  service: Service;
  stop: (options?: { immediate?: boolean; graceMs?: number }) => Promise<void>;
  tookOver: boolean;
}

/**
 * Starts the embedded PostgreSQL of a data folder, on loopback only, taking over from a server that a killed run left.
 */
export async function startPostgres({
  dataFolder,
  password,
  logFile = path.join(dataFolder, 'logs/postgres.log'),
  preferredPort,
  isRestart = false,
  settings = durableSettings,
}: {
  dataFolder: string;
  password: string;
  logFile?: string;
  preferredPort?: number | undefined;
  /** Others know its address: it gets the preferred port in one try, or throws. */
  isRestart?: boolean;
  settings?: Record<string, string>;
}): Promise<RunningPostgres> {
  const user = postgresUser();
  const programs = findPostgres(user, sharedFolder);
  const cluster = await clusterFolder(dataFolder, user);
  const durable = settings.fsync !== 'off';
  let tookOver = false;
  if (existsSync(cluster)) {
    checkMajor(cluster, programs);
    tookOver = await clearLeftoverServer(cluster);
  } else {
    await createCluster({ cluster, programs, user, password, durable });
  }
  if (process.platform !== 'win32') chmodSync(cluster, 0o700);

  const flags = Object.entries({
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_checkpoints: 'off',
    log_line_prefix: '%m [%p] ',
    // Statements hold names of pupils and belong in no log.
    log_min_error_statement: 'panic',
    log_parameter_max_length_on_error: '0',
    ...settings,
  }).flatMap(([name, value]) => ['-c', `${name}=${value}`]);

  // A port found free can be taken before the server has it, and the processes of a killed server need a moment to go.
  for (let attempt = 1; ; attempt += 1) {
    const preferred = attempt === 1 ? preferredPort : undefined;
    const port = await freePort(preferred);
    if (isRestart && port !== preferredPort) {
      throw new StartError(`Port ${preferredPort} of PostgreSQL is taken.`);
    }
    const service = startService({
      name: 'PostgreSQL',
      command: programs.postgres,
      args: ['-D', cluster, '-p', String(port), ...flags],
      env: { PATH: process.env.PATH, LC_ALL: 'C' },
      cwd: cluster,
      logFile,
      uid: user?.uid,
      gid: user?.gid,
    });
    const stop = stopWith({ service, programs, cluster, user });
    const adminUrl = `postgres://${role}:${password}@127.0.0.1:${port}/postgres`;
    let client: pg.Client | undefined;
    try {
      client = await waitUntilReady(service, adminUrl);
    } catch (error) {
      await stop();
      throw error;
    }
    if (client) {
      try {
        const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [
          database,
        ]);
        if (rowCount === 0) await client.query(`create database ${database}`);
      } finally {
        await client.end();
      }
      const url = embeddedUrl({ password, port });
      return { url, adminUrl, port, service, stop, tookOver };
    }
    if (attempt === 8 || isRestart) {
      throw new StartError(`PostgreSQL does not start. Its last lines:\n${service.lastLines()}`);
    }
    await sleep(attempt * 100);
  }
}
