import 'server-only';
import PgBoss from 'pg-boss';
import { AppError } from '@/lib/server/errors/app-error';
import { logger } from '@/lib/server/http/logger';
import { openBossDatabase } from './boss-database';
import { jobs, queueSchema, type QueueName } from './jobs';

export type Work = (isTimeUp: () => boolean) => Promise<unknown>;

export interface Worker {
  wake: (name: QueueName) => Promise<void>;
  stop: (graceMs: number) => Promise<void>;
}

const quietMs = 60_000;

export async function startWorker(
  connectionString: string,
  work: Partial<Record<QueueName, Work>>,
  {
    schedule = true,
    isPooled = false,
    ...pace
  }: { schedule?: boolean; isPooled?: boolean; pollingIntervalSeconds?: number } = {},
): Promise<Worker> {
  let isStopping = false;
  const report = reportErrors();
  const db = openBossDatabase(connectionString, report, isPooled);
  const boss = new PgBoss({
    db,
    schema: queueSchema,
    migrate: false,
    schedule,
    deleteAfterDays: 7,
  });
  boss.on('error', report);
  await boss.start();
  const wake = async (name: QueueName) => void (await boss.send(name, { queue: name }));
  for (const name of Object.keys(work) as QueueName[]) await wake(name);
  for (const [name, run] of Object.entries(work) as [QueueName, Work][]) {
    const { longestMs, pollingIntervalSeconds } = { ...jobs[name], ...pace };
    await boss.work(name, { pollingIntervalSeconds }, async () => {
      const endMs = Date.now() + longestMs;
      await runSafely(name, () => run(() => isStopping || Date.now() >= endMs));
    });
  }
  return {
    wake,
    stop: async (timeout) => {
      isStopping = true;
      await boss.stop({ graceful: true, timeout });
      await db.close();
    },
  };
}

async function runSafely(queue: QueueName, run: () => Promise<unknown>): Promise<void> {
  try {
    const result = await run();
    logger().debug({ code: 'jobDone', queue, result });
  } catch (error) {
    const reason = toReason(error);
    logger().error({ code: 'jobFailed', queue, reason });
    // A `cause` would be stored in the queue.
    // eslint-disable-next-line preserve-caught-error
    throw new Error(reason);
  }
}

/** Reason of a job's failure: only error codes, because database error messages contain query values. */
function toReason(error: unknown): string {
  if (error instanceof AppError) return error.code;
  const { name = 'unknown', code, cause } = error as Partial<Error> & { code?: unknown };
  const detail = code ?? (cause as { code?: unknown } | undefined)?.code;
  return typeof detail === 'string' ? `${name} ${detail}` : name;
}

function reportErrors() {
  const reported = new Map<string, number>();
  return (error: unknown) => {
    const reason = toReason(error);
    if (Date.now() - (reported.get(reason) ?? -quietMs) < quietMs) return;
    reported.set(reason, Date.now());
    logger().warn({ code: 'queueUnavailable', reason });
  };
}
