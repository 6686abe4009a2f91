import { index, pgTable, primaryKey, timestamp, uuid } from 'drizzle-orm/pg-core';
import { schools } from './schools';
import { teachers } from '../account/teachers';

export const removals = pgTable(
  'removals',
  {
    schoolId: uuid('school_id')
      .notNull()
      .references(() => schools.id, { onDelete: 'cascade' }),
    teacherId: uuid('teacher_id')
      .notNull()
      .references(() => teachers.id, { onDelete: 'cascade' }),
    removedAt: timestamp('removed_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.teacherId] }),
    index('removals_teacher_idx').on(table.teacherId),
  ],
);
