import 'server-only';
import { isNull, sql } from 'drizzle-orm';
import { seatingMaps } from '@/lib/db/schema/tables';

/** SQL condition for the maps that are not deleted; deleted ones are seen nowhere. */
export const isKeptMap = isNull(seatingMaps.deletedAt);

/** SQL condition for the maps whose time has come: all but those of a plan that are to be used later. */
export const isBegun = sql<boolean>`seating_maps.active_from <= statement_timestamp()`;

/** The moment at which a map is made active, later than any before it. */
export const fromNow = sql<Date>`clock_timestamp()`;

/** The id of the active map of a class, whose id is given as SQL. */
export const activeMapOf = (classId: string) =>
  sql.raw(`(
  select active.id from seating_maps active
  where active.class_id = ${classId} and active.deleted_at is null and active.active_from <= statement_timestamp()
  order by active.active_from desc, active.id desc limit 1)`);

/** SQL condition for the active maps. */
export const isActiveMap = sql<boolean>`(seating_maps.id = ${activeMapOf('seating_maps.class_id')})`;
