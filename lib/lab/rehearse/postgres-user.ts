import { execFileSync, spawnSync } from 'node:child_process';
import { StartError } from '../../platform/launch/supervisor/report';

export interface PostgresUser {
  name: string;
  uid: number;
  gid: number;
}

const isRoot = () => process.getuid?.() === 0;

function findUser(name: string): PostgresUser | undefined {
  const id = (flag: string) =>
    Number(
      execFileSync('id', [flag, name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }),
    );
  try {
    return { name, uid: id('-u'), gid: id('-g') };
  } catch {
    return undefined;
  }
}

function createUser(name: string): PostgresUser | undefined {
  spawnSync('groupadd', ['--system', name], { stdio: 'ignore' });
  spawnSync(
    'useradd',
    ['--system', '--gid', name, '--no-create-home', '--shell', '/bin/false', name],
    { stdio: 'ignore' },
  );
  return findUser(name);
}

/**
 * Returns the system user for PostgreSQL, which refuses to run as root; undefined if this process does not run as root.
 */
export function postgresUser(): PostgresUser | undefined {
  if (!isRoot()) return undefined;
  const user =
    findUser('postgres') ?? findUser('_postgres') ?? createUser('postgres') ?? findUser('nobody');
  if (user) return user;
  throw new StartError(
    'PostgreSQL does not run as root, and a user "postgres" could not be created. ' +
      'Start as another user, create one with `useradd postgres`, or set DATABASE_URL.',
  );
}
