import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/**
 * Hashed e-mail addresses of deleted accounts. The trial of a deleted account also counts for the next account with the
 * same address.
 */
export const formerAccounts = pgTable(
  'former_accounts',
  {
    emailHash: text('email_hash').primaryKey(),
    trialBeganAt: timestamp('trial_began_at', { withTimezone: true }),
    firstSchoolAt: timestamp('first_school_at', { withTimezone: true }),
    removedFrom: uuid('removed_from').array().notNull(),
    deletedAt: timestamp('deleted_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('former_accounts_deleted_idx').on(table.deletedAt)],
);
