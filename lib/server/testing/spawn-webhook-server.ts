import { spawn } from 'node:child_process';

export async function spawnWebhookServer(
  file: string,
  port: number,
): Promise<{ kill: () => Promise<void> }> {
  const child = spawn(process.execPath, [file, String(port)], {
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
    kill: () => {
      child.kill('SIGKILL');
      return exited;
    },
  };
}
