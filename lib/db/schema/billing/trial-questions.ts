import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { schools } from '../school/schools';
import { teachers } from '../account/teachers';

/**
 * The question whether a school continues after its trial: one row for each mail with the question. The link in the
 * mail contains a token; the table has only the hash of the token.
 */
export const trialQuestions = pgTable(
  'trial_questions',
  {
    /** SHA-256 of the token. */
    tokenHash: text('token_hash').primaryKey(),
    /** The school; null after it was deleted, so that the page of the link can say so. */
    schoolId: uuid('school_id').references(() => schools.id, { onDelete: 'set null' }),
    /** The admin who was asked; null once the account is deleted. */
    teacherId: uuid('teacher_id').references(() => teachers.id, { onDelete: 'set null' }),
    askedAt: timestamp('asked_at', { withTimezone: true }).notNull(),
    /** The school's answer, given by the link of any of its mails; null without an answer. */
    answer: text({ enum: ['yes', 'no'] }),
    answeredAt: timestamp('answered_at', { withTimezone: true }),
  },
  (table) => [
    index('trial_questions_school_idx').on(table.schoolId),
    index('trial_questions_teacher_idx').on(table.teacherId),
  ],
);
