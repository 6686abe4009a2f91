import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/**
 * Accounts of the company's own staff, each registered by a command of the operator: an address alone proves
 * nothing.
 */
export const officeClerks = pgTable('office_clerks', {
  firebaseUid: text('firebase_uid').primaryKey(),
  email: text().notNull(),
  addedAt: timestamp('added_at', { withTimezone: true }).notNull(),
});
