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
} from 'node:fs';
import path from 'node:path';
import { postgresPackage } from './postgres-package.mjs';
import { StartError } from '../supervisor/report.mjs';

function tryRun(postgres, user) {
  return spawnSync(postgres, ['--version'], {
    encoding: 'utf8',
    uid: user?.uid,
    gid: user?.gid,
    cwd: user ? '/' : undefined,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/** Makes a folder that other users may enter, whatever the umask. */
export function makeSharedFolder(folder) {
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o755);
}

/** Packages unpacked under a strict umask are closed to other users. */
function openToAll(folder) {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath ?? entry.path, entry.name);
    if (entry.isSymbolicLink()) continue;
    const isProgram = entry.isDirectory() || (statSync(file).mode & 0o100) !== 0;
    chmodSync(file, isProgram ? 0o755 : 0o644);
  }
}

/** A copy of the server outside a folder that the user may not enter; made once for each version. */
function copyTo(sharedFolder, native) {
  const { version } = JSON.parse(readFileSync(path.join(native, '../package.json'), 'utf8'));
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

/**
 * The programs of the embedded server, proved to run as the given user: `{ postgres, initdb, pgCtl, major }`.
 * `sharedFolder` is where they are copied when that user cannot reach node_modules.
 */
export function findPostgres({ user, sharedFolder }) {
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
  const suffix = process.platform === 'win32' ? '.exe' : '';
  const program = (name) => path.join(bin, `${name}${suffix}`);
  if (process.platform !== 'win32') {
    for (const name of ['postgres', 'initdb', 'pg_ctl']) {
      if ((statSync(program(name)).mode & 0o111) !== 0o111) chmodSync(program(name), 0o755);
    }
  }
  let run = tryRun(program('postgres'), user);
  if (user && run.error?.code === 'EACCES') {
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
