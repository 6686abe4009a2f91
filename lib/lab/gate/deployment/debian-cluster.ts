import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const programs = '/usr/lib/postgresql/15/bin';

/** Runs a program as PostgreSQL's user. */
export const runAsPostgres = (folder: string, program: string, ...args: string[]) =>
  execFileSync('runuser', ['-u', 'postgres', '--', program, ...args], {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });

/** A cluster of Debian's PostgreSQL below a folder of that user, with a database for the product. */
export function debianCluster(folder: string, name: string, port: number) {
  const dataFolder = path.join(folder, name);
  const postgres = (program: string, ...args: string[]) =>
    runAsPostgres(folder, path.join(programs, program), ...args);
  const configure = (settings: string) =>
    writeFileSync(
      path.join(dataFolder, 'postgresql.conf'),
      `port = ${port}\nlisten_addresses = '127.0.0.1'\nunix_socket_directories = '${folder}'\n${settings}`,
    );
  const start = () =>
    postgres('pg_ctl', 'start', '-w', '-D', dataFolder, '-l', path.join(folder, `${name}.log`));
  return {
    dataFolder,
    url: `postgres://postgres@127.0.0.1:${port}/seatmap`,
    start,
    stop: (mode: string) => postgres('pg_ctl', 'stop', '-w', '-m', mode, '-D', dataFolder),
    /** Sends a signal to all its processes. */
    signal(name: NodeJS.Signals) {
      const [pid = ''] = readFileSync(path.join(dataFolder, 'postmaster.pid'), 'utf8').split('\n');
      execFileSync('pkill', ['--signal', name, '--parent', pid]);
      process.kill(Number(pid), name);
    },
    /** Makes the cluster, starts it, and makes the database. */
    create(settings: string) {
      execFileSync('chown', ['postgres:', folder]);
      postgres('initdb', '--auth=trust', '-D', dataFolder);
      configure(settings);
      start();
      postgres('createdb', '-h', folder, '-p', String(port), 'seatmap');
    },
    /** Makes the cluster as a standby of another one, and starts it. */
    follow(primaryPort: number, settings: string) {
      postgres(
        'pg_basebackup',
        '-R',
        '-c',
        'fast',
        '-D',
        dataFolder,
        '-h',
        folder,
        '-p',
        String(primaryPort),
      );
      configure(settings);
      start();
    },
  };
}
