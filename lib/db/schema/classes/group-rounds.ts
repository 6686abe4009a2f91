import {
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { classes } from './classes';
import { pupils } from './pupils';

export const groupRounds = pgTable(
  'group_rounds',
  {
    id: uuid().primaryKey(),
    classId: uuid('class_id')
      .notNull()
      .references(() => classes.id, { onDelete: 'cascade' }),
    day: date({ mode: 'string' }).notNull(),
    version: integer().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('group_rounds_class_idx').on(table.classId, table.day, table.createdAt)],
);

export const groupRoundPupils = pgTable(
  'group_round_pupils',
  {
    roundId: uuid('round_id')
      .notNull()
      .references(() => groupRounds.id, { onDelete: 'cascade' }),
    pupilId: uuid('pupil_id')
      .notNull()
      .references(() => pupils.id, { onDelete: 'cascade' }),
    groupNumber: smallint('group_number').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.roundId, table.pupilId] }),
    index('group_round_pupils_pupil_idx').on(table.pupilId),
  ],
);
