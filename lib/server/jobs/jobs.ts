import type PgBoss from 'pg-boss';
import type { Messages } from '@/lib/i18n/messages';

/** The schema of the queue in our database, which belongs to pg-boss. */
export const queueSchema = 'pgboss';

/** The queue of jobs that failed at each of their tries. */
export const failedJobs = 'failed';

/** Wall clock of the schedules. */
export const timeZone = 'Europe/Oslo';

export interface Job {
  /** When the job is due, as a cron line in Norwegian time. */
  cron: string;
  /** How often a node looks for the job. */
  pollingIntervalSeconds: number;
  /** How long one run may work; what it does not reach is left to the next. */
  longestMs: number;
}

/** Each queue has one job, and a name for the office. */
export type QueueName = keyof Messages['OfficeFailures']['queues'];

const minuteMs = 60_000;

/**
 * Each job (`start-jobs.ts` runs it) looks up what is due in the tables, so one waiting job of a queue is enough, and it
 * can be repeated. `daily` is due at 05:15, and again each hour to catch up what was missed while nothing ran; then it
 * finds nothing to do.
 */
export const jobs = {
  daily: { cron: '15 5-23 * * *', pollingIntervalSeconds: 20, longestMs: 20 * minuteMs },
  deliveries: { cron: '*/5 * * * *', pollingIntervalSeconds: 10, longestMs: 4 * minuteMs },
  mails: { cron: '* * * * *', pollingIntervalSeconds: 2, longestMs: 2 * minuteMs },
  deletions: { cron: '*/10 * * * *', pollingIntervalSeconds: 20, longestMs: 4 * minuteMs },
  cleaning: { cron: '40 3 * * *', pollingIntervalSeconds: 30, longestMs: 4 * minuteMs },
} satisfies Record<QueueName, Job>;

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
