import { integer, jsonb, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { Condition } from '@/lib/core/conditions/condition';
import { classes } from '../classes/classes';

export const classConditions = pgTable('class_conditions', {
  classId: uuid('class_id')
    .primaryKey()
    .references(() => classes.id, { onDelete: 'cascade' }),
  conditions: jsonb().$type<Condition[]>().notNull(),
  version: integer().notNull().default(1),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
});
