import { readFileSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import type pg from 'pg';
import { freePort } from '../../free-port';
import { distFolder } from '../../paths';
import { jsonRecord, readSecrets, type Ports } from '../supervisor/data-folder';
import { startService, type Service } from '../supervisor/processes';
import { StartError } from '../supervisor/report';
import { endLeftoverServer } from './postgres-leftover';
import { reachDatabase } from './reach-database';

const user = 'seatmap';
const database = 'seatmap';
const startTimeoutMs = 60_000;

const ourSettings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_checkpoints: 'off',
  log_line_prefix: '%m [%p] ',
  // SQL statements contain names of pupils, which must not be logged.
  log_min_error_statement: 'panic',
  log_parameter_max_length_on_error: '0',
};
/** Settings of PostgreSQL for tests. JIT compilation is off, because it takes longer than the queries. */
export const testSettings = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  jit: 'off',
};

export interface ServerOptions {
  cluster: string;
  user: string;
  password: string;
  port: number;
  settings: Record<string, string>;
}

const clusterOf = (dataFolder: string) => path.join(dataFolder, 'postgres');

export async function resetDataFolder(dataFolder: string, holder: string): Promise<void> {
  await endLeftoverServer(clusterOf(dataFolder));
  const names = readdirSync(dataFolder).filter((name) => name !== holder);
  for (const name of names) rmSync(path.join(dataFolder, name), { recursive: true, force: true });
}

async function connect(service: Service, connectionString: string): Promise<pg.Client> {
  const ended = service.exited.then(() => {
    throw new StartError(
      `PostgreSQL does not start; DATABASE_URL names another server. Its last lines:\n${service.lastLines()}`,
    );
  });
  return Promise.race([reachDatabase({ connectionString }, { waitMs: startTimeoutMs }), ended]);
}

const urlOf = (password: string, port: number, name: string) =>
  `postgres://${user}:${password}@127.0.0.1:${port}/${name}`;

export async function embeddedDatabaseUrl(dataFolder: string): Promise<string> {
  const { databasePassword } = await readSecrets(dataFolder);
  const { postgres } = jsonRecord<Ports>(dataFolder, 'ports.json').read() ?? {};
  if (!postgres) throw new Error(`No database has run in ${dataFolder}.`);
  return urlOf(databasePassword, postgres, database);
}

export async function startPostgres({
  dataFolder,
  password,
  preferredPort,
  settings = {},
  program = [path.join(distFolder, 'postgres.mjs')],
}: {
  dataFolder: string;
  password: string;
  preferredPort?: number | undefined;
  settings?: Record<string, string>;
  program?: string[];
}) {
  const cluster = clusterOf(dataFolder);
  await endLeftoverServer(cluster);
  const port = await freePort(preferredPort);
  const options = { cluster, user, password, port, settings: { ...ourSettings, ...settings } };
  const service = startService({
    name: 'PostgreSQL',
    command: process.execPath,
    args: program,
    env: { ...process.env, POSTGRES_OPTIONS: JSON.stringify(options satisfies ServerOptions) },
    logFile: path.join(dataFolder, 'logs/postgres.log'),
    watchParent: true,
  });
  try {
    const client = await connect(service, urlOf(password, port, 'postgres'));
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [
      database,
    ]);
    if (rowCount === 0) await client.query(`create database ${database}`);
    await client.end();
  } catch (error) {
    await service.stop();
    throw error;
  }
  return {
    url: urlOf(password, port, database),
    adminUrl: urlOf(password, port, 'postgres'),
    port,
    service,
    pid: Number(readFileSync(path.join(cluster, 'postmaster.pid'), 'utf8').split('\n')[0]),
  };
}
