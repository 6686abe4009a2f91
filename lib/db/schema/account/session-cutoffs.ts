import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

export const sessionCutoffs = pgTable('session_cutoffs', {
  firebaseUid: text('firebase_uid').primaryKey(),
  endedAt: timestamp('ended_at', { withTimezone: true }).notNull(),
});
