import { spawn } from 'node:child_process';
import path from 'node:path';

export async function startEmulator(env: Record<string, string> = {}) {
  const script = path.resolve(__dirname, '../../platform/fakes/auth-emulator/main.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', script], {
    env: { ...process.env, AUTH_EMULATOR_PORT: '0', FIREBASE_PROJECT_ID: 'demo-seatmap', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const host = await new Promise<string>((resolve, reject) => {
    let output = '';
    child.stdout.on('data', (chunk) => {
      output += String(chunk);
      const address = /http:\/\/(\S+)/.exec(output)?.[1];
      if (address) resolve(address);
    });
    child.once('exit', () => reject(new Error(`The Auth emulator ended: ${output}`)));
  });

  async function signIn(email: string): Promise<{ uid: string; idToken: string }> {
    const body = JSON.stringify({ email, password: 'et godt passord', returnSecureToken: true });
    for (const method of ['signUp', 'signInWithPassword']) {
      const response = await fetch(
        `http://${host}/identitytoolkit.googleapis.com/v1/accounts:${method}?key=k`,
        { method: 'POST', headers: { 'content-type': 'application/json' }, body },
      );
      if (!response.ok) continue;
      const { localId, idToken } = (await response.json()) as { localId: string; idToken: string };
      return { uid: localId, idToken };
    }
    throw new Error(`${email} could not be signed in`);
  }

  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const stop = (signal: NodeJS.Signals = 'SIGTERM') => {
    child.kill(signal);
    return exited;
  };

  return { host, signIn, stop };
}
