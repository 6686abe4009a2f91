import type PgBoss from 'pg-boss';
import type { Messages } from '@/lib/i18n/messages';
import { minuteMs, type Job } from './job';
import { cleaning } from './kinds/cleaning';
import { daily } from './kinds/daily';
import { deletions } from './kinds/deletions';
import { deliveries } from './kinds/deliveries';
import { mails } from './kinds/mails';

/** The schema of the queue in our database, which belongs to pg-boss. */
export const queueSchema = 'pgboss';

/** The queue of jobs that failed at each of their tries. */
export const failedJobs = 'failed';

/** Wall clock of the schedules. */
export const timeZone = 'Europe/Oslo';

/** Each queue has one job, and a name for the office. */
export type QueueName = keyof Messages['OfficeFailures']['queues'];

/**
 * A job is described in its file of `kinds`. One waiting job of a queue is enough, because each looks up what is due. The
 * order is that of the daily run: what one job leaves to another comes before it.
 */
export const jobs = { daily, deliveries, mails, cleaning, deletions } satisfies Record<
  QueueName,
  Job
>;

export const queueNames = Object.keys(jobs) as QueueName[];

/** Settings of a queue in pg-boss. A run that does not end counts as failed a minute after its longest time. */
export function queueOptions(name: QueueName): PgBoss.Queue {
  return {
    name,
    // One waiting job, however often it is asked for.
    policy: 'short',
    retryLimit: 5,
    retryDelay: 60,
    retryBackoff: true,
    expireInSeconds: (jobs[name].longestMs + minuteMs) / 1000,
    retentionDays: 45,
    deadLetter: failedJobs,
  };
}
