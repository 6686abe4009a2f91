import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isRunning } from './processes';

/**
 * Takes the lock of a file. Returns how to release it, or the process that holds it; a dead process holds
 * nothing, so the lock is free at once after `kill -9`.
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
