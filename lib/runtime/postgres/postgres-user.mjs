import { execFileSync, spawnSync } from 'node:child_process';
import { StartError } from '../supervisor/report.mjs';

const isRoot = () => process.getuid?.() === 0;

function idsOf(name) {
  const id = (flag) =>
    Number(
      execFileSync('id', [flag, name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }),
    );
  try {
    return { name, uid: id('-u'), gid: id('-g') };
  } catch {
    return undefined;
  }
}

function createUser(name) {
  spawnSync('groupadd', ['--system', name], { stdio: 'ignore' });
  spawnSync(
    'useradd',
    ['--system', '--gid', name, '--no-create-home', '--shell', '/bin/false', name],
    { stdio: 'ignore' },
  );
  return idsOf(name);
}

/** PostgreSQL refuses to run as root: the user to run it as then, undefined when we are not root. */
export function postgresUser() {
  if (!isRoot()) return undefined;
  const user = idsOf('postgres') ?? idsOf('_postgres') ?? createUser('postgres') ?? idsOf('nobody');
  if (user) return user;
  throw new StartError(
    'PostgreSQL does not run as root, and a user "postgres" could not be created. ' +
      'Start as another user, create one with `useradd postgres`, or set DATABASE_URL.',
  );
}

/** Whether a user can reach a folder, which takes the right to pass through all its parents. */
export function canReach(user, folder) {
  if (!user) return true;
  const { status } = spawnSync('/bin/sh', ['-c', 'cd "$0"', folder], {
    uid: user.uid,
    gid: user.gid,
    cwd: '/',
    stdio: 'ignore',
  });
  return status === 0;
}
