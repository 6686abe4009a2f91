import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Accounts of the company's own staff, each tied by a command of the operator: an address alone proves nothing. */
export const officeClerks = pgTable('office_clerks', {
  /** The identity provider's id of the account. */
  firebaseUid: text('firebase_uid').primaryKey(),
  /** The account's confirmed address when it was tied. */
  email: text().notNull(),
  addedAt: timestamp('added_at', { withTimezone: true }).notNull(),
});
