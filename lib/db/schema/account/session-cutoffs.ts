import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** When the sessions of an account were ended, so that the token of an earlier sign-in begins no new one. */
export const sessionCutoffs = pgTable('session_cutoffs', {
  /** The identity provider's id of the account. */
  firebaseUid: text('firebase_uid').primaryKey(),
  endedAt: timestamp('ended_at', { withTimezone: true }).notNull(),
});
