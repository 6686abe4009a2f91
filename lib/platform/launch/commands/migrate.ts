import path from 'node:path';
import { rootDir } from '../../paths';
import { migrateDatabase } from '../postgres/migrate';
import { databaseUrl, runCommand } from './use-product';

const say = (text: string) => void process.stdout.write(`${text}\n`);

await runCommand(async () => {
  await migrateDatabase(await databaseUrl(), {
    folder: path.join(rootDir, 'dist/migrations'),
    say,
  });
  say('The database has every migration of this build.');
  return 0;
});
