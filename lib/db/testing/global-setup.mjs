import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** Starts what hands out test databases; it makes none before a test asks for one. */
export default async function globalSetup() {
  const server = fork(fileURLToPath(new URL('./database-server.mjs', import.meta.url)), {
    detached: process.platform !== 'win32',
    execArgv: [],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const { url } = await new Promise((resolve, reject) => {
    server.once('message', resolve);
    server.once('exit', (code) => reject(new Error(`The test database server ended (${code}).`)));
  });
  process.env.TEST_DATABASE_SERVER = url;
  globalThis.testDatabaseServer = server;
}
