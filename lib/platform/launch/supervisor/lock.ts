import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
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

/** A turn takes milliseconds; an older one belongs to a process that was killed in it. */
const longestTurnMs = 5000;

/** Making a folder is atomic: of several processes only one does it. */
function takeTurn(turn: string): boolean {
  try {
    mkdirSync(turn);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  const begun = statSync(turn, { throwIfNoEntry: false })?.mtimeMs ?? Infinity;
  if (Date.now() - begun > longestTurnMs) rmSync(turn, { recursive: true, force: true });
  return false;
}

/**
 * Writes this process down as the holder of a lock, or answers the process that has it. One that has ended holds
 * nothing, so the lock is free at once after `kill -9`; only the reading and writing itself waits for its turn.
 */
async function tryAcquire(file: string): Promise<Lock> {
  const turn = `${file}.turn`;
  while (!takeTurn(turn)) await sleep(20);
  try {
    const holder = readHolder(file);
    if (holder) return { holder };
    writeFileSync(file, JSON.stringify(recordOf(process.pid)));
    return { release: () => rmSync(file, { force: true }) };
  } finally {
    rmSync(turn, { recursive: true, force: true });
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
