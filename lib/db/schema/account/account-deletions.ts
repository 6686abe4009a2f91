import { index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/**
 * Deletions of accounts. A finished deletion stays recorded for one day, so that a concurrent sign-in cannot recreate
 * the account.
 */
export const accountDeletions = pgTable(
  'account_deletions',
  {
    firebaseUid: text('firebase_uid').primaryKey(),
    subscriptionIds: jsonb('subscription_ids').$type<string[]>().notNull(),
    checkoutSessionIds: jsonb('checkout_session_ids').$type<string[]>().notNull(),
    requestedAt: timestamp('requested_at', { withTimezone: true }).notNull(),
    triedAt: timestamp('tried_at', { withTimezone: true }),
    paymentEndedAt: timestamp('payment_ended_at', { withTimezone: true }),
    finishedAt: timestamp('finished_at', { withTimezone: true }),
  },
  (table) => [index('account_deletions_finished_idx').on(table.finishedAt)],
);
