import { fork, type ChildProcess } from 'node:child_process';
import path from 'node:path';

declare global {
  var testDatabaseServer: ChildProcess | undefined;
}

export default async function globalSetup(): Promise<void> {
  const server = fork(path.join(__dirname, 'database-server.ts'), {
    detached: process.platform !== 'win32',
    execArgv: ['--import', 'tsx'],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const { url } = await new Promise<{ url: string }>((resolve, reject) => {
    server.once('message', (message) => resolve(message as { url: string }));
    server.once('exit', (code) => reject(new Error(`The test database server ended (${code}).`)));
  });
  process.env.TEST_DATABASE_SERVER = url;
  globalThis.testDatabaseServer = server;
}
