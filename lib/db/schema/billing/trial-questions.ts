import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { schools } from '../school/schools';
import { teachers } from '../account/teachers';

export const trialQuestions = pgTable(
  'trial_questions',
  {
    tokenHash: text('token_hash').primaryKey(),
    /** School that was asked whether it wants a plan after its trial; null after the school was deleted. */
    schoolId: uuid('school_id').references(() => schools.id, { onDelete: 'set null' }),
    teacherId: uuid('teacher_id').references(() => teachers.id, { onDelete: 'set null' }),
    askedAt: timestamp('asked_at', { withTimezone: true }).notNull(),
    answer: text({ enum: ['yes', 'no'] }),
    answeredAt: timestamp('answered_at', { withTimezone: true }),
  },
  (table) => [
    index('trial_questions_school_idx').on(table.schoolId),
    index('trial_questions_teacher_idx').on(table.teacherId),
  ],
);
