import { execFileSync, spawn } from 'node:child_process';
import {
  closeSync,
  fstatSync,
  openSync,
  readFileSync,
  readSync,
  renameSync,
  statSync,
} from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Env } from '../env-files';
import { rootDir } from '../../paths';

const isWindows = process.platform === 'win32';
const largestLogBytes = 5_000_000;

export interface ProcessRecord {
  pid: number;
  startId?: string | undefined;
}

/**
 * Tells a process apart from a later one with the same number: its start time, with the boot on Linux. Undefined when
 * there is no such process (a zombie counts as none) or the system does not say.
 */
export function startIdOf(pid: number): string | undefined {
  try {
    if (process.platform === 'linux') {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      if (fields[0] === 'Z' || fields[0] === 'X') return undefined;
      const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
      return `${boot}:${fields[19]}`;
    }
    if (isWindows) return undefined;
    const started = execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], {
      encoding: 'utf8',
      env: { ...process.env, LC_ALL: 'C', TZ: 'UTC' },
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
    return started || undefined;
  } catch {
    return undefined;
  }
}

/** A process as it is written down for the next run. */
export function recordOf(pid: number): ProcessRecord {
  return { pid, startId: startIdOf(pid) };
}

/** Whether exactly the recorded process still runs; a reused number does not count. */
export function isAlive(record: ProcessRecord | undefined): boolean {
  if (!record?.pid || !record.startId) return false;
  return startIdOf(record.pid) === record.startId;
}

/** Like `isAlive`; where the system doesn't tell when a process began, its number has to do. */
export function mayBeAlive(record: ProcessRecord): boolean {
  return record.startId ? isAlive(record) : sendSignal(record.pid, 0);
}

/** Answers whether the process was there to get it. */
export function sendSignal(pid: number, name: NodeJS.Signals | 0): boolean {
  try {
    process.kill(pid, name);
    return true;
  } catch {
    return false;
  }
}

/** Ends a recorded process of an earlier run, politely first. Does nothing if the number now belongs to another. */
export async function endRecorded(
  record: ProcessRecord | undefined,
  { graceMs = 5000 } = {},
): Promise<boolean> {
  if (!record || !isAlive(record)) return false;
  for (const [name, waitMs] of [
    ['SIGTERM', graceMs],
    ['SIGKILL', 5000],
  ] as const) {
    sendSignal(record.pid, name);
    const deadline = Date.now() + waitMs;
    while (Date.now() < deadline) {
      if (!isAlive(record)) return true;
      await sleep(25);
    }
  }
  throw new Error(`Process ${record.pid} of an earlier run cannot be ended.`);
}

/** The last lines of a log file, none of them from before the given position. */
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

/** Opens a log for appending; one that has grown large is set aside first. */
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
  record: ProcessRecord | undefined;
  readonly hasExited: boolean;
  exited: Promise<ServiceEnd>;
  signal: (name: NodeJS.Signals) => void;
  killGroup: () => void;
  /** Asks it to end, and kills it when it has not within `graceMs`. */
  stop: (options?: { signalName?: NodeJS.Signals; graceMs?: number }) => Promise<void>;
  lastLines: () => string;
}

export interface RunAs {
  uid?: number | undefined;
  gid?: number | undefined;
}

/**
 * Starts a long-running part in a process group of its own, so that Ctrl-C in the terminal reaches it only through us.
 * `watchParent` gives it the channel that `endWithParent` wants.
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
    record: child.pid ? recordOf(child.pid) : undefined,
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

/**
 * Runs a step to its end. Its output goes to the terminal, or is collected. An abort ends the step with everything it
 * started.
 */
export function runStep(
  command: string,
  args: string[],
  {
    env = process.env,
    cwd = rootDir,
    collect = false,
    abort,
    uid,
    gid,
  }: { env?: Env; cwd?: string; collect?: boolean; abort?: AbortSignal | undefined } & RunAs = {},
): Promise<{ code: number; output: string }> {
  return new Promise((resolve, reject) => {
    const stdio = collect ? 'pipe' : 'inherit';
    const child = spawn(command, args, {
      cwd,
      env: env as NodeJS.ProcessEnv,
      uid,
      gid,
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
      // Whatever the step left running in its group has no one to end it later.
      if (!isWindows) group('SIGKILL');
      resolve({ code: code ?? 1, output });
    });
  });
}
