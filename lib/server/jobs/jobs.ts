import type PgBoss from 'pg-boss';
import type { Messages } from '@/lib/i18n/messages';
import { minuteMs, type Job } from './job';
import { cleaning } from './kinds/cleaning';
import { daily } from './kinds/daily';
import { deletions } from './kinds/deletions';
import { deliveries } from './kinds/deliveries';
import { mails } from './kinds/mails';

export const queueSchema = 'pgboss';

export const failedJobs = 'failed';

export const timeZone = 'Europe/Oslo';

export type QueueName = keyof Messages['OfficeFailures']['queues'];

/** Jobs in the order of the daily run: each job comes before the jobs that use its results. */
export const jobs = { daily, deliveries, mails, cleaning, deletions } satisfies Record<
  QueueName,
  Job
>;

export const queueNames = Object.keys(jobs) as QueueName[];

export function queueOptions(name: QueueName): PgBoss.Queue {
  return {
    name,
    policy: 'short',
    retryLimit: 5,
    retryDelay: 60,
    retryBackoff: true,
    expireInSeconds: (jobs[name].longestMs + minuteMs) / 1000,
    retentionDays: 45,
    deadLetter: failedJobs,
  };
}
