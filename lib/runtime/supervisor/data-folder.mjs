import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { writeDurably } from './durable-file.mjs';
import { StartError } from './report.mjs';

const newSecret = () => randomBytes(32).toString('base64url');

/** The folder that holds everything an installation keeps, created when missing. */
export function openDataFolder(folder) {
  if (!existsSync(folder)) {
    mkdirSync(folder, { recursive: true });
    // The database may run as another user, who has to pass through; what is secret inside has its own mode.
    if (process.platform !== 'win32') chmodSync(folder, 0o755);
  } else if (!statSync(folder).isDirectory()) {
    throw new StartError(`DATA_DIR is not a folder: ${folder}`);
  }
  mkdirSync(path.join(folder, 'logs'), { recursive: true });
  return folder;
}

function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    if (error.code === 'ENOENT') return undefined;
    throw new StartError(`${file} cannot be read: ${error.message}`);
  }
}

/** Passwords that the installation made for itself; created once, durably, before anything depends on them. */
export async function readSecrets(folder) {
  const file = path.join(folder, 'secrets.json');
  const secrets = readJson(file) ?? {};
  const complete = {
    appSecret: newSecret(),
    databasePassword: newSecret(),
    stripeSecretKey: `sk_test_${newSecret().replaceAll('-', '_')}`,
    stripeWebhookSecret: `whsec_${newSecret().replaceAll('-', '_')}`,
    ...secrets,
  };
  if (Object.keys(complete).every((name) => secrets[name])) return secrets;
  await writeDurably(file, `${JSON.stringify(complete, null, 2)}\n`);
  return complete;
}

/** A small JSON record inside the data folder, such as the ports in use. */
export function jsonRecord(folder, name) {
  const file = path.join(folder, name);
  return {
    file,
    read: () => readJson(file),
    write: (value) => writeDurably(file, `${JSON.stringify(value, null, 2)}\n`),
  };
}
