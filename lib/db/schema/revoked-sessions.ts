import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Sessions that were signed out before they expired, so that a copied cookie is refused. */
export const revokedSessions = pgTable(
  'revoked_sessions',
  {
    /** Hash of the signed part of the cookie. */
    id: text().primaryKey(),
    /** Time when the session would have expired; the row may be deleted after it. */
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('revoked_sessions_expires_idx').on(table.expiresAt)],
);
