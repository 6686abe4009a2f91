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
import { schools } from '../school/schools';

/**
 * Subscription agreements of schools. An agreement may be changed only while the database row of its school is locked.
 */
export const agreements = pgTable(
  'agreements',
  {
    id: uuid().primaryKey().defaultRandom(),
    schoolId: uuid('school_id')
      .notNull()
      .references(() => schools.id, { onDelete: 'restrict' }),
    anchor: date().notNull(),
    periodMonths: integer('period_months').notNull(),
    endsOn: date('ends_on'),
    isWithdrawn: boolean('is_withdrawn').notNull().default(false),
    /**
     * Billing periods that end on or before this day were billed before this ledger existed, and are never billed or
     * credited again; null if there are none.
     */
    settledUntil: date('settled_until'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('agreements_school_idx').on(table.schoolId, table.createdAt),
    check('agreements_end_check', sql`ends_on >= anchor`),
  ],
);

export const schoolBilling = pgTable(
  'school_billing',
  {
    schoolId: uuid('school_id')
      .primaryKey()
      .references(() => schools.id, { onDelete: 'cascade' }),
    firstTrialDay: date('first_trial_day'),
    lastTrialDay: date('last_trial_day'),
    /** Original last day of a shortened trial; null if the trial was not shortened. */
    shortenedFrom: date('shortened_from'),
    askedOn: date('asked_on'),
    nextDueOn: date('next_due_on'),
    problem: text(),
    problemSince: timestamp('problem_since', { withTimezone: true }),
  },
  (table) => [
    index('school_billing_due_idx').on(table.nextDueOn, table.schoolId),
    index('school_billing_problem_idx')
      .on(table.problemSince)
      .where(sql`problem is not null`),
  ],
);
