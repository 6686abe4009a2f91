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

/** Read-only links for substitutes. The address holds a token, this table its hash. */
export const sharedLinks = pgTable(
  'shared_links',
  {
    /** Names the link in its teacher's list; opens nothing. */
    id: uuid().primaryKey().defaultRandom(),
    /** SHA-256 of the token. */
    tokenHash: text('token_hash').notNull().unique(),
    teacherId: uuid('teacher_id')
      .notNull()
      .references(() => teachers.id, { onDelete: 'cascade' }),
    kind: text({ enum: linkKinds }).notNull(),
    /** The last calendar day, in Norway, on which it works. */
    endsOn: date('ends_on', { mode: 'string' }).notNull(),
    /** When its teacher ended it, or left the school whose classes it showed. */
    revokedAt: timestamp('revoked_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('shared_links_teacher_idx').on(table.teacherId, table.createdAt),
    index('shared_links_ends_idx').on(table.endsOn),
  ],
);

/** The classes and maps of a link. A class or map that is deleted takes its row along. */
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
    /** Null where the class's active map is shown, whichever that is. */
    mapId: uuid('map_id').references(() => seatingMaps.id, { onDelete: 'cascade' }),
    /** Says when or where the lesson is. */
    label: text(),
  },
  (table) => [
    primaryKey({ columns: [table.linkId, table.position] }),
    index('shared_link_items_class_idx').on(table.classId),
    index('shared_link_items_map_idx').on(table.mapId),
  ],
);

/** How often a link was opened, in several counters, so that simultaneous visitors seldom wait for the same row. */
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
