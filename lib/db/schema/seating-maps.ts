import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Condition, Desk } from '@/lib/core/seating/model';
import { classes } from './classes';
import { pupils } from './pupils';
import { teachers } from './teachers';

export const seatingMaps = pgTable(
  'seating_maps',
  {
    id: uuid().primaryKey().defaultRandom(),
    classId: uuid('class_id')
      .notNull()
      .references(() => classes.id, { onDelete: 'cascade' }),
    createdBy: uuid('created_by').references(() => teachers.id, { onDelete: 'set null' }),
    roomName: text('room_name').notNull(),
    /** The desks as they were when the map was made. */
    desks: jsonb().$type<Desk[]>().notNull(),
    /** The conditions of the map, with pupil ids. */
    conditions: jsonb().$type<Condition[]>().notNull(),
    seed: text().notNull(),
    isActive: boolean('is_active').notNull().default(false),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('seating_maps_class_idx').on(table.classId, table.createdAt),
    uniqueIndex('seating_maps_one_active_key')
      .on(table.classId)
      .where(sql`is_active`),
  ],
);

/** Who sits where on a saved map. A deleted pupil leaves an empty desk. */
export const seats = pgTable(
  'seats',
  {
    mapId: uuid('map_id')
      .notNull()
      .references(() => seatingMaps.id, { onDelete: 'cascade' }),
    pupilId: uuid('pupil_id')
      .notNull()
      .references(() => pupils.id, { onDelete: 'cascade' }),
    row: integer().notNull(),
    col: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.mapId, table.pupilId] }),
    unique('seats_desk_key').on(table.mapId, table.row, table.col),
    index('seats_pupil_idx').on(table.pupilId),
  ],
);
