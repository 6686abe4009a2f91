import { sql } from 'drizzle-orm';
import { bigint, boolean, check, pgTable, timestamp } from 'drizzle-orm/pg-core';

/** State that all nodes of a database share; one row. */
export const installation = pgTable(
  'installation',
  {
    isOnly: boolean('is_only').primaryKey().default(true),
    /**
     * A build works with this schema if its newest migration is at least this one, by the time in the journal. A migration
     * that takes away what older builds use sets it.
     */
    leastMigration: bigint('least_migration', { mode: 'number' }).notNull().default(0),
    /** Since when no job is done, so that nothing is sent; null where they are done. */
    heldAt: timestamp('held_at', { withTimezone: true }),
  },
  (table) => [check('installation_one_row', sql`${table.isOnly}`)],
);
