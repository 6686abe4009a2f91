import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { subscriptionStates } from '../../core/billing/lifecycle/transitions';
import { schoolOrders } from './school-orders';
import { schools } from './schools';

/**
 * Where each school's subscription stands. Changed by `applyEvent` alone, in one transaction with what the school's row
 * shows of it. Days are those of the calendar in Norway.
 */
export const schoolSubscriptions = pgTable(
  'school_subscriptions',
  {
    schoolId: uuid('school_id')
      .primaryKey()
      .references(() => schools.id, { onDelete: 'cascade' }),
    state: text({ enum: subscriptionStates }).notNull(),
    isRenewing: boolean('is_renewing').notNull().default(true),
    lastTrialDay: date('last_trial_day'),
    /** The period that runs, or the first one if none runs yet. */
    firstPeriodDay: date('first_period_day'),
    lastPeriodDay: date('last_period_day'),
    /** Last day of the latest period that is invoiced. */
    lastInvoicedDay: date('last_invoiced_day'),
    /** Due date of the oldest invoice of which something is left to pay. */
    unpaidSince: date('unpaid_since'),
    /** The day on which access ends if nothing is paid, as the school was told. */
    stopsOn: date('stops_on'),
    /** The first day of the first period, from which all others are counted. */
    anchor: date(),
    periodMonths: integer('period_months').notNull().default(12),
    /** Number of the period that runs, from 0. */
    periodIndex: integer('period_index').notNull().default(0),
    /** What is agreed; kept when the subscription has ended. The price of a period is that of the order. */
    orderId: uuid('order_id').references(() => schoolOrders.id, { onDelete: 'restrict' }),
    tierId: text('tier_id'),
    /** The day of `nextDue`; null if no day brings a change. */
    nextDueOn: date('next_due_on'),
    /** Why what is due could not be done, for the office; null once it is done. */
    problem: text(),
    problemSince: timestamp('problem_since', { withTimezone: true }),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('school_subscriptions_due_idx').on(table.nextDueOn, table.schoolId),
    index('school_subscriptions_problem_idx')
      .on(table.problemSince)
      .where(sql`problem is not null`),
    index('school_subscriptions_order_idx').on(table.orderId),
    check(
      'school_subscriptions_period_check',
      sql`(first_period_day is null) = (last_period_day is null) and (first_period_day is null or order_id is not null)`,
    ),
  ],
);
