import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Processed Stripe events, so that a second delivery has no effect. */
export const stripeEvents = pgTable('stripe_events', {
  id: text().primaryKey(),
  type: text().notNull(),
  /** The event's own time. */
  created: timestamp({ withTimezone: true }).notNull(),
  receivedAt: timestamp('received_at', { withTimezone: true }).notNull().defaultNow(),
});
