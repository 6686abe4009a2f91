import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

export const officeClerks = pgTable('office_clerks', {
  firebaseUid: text('firebase_uid').primaryKey(),
  email: text().notNull(),
  addedAt: timestamp('added_at', { withTimezone: true }).notNull(),
});
