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
 * Agreements with a school; their plans are orders. A school's latest one that is not withdrawn is in force. Changed
 * with the school's row locked. Days are those of the calendar in Norway.
 */
export const agreements = pgTable(
  'agreements',
  {
    id: uuid().primaryKey().defaultRandom(),
    schoolId: uuid('school_id')
      .notNull()
      .references(() => schools.id, { onDelete: 'restrict' }),
    /** The first day of the first period, from which all others are counted. */
    anchor: date().notNull(),
    periodMonths: integer('period_months').notNull(),
    /** Last day that is agreed; null while it renews. */
    endsOn: date('ends_on'),
    /** Taken back before its trial was over, and so never in force. */
    isWithdrawn: boolean('is_withdrawn').notNull().default(false),
    /** Bills for periods until this day, from before the ledger was kept, stay as they are; null if there were none. */
    settledUntil: date('settled_until'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('agreements_school_idx').on(table.schoolId, table.createdAt),
    check('agreements_end_check', sql`ends_on >= anchor`),
  ],
);

/** A school's trial, and what the daily run has next to do for its agreement. */
export const schoolBilling = pgTable(
  'school_billing',
  {
    schoolId: uuid('school_id')
      .primaryKey()
      .references(() => schools.id, { onDelete: 'cascade' }),
    /** The day from which the trial is counted, and half a year of a school that goes on. */
    firstTrialDay: date('first_trial_day'),
    lastTrialDay: date('last_trial_day'),
    /** The day on which the school was asked whether it goes on after its trial. */
    askedOn: date('asked_on'),
    /** The next day that brings something; null if none does. */
    nextDueOn: date('next_due_on'),
    /** Why what is due could not be done, for the office; null once it is done. */
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
