import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Sessions that somebody ended before their time, so that a copy of their cookie is worth nothing. */
export const revokedSessions = pgTable(
  'revoked_sessions',
  {
    /** Hash of what is signed in the cookie. */
    id: text().primaryKey(),
    /** When the session would have ended anyway, and this row may go. */
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('revoked_sessions_expires_idx').on(table.expiresAt)],
);
