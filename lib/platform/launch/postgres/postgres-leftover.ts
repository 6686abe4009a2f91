import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { isRunning, sendSignal } from '../supervisor/processes';
import { StartError } from '../supervisor/report';

const longestEndMs = 20_000;

/** Whether a PostgreSQL server answers at a port; a refused password counts. */
async function answers(port: number): Promise<boolean> {
  const client = new pg.Client({ host: '127.0.0.1', port, user: 'nobody', password: 'none' });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.end();
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ECONNREFUSED';
  }
}

export async function endLeftoverServer(cluster: string): Promise<void> {
  const file = path.join(cluster, 'postmaster.pid');
  if (!existsSync(file)) return;
  const [pid = 0, , , port = 0] = readFileSync(file, 'utf8').split('\n').map(Number);
  if (!isRunning(pid)) return;
  if (!(await answers(port))) {
    // A lock file whose process id was reused is deleted.
    rmSync(file, { force: true });
    return;
  }
  sendSignal(pid, 'SIGINT');
  for (const deadline = Date.now() + longestEndMs; isRunning(pid); await sleep(25)) {
    if (Date.now() < deadline) continue;
    throw new StartError(`The PostgreSQL server of an earlier run (process ${pid}) does not end.`);
  }
}
