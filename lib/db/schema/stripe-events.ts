import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Events of the payment service whose effect is stored, so that a second delivery has none. */
export const stripeEvents = pgTable('stripe_events', {
  id: text().primaryKey(),
  type: text().notNull(),
  /** The event's own time. */
  created: timestamp({ withTimezone: true }).notNull(),
  receivedAt: timestamp('received_at', { withTimezone: true }).notNull().defaultNow(),
});
