import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { schools } from './schools';

/**
 * The question whether a school goes on after its trial, a row for each mail that asks it. The mail's address holds a
 * token, this table its hash.
 */
export const trialQuestions = pgTable(
  'trial_questions',
  {
    /** SHA-256 of the token. */
    tokenHash: text('token_hash').primaryKey(),
    schoolId: uuid('school_id')
      .notNull()
      .references(() => schools.id, { onDelete: 'cascade' }),
    askedAt: timestamp('asked_at', { withTimezone: true }).notNull(),
    /** What the school answered, by whichever of its mails; null while it has not. */
    answer: text({ enum: ['yes', 'no'] }),
    answeredAt: timestamp('answered_at', { withTimezone: true }),
  },
  (table) => [index('trial_questions_school_idx').on(table.schoolId)],
);
