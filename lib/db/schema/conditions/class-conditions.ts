import { integer, jsonb, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { Condition } from '@/lib/core/conditions/condition';
import { classes } from '../classes/classes';

/** The conditions that a class keeps from map to map. One row a class, from the first condition on. */
export const classConditions = pgTable('class_conditions', {
  classId: uuid('class_id')
    .primaryKey()
    .references(() => classes.id, { onDelete: 'cascade' }),
  /** The conditions in the teacher's order, with pupil ids. */
  conditions: jsonb().$type<Condition[]>().notNull(),
  /** Number of changes, so that concurrent edits do not overwrite each other. */
  version: integer().notNull().default(1),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
});
