import { sql } from 'drizzle-orm';
import {
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { yearActions } from '@/lib/core/school/year-move';
import { classes } from '../classes/classes';
import { schools } from './schools';
import { teachers } from '../account/teachers';

export const yearMoves = pgTable(
  'year_moves',
  {
    id: uuid().primaryKey(),
    schoolId: uuid('school_id')
      .notNull()
      .references(() => schools.id, { onDelete: 'cascade' }),
    movedBy: uuid('moved_by').references(() => teachers.id, { onDelete: 'set null' }),
    schoolYear: integer('school_year').notNull(),
    previousSchoolYear: integer('previous_school_year'),
    movedUp: integer('moved_up').notNull(),
    archived: integer().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
    undoneAt: timestamp('undone_at', { withTimezone: true, precision: 3 }),
  },
  (table) => [
    index('year_moves_school_idx').on(table.schoolId, table.createdAt),
    index('year_moves_moved_by_idx').on(table.movedBy),
    uniqueIndex('year_moves_once_key')
      .on(table.schoolId, table.schoolYear)
      .where(sql`undone_at is null`),
  ],
);

export const yearMoveClasses = pgTable(
  'year_move_classes',
  {
    moveId: uuid('move_id')
      .notNull()
      .references(() => yearMoves.id, { onDelete: 'cascade' }),
    classId: uuid('class_id')
      .notNull()
      .references(() => classes.id, { onDelete: 'cascade' }),
    action: text({ enum: yearActions }).notNull(),
    gradeBefore: text('grade_before').notNull(),
    nameBefore: text('name_before').notNull(),
    gradeAfter: text('grade_after').notNull(),
    nameAfter: text('name_after').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.moveId, table.classId] }),
    index('year_move_classes_class_idx').on(table.classId),
  ],
);
