import { spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync, renameSync, statSync } from 'node:fs';
import type { Env } from '../env-files';
import { rootDir } from '../../paths';

const isWindows = process.platform === 'win32';
const largestLogBytes = 5_000_000;
const graceMs = 15_000;
const shownLines = 20;

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

const logBytes = (file: string) => statSync(file, { throwIfNoEntry: false })?.size ?? 0;

interface ServiceEnd {
  error?: Error;
  code?: number | null;
  signal?: NodeJS.Signals | null;
}

export type Service = ReturnType<typeof startService>;

/** Starts a process of the product in a process group of its own, so that Ctrl-C reaches only the supervisor. */
export function startService(options: {
  name: string;
  command: string;
  args: string[];
  env: Env;
  cwd?: string;
  logFile?: string | undefined;
  watchParent?: boolean;
  uid?: number;
  gid?: number;
}) {
  const { name, command, args, env, cwd = rootDir, logFile, watchParent = false } = options;
  if (logFile && logBytes(logFile) > largestLogBytes) renameSync(logFile, `${logFile}.old`);
  const logStart = logFile ? logBytes(logFile) : 0;
  const output = logFile ? openSync(logFile, 'a', 0o600) : 'inherit';
  const child = spawn(command, args, {
    cwd,
    env: env as NodeJS.ProcessEnv,
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
  void exited.then(() => (hasExited = true));

  const signal = (signalName: NodeJS.Signals) => {
    if (!hasExited && child.pid) sendSignal(child.pid, signalName);
  };
  const killGroup = () => {
    if (isWindows) child.kill('SIGKILL');
    else if (child.pid) sendSignal(-child.pid, 'SIGKILL');
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
    stop: async () => {
      signal('SIGTERM');
      const timer = setTimeout(killGroup, graceMs);
      await exited;
      clearTimeout(timer);
    },
    lastLines: () => {
      if (!logFile) return '';
      const text = readFileSync(logFile).subarray(logStart).toString();
      return text.trimEnd().split('\n').slice(-shownLines).join('\n');
    },
  };
}

export function runStep(
  command: string,
  args: string[],
  {
    env = process.env,
    collect = false,
    abort,
  }: { env?: Env; collect?: boolean; abort?: AbortSignal | undefined } = {},
): Promise<{ code: number; output: string }> {
  return new Promise((resolve, reject) => {
    const stdio = collect ? 'pipe' : 'inherit';
    const child = spawn(command, args, {
      cwd: rootDir,
      env: env as NodeJS.ProcessEnv,
      windowsHide: true,
      stdio: ['ignore', stdio, stdio],
      ...(abort && { signal: abort }),
    });
    let output = '';
    child.stdout?.on('data', (chunk) => (output += chunk));
    child.stderr?.on('data', (chunk) => (output += chunk));
    child.once('error', reject);
    child.once('close', (code) => resolve({ code: code ?? 1, output }));
  });
}
