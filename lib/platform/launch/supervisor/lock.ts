import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isRunning } from './processes';

/**
 * Acquires the lock of a file. Returns its release function, or the id of the process that holds it. The lock of a
 * dead process is free at once, even after `kill -9`.
 */
export function acquireLock(
  file: string,
): { release: () => void; holder?: undefined } | { release?: undefined; holder: number } {
  mkdirSync(path.dirname(file), { recursive: true });
  for (;;) {
    try {
      writeFileSync(file, String(process.pid), { flag: 'wx' });
      return { release: () => rmSync(file, { force: true }) };
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    const holder = Number(readFileSync(file, 'utf8'));
    if (holder !== process.pid && isRunning(holder)) return { holder };
    rmSync(file, { force: true });
  }
}
