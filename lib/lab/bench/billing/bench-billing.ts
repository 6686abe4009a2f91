import { performance } from 'node:perf_hooks';
import { sql } from 'drizzle-orm';
import { openDatabase, type Database } from '@/lib/db/client';
import { startDatabases } from '@/lib/db/testing/start-databases';
import { createTestDatabase } from '@/lib/db/testing/test-database';
import { applyDueEvents } from '@/lib/server/billing/subscriptions/apply-due-events';
import { setTestVariables, useTestEnvironment } from '@/lib/server/testing/test-server';

/** A day on which no period of the days below ends in another month. */
const nowMs = Date.UTC(2026, 7, 20, 8);
const limitSeconds = 60;
const sampleMs = 50;

/** The days of subscriptions of which something is due on 20 August 2026, and of which nothing is. */
const days = {
  notDue: { anchor: '2026-05-01', last: '2027-04-30', invoiced: '2027-04-30', due: '2027-04-16' },
  periodBegins: {
    anchor: '2025-08-20',
    last: '2026-08-19',
    invoiced: '2027-08-19',
    due: '2026-08-20',
  },
  invoiceDue: {
    anchor: '2025-08-31',
    last: '2026-08-30',
    invoiced: '2026-08-30',
    due: '2026-08-16',
  },
  // A day earlier, since a period is invoiced once.
  invoicesDue: {
    anchor: '2025-08-30',
    last: '2026-08-29',
    invoiced: '2026-08-29',
    due: '2026-08-15',
  },
};

/** What is due on each day that is measured: of how many subscriptions it is one. */
const cases: { name: string; due: Partial<Record<keyof typeof days, number>> }[] = [
  { name: 'nothing is due', due: {} },
  // Half-year and whole-year periods, with one invoice and one beginning each.
  { name: 'an ordinary day, 1 of 180 each', due: { periodBegins: 180, invoiceDue: 180 } },
  { name: "every school's period begins", due: { periodBegins: 1 } },
  { name: "every school's invoice is due", due: { invoicesDue: 1 } },
];

async function addSchools(db: Database, count: number): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`);
    await tx.execute(sql`
      insert into schools (id, name, seat_limit)
      select gen_random_uuid(), 'Skole ' || n, 20 from generate_series(1, ${count}) n`);
    await tx.execute(sql`
      insert into school_orders (school_id, client_key, tier_id, lookup_key, net_ore, vat_ore, total_ore, organization_name,
        organization_number, invoice_type, customer_reference, period_start, period_end)
      select id, gen_random_uuid(), 'school_plan_s', 'school_plan_s_yearly', 99900, 24975, 124875, name, '987654325', 'ehf',
        'Kari', now(), now() from schools`);
    await tx.execute(sql`
      insert into school_subscriptions (school_id, state, anchor, first_period_day, last_period_day, order_id, tier_id)
      select school_id, 'active', '2026-05-01', '2026-05-01', '2027-04-30', id, tier_id from school_orders`);
  });
}

/** Gives every n-th subscription these days. */
async function setDays(db: Database, name: keyof typeof days, every: number, offset: number) {
  const { anchor, last, invoiced, due } = days[name];
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`);
    await tx.execute(sql`
      update school_subscriptions s set anchor = ${anchor}, first_period_day = ${anchor}, last_period_day = ${last},
        last_invoiced_day = ${invoiced}, period_index = 0, unpaid_since = null, next_due_on = ${due}
      from (select school_id, row_number() over (order by school_id) n from school_subscriptions) numbered
      where s.school_id = numbered.school_id and numbered.n % ${every} = ${offset}`);
  });
}

/** Runs the day, and measures its time and the most memory that it held. */
async function measure(db: Database) {
  const memory = () => Math.round(process.memoryUsage().rss / 2 ** 20);
  const before = memory();
  let most = before;
  const sampler = setInterval(() => {
    most = Math.max(most, memory());
  }, sampleMs);
  const start = performance.now();
  const { changed, blocked } = await applyDueEvents(db, nowMs, () => false);
  const seconds = (performance.now() - start) / 1000;
  clearInterval(sampler);
  if (blocked > 0) throw new Error(`${blocked} subscriptions are held up`);
  return { changed, seconds, before, most };
}

/** `npm run bench:billing -- [subscriptions]`: the daily run over a tenth of the subscriptions and over all of them. */
async function main([most = '50000']: string[]): Promise<number> {
  const sizes = [Number(most) / 10, Number(most)];
  const stopDatabases = await startDatabases();
  let isOver = false;
  try {
    console.log(
      'Subscriptions  Day                                 Changed   Seconds   Memory, MB: before, most',
    );
    for (const size of sizes) {
      const { url, drop } = await createTestDatabase();
      const { db, close } = openDatabase(url);
      useTestEnvironment({ url, db });
      setTestVariables({ DEMO: 'true' });
      try {
        await addSchools(db, size);
        for (const { name, due } of cases) {
          await setDays(db, 'notDue', 1, 0);
          for (const [offset, [kind, every]] of Object.entries(due).entries()) {
            await setDays(db, kind as keyof typeof days, every, offset % every);
          }
          await db.execute(sql`vacuum analyze`);
          const { changed, seconds, before, most: peak } = await measure(db);
          isOver ||= seconds > limitSeconds;
          console.log(
            `${String(size).padStart(13)}  ${name.padEnd(32)}${String(changed).padStart(11)}${seconds.toFixed(1).padStart(10)}${String(before).padStart(20)}${String(peak).padStart(6)}`,
          );
        }
      } finally {
        await close();
        await drop();
      }
    }
  } finally {
    await stopDatabases();
  }
  console.log(`Limit: ${limitSeconds} s.`);
  return isOver ? 1 : 0;
}

process.exitCode = await main(process.argv.slice(2));
