import path from 'node:path';
import { distFolder, rootDir } from '../../paths';
import { readEnvironment } from '../env-files';
import { migrateDatabase } from '../postgres/migrate';
import { databaseUrl, runCommand } from './use-product';

const say = (text: string) => void process.stdout.write(`${text}\n`);

await runCommand(async () => {
  await migrateDatabase(await databaseUrl(), {
    folder: path.join(distFolder, 'migrations'),
    isPooled: readEnvironment(rootDir).DATABASE_POOLED === 'true',
    say,
  });
  say('The database has every migration of this build.');
  return 0;
});
