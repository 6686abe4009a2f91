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
import { boardSides, type Mark } from '@/lib/core/rooms/room-plan';
import type { Condition, Desk } from '@/lib/core/seating/model';
import { classes } from './classes';
import { pupils } from './pupils';
import { rooms } from './rooms';
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
    /** The own room that the map was made for; null for a standard room, and after the room was deleted. */
    roomId: uuid('room_id').references(() => rooms.id, { onDelete: 'set null' }),
    /** The room as it was when the map was made. */
    desks: jsonb().$type<Desk[]>().notNull(),
    marks: jsonb().$type<Mark[]>().notNull().default([]),
    boardSide: text('board_side', { enum: boardSides }).notNull().default('top'),
    /** The conditions of the map, with pupil ids. */
    conditions: jsonb().$type<Condition[]>().notNull(),
    seed: text().notNull(),
    isActive: boolean('is_active').notNull().default(false),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('seating_maps_class_idx').on(table.classId, table.createdAt),
    index('seating_maps_room_idx').on(table.roomId),
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
