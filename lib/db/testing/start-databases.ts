import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

export async function startDatabases(): Promise<() => Promise<void>> {
  const program = fileURLToPath(new URL('database-server.ts', import.meta.url));
  const server = fork(program, { execArgv: ['--import', 'tsx'] });
  const [{ url }] = (await once(server, 'message')) as [{ url: string }];
  process.env.TEST_DATABASE_SERVER = url;
  return async () => {
    const exited = once(server, 'exit');
    server.kill('SIGTERM');
    await exited;
  };
}
