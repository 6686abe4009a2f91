import { sql } from 'drizzle-orm';
import { bigint, boolean, check, pgTable, timestamp } from 'drizzle-orm/pg-core';

export const installation = pgTable(
  'installation',
  {
    isOnly: boolean('is_only').primaryKey().default(true),
    /**
     * The oldest migration that a compatible build knows: a build works with this schema if its newest migration is not
     * older, by the time in the journal. Migrations that remove something that older builds use must set it.
     */
    leastMigration: bigint('least_migration', { mode: 'number' }).notNull().default(0),
    heldAt: timestamp('held_at', { withTimezone: true }),
  },
  (table) => [check('installation_one_row', sql`${table.isOnly}`)],
);
