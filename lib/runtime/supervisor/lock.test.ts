import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { acquireLock, lockAddress } from './lock.mjs';

const lockModule = pathToFileURL(path.join(__dirname, 'lock.mjs')).href;

/** A process that takes the lock, says so, and holds it for a while. */
function contender(folder: string) {
  const script = `
    const { acquireLock } = await import(${JSON.stringify(lockModule)});
    const { holder } = await acquireLock(${JSON.stringify(folder)}, 'test');
    console.log(holder ? 'refused' : 'taken');
    setTimeout(() => process.exit(), 3000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const said = new Promise<string>((resolve) =>
    child.stdout.once('data', (chunk: Buffer) => resolve(String(chunk).trim())),
  );
  return { child, said, exited };
}

describe('the lock of a folder', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'lock-test-'));
  });
  afterEach(() => {
    if (process.platform !== 'win32') rmSync(lockAddress(folder, 'test'), { force: true });
    rmSync(folder, { recursive: true });
  });

  it('is refused while held, with the number of the process that has it', async () => {
    const held = await acquireLock(folder, 'test');
    expect(await acquireLock(folder, 'test')).toEqual({
      holder: { token: expect.any(String), pid: process.pid },
    });
    await held.release?.();
    const again = await acquireLock(folder, 'test');
    expect(again.holder).toBeUndefined();
    await again.release?.();
  });

  it('is the same under every name of the folder', async () => {
    const held = await acquireLock(folder, 'test');
    const { holder } = await acquireLock(`${folder}/../${path.basename(folder)}/`, 'test');
    expect(holder?.pid).toBe(process.pid);
    await held.release?.();
  });

  it('waits for its turn when asked to', async () => {
    const held = await acquireLock(folder, 'test');
    setTimeout(() => void held.release?.(), 300);
    const next = await acquireLock(folder, 'test', { waitMs: 5000 });
    expect(next.holder).toBeUndefined();
    await next.release?.();
  });

  it('is free again after its holder was killed', async () => {
    const first = contender(folder);
    expect(await first.said).toBe('taken');
    first.child.kill('SIGKILL');
    await first.exited;
    if (process.platform !== 'win32') expect(existsSync(lockAddress(folder, 'test'))).toBe(true);
    const next = await acquireLock(folder, 'test');
    expect(next.holder).toBeUndefined();
    await next.release?.();
  });

  it('is free when its holder ends just as it is asked who holds it', async () => {
    // Listens, but is too busy to answer before it ends: whoever has called is cut off.
    const script = `
      const net = await import('node:net');
      net.createServer().listen(${JSON.stringify(lockAddress(folder, 'test'))}, () => {
        process.stdout.write('listening');
        setTimeout(() => {
          Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 500);
          process.kill(process.pid, 'SIGKILL');
        }, 50);
      });`;
    const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
    await new Promise<void>((resolve) => child.stdout.once('data', () => resolve()));
    await new Promise((resolve) => setTimeout(resolve, 200));
    const lock = await acquireLock(folder, 'test');
    expect(lock.holder).toBeUndefined();
    await lock.release?.();
    await exited;
  });

  it('goes to exactly one of several that find a killed holder at once', async () => {
    const first = contender(folder);
    await first.said;
    first.child.kill('SIGKILL');
    await first.exited;
    const rivals = Array.from({ length: 6 }, () => contender(folder));
    const said = await Promise.all(rivals.map((rival) => rival.said));
    expect(said.filter((word) => word === 'taken')).toHaveLength(1);
    for (const { child } of rivals) child.kill('SIGKILL');
    await Promise.all(rivals.map((rival) => rival.exited));
  }, 20_000);
});
