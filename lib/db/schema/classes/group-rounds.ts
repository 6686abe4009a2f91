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

/** Divisions of a class into groups, kept so that the next one knows who has worked together. */
export const groupRounds = pgTable(
  'group_rounds',
  {
    id: uuid().primaryKey(),
    classId: uuid('class_id')
      .notNull()
      .references(() => classes.id, { onDelete: 'cascade' }),
    /** The day of the group work. */
    day: date({ mode: 'string' }).notNull(),
    /** Counts its changes, so that none overwrites another. */
    version: integer().notNull(),
    /** When it was kept; those that were kept at once are a millisecond apart, in their order. */
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('group_rounds_class_idx').on(table.classId, table.day, table.createdAt)],
);

/** Who was in which group of a round. A deleted pupil is in none. */
export const groupRoundPupils = pgTable(
  'group_round_pupils',
  {
    roundId: uuid('round_id')
      .notNull()
      .references(() => groupRounds.id, { onDelete: 'cascade' }),
    pupilId: uuid('pupil_id')
      .notNull()
      .references(() => pupils.id, { onDelete: 'cascade' }),
    /** The number of the group in its round, from 1. */
    groupNumber: smallint('group_number').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.roundId, table.pupilId] }),
    index('group_round_pupils_pupil_idx').on(table.pupilId),
  ],
);
