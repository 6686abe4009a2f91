import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import lockfile from 'proper-lockfile';
import { mayBeAlive, recordOf, type ProcessRecord } from './processes';

export type Lock =
  | { release: () => void; holder?: undefined }
  | { release?: undefined; holder: ProcessRecord };

function readHolder(file: string): ProcessRecord | undefined {
  try {
    const holder = JSON.parse(readFileSync(file, 'utf8')) as ProcessRecord;
    return mayBeAlive(holder) ? holder : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Writes this process down as the holder of a lock, or answers the process that has it. One that has ended holds
 * nothing, so the lock is free at once after `kill -9`; only the reading and writing itself waits for its turn.
 */
async function tryAcquire(file: string): Promise<Lock> {
  const giveTurnBack = await lockfile.lock(file, {
    realpath: false,
    stale: 5000,
    retries: { retries: 100, minTimeout: 20, maxTimeout: 200 },
  });
  try {
    const holder = readHolder(file);
    if (holder) return { holder };
    writeFileSync(file, JSON.stringify(recordOf(process.pid)));
    return { release: () => rmSync(file, { force: true }) };
  } finally {
    await giveTurnBack();
  }
}

/** Takes the lock that a file stands for. With `waitMs` it waits that long for the lock to become free. */
export async function acquireLock(
  file: string,
  {
    waitMs = 0,
    onWait = () => {},
  }: { waitMs?: number; onWait?: (holder: ProcessRecord) => void } = {},
): Promise<Lock> {
  mkdirSync(path.dirname(file), { recursive: true });
  const deadline = Date.now() + waitMs;
  for (let tries = 0; ; tries += 1) {
    const lock = await tryAcquire(file);
    if (!lock.holder || Date.now() >= deadline) return lock;
    if (tries === 0) onWait(lock.holder);
    await sleep(250);
  }
}
