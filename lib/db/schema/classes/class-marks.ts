import { pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { classes } from './classes';

export const classMarks = pgTable(
  'class_marks',
  {
    classId: uuid('class_id')
      .notNull()
      .references(() => classes.id, { onDelete: 'cascade' }),
    symbol: smallint().notNull(),
    name: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.classId, table.symbol] })],
);
