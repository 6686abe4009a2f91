import { index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/**
 * Accounts whose data are deleted here, with what is left to do at others: the card subscription and the identity. A row
 * is kept for a day after its last step, so that a sign-in that was under way does not bring the account back.
 */
export const accountDeletions = pgTable(
  'account_deletions',
  {
    /** The identity provider's id of the account. */
    firebaseUid: text('firebase_uid').primaryKey(),
    /** Stripe's ids of what has to end: subscriptions, and payment pages that may still be paid. */
    subscriptionIds: jsonb('subscription_ids').$type<string[]>().notNull(),
    checkoutSessionIds: jsonb('checkout_session_ids').$type<string[]>().notNull(),
    requestedAt: timestamp('requested_at', { withTimezone: true }).notNull(),
    /** When the steps that are left were tried last. */
    triedAt: timestamp('tried_at', { withTimezone: true }),
    paymentEndedAt: timestamp('payment_ended_at', { withTimezone: true }),
    /** When the identity was deleted, which is the last step. */
    finishedAt: timestamp('finished_at', { withTimezone: true }),
  },
  (table) => [index('account_deletions_finished_idx').on(table.finishedAt)],
);
