import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { acquireLock } from './lock';

describe('a lock', () => {
  let file: string;
  beforeEach(() => {
    file = path.join(mkdtempSync(path.join(os.tmpdir(), 'lock-test-')), 'in/use.lock');
  });
  afterEach(() => rmSync(path.dirname(path.dirname(file)), { recursive: true }));

  it('is refused while its holder runs and is free after the holder was killed', async () => {
    const other = spawn('sleep', ['60'], { stdio: 'ignore' });
    acquireLock(file);
    writeFileSync(file, String(other.pid));
    expect(acquireLock(file)).toBe(other.pid);
    other.kill('SIGKILL');
    await once(other, 'exit');
    expect(acquireLock(file)).toBeUndefined();
  });

  it('is free when its file contains no process id', () => {
    acquireLock(file);
    writeFileSync(file, '{"pid":1}');
    expect(acquireLock(file)).toBeUndefined();
  });
});
