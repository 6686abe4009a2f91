import {
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { linkKinds } from '@/lib/contracts/maps/links';
import { classes } from '../classes/classes';
import { seatingMaps } from './seating-maps';
import { teachers } from '../account/teachers';

export const sharedLinks = pgTable(
  'shared_links',
  {
    id: uuid().primaryKey().defaultRandom(),
    tokenHash: text('token_hash').notNull().unique(),
    teacherId: uuid('teacher_id')
      .notNull()
      .references(() => teachers.id, { onDelete: 'cascade' }),
    kind: text({ enum: linkKinds }).notNull(),
    endsOn: date('ends_on', { mode: 'string' }).notNull(),
    revokedAt: timestamp('revoked_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('shared_links_teacher_idx').on(table.teacherId, table.createdAt),
    index('shared_links_ends_idx').on(table.endsOn),
  ],
);

export const sharedLinkItems = pgTable(
  'shared_link_items',
  {
    linkId: uuid('link_id')
      .notNull()
      .references(() => sharedLinks.id, { onDelete: 'cascade' }),
    position: smallint().notNull(),
    classId: uuid('class_id')
      .notNull()
      .references(() => classes.id, { onDelete: 'cascade' }),
    mapId: uuid('map_id').references(() => seatingMaps.id, { onDelete: 'cascade' }),
    label: text(),
  },
  (table) => [
    primaryKey({ columns: [table.linkId, table.position] }),
    index('shared_link_items_class_idx').on(table.classId),
    index('shared_link_items_map_idx').on(table.mapId),
  ],
);

/**
 * View counters of shared links. Each link has several database rows, so that simultaneous visitors rarely wait for a
 * row lock.
 */
export const sharedLinkViews = pgTable(
  'shared_link_views',
  {
    linkId: uuid('link_id')
      .notNull()
      .references(() => sharedLinks.id, { onDelete: 'cascade' }),
    counter: smallint().notNull(),
    views: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.linkId, table.counter] })],
);
