import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Fixed windows, counted in the database so that the limit holds across all web nodes. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    /** The limited act and person; addresses only as a keyed hash. */
    key: text().primaryKey(),
    count: integer().notNull(),
    /** End of the window; the row may be deleted after it. */
    resetsAt: timestamp('resets_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('rate_limits_resets_idx').on(table.resetsAt)],
);
