import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../free-port';
import { isRunning, sendSignal } from '../supervisor/processes';
import { StartError } from '../supervisor/report';

const longestEndMs = 20_000;

export async function endLeftoverServer(cluster: string): Promise<void> {
  const file = path.join(cluster, 'postmaster.pid');
  if (!existsSync(file)) return;
  const [pid = 0, , , port = 0] = readFileSync(file, 'utf8').split('\n').map(Number);
  if (!isRunning(pid)) return;
  // If the port of PostgreSQL is free, the server has ended and its process id now belongs to another process.
  if ((await freePort(port)) === port) return rmSync(file, { force: true });
  sendSignal(pid, 'SIGINT');
  for (const deadline = Date.now() + longestEndMs; isRunning(pid); await sleep(25)) {
    if (Date.now() < deadline) continue;
    throw new StartError(`The PostgreSQL server of an earlier run (process ${pid}) does not end.`);
  }
}
