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

export const rooms = pgTable(
  'rooms',
  {
    id: uuid().primaryKey().defaultRandom(),
    teacherId: uuid('teacher_id').references(() => teachers.id, { onDelete: 'set null' }),
    schoolId: uuid('school_id').references(() => schools.id, { onDelete: 'cascade' }),
    isShared: boolean('is_shared').notNull().default(false),
    name: text().notNull(),
    layout: jsonb().$type<RoomLayout>().notNull(),
    version: integer().notNull().default(1),
    archivedAt: timestamp('archived_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('rooms_teacher_idx').on(table.teacherId),
    index('rooms_school_idx').on(table.schoolId),
  ],
);
