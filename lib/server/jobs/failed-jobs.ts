import 'server-only';
import { sql } from 'drizzle-orm';
import PgBoss from 'pg-boss';
import { z } from 'zod';
import type { Database } from '@/lib/db/client';
import { failedJobs, queueNames, queueSchema, type QueueName } from './jobs';

export interface FailedJob {
  id: string;
  queue: QueueName;
  times: number;
  failedAt: Date;
  reason: string;
}

const rowSchema = z.object({
  id: z.string(),
  queue: z.enum(queueNames),
  times: z.coerce.number(),
  failedAt: z.coerce.date(),
  reason: z.string().nullable(),
});

const letters = sql`${sql.identifier(queueSchema)}.job`;

export async function listFailedJobs(db: Database): Promise<FailedJob[]> {
  const { rows: there } = await db.execute(
    sql`select to_regclass(${`${queueSchema}.job`}) is not null as "hasQueue"`,
  );
  if (!there[0]?.hasQueue) return [];
  const { rows } = await db.execute(sql`
    select * from (
      select distinct on (data->>'queue') id, data->>'queue' as queue, created_on as "failedAt",
        output->>'message' as reason, count(*) over (partition by data->>'queue') as times
      from ${letters} where name = ${failedJobs} and data->>'queue' in ${[...queueNames]}
      order by data->>'queue', created_on desc, id
    ) newest order by "failedAt" desc`);
  return rows.map((row) => {
    const { reason, ...job } = rowSchema.parse(row);
    return { ...job, reason: reason ?? 'unknown' };
  });
}

export async function retryFailedJob(db: Database, id: string): Promise<boolean> {
  const job = (await listFailedJobs(db)).find((each) => each.id === id);
  if (!job) return false;
  const boss = new PgBoss({ db: toBossDatabase(db), schema: queueSchema });
  await boss.send(job.queue, { queue: job.queue });
  await db.execute(sql`
    delete from ${letters} where name = ${failedJobs} and data->>'queue' = ${job.queue}
      and created_on <= ${job.failedAt.toISOString()}::timestamptz + interval '1 ms'`);
  return true;
}

function toBossDatabase(db: Database): PgBoss.Db {
  const { $client } = db as Database & {
    $client: { query: (text: string, values: unknown[]) => Promise<{ rows: unknown[] }> };
  };
  return { executeSql: (text, values) => $client.query(text, values) };
}
