import { performance } from 'node:perf_hooks';
import { sql } from 'drizzle-orm';
import { openDatabase, type Database } from '@/lib/db/client';
import { startDatabases } from '@/lib/db/testing/start-databases';
import { createTestDatabase } from '@/lib/db/testing/test-database';
import { applyDueEvents } from '@/lib/server/billing/agreement/apply-due-events';
import { setTestVariables, useTestEnvironment } from '@/lib/server/testing/test-server';

/** A day on which no period of the days below ends in another month. */
const nowMs = Date.UTC(2026, 7, 20, 8);
const limitSeconds = 60;
const sampleMs = 50;

/** The days of agreements of which something is due on 20 August 2026, and of which nothing is. */
const days = {
  notDue: { anchor: '2026-05-01', settled: '2027-04-30', due: '2027-04-17' },
  periodBegins: { anchor: '2025-08-20', settled: '2027-08-19', due: '2026-08-20' },
  invoiceDue: { anchor: '2025-08-31', settled: '2026-08-30', due: '2026-08-17' },
  // A day earlier, since a period is billed once.
  invoicesDue: { anchor: '2025-08-30', settled: '2026-08-29', due: '2026-08-16' },
};

/** The measured days: for how many agreements something is due. */
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
      insert into agreements (school_id, anchor, period_months) select id, '2026-05-01', 12 from schools`);
    await tx.execute(sql`
      insert into school_orders (school_id, agreement_id, client_key, tier_id, lookup_key, net_ore, vat_ore, total_ore,
        organization_name, organization_number, invoice_type, customer_reference, period_start, period_end)
      select school_id, id, gen_random_uuid(), 'school_plan_s', 'school_plan_s_yearly', 99900, 24975, 124875, 'Skole',
        '987654325', 'ehf', 'Kari', '2025-01-01', '2025-01-01' from agreements`);
    await tx.execute(sql`insert into school_accounts (school_id) select id from schools`);
  });
}

/** Gives every n-th agreement these days. */
async function setDays(db: Database, name: keyof typeof days, every: number, offset: number) {
  const { anchor, settled, due } = days[name];
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`);
    await tx.execute(sql`
      with chosen as (
        select school_id from (select school_id, row_number() over (order by school_id) n from school_accounts) numbered
        where numbered.n % ${every} = ${offset}),
      changed as (
        update agreements set anchor = ${anchor}, settled_until = ${settled}
        where school_id in (select school_id from chosen))
      update school_accounts set next_due_on = ${due} where school_id in (select school_id from chosen)`);
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
  if (blocked > 0) throw new Error(`${blocked} agreements are held up`);
  return { changed, seconds, before, most };
}

/** `npm run bench:billing -- [schools]`: the daily run over a tenth of the schools and over all of them. */
async function main([most = '50000']: string[]): Promise<number> {
  const sizes = [Number(most) / 10, Number(most)];
  const stopDatabases = await startDatabases();
  let isOver = false;
  try {
    console.log(
      '      Schools  Day                                 Changed   Seconds   Memory, MB: before, most',
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
