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
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { rootDir } from '../paths.mjs';

const isWindows = process.platform === 'win32';
const largestLogBytes = 5_000_000;

/**
 * What tells a process apart from a later one with the same number: its start time, with the boot on Linux.
 * Undefined when there is no such process (a zombie counts as none) or the system does not say.
 */
export function startIdOf(pid) {
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
export function recordOf(pid) {
  return { pid, startId: startIdOf(pid) };
}

/** Whether exactly the recorded process still runs; a reused number does not count. */
export function isAlive(record) {
  if (!record?.pid || !record.startId) return false;
  return startIdOf(record.pid) === record.startId;
}

function signal(pid, name) {
  try {
    process.kill(pid, name);
    return true;
  } catch {
    return false;
  }
}

/** Ends a recorded process of an earlier run, politely first. Does nothing if the number now belongs to another. */
export async function endRecorded(record, { graceMs = 5000 } = {}) {
  if (!isAlive(record)) return false;
  for (const [name, waitMs] of [
    ['SIGTERM', graceMs],
    ['SIGKILL', 5000],
  ]) {
    signal(record.pid, name);
    const deadline = Date.now() + waitMs;
    while (Date.now() < deadline) {
      if (!isAlive(record)) return true;
      await sleep(25);
    }
  }
  throw new Error(`Process ${record.pid} of an earlier run cannot be ended.`);
}

/** The last lines of a log file, none of them from before the given position. */
export function lastLines(file, { count = 20, from = 0 } = {}) {
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
export function openLog(file) {
  try {
    if (statSync(file).size > largestLogBytes) renameSync(file, `${file}.old`);
  } catch {
    // There is none yet.
  }
  return openSync(file, 'a', 0o600);
}

/** Arguments for Node.js that end a process when the one that started it is gone, even by kill -9. */
export const endWithParentArgs = [
  '--import',
  pathToFileURL(path.join(rootDir, 'lib/runtime/supervisor/end-with-parent.mjs')).href,
];

/**
 * Starts a long-running part in a process group of its own, so that Ctrl-C in the terminal reaches it only through us.
 * `watchParent` needs `endWithParentArgs` among the arguments.
 */
export function startService({
  name,
  command,
  args,
  env,
  cwd = rootDir,
  logFile,
  uid,
  gid,
  watchParent = false,
}) {
  const output = logFile ? openLog(logFile) : 'inherit';
  const logStart = logFile ? fstatSync(output).size : 0;
  const child = spawn(command, args, {
    cwd,
    env,
    uid,
    gid,
    detached: !isWindows,
    windowsHide: true,
    stdio: ['ignore', output, output, watchParent ? 'pipe' : 'ignore'],
  });
  if (logFile) closeSync(output);
  child.stdio[3]?.on('error', () => {});

  const service = { name, pid: child.pid, record: undefined, logFile, hasExited: false };
  service.exited = new Promise((resolve) => {
    child.once('error', (error) => {
      service.hasExited = true;
      resolve({ error });
    });
    child.once('exit', (code, exitSignal) => {
      service.hasExited = true;
      resolve({ code, signal: exitSignal });
    });
  });
  if (child.pid) service.record = recordOf(child.pid);

  service.signal = (signalName) => {
    if (!service.hasExited && child.pid) signal(child.pid, signalName);
  };
  service.killGroup = () => {
    if (!child.pid) return;
    if (isWindows) child.kill('SIGKILL');
    else if (!signal(-child.pid, 'SIGKILL') && !service.hasExited) signal(child.pid, 'SIGKILL');
  };
  /** Asks it to end, and kills it when it has not within `graceMs`. */
  service.stop = async ({ signalName = 'SIGTERM', graceMs = 5000 } = {}) => {
    if (service.hasExited) return;
    service.signal(signalName);
    const timer = setTimeout(() => service.killGroup(), graceMs);
    await service.exited;
    clearTimeout(timer);
  };
  service.lastLines = () => (logFile ? lastLines(logFile, { from: logStart }) : '');
  return service;
}

/**
 * Runs a step to its end and resolves with `{ code, output }`. Its output goes to the terminal, or is collected
 * (`collect`, also into `logFile`). An abort ends the step with everything it started.
 */
export function runStep(
  command,
  args,
  { env = process.env, cwd = rootDir, collect = false, logFile, abort, shell = false } = {},
) {
  return new Promise((resolve, reject) => {
    const log = logFile ? openLog(logFile) : undefined;
    const stdio = collect ? 'pipe' : (log ?? 'inherit');
    const child = spawn(command, args, {
      cwd,
      env,
      shell,
      detached: !isWindows,
      windowsHide: true,
      stdio: ['ignore', stdio, stdio],
    });
    if (log !== undefined) closeSync(log);
    let output = '';
    child.stdout?.on('data', (chunk) => (output += chunk));
    child.stderr?.on('data', (chunk) => (output += chunk));

    const group = (name) => (isWindows ? child.kill() : signal(-child.pid, name));
    let timer;
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
    child.once('close', (code, exitSignal) => {
      finish();
      // Whatever the step left running in its group has no one to end it later.
      if (!isWindows) group('SIGKILL');
      resolve({ code: code ?? 1, signal: exitSignal, output });
    });
  });
}
