import { sql } from 'drizzle-orm';
import type { Database } from '@/lib/db/client';
import { fillSchools } from './seed-load';

const schoolsAtOnce = 100;
/** A process of PostgreSQL fills a core. */
const atOnce = 2;

/** The keys and indexes of the seats, which are faster to make from all rows than row by row. */
async function readIndexes(db: Database) {
  const { rows: keys } = await db.execute<{ name: string; definition: string }>(sql`
    select conname as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where conrelid = 'seats'::regclass and contype in ('p', 'u')`);
  const { rows: indexes } = await db.execute<{ name: string; definition: string }>(sql`
    select indexname as name, indexdef as definition from pg_indexes where tablename = 'seats'`);
  const others = indexes.filter(({ name }) => !keys.some((key) => key.name === name));
  return { keys, others };
}

/**
 * Makes schools of 30 teachers with two classes each and ten maps a class, to measure beside them. At 10,000 schools these are
 * 300,000 teachers, 600,000 classes and 6 million maps, 41 GB in all, 4 more of the log and 7 while indexes are made. Needs
 * a superuser.
 */
export async function seedCounty(db: Database, schools: number): Promise<void> {
  const { keys, others } = await readIndexes(db);
  // Checkpoints in between would write the same pages again and again.
  await db.execute(sql`alter system set max_wal_size = '4GB'`);
  await db.execute(sql`select pg_reload_conf()`);
  for (const { name } of keys)
    await db.execute(sql.raw(`alter table seats drop constraint ${name}`));
  for (const { name } of others) await db.execute(sql.raw(`drop index ${name}`));
  let left = schools;
  const fill = async () => {
    while (left > 0) {
      const count = Math.min(left, schoolsAtOnce);
      left -= count;
      await db.transaction(async (tx) => {
        // The rows refer to what was made in the same statement, so that nothing has to look for it.
        await tx.execute(sql`set local session_replication_role = replica`);
        await tx.execute(sql`set local synchronous_commit = off`);
        await tx.execute(sql`set local work_mem = '256MB'`);
        await fillSchools(tx, count);
      });
      if (left % 1000 === 0) console.log(`  ${left} schools to make`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, fill));
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local maintenance_work_mem = '2GB'`);
    for (const { name, definition } of keys)
      await tx.execute(sql.raw(`alter table seats add constraint ${name} ${definition}`));
    for (const { definition } of others) await tx.execute(sql.raw(definition));
  });
  // As a database is that has grown in years: cleaned up, and its changes on disk.
  await db.execute(sql`vacuum (analyze)`);
  await db.execute(sql`alter system reset max_wal_size`);
  await db.execute(sql`select pg_reload_conf()`);
  await db.execute(sql`checkpoint`);
}
