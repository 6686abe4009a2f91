import PgBoss from 'pg-boss';
import {
  failedJobs,
  jobs,
  queueNames,
  queueOptions,
  queueSchema,
  timeZone,
} from '@/lib/server/jobs/jobs';

export async function prepareQueue(connectionString: string): Promise<void> {
  const boss = new PgBoss({
    connectionString,
    schema: queueSchema,
    max: 1,
    supervise: false,
    schedule: false,
  });
  const errors: Error[] = [];
  boss.on('error', (error) => errors.push(error));
  await boss.start();
  try {
    await boss.createQueue(failedJobs);
    for (const name of queueNames) {
      await boss.createQueue(name, queueOptions(name));
      await boss.updateQueue(name, queueOptions(name));
      await boss.schedule(name, jobs[name].cron, { queue: name }, { tz: timeZone });
    }
  } finally {
    await boss.stop({ graceful: false });
  }
  if (errors[0]) throw errors[0];
}
