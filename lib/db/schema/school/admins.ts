import { index, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core';
import { schools } from './schools';
import { teachers } from '../account/teachers';

export const admins = pgTable(
  'admins',
  {
    id: uuid().primaryKey().defaultRandom(),
    teacherId: uuid('teacher_id')
      .notNull()
      .unique()
      .references(() => teachers.id, { onDelete: 'cascade' }),
    schoolId: uuid('school_id')
      .notNull()
      .references(() => schools.id, { onDelete: 'cascade' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('admins_school_idx').on(table.schoolId)],
);
