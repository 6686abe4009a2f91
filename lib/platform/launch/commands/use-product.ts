import path from 'node:path';
import { rootDir } from '../../paths';
import { readEnvironment } from '../env-files';
import { embeddedDatabaseUrl } from '../postgres/postgres';
import { jsonRecord, readSecrets, type Ports } from '../supervisor/data-folder';
import { readSettings, runEnvironment } from '../supervisor/settings';

export async function databaseUrl(): Promise<string> {
  const { DATABASE_DIRECT_URL, DATABASE_URL, DATA_DIR = '.data' } = readEnvironment(rootDir);
  return (
    DATABASE_DIRECT_URL || DATABASE_URL || embeddedDatabaseUrl(path.resolve(rootDir, DATA_DIR))
  );
}

export async function useProduct(): Promise<string> {
  const env = readEnvironment(rootDir);
  const { dataFolder, embeddedDatabase, embeddedAuth } = readSettings(env);
  const ports = jsonRecord<Ports>(dataFolder, 'ports.json').read();
  const run = runEnvironment(env, {
    databaseUrl: embeddedDatabase ? await embeddedDatabaseUrl(dataFolder) : undefined,
    authEmulatorPort: embeddedAuth ? ports?.auth : undefined,
    checkoutPort: ports?.checkout,
    secrets: await readSecrets(dataFolder),
    dataFolder,
  });
  Object.assign(process.env, run);
  return run.DATABASE_URL!;
}

export async function runCommand(main: (args: string[]) => Promise<number>): Promise<void> {
  process.exitCode = await main(process.argv.slice(2)).catch((error: unknown) => {
    const { message, cause } = error as Error;
    process.stderr.write(`${[message, cause].filter(Boolean).join('\n')}\n`);
    return 1;
  });
}
