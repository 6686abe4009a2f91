import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { defaultSiteUrl } from '../../../env/public';
import type { Env } from '../env-files';
import { rootDir } from '../../paths';
import { isAlive, sendSignal } from './processes';
import type { Processes } from './product';

/** The message of the command to the process that started it. */
export interface ReadyMessage {
  ready: true;
  url: string;
  dataFolder: string;
}

export interface StartedProduct {
  /** With the base path, without a slash at its end. */
  url: string;
  pid: number;
  dataDir: string;
  output: () => string;
  exited: Promise<number | null>;
  processes: () => Processes;
  stop: () => Promise<number | null>;
  /** `kill -9`, of everything when nothing is named. */
  kill: (...names: (keyof Processes)[]) => Promise<void>;
}

/**
 * Starts the whole product as `npm start` does, for tests. It ends when the process that called this ends.
 *
 * @param options `port`: a free one when 0; `env`: on top of this process's environment; `timeoutMs`: long enough for a
 *   build, if one may be needed
 */
export async function startProduct({
  port = 0,
  dataDir,
  env = {},
  timeoutMs = 300_000,
}: {
  port?: number;
  dataDir: string;
  env?: Env;
  timeoutMs?: number;
}): Promise<StartedProduct> {
  const child = spawn(
    process.execPath,
    [path.join(rootDir, 'lib/platform/launch/bootstrap.mjs'), 'start'],
    {
      cwd: rootDir,
      // One address for the pages of every start, whatever port is free.
      env: {
        NEXT_PUBLIC_NORWEGIAN_URL: defaultSiteUrl,
        ...process.env,
        ...env,
        ...{ PORT: String(port), DATA_DIR: dataDir },
      } as NodeJS.ProcessEnv,
      detached: process.platform !== 'win32',
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    },
  );
  let output = '';
  child.stdout?.on('data', (chunk) => (output += chunk));
  child.stderr?.on('data', (chunk) => (output += chunk));
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve));

  const ready = new Promise<ReadyMessage>((resolve) =>
    child.once('message', (message) => resolve(message as ReadyMessage)),
  );
  const first = await Promise.race([
    ready,
    exited.then((code) => `ended with ${code}`),
    sleep(timeoutMs, 'is not ready in time', { ref: false }),
  ]);
  if (typeof first === 'string') {
    child.kill('SIGTERM');
    throw new Error(`The product ${first}:\n${output}`);
  }

  const runFile = path.join(first.dataFolder, 'run.json');
  const processes = () =>
    (JSON.parse(readFileSync(runFile, 'utf8')) as { processes: Processes }).processes;
  return {
    url: first.url,
    pid: child.pid!,
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
      const chosen = names.length > 0 ? names.map((name) => all[name]) : Object.values(all);
      for (const record of chosen) {
        if (record && isAlive(record)) sendSignal(record.pid, 'SIGKILL');
      }
      while (chosen.some(isAlive)) await sleep(10);
    },
  };
}
