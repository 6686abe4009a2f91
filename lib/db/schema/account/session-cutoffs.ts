import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** The token of an earlier sign-in can't begin a session after the cutoff. */
export const sessionCutoffs = pgTable('session_cutoffs', {
  firebaseUid: text('firebase_uid').primaryKey(),
  endedAt: timestamp('ended_at', { withTimezone: true }).notNull(),
});
