import { spawn } from 'node:child_process';
import { chmodSync, existsSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { defaultSiteUrl } from '../env/public';
import type { Env } from '../platform/launch/env-files';
import type { Processes, ReadyMessage } from '../platform/launch/supervisor/parts';
import { isRunning, sendSignal } from '../platform/launch/supervisor/processes';
import { rootDir } from '../platform/paths';

export interface StartedProduct {
  url: string;
  pid: number;
  dataDir: string;
  output: () => string;
  exited: Promise<number | null>;
  processes: Processes;
  stop: () => Promise<number | null>;
  kill: (...names: (keyof Processes)[]) => Promise<void>;
}

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
  if (existsSync(dataDir)) chmodSync(dataDir, 0o755);
  const child = spawn(
    process.execPath,
    [path.join(rootDir, 'lib/platform/launch/bootstrap.mjs'), 'start'],
    {
      cwd: rootDir,
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

  const { processes } = first;
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
      const pids =
        names.length > 0 ? names.map((name) => processes[name]!) : Object.values(processes);
      for (const pid of pids) sendSignal(pid, 'SIGKILL');
      while (pids.some(isRunning)) await sleep(10);
    },
  };
}
