import { index, pgTable, primaryKey, timestamp, uuid } from 'drizzle-orm/pg-core';
import { classes } from './classes';
import { teachers } from '../account/teachers';

export const classUses = pgTable(
  'class_uses',
  {
    teacherId: uuid('teacher_id')
      .notNull()
      .references(() => teachers.id, { onDelete: 'cascade' }),
    classId: uuid('class_id')
      .notNull()
      .references(() => classes.id, { onDelete: 'cascade' }),
    usedAt: timestamp('used_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.teacherId, table.classId] }),
    index('class_uses_latest_idx').on(table.teacherId, table.usedAt),
    index('class_uses_class_idx').on(table.classId),
  ],
);
