import { openDatabase } from '@/lib/db/client';
import { addClerk, listClerks, removeClerk } from '@/lib/server/billing/office/tie-clerk';
import { readEnvironment } from '../env-files';
import { rootDir } from '../../paths';
import { embeddedDatabaseUrl } from '../postgres/postgres';
import { jsonRecord, readSecrets, type Ports } from '../supervisor/data-folder';
import { readSettings, runEnvironment } from '../supervisor/settings';

const usage = `Ties accounts of the company's own staff to the office.

  office:clerk -- add EMAIL      the account that has this confirmed address
  office:clerk -- remove EMAIL
  office:clerk -- list`;

const problems = {
  noAccount: 'No account has this address. Sign up first.',
  unconfirmed: 'The address is not confirmed. Use the link in the mail first.',
};

/** Reaches the product as it runs here: its embedded parts, where the environment names no others. */
async function useProduct(): Promise<string> {
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

async function main([command, email]: string[]): Promise<number> {
  const isComplete = command === 'list' || (['add', 'remove'].includes(command ?? '') && email);
  if (!isComplete) {
    process.stderr.write(`${usage}\n`);
    return 2;
  }
  const { db, close } = openDatabase(await useProduct());
  try {
    if (command === 'add') {
      const problem = await addClerk(db, email!, Date.now());
      if (problem) throw new Error(problems[problem]);
    } else if (command === 'remove' && !(await removeClerk(db, email!))) {
      throw new Error('This address has no right to the office.');
    }
    for (const clerk of await listClerks(db)) {
      process.stdout.write(`${clerk.email}  ${clerk.addedAt.toISOString().slice(0, 10)}\n`);
    }
    return 0;
  } finally {
    await close();
  }
}

process.exitCode = await main(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  return 1;
});
