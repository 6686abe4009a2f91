import { execFileSync } from 'node:child_process';
import { readFileSync, readdirSync, readlinkSync, realpathSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sendSignal, startIdOf } from '../supervisor/processes';
import { StartError } from '../supervisor/report';

/** Whether a process is a PostgreSQL process of this cluster, judged by what the system says about it. */
function servesCluster(pid: number, cluster: string): boolean {
  try {
    if (process.platform === 'linux') {
      const comm = readFileSync(`/proc/${pid}/comm`, 'utf8').trim();
      return comm === 'postgres' && readlinkSync(`/proc/${pid}/cwd`) === cluster;
    }
    const command = execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
    return command.includes('postgres') && command.includes(cluster);
  } catch {
    return false;
  }
}

/** Processes of the cluster that outlived their parent process, which is how a killed server leaves them. */
function strayProcesses(cluster: string): number[] {
  if (process.platform !== 'linux') return [];
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => servesCluster(pid, cluster));
}

async function waitUntilGone(alive: () => boolean, waitMs: number): Promise<boolean> {
  const deadline = Date.now() + waitMs;
  while (alive()) {
    if (Date.now() > deadline) return false;
    await sleep(20);
  }
  return true;
}

/**
 * Makes a cluster free to be started: shuts down a server that a killed run left behind, and removes a pid file that
 * names a process which is not that server. Answers whether a server was running.
 */
export async function clearLeftoverServer(clusterFolder: string): Promise<boolean> {
  if (process.platform === 'win32') return false;
  const cluster = realpathSync(clusterFolder);
  const pidFile = path.join(cluster, 'postmaster.pid');
  let pid: number | undefined;
  try {
    pid = Number(readFileSync(pidFile, 'utf8').split('\n')[0]);
  } catch {
    pid = undefined;
  }
  let wasRunning = false;
  if (pid && startIdOf(pid)) {
    if (servesCluster(pid, cluster)) {
      wasRunning = true;
      // Fast shutdown first, then the immediate one, from which PostgreSQL recovers by itself.
      for (const signal of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
        sendSignal(pid, signal);
        if (await waitUntilGone(() => servesCluster(pid, cluster), 10_000)) break;
      }
      if (servesCluster(pid, cluster)) {
        throw new StartError(
          `The PostgreSQL server of an earlier run (process ${pid}) does not end.`,
        );
      }
    } else {
      // The number was given to another program since; PostgreSQL itself would refuse to start.
      rmSync(pidFile, { force: true });
    }
  }
  const strays = () => strayProcesses(cluster);
  if (!(await waitUntilGone(() => strays().length > 0, 3000))) {
    for (const stray of strays()) sendSignal(stray, 'SIGQUIT');
    if (!(await waitUntilGone(() => strays().length > 0, 2000))) {
      for (const stray of strays()) sendSignal(stray, 'SIGKILL');
    }
  }
  return wasRunning;
}
