import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/**
 * What outlives an account for as long as it counts: that its trials were had, and from which schools it was removed. The
 * next account with its address has it again.
 */
export const formerAccounts = pgTable(
  'former_accounts',
  {
    /** Keyed hash of the folded address. */
    emailHash: text('email_hash').primaryKey(),
    /** When the teacher's own trial began; null where only strangers had made accounts. */
    trialBeganAt: timestamp('trial_began_at', { withTimezone: true }),
    /** As `teachers.firstSchoolAt`. */
    firstSchoolAt: timestamp('first_school_at', { withTimezone: true }),
    removedFrom: uuid('removed_from').array().notNull(),
    deletedAt: timestamp('deleted_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('former_accounts_deleted_idx').on(table.deletedAt)],
);
