import { index, pgTable, primaryKey, timestamp, uuid } from 'drizzle-orm/pg-core';
import { classes } from './classes';
import { teachers } from '../account/teachers';

export const classEditors = pgTable(
  'class_editors',
  {
    classId: uuid('class_id')
      .notNull()
      .references(() => classes.id, { onDelete: 'cascade' }),
    teacherId: uuid('teacher_id')
      .notNull()
      .references(() => teachers.id, { onDelete: 'cascade' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.classId, table.teacherId] }),
    index('class_editors_teacher_idx').on(table.teacherId),
  ],
);
