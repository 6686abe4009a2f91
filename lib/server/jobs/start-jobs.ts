import 'server-only';
import { serverEnv } from '@/lib/env/server';
import { database } from '@/lib/server/database/database';
import { setSender } from '@/lib/server/mail/wake-sender';
import { unlessHeld } from './hold-jobs';
import { jobs, queueNames, type QueueName } from './jobs';
import { runDaily } from './run-daily';
import { startWorker, type Work, type Worker } from './worker';

const holder = globalThis as typeof globalThis & { seatmapJobs?: Promise<Worker> };

const work = Object.fromEntries(
  queueNames.map((name): [QueueName, Work] => {
    const run = name === 'daily' ? runDaily : jobs[name].run;
    return [
      name,
      (isTimeUp) => {
        const db = database();
        return unlessHeld(db, () => run(db, Date.now(), isTimeUp));
      },
    ];
  }),
);

export async function startJobs(): Promise<void> {
  const { JOBS_WORKER, DATABASE_URL, DATABASE_POOLED: isPooled } = serverEnv();
  if (!JOBS_WORKER) return;
  const worker = await (holder.seatmapJobs ??= startWorker(DATABASE_URL, work, { isPooled }));
  setSender(() => void worker.wake('mails').catch(() => {}));
}

export async function stopJobs(graceMs: number): Promise<void> {
  const worker = await holder.seatmapJobs?.catch(() => undefined);
  setSender(undefined);
  await worker?.stop(graceMs);
}
