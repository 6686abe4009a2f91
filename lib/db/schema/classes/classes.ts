import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { schools } from '../school/schools';
import { searchWordsOf, tsvector } from '../../search-words';
import { teachers } from '../account/teachers';

const sortedName = `regexp_replace(regexp_replace(lower("name"), '(\\d+)', '000\\1', 'g'), '0*(\\d{4})', '\\1', 'g')`;

export const classes = pgTable(
  'classes',
  {
    id: uuid().primaryKey().defaultRandom(),
    teacherId: uuid('teacher_id').references(() => teachers.id, { onDelete: 'set null' }),
    schoolId: uuid('school_id').references(() => schools.id, { onDelete: 'cascade' }),
    grade: text().notNull(),
    name: text().notNull(),
    sortName: text('sort_name').notNull().generatedAlwaysAs(sql.raw(sortedName)),
    searchWords: tsvector('search_words')
      .notNull()
      .generatedAlwaysAs(searchWordsOf('grade', 'name')),
    skippedWeeks: integer('skipped_weeks').array().notNull().default([]),
    version: integer().notNull().default(1),
    archivedAt: timestamp('archived_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('classes_teacher_idx').on(table.teacherId),
    index('classes_school_idx').on(table.schoolId),
    index('classes_school_name_idx')
      .on(table.schoolId, table.sortName, table.id)
      .where(sql`archived_at is null`),
    index('classes_search_idx').using('gin', table.searchWords).with({ fastupdate: false }),
  ],
);
