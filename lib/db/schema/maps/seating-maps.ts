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
    /** The teacher's name for it; null if there is none. */
    name: text(),
    roomName: text('room_name').notNull(),
    /** The own room that the map was made for; null for a standard room, and after the room was deleted. */
    roomId: uuid('room_id').references(() => rooms.id, { onDelete: 'set null' }),
    /** The room as it was when the map was made. */
    desks: jsonb().$type<Desk[]>().notNull(),
    marks: jsonb().$type<Mark[]>().notNull().default([]),
    boardSide: text('board_side', { enum: boardSides }).notNull().default('top'),
    /** The conditions of the map, with pupil ids. */
    conditions: jsonb().$type<Condition[]>().notNull(),
    /** Pupils who are not of the class. */
    trainees: jsonb().$type<Trainee[]>().notNull().default([]),
    /** Desks that the teacher leaves empty. */
    emptyDesks: jsonb('empty_desks').$type<Desk[]>().notNull().default([]),
    /** Pupils and trainees who keep their desk. */
    locked: jsonb().$type<string[]>().notNull().default([]),
    /** Conditions of the class that are switched off for this map, by id. */
    off: jsonb().$type<string[]>().notNull().default([]),
    /**
     * Since when the map is the class's, or will be. Active is the one of those whose time has come that came last; so a
     * map of a plan becomes active without any job, and a deleted or restored one changes nothing else.
     */
    activeFrom: timestamp('active_from', { withTimezone: true })
      .notNull()
      .default(sql`clock_timestamp()`),
    /** The first day of a map of a plan; null for a map that was made to be used at once. */
    plannedFor: date('planned_for', { mode: 'string' }),
    /** Whether making its plan again leaves the map as it is. */
    isFixed: boolean('is_fixed').notNull().default(false),
    /** Number of states that the map has had, so that concurrent corrections do not overwrite each other. */
    version: integer().notNull().default(1),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** When the present state was saved, and by whom. */
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
    updatedBy: uuid('updated_by').references(() => teachers.id, { onDelete: 'set null' }),
    /** Set while the map is deleted and can still be restored. */
    deletedAt: timestamp('deleted_at', { withTimezone: true }),
  },
  (table) => [
    index('seating_maps_class_idx').on(table.classId, table.activeFrom),
    index('seating_maps_room_idx').on(table.roomId),
  ],
);

/** The earlier states of a map, each under the version that it had. */
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

/** Pupils who are away on a day, as seen on a map. */
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

/** The seats of a saved map. A deleted pupil leaves an empty desk. */
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
