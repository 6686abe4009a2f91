import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { acquireLock } from './lock';

it('a lock file is refused to others while its holder process runs, and is free after the holder was killed', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'lock-test-'));
  const file = path.join(folder, 'in/use.lock');
  const other = spawn('sleep', ['60'], { stdio: 'ignore' });
  acquireLock(file);
  writeFileSync(file, String(other.pid));
  expect(acquireLock(file)).toBe(other.pid);
  other.kill('SIGKILL');
  await once(other, 'exit');
  expect(acquireLock(file)).toBeUndefined();
  rmSync(folder, { recursive: true });
});
