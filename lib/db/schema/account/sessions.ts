import { boolean, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Sessions, each begun with an ID token of the identity provider. The cookie holds a token, this table its hash. */
export const sessions = pgTable(
  'sessions',
  {
    /** Names the session in the list of its account; gives no access. */
    id: uuid().primaryKey().defaultRandom(),
    /** SHA-256 of the cookie's token. */
    tokenHash: text('token_hash').notNull().unique(),
    /** The identity provider's id of the account. */
    firebaseUid: text('firebase_uid').notNull(),
    /** The account's address when the identity provider was last asked, and whether it was confirmed then. */
    email: text().notNull(),
    isEmailVerified: boolean('is_email_verified').notNull(),
    /** Browser and system, such as "Chrome, Windows"; empty where the browser did not say. */
    device: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** Written at most once a minute; the request that writes it also asks the identity provider. */
    lastSeenAt: timestamp('last_seen_at', { withTimezone: true }).notNull(),
    /** When the password was typed. */
    authenticatedAt: timestamp('authenticated_at', { withTimezone: true }).notNull(),
    /** When the identity provider last confirmed the account. */
    checkedAt: timestamp('checked_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('sessions_account_idx').on(table.firebaseUid),
    index('sessions_expires_idx').on(table.expiresAt),
  ],
);
