import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
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
  },
  (table) => [index('pupils_class_idx').on(table.classId)],
);
