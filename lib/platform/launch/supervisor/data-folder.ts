import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { replaceFile } from './replace-file';
import { StartError } from './report';

export interface Secrets {
  appSecret: string;
  databasePassword: string;
  stripeSecretKey: string;
  stripeWebhookSecret: string;
}

export interface Ports {
  postgres?: number;
  auth?: number;
  checkout?: number;
}

const newSecret = () => randomBytes(32).toString('base64url');

export function openDataFolder(folder: string): void {
  if (!existsSync(folder)) {
    mkdirSync(folder, { recursive: true });
    // The database may run as another user, who must be able to enter the data folder.
    if (process.platform !== 'win32') chmodSync(folder, 0o755);
  } else if (!statSync(folder).isDirectory()) {
    throw new StartError(`DATA_DIR is not a folder: ${folder}`);
  }
  mkdirSync(path.join(folder, 'logs'), { recursive: true });
}

export function readJson(file: string): object | undefined {
  try {
    const value: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value;
    throw new Error('not a record');
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return undefined;
    throw new StartError(
      `${file} is damaged (${message}). Put a copy of it back, or move the whole folder away to begin anew.`,
    );
  }
}

export async function readSecrets(folder: string): Promise<Secrets> {
  const file = path.join(folder, 'secrets.json');
  const secrets = (readJson(file) ?? {}) as Partial<Secrets>;
  const complete = {
    appSecret: newSecret(),
    databasePassword: newSecret(),
    stripeSecretKey: `sk_test_${newSecret().replaceAll('-', '_')}`,
    stripeWebhookSecret: `whsec_${newSecret().replaceAll('-', '_')}`,
    ...secrets,
  };
  const isComplete = Object.keys(complete).every((name) => name in secrets);
  if (!isComplete) await replaceFile(file, `${JSON.stringify(complete, null, 2)}\n`);
  return complete;
}

export function jsonRecord<T>(folder: string, name: string) {
  const file = path.join(folder, name);
  return {
    read: () => readJson(file) as T | undefined,
    write: (value: T) => replaceFile(file, `${JSON.stringify(value, null, 2)}\n`),
  };
}
