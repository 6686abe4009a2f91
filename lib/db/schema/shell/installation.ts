import { sql } from 'drizzle-orm';
import { bigint, boolean, check, pgTable, timestamp } from 'drizzle-orm/pg-core';

export const installation = pgTable(
  'installation',
  {
    isOnly: boolean('is_only').primaryKey().default(true),
    /**
     * Newest migration that a build must contain to work with the database. A migration that removes a table or column
     * stores its own number here.
     */
    leastMigration: bigint('least_migration', { mode: 'number' }).notNull().default(0),
    heldAt: timestamp('held_at', { withTimezone: true }),
  },
  (table) => [check('installation_one_row', sql`${table.isOnly}`)],
);
