import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, utimesSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { acquireLock } from './lock';

const lockModule = pathToFileURL(path.join(__dirname, 'lock.ts')).href;

/** A process that takes the lock, says so, and holds it until it is killed. */
function contender(file: string) {
  const script = `
    const { acquireLock } = await import(${JSON.stringify(lockModule)});
    const { holder } = await acquireLock(${JSON.stringify(file)});
    console.log(holder ? 'refused' : 'taken');
    setInterval(() => {}, 1000);`;
  const args = ['--import', 'tsx', '--input-type=module', '-e', script];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const said = new Promise<string>((resolve) =>
    child.stdout.once('data', (chunk: Buffer) => resolve(String(chunk).trim())),
  );
  return {
    said,
    kill: () => {
      child.kill('SIGKILL');
      return exited;
    },
  };
}

describe('a lock', () => {
  let folder: string;
  let file: string;
  beforeEach(() => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'lock-test-'));
    file = path.join(folder, 'lock.json');
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('is refused while held, with the number of the process that has it', async () => {
    const held = await acquireLock(file);
    expect((await acquireLock(file)).holder?.pid).toBe(process.pid);
    held.release?.();
    expect((await acquireLock(file)).holder).toBeUndefined();
  });

  it('is waited for when asked to', async () => {
    const held = await acquireLock(file);
    const waitedFor: number[] = [];
    const next = await acquireLock(file, {
      waitMs: 20_000,
      onWait: ({ pid }) => {
        waitedFor.push(pid);
        held.release?.();
      },
    });
    expect(next.holder).toBeUndefined();
    expect(waitedFor).toEqual([process.pid]);
  });

  it('is free although a process was killed while it had its turn', async () => {
    mkdirSync(`${file}.turn`);
    const then = new Date(Date.now() - 10_000);
    utimesSync(`${file}.turn`, then, then);
    expect((await acquireLock(file)).holder).toBeUndefined();
  });

  it('is free again after its holder was killed, and goes to exactly one of several', async () => {
    const first = contender(file);
    expect(await first.said).toBe('taken');
    await first.kill();
    const rivals = Array.from({ length: 4 }, () => contender(file));
    const said = await Promise.all(rivals.map((rival) => rival.said));
    expect(said.filter((word) => word === 'taken')).toHaveLength(1);
    await Promise.all(rivals.map((rival) => rival.kill()));
  });
});
