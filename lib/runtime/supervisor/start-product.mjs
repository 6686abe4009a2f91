import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { rootDir } from '../paths.mjs';
import { isAlive } from './processes.mjs';

/**
 * Starts the whole product as `npm start` does, for tests. It ends when the process that called this ends.
 *
 * @param {object} options
 * @param {number} [options.port] a free one when 0
 * @param {string} options.dataDir
 * @param {Record<string, string | undefined>} [options.env] on top of this process's environment
 * @param {number} [options.timeoutMs] long enough for a build, if one may be needed
 * @returns {Promise<{
 *   url: string,
 *   pid: number,
 *   dataDir: string,
 *   output: () => string,
 *   exited: Promise<number | null>,
 *   processes: () => Record<'supervisor' | 'postgres' | 'auth' | 'checkout' | 'web', { pid: number, startId: string }>,
 *   stop: () => Promise<number | null>,
 *   kill: (...names: ('supervisor' | 'postgres' | 'auth' | 'checkout' | 'web')[]) => Promise<void>,
 * }>} `url` has the base path and no slash at its end; `kill` is `kill -9`, of everything when nothing is named
 */
export async function startProduct({ port = 0, dataDir, env = {}, timeoutMs = 300_000 }) {
  const child = spawn(process.execPath, [path.join(rootDir, 'lib/cli/start.mjs')], {
    cwd: rootDir,
    env: { ...process.env, ...env, PORT: String(port), DATA_DIR: dataDir },
    detached: process.platform !== 'win32',
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (output += chunk));
  const exited = new Promise((resolve) => child.once('exit', resolve));

  const ready = new Promise((resolve) => child.on('message', resolve));
  const timer = sleep(timeoutMs, undefined, { ref: false });
  const first = await Promise.race([
    ready,
    exited.then((code) => ({ problem: `ended with ${code}` })),
    timer.then(() => ({ problem: 'is not ready in time' })),
  ]);
  if (first.problem) {
    child.kill('SIGTERM');
    throw new Error(`The product ${first.problem}:\n${output}`);
  }

  const processes = () =>
    JSON.parse(readFileSync(path.join(first.dataFolder, 'run.json'), 'utf8')).processes;
  return {
    url: first.url,
    pid: child.pid,
    dataDir: first.dataFolder,
    output: () => output,
    exited,
    processes,
    stop: () => {
      child.kill('SIGTERM');
      return exited;
    },
    kill: async (...names) => {
      const all = processes();
      const records = (names.length ? names : Object.keys(all)).map((name) => all[name]);
      for (const record of records) {
        if (isAlive(record)) process.kill(record.pid, 'SIGKILL');
      }
      while (records.some(isAlive)) await sleep(10);
    },
  };
}
