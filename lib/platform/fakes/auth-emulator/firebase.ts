import { randomBytes, randomInt } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { freePort } from '../../free-port';
import { waitForAnswer } from '../../launch/supervisor/wait-for-answer';

interface FirebaseTools {
  emulators: { start: (options: object) => Promise<void> };
}

/**
 * Random loopback address, which a web page in a browser of this machine cannot guess. macOS has only one loopback
 * address.
 */
const host =
  process.platform === 'darwin'
    ? '127.0.0.1'
    : ['127', ...randomBytes(2), randomInt(1, 255)].join('.');

export async function startFirebase(project: string): Promise<string> {
  const { emulators } = createRequire(import.meta.url)('firebase-tools') as FirebaseTools;
  const folder = mkdtempSync(path.join(os.tmpdir(), 'auth-emulator-'));
  const config = path.join(folder, 'firebase.json');
  const [auth, hub, logging] = await Promise.all([0, 0, 0].map((port) => freePort(port, host)));
  const ports = { auth: { host, port: auth }, hub: { host, port: hub } };
  const settings = { ...ports, logging: { host, port: logging }, ui: { enabled: false } };
  writeFileSync(config, JSON.stringify({ emulators: settings }));
  emulators.start({ project, only: 'auth', config, cwd: folder }).then(
    () => process.exit(0),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
  const url = `http://${host}:${auth}`;
  await waitForAnswer('The Auth emulator', url);
  rmSync(folder, { recursive: true });
  return url;
}
