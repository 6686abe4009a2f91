import { spawn } from 'node:child_process';
import path from 'node:path';

/** Starts the webhook in a separate process. Resolves when it listens on the port. */
export async function spawnWebhookServer(port: number): Promise<{ kill: () => Promise<void> }> {
  const script = path.join(__dirname, 'webhook-process.ts');
  const args = ['--conditions=react-server', '--import', 'tsx', script, String(port)];
  const child = spawn(process.execPath, args, {
    env: { ...process.env, LOG_LEVEL: 'silent' },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const listens = new Promise((resolve) => child.stdout!.once('data', resolve));
  const ends = exited.then(() => {
    throw new Error('The webhook server ended.');
  });
  await Promise.race([listens, ends]);
  ends.catch(() => {});
  return {
    /** `kill -9`. */
    kill: () => {
      child.kill('SIGKILL');
      return exited;
    },
  };
}
