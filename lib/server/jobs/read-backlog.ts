import 'server-only';
import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '@/lib/db/client';
import { failedJobs, queueNames, queueSchema } from './jobs';

export interface Backlog {
  items: { kind: string; waiting: number; givenUp: number; oldestSeconds: number }[];
  jobs: { queue: string; succeededAt: number }[];
  isHeld: boolean;
}

const letters = sql`${sql.identifier(queueSchema)}.job`;
const archive = sql`${sql.identifier(queueSchema)}.archive`;

const count = (rows: SQL) => sql`(select count(*)::int from ${rows})`;
const age = (time: SQL, rows: SQL) =>
  sql`coalesce((select extract(epoch from now() - min(${time})) from ${rows}), 0)::float8`;

function item(kind: string, since: SQL, waiting: SQL, due: SQL, givenUp?: SQL) {
  return sql`select ${kind} as kind, ${count(waiting)} as waiting,
    ${givenUp ? count(givenUp) : sql`0`} as "givenUp", ${age(since, due)} as "oldestSeconds"`;
}

const waitingMails = sql`mails where sent_at is null and given_up_at is null`;
const waitingDeliveries = sql`invoice_deliveries where delivered_at is null and refused_at is null`;
const waitingDeletions = sql`account_deletions where finished_at is null`;
const waitingJobs = sql`${letters} where state < 'active' and name in ${[...queueNames]}`;

const itemsQuery = sql.join(
  [
    item(
      'mails',
      sql`queued_at`,
      waitingMails,
      waitingMails,
      sql`mails where given_up_at is not null`,
    ),
    item(
      'deliveries',
      sql`next_try_at`,
      waitingDeliveries,
      sql`${waitingDeliveries} and next_try_at <= now()`,
      sql`invoice_deliveries where refused_at is not null`,
    ),
    item('deletions', sql`requested_at`, waitingDeletions, waitingDeletions),
    item(
      'jobs',
      sql`start_after`,
      waitingJobs,
      sql`${waitingJobs} and start_after <= now()`,
      sql`${letters} where name = ${failedJobs}`,
    ),
  ],
  sql` union all `,
);

const jobsQuery = sql`
  select name as queue, extract(epoch from max(completed_on))::float8 as "succeededAt"
  from (
    select name, completed_on from ${letters} where state = 'completed'
    union all
    select name, completed_on from ${archive}
      where state = 'completed' and archived_on > now() - interval '2 days'
  ) done where name in ${[...queueNames]} group by name`;

export async function readBacklog(db: Database): Promise<Backlog> {
  const [items, jobs, held] = [
    await db.execute(itemsQuery),
    await db.execute(jobsQuery),
    await db.execute(sql`select held_at is not null as "isHeld" from installation`),
  ];
  return {
    items: items.rows as unknown as Backlog['items'],
    jobs: jobs.rows as unknown as Backlog['jobs'],
    isHeld: held.rows[0]?.isHeld === true,
  };
}
