import { sql } from 'drizzle-orm';
import { index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { teachers } from '../account/teachers';

export const checkoutAttempts = pgTable(
  'checkout_attempts',
  {
    id: uuid().primaryKey().defaultRandom(),
    teacherId: uuid('teacher_id')
      .notNull()
      .references(() => teachers.id, { onDelete: 'cascade' }),
    lookupKey: text('lookup_key').notNull(),
    stripeSessionId: text('stripe_session_id').unique(),
    url: text(),
    /**
     * State of a card checkout. `abandoned`: the checkout must not be paid any more, but has not yet expired at Stripe.
     */
    status: text({ enum: ['open', 'abandoned', 'completed', 'expired'] })
      .notNull()
      .default('open'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('checkout_attempts_one_open_key')
      .on(table.teacherId, table.lookupKey)
      .where(sql`status = 'open'`),
    index('checkout_attempts_abandoned_idx')
      .on(table.expiresAt)
      .where(sql`status = 'abandoned'`),
  ],
);
