import { boolean, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

export const schools = pgTable('schools', {
  id: uuid().primaryKey().defaultRandom(),
  name: text().notNull(),
  /** How many teachers the school has paid for. */
  seatLimit: integer('seat_limit').notNull().default(20),
  hasActiveSubscription: boolean('has_active_subscription').notNull().default(false),
  subscriptionCurrentPeriodEnd: timestamp('subscription_current_period_end', {
    withTimezone: true,
  }),
  trialExpiresAt: timestamp('trial_expires_at', { withTimezone: true }),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});
