import 'server-only';
import { serverEnv } from '@/lib/env/server';
import { deliverInvoices } from '@/lib/server/billing/delivery/deliver-invoices';
import { database } from '@/lib/server/database/database';
import { emptyMails } from '@/lib/server/mail/empty-mails';
import { setSender } from '@/lib/server/mail/wake-sender';
import type { QueueName } from './jobs';
import { finishAllDeletions, runDaily, sendWaitingMails } from './run-daily';
import { startWorker, type Work, type Worker } from './worker';

const holder = globalThis as typeof globalThis & { seatmapJobs?: Promise<Worker> };

/** The work of each job. */
const work: Record<QueueName, Work> = {
  daily: (isTimeUp) => runDaily(database(), Date.now(), isTimeUp),
  deliveries: (isTimeUp) => deliverInvoices(database(), Date.now(), isTimeUp),
  mails: (isTimeUp) => sendWaitingMails(database(), isTimeUp),
  deletions: (isTimeUp) => finishAllDeletions(database(), Date.now(), isTimeUp),
  cleaning: () => emptyMails(database(), Date.now()),
};

/** Starts taking jobs, once a process; nothing where `JOBS_WORKER` is off. */
export async function startJobs(): Promise<void> {
  const { JOBS_WORKER, DATABASE_URL } = serverEnv();
  if (!JOBS_WORKER) return;
  const worker = await (holder.seatmapJobs ??= startWorker(DATABASE_URL, work));
  // The job is there within a minute anyway.
  setSender(() => void worker.wake('mails').catch(() => {}));
}

/** Ends what `startJobs` started, runs under way first. */
export async function stopJobs(graceMs: number): Promise<void> {
  const worker = await holder.seatmapJobs?.catch(() => undefined);
  setSender(undefined);
  await worker?.stop(graceMs);
}
