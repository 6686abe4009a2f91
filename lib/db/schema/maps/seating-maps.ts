import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Trainee } from '@/lib/contracts/maps/maps';
import type { Condition } from '@/lib/core/conditions/condition';
import type { StoredState } from '@/lib/core/maps/map-state';
import { boardSides, type Mark } from '@/lib/core/rooms/room-layout';
import type { Desk } from '@/lib/core/rooms/room';
import { classes } from '../classes/classes';
import { pupils } from '../classes/pupils';
import { rooms } from '../rooms/rooms';
import { teachers } from '../account/teachers';

export const seatingMaps = pgTable(
  'seating_maps',
  {
    id: uuid().primaryKey().defaultRandom(),
    classId: uuid('class_id')
      .notNull()
      .references(() => classes.id, { onDelete: 'cascade' }),
    createdBy: uuid('created_by').references(() => teachers.id, { onDelete: 'set null' }),
    name: text(),
    roomName: text('room_name').notNull(),
    roomId: uuid('room_id').references(() => rooms.id, { onDelete: 'set null' }),
    desks: jsonb().$type<Desk[]>().notNull(),
    marks: jsonb().$type<Mark[]>().notNull().default([]),
    boardSide: text('board_side', { enum: boardSides }).notNull().default('top'),
    conditions: jsonb().$type<Condition[]>().notNull(),
    trainees: jsonb().$type<Trainee[]>().notNull().default([]),
    emptyDesks: jsonb('empty_desks').$type<Desk[]>().notNull().default([]),
    locked: jsonb().$type<string[]>().notNull().default([]),
    off: jsonb().$type<string[]>().notNull().default([]),
    /**
     * Time from which a map is active. The class's active map is the map with the latest past time, so no background
     * job is needed.
     */
    activeFrom: timestamp('active_from', { withTimezone: true })
      .notNull()
      .default(sql`clock_timestamp()`),
    plannedFor: date('planned_for', { mode: 'string' }),
    isFixed: boolean('is_fixed').notNull().default(false),
    version: integer().notNull().default(1),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
    updatedBy: uuid('updated_by').references(() => teachers.id, { onDelete: 'set null' }),
    deletedAt: timestamp('deleted_at', { withTimezone: true }),
  },
  (table) => [
    index('seating_maps_class_idx').on(table.classId, table.activeFrom),
    index('seating_maps_room_idx').on(table.roomId),
  ],
);

export const mapVersions = pgTable(
  'map_versions',
  {
    mapId: uuid('map_id')
      .notNull()
      .references(() => seatingMaps.id, { onDelete: 'cascade' }),
    version: integer().notNull(),
    savedAt: timestamp('saved_at', { withTimezone: true }).notNull(),
    savedBy: uuid('saved_by').references(() => teachers.id, { onDelete: 'set null' }),
    state: jsonb().$type<StoredState>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.mapId, table.version] })],
);

export const mapAbsences = pgTable(
  'map_absences',
  {
    mapId: uuid('map_id')
      .notNull()
      .references(() => seatingMaps.id, { onDelete: 'cascade' }),
    day: date({ mode: 'string' }).notNull(),
    pupilId: uuid('pupil_id')
      .notNull()
      .references(() => pupils.id, { onDelete: 'cascade' }),
    markedBy: uuid('marked_by').references(() => teachers.id, { onDelete: 'set null' }),
  },
  (table) => [
    primaryKey({ columns: [table.mapId, table.day, table.pupilId] }),
    index('map_absences_pupil_idx').on(table.pupilId),
    index('map_absences_day_idx').on(table.day),
  ],
);

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
