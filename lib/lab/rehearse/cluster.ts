import { execFileSync, spawn } from 'node:child_process';
import { chownSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from '../../platform/free-port';
import { postgresUser } from './postgres-user';

const versions = '/usr/lib/postgresql';

export type Cluster = Awaited<ReturnType<typeof createCluster>>;

export async function createCluster(settings: (folder: string, port: number) => string = () => '') {
  const user = postgresUser();
  const folder = mkdtempSync(path.join(tmpdir(), 'seatmap-cluster-'));
  if (user) chownSync(folder, user.uid, user.gid);
  const port = await freePort();
  const dataFolder = path.join(folder, 'data');
  const newest = readdirSync(versions).sort((a, b) => Number(b) - Number(a))[0]!;

  const run = (program: string, ...args: string[]) =>
    execFileSync(program, args, {
      cwd: folder,
      encoding: 'utf8',
      ...(user && { uid: user.uid, gid: user.gid }),
      stdio: ['ignore', 'pipe', 'inherit'],
    });
  const postgres = (program: string, ...args: string[]) =>
    run(path.join(versions, newest, 'bin', program), ...args);
  const url = (role: string, database: string) =>
    `postgres://${role}:secret@127.0.0.1:${port}/${database}`;
  const start = () =>
    postgres('pg_ctl', 'start', '-w', '-D', dataFolder, '-l', path.join(folder, 'server.log'));
  const stop = () => postgres('pg_ctl', 'stop', '-w', '-m', 'immediate', '-D', dataFolder);

  postgres('initdb', '--auth=trust', '--username=postgres', '-D', dataFolder);
  const address = `port = ${port}\nlisten_addresses = '127.0.0.1'\nunix_socket_directories = '${folder}'\n`;
  writeFileSync(path.join(dataFolder, 'postgresql.conf'), address + settings(folder, port));
  start();
  await queryAs(url('postgres', 'postgres'), "create role seatmap login password 'secret'");

  return {
    ...{ folder, dataFolder, port, url, run, start, stop },
    async addDatabase(name: string): Promise<string> {
      await queryAs(url('postgres', 'postgres'), `create database ${name} owner seatmap`);
      return url('seatmap', name);
    },
    end() {
      try {
        stop();
      } catch {
        // The PostgreSQL server has already stopped.
      }
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export async function queryAs<Row extends object>(url: string, text: string): Promise<Row[]> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end();
  }
}

export async function startPooler({ folder, port }: Cluster, database: string) {
  const own = await freePort();
  writeFileSync(path.join(folder, 'users.txt'), '"seatmap" "secret"\n', { mode: 0o644 });
  const file = path.join(folder, 'bouncer.ini');
  writeFileSync(
    file,
    `[databases]\n${database} = host=127.0.0.1 port=${port}\n[pgbouncer]\npool_mode = transaction\n` +
      `auth_type = trust\nauth_file = ${folder}/users.txt\nlisten_addr = 127.0.0.1\nlisten_port = ${own}\n` +
      `unix_socket_dir =\ndefault_pool_size = 5\n`,
  );
  const asUser = process.getuid?.() === 0 ? ['-u', 'postgres'] : [];
  const child = spawn('pgbouncer', ['-q', ...asUser, file], { stdio: 'ignore' });
  await sleep(500);
  return {
    url: `postgres://seatmap:secret@127.0.0.1:${own}/${database}`,
    stop: () => void child.kill('SIGTERM'),
  };
}
