import { index, integer, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { classes } from './classes';

export const pupils = pgTable(
  'pupils',
  {
    id: uuid().primaryKey().defaultRandom(),
    classId: uuid('class_id')
      .notNull()
      .references(() => classes.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    position: integer().notNull(),
    marks: smallint().array().notNull().default([]),
  },
  (table) => [index('pupils_class_idx').on(table.classId)],
);
