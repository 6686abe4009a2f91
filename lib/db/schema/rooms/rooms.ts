import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import type { RoomLayout } from '@/lib/core/rooms/room-layout';
import { schools } from '../school/schools';
import { teachers } from '../account/teachers';

/** Rooms that teachers drew. */
export const rooms = pgTable(
  'rooms',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Null when the teacher's account was deleted and the shared room stays with the school. */
    teacherId: uuid('teacher_id').references(() => teachers.id, { onDelete: 'set null' }),
    /** The teacher's school when the room was made; null for a teacher without a school. */
    schoolId: uuid('school_id').references(() => schools.id, { onDelete: 'cascade' }),
    /** Whether all teachers of the school may use and copy the room. */
    isShared: boolean('is_shared').notNull().default(false),
    name: text().notNull(),
    layout: jsonb().$type<RoomLayout>().notNull(),
    /** Number of changes, so that concurrent edits do not overwrite each other. */
    version: integer().notNull().default(1),
    /** Set while the room is archived: it is not offered for new maps. */
    archivedAt: timestamp('archived_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('rooms_teacher_idx').on(table.teacherId),
    index('rooms_school_idx').on(table.schoolId),
  ],
);
