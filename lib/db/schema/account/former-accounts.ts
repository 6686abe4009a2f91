import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/**
 * Facts that outlive an account: its trial and its removal from a school also apply to the next account with its
 * address.
 */
export const formerAccounts = pgTable(
  'former_accounts',
  {
    emailHash: text('email_hash').primaryKey(),
    /** Start of the trial; null if the accounts with the address never belonged to its owner. */
    trialBeganAt: timestamp('trial_began_at', { withTimezone: true }),
    firstSchoolAt: timestamp('first_school_at', { withTimezone: true }),
    removedFrom: uuid('removed_from').array().notNull(),
    deletedAt: timestamp('deleted_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('former_accounts_deleted_idx').on(table.deletedAt)],
);
