import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Trials and removals outlive an account: they also apply to the next account with its address. */
export const formerAccounts = pgTable(
  'former_accounts',
  {
    emailHash: text('email_hash').primaryKey(),
    /** The begin of the trial is null if only strangers had accounts with the address. */
    trialBeganAt: timestamp('trial_began_at', { withTimezone: true }),
    firstSchoolAt: timestamp('first_school_at', { withTimezone: true }),
    removedFrom: uuid('removed_from').array().notNull(),
    deletedAt: timestamp('deleted_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('former_accounts_deleted_idx').on(table.deletedAt)],
);
