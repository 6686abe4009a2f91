import { spawn } from 'node:child_process';
import {
  closeSync,
  fstatSync,
  openSync,
  readFileSync,
  readSync,
  renameSync,
  statSync,
} from 'node:fs';
import type { Env } from '../env-files';
import { rootDir } from '../../paths';

const isWindows = process.platform === 'win32';
const largestLogBytes = 5_000_000;

/** Whether a process is running; on Linux, a zombie counts as none. */
export function isRunning(pid: number): boolean {
  if (!pid || !sendSignal(pid, 0)) return false;
  if (process.platform !== 'linux') return true;
  try {
    return !/\) [ZX] /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
}

export function sendSignal(pid: number, name: NodeJS.Signals | 0): boolean {
  try {
    process.kill(pid, name);
    return true;
  } catch {
    return false;
  }
}

export function lastLines(file: string, { count = 20, from = 0 } = {}): string {
  try {
    const size = statSync(file).size;
    const length = Math.min(size - from, 16_384);
    const buffer = Buffer.alloc(length);
    const handle = openSync(file, 'r');
    try {
      readSync(handle, buffer, 0, length, size - length);
    } finally {
      closeSync(handle);
    }
    return buffer.toString('utf8').trimEnd().split('\n').slice(-count).join('\n');
  } catch {
    return '';
  }
}

export function openLog(file: string): number {
  try {
    if (statSync(file).size > largestLogBytes) renameSync(file, `${file}.old`);
  } catch {
    // There is none yet.
  }
  return openSync(file, 'a', 0o600);
}

export interface ServiceEnd {
  error?: Error;
  code?: number | null;
  signal?: NodeJS.Signals | null;
}

export interface Service {
  name: string;
  pid: number | undefined;
  readonly hasExited: boolean;
  exited: Promise<ServiceEnd>;
  signal: (name: NodeJS.Signals) => void;
  killGroup: () => void;
  stop: (options?: { signalName?: NodeJS.Signals; graceMs?: number }) => Promise<void>;
  lastLines: () => string;
}

export interface RunAs {
  uid?: number | undefined;
  gid?: number | undefined;
}

/**
 * Starts a long-running part in a process group of its own, so that Ctrl-C in the terminal reaches it only
 * through the supervisor. `watchParent` opens the channel of `endWithParent`.
 */
export function startService(
  options: {
    name: string;
    command: string;
    args: string[];
    env: Env;
    cwd?: string;
    logFile?: string | undefined;
    watchParent?: boolean;
  } & RunAs,
): Service {
  const { name, command, args, cwd = rootDir, logFile, watchParent = false } = options;
  const output = logFile ? openLog(logFile) : 'inherit';
  const logStart = typeof output === 'number' ? fstatSync(output).size : 0;
  const child = spawn(command, args, {
    cwd,
    env: options.env as NodeJS.ProcessEnv,
    uid: options.uid,
    gid: options.gid,
    detached: !isWindows,
    windowsHide: true,
    stdio: ['ignore', output, output, watchParent ? 'ipc' : 'ignore'],
  });
  if (typeof output === 'number') closeSync(output);

  let hasExited = false;
  const exited = new Promise<ServiceEnd>((resolve) => {
    child.once('error', (error) => resolve({ error }));
    child.once('exit', (code, signal) => resolve({ code, signal }));
  });
  child.once('error', () => (hasExited = true));
  child.once('exit', () => (hasExited = true));

  const signal = (signalName: NodeJS.Signals) => {
    if (!hasExited && child.pid) sendSignal(child.pid, signalName);
  };
  const killGroup = () => {
    if (!child.pid) return;
    if (isWindows) child.kill('SIGKILL');
    else if (!sendSignal(-child.pid, 'SIGKILL') && !hasExited) sendSignal(child.pid, 'SIGKILL');
  };
  return {
    name,
    pid: child.pid,
    get hasExited() {
      return hasExited;
    },
    exited,
    signal,
    killGroup,
    stop: async ({ signalName = 'SIGTERM', graceMs = 5000 } = {}) => {
      if (hasExited) return;
      signal(signalName);
      const timer = setTimeout(killGroup, graceMs);
      await exited;
      clearTimeout(timer);
    },
    lastLines: () => (logFile ? lastLines(logFile, { from: logStart }) : ''),
  };
}

export function runStep(
  command: string,
  args: string[],
  {
    env = process.env,
    cwd = rootDir,
    collect = false,
    abort,
  }: { env?: Env; cwd?: string; collect?: boolean; abort?: AbortSignal | undefined } = {},
): Promise<{ code: number; output: string }> {
  return new Promise((resolve, reject) => {
    const stdio = collect ? 'pipe' : 'inherit';
    const child = spawn(command, args, {
      cwd,
      env: env as NodeJS.ProcessEnv,
      detached: !isWindows,
      windowsHide: true,
      stdio: ['ignore', stdio, stdio],
    });
    let output = '';
    child.stdout?.on('data', (chunk) => (output += chunk));
    child.stderr?.on('data', (chunk) => (output += chunk));

    const group = (name: NodeJS.Signals) => {
      if (isWindows) child.kill();
      else if (child.pid) sendSignal(-child.pid, name);
    };
    let timer: NodeJS.Timeout | undefined;
    const onAbort = () => {
      group('SIGTERM');
      timer = setTimeout(() => group('SIGKILL'), 5000);
    };
    if (abort?.aborted) onAbort();
    abort?.addEventListener('abort', onAbort);
    const finish = () => {
      clearTimeout(timer);
      abort?.removeEventListener('abort', onAbort);
    };
    child.once('error', (error) => {
      finish();
      reject(error);
    });
    child.once('close', (code) => {
      finish();
      // Kills the rest of the step's process group.
      if (!isWindows) group('SIGKILL');
      resolve({ code: code ?? 1, output });
    });
  });
}
