import { openDatabase } from '@/lib/db/client';
import { heldSince, holdJobs, releaseJobs } from '@/lib/server/jobs/hold-jobs';
import { databaseUrl, runCommand } from './use-product';

const usage = `Holds all jobs of a database: no mail, no invoice and no deletion goes out of any node.

  jobs -- hold       after a restore, before the first node starts
  jobs -- release    does what is due since
  jobs -- state`;

await runCommand(async ([command]) => {
  if (!['hold', 'release', 'state'].includes(command ?? '')) {
    process.stderr.write(`${usage}\n`);
    return 2;
  }
  const { db, close } = openDatabase(await databaseUrl());
  try {
    if (command === 'hold') await holdJobs(db, new Date());
    if (command === 'release') await releaseJobs(db);
    const since = await heldSince(db);
    process.stdout.write(
      since ? `Jobs are held since ${since.toISOString()}.\n` : 'Jobs are done.\n',
    );
    return 0;
  } finally {
    await close();
  }
});
